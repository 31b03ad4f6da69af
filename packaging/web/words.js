// What the page says before the program, which has its own translations, can speak.
"use strict";

const words = (() => {
	const all = {
		en: {
			loading: "Setting the board…",
			slow: "The connection is slow, or gone. Still waiting…",
			again: "Try again",
			starting: "Setting out the pieces…",
			old: "This browser cannot show the game: it needs WebAssembly and WebGL.",
			failed: "The game could not be fetched. Is the connection up? Reload the page to try again.",
			ended: "The game has closed. Reload the page to play again.",
		},
		it: {
			loading: "Preparo la damiera…",
			slow: "La connessione è lenta o assente. Aspetto ancora…",
			again: "Riprova",
			starting: "Dispongo le pedine…",
			old: "Questo browser non può mostrare il gioco: servono WebAssembly e WebGL.",
			failed: "Non è stato possibile scaricare il gioco. C’è connessione? Ricarica la pagina per riprovare.",
			ended: "Il gioco si è chiuso. Ricarica la pagina per giocare ancora.",
		},
		id: {
			loading: "Menyiapkan papan…",
			slow: "Sambungan lambat atau terputus. Masih menunggu…",
			again: "Coba lagi",
			starting: "Menata biji…",
			old: "Peramban ini tidak bisa menampilkan permainan: diperlukan WebAssembly dan WebGL.",
			failed: "Permainan tidak bisa diunduh. Apakah perangkatmu terhubung ke internet? Muat ulang halaman untuk mencoba lagi.",
			ended: "Permainan telah ditutup. Muat ulang halaman untuk bermain lagi.",
		},
		tr: {
			loading: "Tahta hazırlanıyor…",
			slow: "Bağlantı yavaş ya da kopmuş. Bekleniyor…",
			again: "Yeniden dene",
			starting: "Taşlar diziliyor…",
			old: "Bu tarayıcı oyunu gösteremiyor: WebAssembly ve WebGL gerekli.",
			failed: "Oyun indirilemedi. Bağlantı var mı? Yeniden denemek için sayfayı yenile.",
			ended: "Oyun kapandı. Yeniden oynamak için sayfayı yenile.",
		},
		es: {
			loading: "Preparando el tablero…",
			slow: "La conexión va lenta o se ha cortado. Sigo esperando…",
			again: "Reintentar",
			starting: "Colocando las piezas…",
			old: "Este navegador no puede mostrar el juego: necesita WebAssembly y WebGL.",
			failed: "No se pudo descargar el juego. ¿Hay conexión? Recarga la página para intentarlo de nuevo.",
			ended: "El juego se ha cerrado. Recarga la página para volver a jugar.",
		},
		fr: {
			loading: "Préparation du damier…",
			slow: "La connexion est lente ou interrompue. Encore un peu de patience…",
			again: "Réessayer",
			starting: "Mise en place des pions…",
			old: "Ce navigateur ne peut pas afficher le jeu\u00a0: il lui faut WebAssembly et WebGL.",
			failed: "Le jeu n’a pas pu être téléchargé. La connexion fonctionne-t-elle\u202f? Rechargez la page pour réessayer.",
			ended: "Le jeu s’est fermé. Rechargez la page pour rejouer.",
		},
		de: {
			loading: "Das Brett wird vorbereitet\u00a0…",
			slow: "Die Verbindung ist langsam oder unterbrochen. Bitte noch etwas Geduld\u00a0…",
			again: "Noch einmal versuchen",
			starting: "Die Steine werden aufgestellt\u00a0…",
			old: "Dieser Browser kann das Spiel nicht anzeigen: Es braucht WebAssembly und WebGL.",
			failed: "Das Spiel konnte nicht geladen werden. Besteht eine Verbindung? Lade die Seite neu, um es noch einmal zu versuchen.",
			ended: "Das Spiel wurde beendet. Lade die Seite neu, um wieder zu spielen.",
		},
		"pt-BR": {
			loading: "Preparando o tabuleiro…",
			slow: "A conexão está lenta ou caiu. Ainda esperando…",
			again: "Tentar de novo",
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
		.find((tag) => tag in all) || "en";
	document.documentElement.lang = spoken;
	return all[spoken];
})();
