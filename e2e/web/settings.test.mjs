// The level and the settings are there again after the page was loaded anew, and after the browser has killed its
// tab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { browser, site } from "./lib/stage.mjs";

test("the level and the settings stay", async () => {
	const context = await visitor(browser, screens.desktop);
	const player = new Player(context, screens.desktop, site.url, "italian");
	const kept = () => player.page.evaluate(() => JSON.parse(localStorage.getItem("fyne-preferences.json")));
	const seen = () => player.page.screenshot();
	await player.open();
	const before = await seen();
	await player.press("1"); // the level
	await player.press(",", ...Array(5).fill("Tab"), "Space", "Escape"); // the numbers on the squares
	await player.page.waitForTimeout(1000);
	const settings = await kept();
	assert.deepEqual([settings["level.italian"], settings.numbers], ["beginner", "off"]);
	const after = await seen();
	assert.notDeepEqual(after, before);

	await player.reload();
	assert.deepEqual(await kept(), settings);
	assert.deepEqual(await seen(), after);

	await player.kill();
	await player.open();
	assert.deepEqual(await kept(), settings);
	assert.deepEqual(await seen(), after);
});
