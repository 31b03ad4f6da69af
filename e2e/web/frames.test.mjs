// The page goes on drawing while the computer thinks hard: a frame at least every 100 ms on a machine that has
// nothing else to do. Here others may be at work, so only what a person would call frozen fails.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadavg } from "node:os";
import { screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { browser, site } from "./lib/stage.mjs";

const frozen = 1000; // milliseconds

for (const game of ["italian", "english", "alquerque"]) {
	test(`frames while Hard thinks about ${game}`, async (t) => {
		const screen = screens["upright phone"];
		const context = await visitor(browser, screen);
		t.after(() => context.close());
		await context.addInitScript(noteFrames);
		const player = new Player(context, screen, site.url, game);
		player.settings = { ["level." + game]: "hard", pause: "none" };
		await player.open();
		await player.page.waitForTimeout(3000); // the tables have come
		await player.moves(2);
		const begun = await player.page.evaluate(() => performance.now());
		await player.moves(6);
		const gaps = await player.page.evaluate((begun) => framesAt.filter((at) => at > begun)
			.map((at, i, all) => at - (all[i - 1] ?? at)).sort((a, b) => b - a), begun);
		const longer = gaps.filter((gap) => gap > 100).length;
		t.diagnostic(`longest ${gaps.slice(0, 5).map(Math.round)} ms of ${gaps.length} frames, ${longer} over 100 ms, ` +
			`median ${Math.round(gaps[gaps.length >> 1])} ms, load ${loadavg()[0].toFixed(1)}`);
		assert.ok(gaps[0] < frozen, `a frame took ${gaps[0]} ms`);
	});
}

function noteFrames() {
	window.framesAt = [];
	const note = () => {
		framesAt.push(performance.now());
		requestAnimationFrame(note);
	};
	requestAnimationFrame(note);
}
