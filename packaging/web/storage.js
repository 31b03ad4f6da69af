// Lets a browser have no storage, forbid it, or find it full.
"use strict";

// Fyne keeps preferences in the page's storage and asks nobody whether there is any, or room in it: what
// the browser throws then would end the program. Our own writings begin with their name, are told of
// what goes wrong, and say it to the person.
const ours = "damiera.";

function guardStorage() {
	const write = Storage.prototype.setItem;
	Storage.prototype.setItem = function (name, text) {
		if (tabs.isOld()) {
			return; // another tab knows better
		}
		try {
			write.call(this, name, text);
		} catch (problem) {
			if (String(name).startsWith(ours)) {
				throw problem;
			}
			console.warn(problem);
		}
	};
	try {
		window.localStorage.getItem("");
	} catch (forbidden) {
		console.warn(forbidden);
		const nothing = {
			length: 0,
			key: () => null,
			getItem: () => null,
			removeItem: () => {},
			clear: () => {},
			setItem: (name) => {
				if (String(name).startsWith(ours)) {
					throw forbidden;
				}
			},
		};
		Object.defineProperty(window, "localStorage", { value: nothing });
	}
}
