// Each game on each screen: a few moves by taps, which the computer answers; and the match is there again after
// the page was loaded anew, and after the browser has killed its tab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { browser, site } from "./lib/stage.mjs";

for (const [name, screen] of Object.entries(screens)) {
	for (const game of ["italian", "english", "alquerque"]) {
		test(`${game}, ${name}`, async (t) => {
			const context = await visitor(browser, screen);
			t.after(() => context.close());
			const player = new Player(context, screen, site.url, game);
			await player.open();
			await player.moves(3);
			await player.photograph("play");

			const left = await player.match();
			await player.reload();
			assert.deepEqual(await player.match(), left);
			await player.move();

			await player.kill();
			await player.open();
			await player.move();
			assert.equal((await player.match()).plies, 10);
			assert.deepEqual(player.errors, []);
		});
	}
}
