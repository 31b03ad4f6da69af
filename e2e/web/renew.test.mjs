// A new version takes the place of the old one: whole, at the next start, and not under a page that is open.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch, screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { page, serve } from "./lib/site.mjs";

let browser, folder, site;
before(async () => {
	browser = await launch();
	folder = mkdtempSync(join(tmpdir(), "damiera-"));
	cpSync(page, folder, { recursive: true });
	site = await serve(folder);
});
after(async () => {
	await browser.close();
	await site.stop();
	rmSync(folder, { recursive: true });
});

// publish makes another version of what is served: other names for the program and the version.
function publish(version) {
	const worker = readFileSync(join(folder, "sw.js"), "utf8");
	const old = worker.match(/"version":"(\w+)"/)[1];
	const program = worker.match(/damiera-(\w+)\.wasm/)[1];
	for (const name of ["index.html", "sw.js"]) {
		const text = readFileSync(join(folder, name), "utf8");
		writeFileSync(join(folder, name), text.replaceAll(old, version).replaceAll(`damiera-${program}`, `damiera-${version}`));
		for (const ending of [".gz", ".br"]) {
			rmSync(join(folder, name + ending));
		}
	}
	for (const name of readdirSync(folder)) {
		if (name.startsWith(`damiera-${program}.wasm`)) {
			renameSync(join(folder, name), join(folder, name.replace(program, version)));
		}
	}
	return old;
}

const versionOf = (player) => player.page.evaluate(() => build.version);
const cacheNames = (player) => player.page.evaluate(() => caches.keys());

// tables waits until the tables have come and are kept, and tells which.
async function tables(player) {
	return player.page.evaluate(async () => {
		for (;;) {
			const keys = await (await caches.open("damiera / tables")).keys();
			if (keys.length >= 6) {
				return keys.map((key) => key.url).sort();
			}
			await new Promise((later) => setTimeout(later, 100));
		}
	});
}

// waiting waits until the browser has fetched a new version beside the old one.
async function waiting(player) {
	await player.page.evaluate(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		await registration.update();
		while (!registration.waiting) {
			await new Promise((later) => setTimeout(later, 100));
		}
	});
}

test("a new version comes at the next start", async (t) => {
	const screen = screens["upright phone"];
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	const player = new Player(context, screen, site.url, "italian");
	await player.open();
	await player.kept();
	await player.page.evaluate(() => caches.open("of somebody else"));
	await player.move();

	const kept = await tables(player);

	const old = publish("aaaaaaaaaaaa");
	await player.reload();
	assert.equal(await versionOf(player), old, "the old one starts while the new one is still to be fetched");
	await waiting(player);
	await player.move();

	const second = new Player(context, screen, site.url, "english");
	await second.open();
	assert.equal(await versionOf(second), "aaaaaaaaaaaa");
	assert.equal(await versionOf(player), old, "a page that is open stays what it is");
	await player.move();
	await second.page.close();

	await player.reload();
	assert.equal(await versionOf(player), "aaaaaaaaaaaa");
	await player.move();
	assert.equal((await player.match()).plies, 8);

	// Once the last page is closed the old version goes.
	await player.page.close();
	await new Promise((later) => setTimeout(later, 3000));
	await player.open();
	assert.deepEqual((await cacheNames(player)).sort(), ["damiera / aaaaaaaaaaaa", "damiera / tables", "of somebody else"]);

	assert.deepEqual(await tables(player), kept, "tables that have not changed outlive a version");

	// And it is whole: it starts without a network.
	await context.setOffline(true);
	await player.reload();
	assert.equal(await versionOf(player), "aaaaaaaaaaaa");
	await player.move();
	assert.deepEqual(player.errors, []);
});
