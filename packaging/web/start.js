// Brings the game to the page, and steps back once the game has put up its own canvas.
"use strict";

(async () => {
	function able() {
		if (typeof WebAssembly !== "object") {
			return false;
		}
		const canvas = document.createElement("canvas");
		return !!(canvas.getContext("webgl") || canvas.getContext("experimental-webgl"));
	}

	if (!able()) {
		cover.stop("old");
		return;
	}
	cover.progress(0);
	guardStorage();
	const go = new Go();
	let built;
	try {
		built = await program.instance(go.importObject);
	} catch (problem) {
		console.error(problem);
		cover.stop("failed");
		offline.forget(program.name).catch(console.warn);
		return;
	}
	cover.say("starting");
	cover.stepBackOnCanvas();
	offline.start();
	// What goes wrong in a callback of the program ends it as well, though Go does not come to know of it.
	addEventListener("error", (event) => {
		if (event.error instanceof WebAssembly.RuntimeError) {
			cover.stop("ended");
		}
	});
	try {
		await go.run(built.instance);
	} catch (problem) {
		console.error(problem);
	}
	cover.stop("ended");
})();
