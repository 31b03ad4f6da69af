// A person before the page, who taps and looks. What is on the board is read from what the program keeps
// after every move, the match as a game file.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { legal, root } from "./site.mjs";

// Who begins plays at the lower side; these are good first moves.
const first = { italian: ["22", "18"], english: ["11", "15"], alquerque: ["b2", "c3"] };

export class Player {
	constructor(context, screen, url, game) {
		Object.assign(this, { context, screen, url, game });
	}

	// open opens the page in a new tab, or with a query.
	async open(query = "") {
		this.page = await this.context.newPage();
		this.errors = [];
		this.page.on("pageerror", (error) => this.errors.push(error));
		const { game } = this;
		await this.page.addInitScript((settings) => {
			if (location.protocol.startsWith("http") && !localStorage.getItem("fyne-preferences.json")) {
				localStorage.setItem("fyne-preferences.json", settings);
			}
		}, JSON.stringify({ game, ...this.settings }));
		await this.page.goto(this.url + query);
		await this.ready();
	}

	async reload() {
		await this.page.reload();
		await this.ready();
	}

	// kill ends the process that shows the page, at once.
	async kill() {
		const tools = await this.context.newCDPSession(this.page);
		const dead = this.page.waitForEvent("crash");
		tools.send("Page.crash").catch(() => {}); // nobody is left to answer
		await dead;
		await this.page.close();
	}

	// press types keys, with the time between them that a person takes.
	async press(...keys) {
		for (const key of keys) {
			await this.page.keyboard.press(key);
			await this.page.waitForTimeout(300);
		}
	}

	// ready waits until the board stands.
	async ready() {
		await this.page.waitForFunction(
			() => document.querySelector("body > canvas") && document.getElementById("cover").hidden, null, { timeout: 120_000 });
		await this.page.waitForTimeout(500);
	}

	// kept waits until the page could do without the network.
	async kept() {
		await this.page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60_000 });
	}

	// match is the match in progress: how many moves were made, and the position after them.
	async match() {
		const text = await this.page.evaluate((game) => localStorage.getItem("damiera.match." + game), this.game);
		const tag = (name) => text?.match(`\\[${name} "([^"]*)"\\]`)?.[1];
		return { plies: Number(tag("DamieraPlies") ?? 0), position: tag("DamieraPosition") };
	}

	// move makes a legal move by taps and waits for the computer's answer.
	async move() {
		const before = await this.match();
		const points = before.plies === 0 ? first[this.game] : legal(this.game, before.position)[0];
		for (const point of points) {
			await this.tap(point);
		}
		await this.answered(before.plies + 2);
	}

	async answered(plies) {
		for (let waited = 0; waited < 300; waited++) {
			if ((await this.match()).plies >= plies) {
				await this.page.waitForTimeout(600); // the last piece is still sliding
				return;
			}
			await this.page.waitForTimeout(100);
		}
		throw new Error(`no answer after ${plies - 1} moves: look at ${await this.photograph("no-answer")}`);
	}

	async moves(count) {
		for (let n = 0; n < count; n++) {
			await this.move();
		}
	}

	async tap(point) {
		const { x, y } = this.at(point);
		if (this.screen.touch) {
			await this.page.touchscreen.tap(x, y);
		} else {
			await this.page.mouse.click(x, y);
		}
		await this.page.waitForTimeout(400);
	}

	// at is where a point of the board is on the screen. Black, who begins in English draughts, sits below.
	at(point) {
		const { x, y, size } = this.screen.board;
		if (this.game === "alquerque") {
			const column = point.charCodeAt(0) - "a".charCodeAt(0);
			const row = 5 - Number(point[1]);
			return { x: x + size * (0.1 + 0.2 * column), y: y + size * (0.1 + 0.2 * row) };
		}
		const frame = size / 74;
		const square = (size - 2 * frame) / 8;
		const turned = this.game === "english";
		const n = turned ? 32 - Number(point) : Number(point) - 1;
		const row = Math.floor(n / 4);
		const column = 2 * (n % 4) + (turned ? 1 - (row % 2) : row % 2);
		return { x: x + frame + square * (column + 0.5), y: y + frame + square * (row + 0.5) };
	}

	async photograph(name) {
		const folder = join(root, "dist/pictures/web");
		mkdirSync(folder, { recursive: true });
		const path = join(folder, `${name}-${this.game}-${this.screen.width}x${this.screen.height}.png`);
		await this.page.screenshot({ path });
		return path;
	}
}
