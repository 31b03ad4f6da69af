// A browser and a server for all the tests of a file, each of which node runs in a process of its own.
import { after } from "node:test";
import { launch } from "./browser.mjs";
import { serve } from "./site.mjs";

export const browser = await launch();
export const site = await serve();

after(async () => {
	await browser.close();
	await site.stop();
});
