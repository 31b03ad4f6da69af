// Lets the page start without a network once it has been here: sw.js answers for the network then, out of
// a cache that belongs to this version alone. The page itself puts the program in, for it has just
// fetched it. Without service workers, as over plain http, all of this does nothing.
"use strict";

const offline = (() => {
	const able = "serviceWorker" in navigator && "caches" in window;
	const folder = new URL("./", location.href).pathname;
	const cacheName = "damiera " + folder + " " + build.version; // as in sw.js
	let known = false; // whether the program is kept already, and handed out
	let kept = Promise.resolve(); // settled when it is

	// has tells whether a file of this version is kept, and a worker is there to hand it out: where none could
	// be installed, what is kept is of no use.
	async function has(name) {
		try {
			known = able && !!navigator.serviceWorker.controller && !!(await (await caches.open(cacheName)).match(name));
		} catch (problem) {
			console.warn(problem);
		}
		return known;
	}

	// wants tells whether a program should be kept that is not yet.
	function wants() {
		return able && !known;
	}

	function keep(name, answer) {
		kept = caches.open(cacheName).then((cache) => cache.put(name, answer));
		kept.catch(() => {}); // said in start
	}

	// forget gives up a program that would not run, also one that has only just come.
	async function forget(name) {
		if (able) {
			await kept.catch(() => {});
			await (await caches.open(cacheName)).delete(name);
		}
	}

	// start registers sw.js. It is called when the program runs, so that only a program that does is kept.
	async function start() {
		if (!able) {
			return;
		}
		try {
			await kept;
			await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
			askForPermanence();
			const { active } = await navigator.serviceWorker.ready;
			keepTables(active);
		} catch (problem) {
			console.warn(problem); // the game is there all the same
		}
	}

	// Tables that were fetched before sw.js could see it are kept as well.
	function keepTables(worker) {
		const watch = new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if (entry.name.includes("/tables/") && entry.workerStart === 0) {
					worker.postMessage(entry.name);
				}
			}
		});
		watch.observe({ type: "resource", buffered: true });
	}

	// An installed game is not forgotten when the device runs out of room. In a mere tab some browsers would
	// ask the person, so there we do not.
	function askForPermanence() {
		const installed = matchMedia("(display-mode: standalone)").matches || navigator.standalone;
		if (installed && navigator.storage && navigator.storage.persist) {
			navigator.storage.persist().catch(() => {});
		}
	}

	return { has, wants, keep, forget, start };
})();
