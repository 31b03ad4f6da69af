// Lets letters come in that no key stands for: those of a phone's keyboard, of an accent before its letter, of an
// input method. The program listens to keys alone; a browser writes such letters into the field that has the focus.
"use strict";

(() => {
	const field = document.getElementById("dummyEntry");
	// Something for a phone to take away where what it wrote before is not in the field any more.
	const start = "\u00a0".repeat(50);
	let seen = start;

	function begin() {
		field.value = seen = start;
		field.setSelectionRange(start.length, start.length);
	}

	// The program knows letters by their names, and the other keys by their numbers.
	const backspace = 8;

	function press(key, number = 0) {
		for (const type of ["keydown", "keyup"]) {
			const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
			Object.defineProperty(event, "keyCode", { value: number });
			document.dispatchEvent(event);
		}
	}

	// A word is often written more than once while it comes about, so what has changed is told: all after the
	// first letters that are the same.
	function tell() {
		const now = [...field.value], before = [...seen];
		let same = 0;
		while (same < now.length && now[same] === before[same]) {
			same++;
		}
		seen = field.value;
		before.slice(same).forEach(() => press("Backspace", backspace));
		now.slice(same).forEach((letter) => press(letter));
	}

	field.addEventListener("focus", () => {
		tell(); // a browser may write first, and tell of the focus then
		begin();
	});
	field.addEventListener("input", (event) => {
		tell();
		if (!event.isComposing) {
			begin();
		}
	});
	field.addEventListener("compositionend", () => {
		tell();
		begin();
	});

	begin();

	// Keys that are only part of a letter are not for the program, which would keep them from the field.
	for (const type of ["keydown", "keyup"]) {
		addEventListener(type, (event) => {
			const part = event.isComposing || event.keyCode === 229 || event.key === "Dead";
			if (event.isTrusted && part) {
				event.stopImmediatePropagation();
			}
		}, true);
	}
})();
