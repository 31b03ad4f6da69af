// Fetches the program: as few bytes over the wire as the server and the browser allow, counted on their way.
"use strict";

const program = (() => {
	// What the build knows: the name, which changes with every byte of the program, so that a page never runs
	// the program of another version; and its size as it is and packed with gzip.
	const { name, size, packed } = build.program;
	const packedName = name + ".gz";
	const asProgram = { headers: { "Content-Type": "application/wasm" } };

	// Where to get it. A server that packs better than gzip by itself says so when it is asked. Most others
	// pack badly or not at all, and then we fetch what we have packed ourselves. Browsers that cannot unpack
	// it get the program as the server likes to send it.
	async function choice() {
		if (typeof DecompressionStream !== "function" || await offline.has(name)) {
			return name;
		}
		try {
			const { ok, headers } = await fetch(name, { method: "HEAD" });
			const length = Number(headers.get("Content-Length"));
			return ok && headers.get("Content-Encoding") && length > 0 && length <= packed ? name : packedName;
		} catch {
			return packedName;
		}
	}

	// The bytes of an answer, unpacked and counted. Some servers tell the browser to unpack a file that ends
	// in .gz, others do not: the first byte tells, 0 for a program and 31 for what gzip has packed. What
	// has come so far is measured by the sizes known from the build, since a server tells none or the packed one.
	async function unpacked(answer) {
		const reader = answer.body.getReader();
		let { value, done } = await reader.read();
		const isPacked = !done && value[0] !== 0;
		const total = isPacked ? packed : size;
		let come = 0;
		const counted = new ReadableStream({
			async pull(out) {
				if (done) {
					out.close();
					return;
				}
				come += value.length;
				cover.progress(come / total);
				out.enqueue(value);
				({ value, done } = await reader.read());
			},
			cancel: (why) => reader.cancel(why),
		});
		return isPacked ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
	}

	// Compiles while the bytes come in where the browser can, else afterwards.
	async function instance(imports) {
		let answer = await fetch(await choice());
		if (!answer.ok) {
			answer = await fetch(name); // some hosts hand out nothing that ends in .gz
		}
		if (!answer.ok) {
			throw new Error(answer.url + ": " + answer.status);
		}
		if (!WebAssembly.instantiateStreaming || !answer.body) {
			return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
		}
		let bytes = await unpacked(answer);
		if (offline.wants()) {
			// Kept unpacked: that starts a quarter of a second sooner every time after.
			const [here, there] = bytes.tee();
			bytes = here;
			offline.keep(name, new Response(there, asProgram));
		}
		return WebAssembly.instantiateStreaming(new Response(bytes, asProgram), imports);
	}

	return { name, instance };
})();
