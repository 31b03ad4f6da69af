// Brings the game to the page: fetches the program, shows how far it has come, and steps back once
// the program has put up its own canvas.
"use strict";

(() => {
	// What the cover says before the program, which has its own translations, can speak.
	const words = {
		en: {
			loading: "Setting the board…",
			starting: "Setting out the pieces…",
			old: "This browser cannot show the game: it needs WebAssembly and WebGL.",
			failed: "The game could not be fetched. Is the connection up? Reload the page to try again.",
			ended: "The game has closed. Reload the page to play again.",
		},
		it: {
			loading: "Preparo la damiera…",
			starting: "Dispongo le pedine…",
			old: "Questo browser non può mostrare il gioco: servono WebAssembly e WebGL.",
			failed: "Non è stato possibile scaricare il gioco. C’è connessione? Ricarica la pagina per riprovare.",
			ended: "Il gioco si è chiuso. Ricarica la pagina per giocare ancora.",
		},
		id: {
			loading: "Menyiapkan papan…",
			starting: "Menata biji…",
			old: "Peramban ini tidak bisa menampilkan permainan: diperlukan WebAssembly dan WebGL.",
			failed: "Permainan tidak bisa diunduh. Apakah perangkatmu terhubung ke internet? Muat ulang halaman untuk mencoba lagi.",
			ended: "Permainan telah ditutup. Muat ulang halaman untuk bermain lagi.",
		},
		tr: {
			loading: "Tahta hazırlanıyor…",
			starting: "Taşlar diziliyor…",
			old: "Bu tarayıcı oyunu gösteremiyor: WebAssembly ve WebGL gerekli.",
			failed: "Oyun indirilemedi. Bağlantı var mı? Yeniden denemek için sayfayı yenile.",
			ended: "Oyun kapandı. Yeniden oynamak için sayfayı yenile.",
		},
		es: {
			loading: "Preparando el tablero…",
			starting: "Colocando las piezas…",
			old: "Este navegador no puede mostrar el juego: necesita WebAssembly y WebGL.",
			failed: "No se pudo descargar el juego. ¿Hay conexión? Recarga la página para intentarlo de nuevo.",
			ended: "El juego se ha cerrado. Recarga la página para volver a jugar.",
		},
		fr: {
			loading: "Préparation du damier…",
			starting: "Mise en place des pions…",
			old: "Ce navigateur ne peut pas afficher le jeu\u00a0: il lui faut WebAssembly et WebGL.",
			failed: "Le jeu n’a pas pu être téléchargé. La connexion fonctionne-t-elle\u202f? Rechargez la page pour réessayer.",
			ended: "Le jeu s’est fermé. Rechargez la page pour rejouer.",
		},
		de: {
			loading: "Das Brett wird vorbereitet\u00a0…",
			starting: "Die Steine werden aufgestellt\u00a0…",
			old: "Dieser Browser kann das Spiel nicht anzeigen: Es braucht WebAssembly und WebGL.",
			failed: "Das Spiel konnte nicht geladen werden. Besteht eine Verbindung? Lade die Seite neu, um es noch einmal zu versuchen.",
			ended: "Das Spiel wurde beendet. Lade die Seite neu, um wieder zu spielen.",
		},
		"pt-BR": {
			loading: "Preparando o tabuleiro…",
			starting: "Arrumando as pedras…",
			old: "Este navegador não consegue mostrar o jogo: são necessários WebAssembly e WebGL.",
			failed: "Não foi possível baixar o jogo. Há conexão? Recarregue a página para tentar de novo.",
			ended: "O jogo foi encerrado. Recarregue a página para jogar outra vez.",
		},
	};
	// What the first word of a tag stands for, where that is not itself. Indonesian was once called
	// "in", and some devices still say so; the one Portuguese there is serves all who read it.
	const called = { in: "id", pt: "pt-BR" };
	const spoken = (navigator.languages || [navigator.language || "en"])
		.map((tag) => tag.toLowerCase().split("-")[0])
		.map((tag) => called[tag] || tag)
		.find((tag) => tag in words) || "en";
	document.documentElement.lang = spoken;

	const cover = document.getElementById("cover");
	const track = document.getElementById("track");
	const bar = document.getElementById("bar");

	function say(key) {
		document.getElementById("word").textContent = words[spoken][key];
	}

	function stop(key) {
		say(key);
		track.hidden = true;
		cover.hidden = false;
	}

	function able() {
		if (typeof WebAssembly !== "object") {
			return false;
		}
		const canvas = document.createElement("canvas");
		return !!(canvas.getContext("webgl") || canvas.getContext("experimental-webgl"));
	}

	// The same answer with its bytes counted on their way. A server that compresses tells the
	// compressed length, which says nothing about what arrives here; the bar then waits.
	function counted(answer) {
		const total = Number(answer.headers.get("Content-Length"));
		if (!total || answer.headers.get("Content-Encoding") || !answer.body) {
			return answer;
		}
		let come = 0;
		const count = new TransformStream({
			transform(piece, out) {
				come += piece.length;
				bar.style.width = Math.min(100, (100 * come) / total) + "%";
				out.enqueue(piece);
			},
		});
		return new Response(answer.body.pipeThrough(count), { headers: answer.headers });
	}

	// Compiles while the bytes come in where the server names them rightly, else afterwards.
	async function program(imports) {
		const answer = await fetch("damiera.wasm");
		if (!answer.ok) {
			throw new Error("damiera.wasm: " + answer.status);
		}
		const type = answer.headers.get("Content-Type") || "";
		if (WebAssembly.instantiateStreaming && type.startsWith("application/wasm")) {
			return WebAssembly.instantiateStreaming(counted(answer), imports);
		}
		return WebAssembly.instantiate(await counted(answer).arrayBuffer(), imports);
	}

	// Fyne appends its canvas to the page; the cover lies over it until its first picture is drawn.
	function stepBackOnCanvas() {
		const watch = new MutationObserver(() => {
			if (document.querySelector("body > canvas")) {
				watch.disconnect();
				requestAnimationFrame(() => requestAnimationFrame(() => { cover.hidden = true; }));
			}
		});
		watch.observe(document.body, { childList: true });
	}

	// Fyne keeps preferences in the page's storage and asks nobody whether there is any, or room in it: what
	// the browser throws then would end the program. Our own writings begin with their name, are told of
	// what goes wrong, and say it to the person.
	const ours = "damiera.";

	function guardStorage() {
		const write = Storage.prototype.setItem;
		Storage.prototype.setItem = function (name, text) {
			try {
				write.call(this, name, text);
			} catch (problem) {
				if (String(name).startsWith(ours)) {
					throw problem;
				}
				console.warn(problem);
			}
		};
		try {
			window.localStorage.getItem("");
		} catch (forbidden) {
			console.warn(forbidden);
			const nothing = {
				length: 0,
				key: () => null,
				getItem: () => null,
				removeItem: () => {},
				clear: () => {},
				setItem: (name) => {
					if (String(name).startsWith(ours)) {
						throw forbidden;
					}
				},
			};
			Object.defineProperty(window, "localStorage", { value: nothing });
		}
	}

	async function start() {
		if (!able()) {
			stop("old");
			return;
		}
		say("loading");
		guardStorage();
		const go = new Go();
		let built;
		try {
			built = await program(go.importObject);
		} catch (problem) {
			console.error(problem);
			stop("failed");
			return;
		}
		say("starting");
		stepBackOnCanvas();
		await go.run(built.instance);
		stop("ended");
	}

	start();
})();
