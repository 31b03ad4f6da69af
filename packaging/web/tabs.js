// Keeps two tabs from undoing each other's moves. A tab whose game another one has played on writes nothing any
// more, and loads itself anew when somebody comes back to it.
"use strict";

const tabs = (() => {
	let old = false; // what this page shows

	// The browser tells a page of what other pages keep, not of what it keeps itself.
	addEventListener("storage", ({ key, newValue }) => {
		const isOurs = key !== null && (key.startsWith("damiera.") || key === "fyne-preferences.json");
		old = old || isOurs && newValue !== null;
	});

	function renew(event) {
		if (old) {
			event.stopImmediatePropagation();
			location.reload();
		}
	}
	for (const type of ["focus", "visibilitychange", "mousedown", "touchstart", "keydown"]) {
		addEventListener(type, (event) => {
			if (document.visibilityState === "visible") {
				renew(event);
			}
		}, true);
	}

	return { isOld: () => old };
})();
