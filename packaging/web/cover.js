// The cover that lies over the page until the game is there: what it says, and how far things have come.
"use strict";

const cover = (() => {
	const whole = document.getElementById("cover");
	const track = document.getElementById("track");
	const bar = document.getElementById("bar");
	const again = document.getElementById("again");
	const patience = 10_000; // milliseconds without a byte
	let waiting; // a timer

	function say(key) {
		clearTimeout(waiting);
		document.getElementById("word").textContent = words[key];
	}

	// The last word: there is nothing more to wait for. What may go better the next time can be tried again.
	function stop(key) {
		say(key);
		track.hidden = true;
		again.textContent = words.again;
		again.hidden = key === "old";
		whole.hidden = false;
	}
	again.addEventListener("click", () => location.reload());

	// What comes over the net, from 0 to 1: where nothing comes for long, that is said.
	function progress(share) {
		bar.style.width = Math.min(100, 100 * share) + "%";
		say("loading");
		if (share < 1) {
			waiting = setTimeout(() => say("slow"), patience);
		}
	}

	// Fyne appends its canvas to the page; the cover lies over it until its first picture is drawn.
	function stepBackOnCanvas() {
		const watch = new MutationObserver(() => {
			if (document.querySelector("body > canvas")) {
				watch.disconnect();
				requestAnimationFrame(() => requestAnimationFrame(() => { whole.hidden = true; }));
			}
		});
		watch.observe(document.body, { childList: true });
	}

	return { say, stop, progress, stepBackOnCanvas };
})();
