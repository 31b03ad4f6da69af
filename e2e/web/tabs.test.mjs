// Two tabs of one person: the one left behind undoes nothing that was played in the other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { browser, site } from "./lib/stage.mjs";

test("a tab that comes back shows what was played in the other", async (t) => {
	const context = await visitor(browser, screens.desktop);
	t.after(() => context.close());
	const tab = () => new Player(context, screens.desktop, site.url, "italian");
	const first = tab(), second = tab();
	await first.open();
	await second.open();
	await first.page.bringToFront();
	await first.moves(2);
	const played = await first.match();

	await second.page.bringToFront();
	const anew = second.page.waitForEvent("load");
	await second.tap("21"); // which the old board would begin a move with
	await anew;
	await second.ready();
	assert.deepEqual(await second.match(), played);
	await second.move();
	assert.equal((await second.match()).plies, 6);
	assert.deepEqual([...first.errors, ...second.errors], []);
});
