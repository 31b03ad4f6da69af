// Servers for the page, each for one folder and on this machine alone.
import { execFileSync, spawn } from "node:child_process";
import { createReadStream, existsSync, statSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { extname, join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../..");
export const page = join(root, "dist/web");
const dama = join(root, "build/dama");

// serve is dama serve: it packs what it sends. Port 0 takes any.
export async function serve(folder = page, port = 0) {
	const server = spawn(dama, ["serve", "-addr", `127.0.0.1:${port}`, folder], { stdio: ["ignore", "pipe", "inherit"] });
	const url = await new Promise((tell, fail) => {
		server.stdout.once("data", (line) => tell(String(line).trim()));
		server.once("exit", () => fail(new Error("dama serve ended")));
	});
	return {
		url,
		stop: () => new Promise((done) => {
			server.once("exit", done);
			server.kill();
		}),
	};
}

// plain is a server as plain as they come: no packing, no types but the commonest, no word on what may be
// kept. Some tell a browser to unpack what ends in .gz; unpacks says that this one does.
export async function plain(folder = page, { unpacks = false, below = "/" } = {}) {
	const types = { ".html": "text/html", ".js": "text/javascript", ".png": "image/png" };
	const asked = [];
	const server = http.createServer((request, answer) => {
		const path = new URL(request.url, "http://here").pathname;
		asked.push(`${request.method} ${path}`);
		const file = join(folder, path.startsWith(below) ? path.slice(below.length) || "index.html" : "nowhere");
		if (!existsSync(file)) {
			answer.writeHead(404).end();
			return;
		}
		answer.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
		answer.setHeader("Content-Length", statSync(file).size);
		if (unpacks && extname(file) === ".gz") {
			answer.setHeader("Content-Encoding", "gzip");
		}
		if (request.method === "HEAD") {
			answer.end();
			return;
		}
		createReadStream(file).pipe(answer);
	});
	await new Promise((done) => server.listen(0, "127.0.0.1", done));
	return {
		url: `http://127.0.0.1:${server.address().port}${below}`,
		asked,
		stop: () => new Promise((done) => {
			server.close(done);
			server.closeAllConnections();
		}),
	};
}

// counted stands before a server and counts the bytes that it sends, headers and all.
export async function counted({ url, stop }) {
	const behind = new URL(url);
	const wire = { bytes: 0 };
	const open = new Set();
	const server = net.createServer((near) => {
		const far = net.connect(Number(behind.port), behind.hostname);
		far.on("data", (piece) => { wire.bytes += piece.length; });
		near.pipe(far).pipe(near);
		near.on("error", () => far.destroy());
		far.on("error", () => near.destroy());
		near.on("close", () => far.destroy());
		open.add(near);
	});
	await new Promise((done) => server.listen(0, "127.0.0.1", done));
	const before = new URL(url);
	before.port = server.address().port;
	return {
		url: before.href,
		wire,
		stop: async () => {
			server.close();
			open.forEach((near) => near.destroy());
			await stop();
		},
	};
}

// legal are the moves in a position, each as the points it goes through.
export function legal(game, position) {
	const { moves } = JSON.parse(execFileSync(dama, ["moves", game], { input: position + "\n" }));
	return moves.map((move) => move.split(/[-x]/));
}
