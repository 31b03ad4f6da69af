// A phone's keyboard writes whole words into a field of the page, and has no keys: the names of players come
// through all the same. So do letters beyond ASCII from keys, and letters with an accent typed before them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { browser, site } from "./lib/stage.mjs";

test("names are written in every way there is", async (t) => {
	const context = await visitor(browser, screens.desktop);
	t.after(() => context.close());
	const player = new Player(context, screens.desktop, site.url, "italian");
	player.settings = { "mode.italian": "two-players" };
	await player.open();
	await player.press("n");
	await player.page.mouse.click(640, 194); // White's name
	await player.page.waitForTimeout(300);
	const tools = await context.newCDPSession(player.page);

	for (const text of ["A", "An", "Amm"]) {
		await tools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
	}
	await tools.send("Input.insertText", { text: "Anna" });
	await player.page.evaluate(() => document.execCommand("delete")); // as a phone takes a letter away
	await tools.send("Input.insertText", { text: "e Şahin" });

	await player.press("Tab");
	for (const key of ["Z", "o", "ë"]) {
		await tools.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
		await tools.send("Input.dispatchKeyEvent", { type: "keyUp", key });
	}
	await player.photograph("names");

	await player.press("Tab", "Enter");
	await player.tap("22");
	await player.tap("18");
	await player.answered(1);
	const text = await player.page.evaluate(() => localStorage.getItem("damiera.match.italian"));
	assert.match(text, /\[White "Anne Şahin"\]/);
	assert.match(text, /\[Black "Zoë"\]/);
});
