// The cover that lies over the page until the game is there: what it says, and how far things have come.
"use strict";

const cover = (() => {
	const whole = document.getElementById("cover");
	const track = document.getElementById("track");
	const bar = document.getElementById("bar");

	function say(key) {
		document.getElementById("word").textContent = words[key];
	}

	// The last word: there is nothing more to wait for.
	function stop(key) {
		say(key);
		track.hidden = true;
		whole.hidden = false;
	}

	function progress(share) {
		bar.style.width = Math.min(100, 100 * share) + "%";
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
