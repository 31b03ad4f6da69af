// A real browser: Debian's Chromium, or the one that CHROMIUM names. It draws with the processor.
import { chromium } from "playwright-core";

export function launch() {
	return chromium.launch({
		executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
		args: [
			"--no-sandbox", // which root cannot have
			"--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
			"--disable-background-networking", "--disable-component-update", "--disable-sync",
		],
	});
}

// The three kinds of screen, and where on each the board lies: its left and upper edge and its width. A
// board that lies elsewhere after the layout was changed is measured in a screenshot.
export const screens = {
	"upright phone": { width: 390, height: 844, touch: true, board: { x: 10, y: 99, size: 370 } },
	"lying phone": { width: 844, height: 390, touch: true, board: { x: 47, y: 10, size: 370 } },
	desktop: { width: 1280, height: 800, touch: false, board: { x: 60, y: 10, size: 780 } },
};

// visitor is somebody new: a browser that knows nothing of the page yet.
export async function visitor(browser, screen) {
	return browser.newContext({
		viewport: { width: screen.width, height: screen.height },
		hasTouch: screen.touch,
		isMobile: screen.touch,
		deviceScaleFactor: 1,
		locale: "en-GB",
	});
}
