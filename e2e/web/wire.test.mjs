// What comes over the wire until the first move can be made, from servers that pack and from those that do
// not; and how far things have come is seen on the way.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, screens, visitor } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { counted, plain, serve } from "./lib/site.mjs";

const most = 9_000_000;
const servers = {
	"dama serve, which packs with brotli": () => serve(),
	"a plain server": () => plain(),
	"a server that has what ends in .gz unpacked": () => plain(undefined, { unpacks: true }),
};

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

for (const [name, server] of Object.entries(servers)) {
	test(`from ${name}`, async (t) => {
		const behind = await server();
		const site = await counted(behind);
		const screen = screens["upright phone"];
		t.after(() => site.stop());
		const context = await visitor(browser, screen);
		t.after(() => context.close());
		await context.addInitScript(watchBar);
		const player = new Player(context, screen, site.url, "italian");
		// The tables come after the board; here they wait, so as not to be counted with what came before.
		await context.route("**/tables/*", (route) => setTimeout(() => route.continue().catch(() => {}), 20_000));
		await player.open();
		const { bytes } = site.wire;
		t.diagnostic(`${bytes} bytes before the first move`);
		assert.ok(bytes > 1_000_000 && bytes <= most, `${bytes} bytes, at most ${most}`);

		await player.kept();
		const programs = (behind.asked ?? []).filter((one) => /^GET .*\.wasm/.test(one));
		assert.ok(programs.length <= 1, `the program was fetched more than once: ${programs}`);
		t.diagnostic(`${site.wire.bytes} bytes once it could start without a network`);
		assert.ok(site.wire.bytes <= most);

		const shares = await player.page.evaluate(() => barShares);
		// The quicker it comes, the fewer steps.
		assert.ok(shares.some((share) => share > 0 && share < 100), `the bar moved to ${shares}`);
		assert.equal(shares.at(-1), 100);
		assert.deepEqual(shares, shares.toSorted((a, b) => a - b));

		await player.move();
	});
}

// watchBar notes each width of the loading bar, in percent.
function watchBar() {
	window.barShares = [];
	addEventListener("DOMContentLoaded", () => {
		const bar = document.getElementById("bar");
		new MutationObserver(() => barShares.push(parseFloat(bar.style.width))).observe(bar, { attributes: true });
	});
}
