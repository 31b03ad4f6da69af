// The little of IndexedDB that the page uses, for tests where there is no browser. Transactions come one
// after another, are done wholly or not at all, and end by themselves when nothing more is asked of them.
// kept is what is on the disk; beyond it a page that is closed leaves nothing. The faults are what may
// happen to us: forbidden, broken, foreign, full; or closed before so many steps of transactions are taken.
(kept, faults) => {
	const later = (call) => setTimeout(call, 0);
	const error = (name) => Object.assign(new Error(name), { name });
	let last = Promise.resolve(); // the transaction before

	function transaction(mode) {
		const asked = [];
		const x = { error: null };
		let state = "active", done = null;
		const values = new Map(kept);
		const need = () => {
			if (state !== "active") {
				throw error(state === "ended" ? "InvalidStateError" : "TransactionInactiveError");
			}
		};
		const end = (type, why) => {
			state = "ended";
			x.error = why;
			if (type === "complete" && mode === "readwrite") {
				kept.clear();
				values.forEach((value, key) => kept.set(key, value));
			}
			later(() => { x["on" + type]?.({}); done(); });
		};
		const ask = (work) => {
			need();
			const request = {};
			asked.push({ request, work });
			return request;
		};
		const step = () => {
			if (state === "ended") {
				return;
			}
			if (faults.steps-- === 0) {
				faults.closed();
				return;
			}
			const next = asked.shift();
			if (!next) {
				end("complete", null);
				return;
			}
			try {
				next.request.result = next.work();
			} catch (problem) {
				end("abort", problem);
				return;
			}
			state = "active";
			next.request.onsuccess?.({});
			if (state === "active") {
				state = "inactive";
			}
			later(step);
		};
		const writing = (work) => () => {
			if (mode !== "readwrite") {
				throw error("ReadOnlyError");
			}
			return work();
		};
		const store = {
			get: (key) => ask(() => structuredClone(values.get(key))),
			delete: (key) => ask(writing(() => void values.delete(key))),
			put: (value, key) => {
				const clone = structuredClone(value);
				return ask(writing(() => {
					if (faults.full) {
						throw error("QuotaExceededError");
					}
					values.set(key, clone);
				}));
			},
		};
		x.objectStore = () => { need(); return store; };
		x.abort = () => { need(); end("abort", null); };
		const before = last;
		last = new Promise((resolve) => { done = resolve; });
		later(() => { state = state === "active" ? "inactive" : state; });
		before.then(() => {
			// What was there when it began to work.
			values.clear();
			kept.forEach((value, key) => values.set(key, value));
			later(step);
		});
		return x;
	}

	let made = kept.size > 0;
	return {
		open() {
			const request = {};
			if (faults.forbidden) {
				throw error("SecurityError");
			}
			later(() => {
				if (faults.broken) {
					request.error = error("UnknownError");
					request.onerror?.({});
					return;
				}
				let open = true;
				request.result = {
					objectStoreNames: { contains: () => made && !faults.foreign },
					createObjectStore: () => { made = true; },
					close: () => { open = false; },
					transaction: (name, mode) => {
						if (!open) {
							throw error("InvalidStateError");
						}
						if (!made) {
							throw error("NotFoundError");
						}
						return transaction(mode);
					},
				};
				if (!made) {
					request.onupgradeneeded?.({});
				}
				request.onsuccess?.({});
			});
			return request;
		},
	};
}
