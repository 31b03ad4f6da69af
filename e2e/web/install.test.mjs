// The page can be installed, and a finger moves pieces on it and not the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { browser, site } from "./lib/stage.mjs";

test("the browser finds nothing that keeps the page from being installed", async (t) => {
	const context = await visitor(browser, screens.desktop);
	t.after(() => context.close());
	const player = new Player(context, screens.desktop, site.url, "italian");
	await player.open();
	await player.kept();
	const session = await context.newCDPSession(player.page);
	const manifest = await session.send("Page.getAppManifest");
	assert.deepEqual(manifest.errors, []);
	const { name, icons, display } = JSON.parse(manifest.data);
	assert.deepEqual([name, display, icons.length], ["Damiera", "standalone", 3]);
	// The tests' own windows are private ones, where nothing is installed.
	const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
	assert.deepEqual(installabilityErrors.map((error) => error.errorId).filter((id) => id !== "in-incognito"), []);
});

test("a phone is turned, and turned back", async (t) => {
	const screen = screens["upright phone"];
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	const player = new Player(context, screen, site.url, "italian");
	await player.open();
	await player.move();
	for (const turned of [screens["lying phone"], screen]) {
		await player.page.setViewportSize(turned);
		await player.page.waitForTimeout(1000);
		const { x, y, width, height } = await player.page.locator("body > canvas").boundingBox();
		assert.deepEqual([x, y, width, height], [0, 0, turned.width, turned.height]);
		player.screen = turned;
		await player.move();
	}
});

test("a finger that slides does not move the page", async (t) => {
	const screen = screens["upright phone"];
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	const player = new Player(context, screen, site.url, "italian");
	await player.open();
	const { page } = player;
	const session = await context.newCDPSession(page);
	const touch = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
	const slide = async (...fingers) => {
		for (const step of [0, 1, 2, 3, 4, 5]) {
			await touch(step ? "touchMove" : "touchStart", ...fingers.map(([x, y, dx, dy], id) => ({ x: x + dx * step, y: y + dy * step, id })));
			await page.waitForTimeout(30);
		}
		await touch("touchEnd");
	};
	await slide([200, 300, 0, 60]); // down: would load the page anew
	await slide([200, 700, 0, -60]); // up: would scroll
	await slide([180, 400, -20, 0], [220, 400, 20, 0]); // apart: would zoom
	await touch("touchStart", { x: 200, y: 300, id: 0 });
	await page.waitForTimeout(1200); // long: would select, or open a menu
	await touch("touchEnd");
	const state = await page.evaluate(() => ({
		scrolled: [scrollX, scrollY, visualViewport.pageTop], zoom: visualViewport.scale, selected: String(getSelection()),
		wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight,
		starts: performance.getEntriesByType("navigation").length,
	}));
	assert.deepEqual(state, { scrolled: [0, 0, 0], zoom: 1, selected: "", wide: 390, high: 844, starts: 1 });
	await player.move();
});
