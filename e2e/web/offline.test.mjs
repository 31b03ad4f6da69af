// After the first visit the page starts and plays without a network.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { plain, serve } from "./lib/site.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

for (const [name, server] of Object.entries({ "dama serve": serve, "a plain server, in a folder": () => plain(undefined, { below: "/games/dama/" }) })) {
	test(`offline after one visit to ${name}`, async (t) => {
		const site = await server();
		const screen = screens["upright phone"];
		const context = await visitor(browser, screen);
		t.after(() => context.close());
		const player = new Player(context, screen, site.url, "italian");
		await player.open();
		await player.kept();

		await context.setOffline(true);
		await site.stop();
		await player.page.close();
		for (const query of ["", "?from=home#here", "index.html"]) {
			await player.open(query);
			await player.move();
		}
		assert.equal((await player.match()).plies, 6);
		assert.deepEqual(player.errors, []);
	});
}
