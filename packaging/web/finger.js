// Lets a finger do what a mouse does. The program listens to the mouse alone, and of all that a finger
// does a browser turns only taps into a mouse's: nothing could be dragged or scrolled.
"use strict";

(() => {
	const offStage = -1000; // where a finger points that has left the screen

	function tell(type, x, y, pressed) {
		document.dispatchEvent(new MouseEvent(type, {
			clientX: x, clientY: y, button: 0, buttons: pressed ? 1 : 0, bubbles: true, cancelable: true,
		}));
	}

	let finger = null; // the one that came first, by its number: others are left alone

	function touch(handle) {
		return (event) => {
			if (!event.target.matches || !event.target.matches("canvas")) {
				return;
			}
			event.preventDefault(); // or the browser would tell of a tap once more
			for (const each of event.changedTouches) {
				if (finger === null || finger === each.identifier) {
					handle(each);
					return;
				}
			}
		};
	}

	function leave() {
		finger = null;
		// What lay under the finger is not pointed at any more.
		setTimeout(() => { if (finger === null) { tell("mousemove", offStage, offStage, false); } }, 0);
	}

	const heard = { passive: false };
	document.addEventListener("touchstart", touch((at) => {
		if (finger !== null) {
			return;
		}
		finger = at.identifier;
		tell("mousemove", at.clientX, at.clientY, false);
		tell("mousedown", at.clientX, at.clientY, true);
	}), heard);
	document.addEventListener("touchmove", touch((at) => {
		if (finger !== null) {
			tell("mousemove", at.clientX, at.clientY, true);
		}
	}), heard);
	document.addEventListener("touchend", touch((at) => {
		if (finger !== null) {
			tell("mouseup", at.clientX, at.clientY, false);
			leave();
		}
	}), heard);
	// A touch that the system takes away, as for a gesture of its own, comes to nothing.
	document.addEventListener("touchcancel", touch(() => {
		if (finger !== null) {
			tell("mousemove", offStage, offStage, true);
			tell("mouseup", offStage, offStage, false);
			leave();
		}
	}), heard);
})();
