// Answers for the network, so that the game starts and plays without one. The build fills in what belongs to this
// version; any change of any file changes this one, and so the browser notices.
//
// Each version has a cache of its own. A new version fills its cache while the old one plays on, and from then on
// every start gets the new page out of it. That page asks for the program of its own version by name, so no page
// is half old and half new, whichever version's worker is in charge: the browser changes workers when the last page is
// closed, which may be days later, and only then are old caches deleted.
"use strict";

const build = {}; // version, program, files and tables, with what they must hash to

const folder = new URL(registration.scope).pathname;
const ours = "damiera " + folder + " "; // other things on this site have caches too
const cacheName = ours + build.version;
const tableCacheName = ours + "tables"; // outlives versions: most of them do not change the tables

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));

async function fill() {
	const cache = await caches.open(cacheName);
	// A page that has just fetched the program has put it here.
	if (!(await cache.match(build.program.name))) {
		await cache.put(build.program.name, await fetchProgram());
	}
	await Promise.all(Object.entries(build.files).map(async ([name, integrity]) => {
		// Some hosts press pictures anew, which does no harm.
		const checked = name.endsWith(".png") ? {} : { integrity };
		await cache.put(name, await fetchWhole(name, { ...checked, cache: "no-cache" }));
	}));
	await cache.put("./", await fetchPage());
}

async function fetchWhole(name, how) {
	const answer = await fetch(name, how);
	if (!answer.ok) {
		throw new Error(name + ": " + answer.status);
	}
	return answer;
}

// The program unpacked, which starts sooner. Where a server has the browser unpack what ends in .gz, it hashes
// to the other of the two.
async function fetchProgram() {
	const { name, integrity, packedIntegrity } = build.program;
	const able = typeof DecompressionStream === "function";
	const answer = await fetchWhole(able ? name + ".gz" : name, { integrity: integrity + " " + packedIntegrity });
	const bytes = new Uint8Array(await answer.arrayBuffer());
	const whole = new Response(bytes).body;
	const isPacked = bytes[0] !== 0;
	return new Response(isPacked ? whole.pipeThrough(new DecompressionStream("gzip")) : whole, {
		headers: { "Content-Type": "application/wasm" },
	});
}

// The page is not hashed, since some servers add to pages what they like. That it is ours it says itself.
async function fetchPage() {
	const answer = await fetchWhole("./", { cache: "no-cache" });
	const text = await answer.text();
	if (!text.includes(JSON.stringify(build.version))) {
		throw new Error("the page is of another version than sw.js");
	}
	return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

// tidy runs when no page of an older version is open any more.
async function tidy() {
	for (const name of await caches.keys()) {
		if (name.startsWith(ours) && name !== cacheName && name !== tableCacheName) {
			await caches.delete(name);
		}
	}
	const cache = await caches.open(tableCacheName);
	const wanted = new Set(Object.keys(build.tables).map((name) => new URL(tableKey(name), registration.scope).href));
	for (const request of await cache.keys()) {
		if (!wanted.has(request.url)) {
			await cache.delete(request);
		}
	}
}

addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(folder)) {
		return;
	}
	const name = url.pathname.slice(folder.length);
	const isPage = name === "" || name === "index.html";
	if (request.mode === "navigate" ? isPage : name) {
		event.respondWith(name in build.tables ? table(name, event) : kept(isPage ? "./" : name, request));
	}
});

// versions are the caches of all versions that are there whole, the newest first. The page comes into each last.
async function versions() {
	const names = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== tableCacheName);
	const opened = await Promise.all(names.reverse().map((name) => caches.open(name)));
	const pages = await Promise.all(opened.map((cache) => cache.match("./")));
	return opened.filter((cache, i) => pages[i]);
}

async function kept(name, request) {
	for (const cache of await versions()) {
		const answer = await cache.match(name);
		if (answer) {
			return answer;
		}
	}
	return fetch(request);
}

// Tables are kept when they are first asked for. The hash in their key tells one version of them from another.
function tableKey(name) {
	return name + "?" + build.tables[name].slice(-12);
}

async function table(name, event) {
	const how = event.request ? event.request.cache : "default";
	const cache = await caches.open(tableCacheName);
	const found = how !== "reload" && await cache.match(tableKey(name));
	if (found) {
		return found;
	}
	const answer = await fetchWhole(name, { integrity: build.tables[name], cache: how });
	event.waitUntil(cache.put(tableKey(name), answer.clone()));
	return answer;
}

// The page tells which tables it fetched before there was a worker to see it.
addEventListener("message", (event) => {
	const address = String(event.data);
	const name = address.startsWith(registration.scope) && address.slice(registration.scope.length);
	if (name in build.tables) {
		event.waitUntil(table(name, event));
	}
});
