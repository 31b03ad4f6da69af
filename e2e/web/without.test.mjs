// Browsers that lack something: without what the game cannot do without, the page says so; without the rest it
// is there all the same.
import assert from "node:assert/strict";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { page as built, plain } from "./lib/site.mjs";
import { browser, site } from "./lib/stage.mjs";

const screen = screens["upright phone"];
const takenAway = {
	WebGL: () => {
		const real = HTMLCanvasElement.prototype.getContext;
		HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
			return kind.includes("webgl") ? null : real.call(this, kind, ...more);
		};
	},
	WebAssembly: () => { delete window.WebAssembly; },
	DecompressionStream: () => { delete window.DecompressionStream; },
	"service workers": () => { delete Navigator.prototype.serviceWorker; },
	"caches, as over plain http": () => { delete window.caches; },
	"compiling on the way": () => { delete WebAssembly.instantiateStreaming; },
	"streams from the net": () => { Object.defineProperty(Response.prototype, "body", { get: () => undefined }); },
};

for (const what of ["WebGL", "WebAssembly"]) {
	test(`without ${what} the page says what it needs`, async (t) => {
		const context = await visitor(browser, screen);
		t.after(() => context.close());
		await context.addInitScript(takenAway[what]);
		const page = await context.newPage();
		await page.goto(site.url);
		await page.getByText("it needs WebAssembly and WebGL").waitFor();
		assert.equal(await page.locator("#track").isVisible(), false);
	});
}

for (const what of Object.keys(takenAway).slice(2)) {
	test(`without ${what} the game is there`, async (t) => {
		const context = await visitor(browser, screen);
		t.after(() => context.close());
		await context.addInitScript(takenAway[what]);
		const player = new Player(context, screen, site.url, "italian");
		await player.open();
		await player.move();
		assert.deepEqual(player.errors, []);
	});
}

test("a program that cannot be fetched is said to be so", async (t) => {
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	await context.route("**/*.wasm*", (route) => route.abort());
	const page = await context.newPage();
	await page.goto(site.url);
	await page.getByText("could not be fetched").waitFor();
});

test("a program that breaks off on its way is said to be so, and comes at the next try", async (t) => {
	const server = await plain();
	t.after(() => server.stop());
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	let broken = true;
	await context.route("**/*.wasm.gz", async (route) => {
		if (!broken) {
			await route.continue();
			return;
		}
		const whole = await route.fetch();
		await route.fulfill({ body: (await whole.body()).subarray(0, 1_000_000) });
	});
	const player = new Player(context, screen, server.url, "italian");
	const page = await context.newPage();
	await page.goto(server.url);
	await page.getByText("could not be fetched").waitFor();
	broken = false;
	await page.close();
	await player.open();
	await player.move();
});

test("a program that has come spoilt is not kept", async (t) => {
	const server = await plain();
	t.after(() => server.stop());
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	await context.route("**/*.wasm.gz", (route) => route.fulfill({ body: gzipSync("\0asm, or not") }));
	const page = await context.newPage();
	await page.goto(server.url);
	await page.getByText("could not be fetched").waitFor();
	await page.waitForTimeout(1000);
	const kept = await page.evaluate(async () => {
		const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
		return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map((request) => request.url);
	});
	assert.deepEqual(kept, []);
});

test("where a server changes files, so that nothing can be kept, the program comes packed all the same", async (t) => {
	const folder = mkdtempSync(join(tmpdir(), "damiera-changed-"));
	t.after(() => rmSync(folder, { recursive: true }));
	cpSync(built, folder, { recursive: true });
	appendFileSync(join(folder, "manifest.webmanifest"), "\n"); // as if made smaller or larger
	const server = await plain(folder);
	t.after(() => server.stop());
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	const player = new Player(context, screen, server.url, "italian");
	await player.open();
	await player.page.waitForTimeout(2000); // sw.js has tried
	await player.page.close();
	await player.open();
	await player.move();
	assert.deepEqual(server.asked.filter((line) => /^GET .*\.wasm$/.test(line)), []);
});

test("a program that has ended is said to have", async (t) => {
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	await context.addInitScript(() => {
		let kind;
		Object.defineProperty(window, "Go", {
			get: () => kind,
			set: (real) => { kind = class extends real { async run() {} }; },
		});
	});
	const page = await context.newPage();
	await page.goto(site.url);
	await page.getByText("The game has closed").waitFor();
});

test("the page speaks the browser's language before the program does", async (t) => {
	const context = await browser.newContext({ locale: "it-IT" });
	t.after(() => context.close());
	await context.addInitScript(takenAway.WebGL);
	const page = await context.newPage();
	await page.goto(site.url);
	await page.getByText("Questo browser non può").waitFor();
	assert.equal(await page.locator("html").getAttribute("lang"), "it");
});

test("a host that hands out nothing packed", async (t) => {
	const host = await plain();
	t.after(() => host.stop());
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	await context.route("**/*.gz", (route) => route.fulfill({ status: 403 }));
	const player = new Player(context, screen, host.url, "italian");
	await player.open();
	await player.move();
	assert.deepEqual(player.errors, []);
});

test("a connection that says nothing is told of, and can be tried again", async (t) => {
	const context = await visitor(browser, screen);
	t.after(() => context.close());
	await context.route("**/*.wasm*", () => {}); // no answer ever
	const page = await context.newPage();
	await page.goto(site.url);
	await page.getByText("slow, or gone").waitFor();
	await context.unroute("**/*.wasm*");
	await context.route("**/*.wasm*", (route) => route.abort());
	await page.reload();
	await page.getByText("could not be fetched").waitFor();
	await context.unroute("**/*.wasm*");
	await page.getByRole("button", { name: "Try again" }).click();
	await page.waitForFunction(() => document.querySelector("body > canvas") && document.getElementById("cover").hidden);
});
