// Package tune teaches the engine's evaluation from games that the engine plays
// against itself. A round of teaching has three parts:
//
//	dama tune play -seed 7 -games 20000 italian games.txt
//
// plays games from openings drawn at random, with few nodes a move, and ends
// each as soon as its result is clear (arena.Judge). The games are appended to
// the file one by one, so that a run may be stopped and gone on with at any time.
// The file's first line is a comment that tells the seed, the nodes and the game;
// a run that would play others refuses to go on with the file.
//
//	dama tune fit -pending -out engine/evaluation/weights/italian.bin italian games.txt
//
// takes the quiet positions of all files given and fits the weights by logistic
// regression (learner.go). What is learned are the scores that the searches of
// self-play gave, so that the evaluation sees at once what a search sees later;
// with -search below 1 they are mixed with the results of the games, as in the
// first rounds. The loss on games held back, which is always that of foretelling
// the results, tells which epoch was best. The weights go into the folder that is
// embedded into the program, and a file beside them tells what made them. The
// flag -pending takes in positions where the side that is not to move could
// capture: the shipped weights were made with it, and with the default settings
// but for the epochs, which were seven for Italian and English draughts.
//
//	dama arena -game italian …
//
// then tells whether the new weights play better than the old ones. If they do,
// they play the games of the next round. Rounds end when the arena shows no more
// gain.
//
// Two more commands make what goes with the weights. Their output depends on the
// evaluation, so they come after the last round:
//
//	dama tune book italian engine/book/italian.txt
//
// searches every position of the first plies and writes the moves that are as
// good as the best (book.go), and
//
//	dama tune shots -count 250 italian games.txt
//
// finds positions in the games where one move alone wins something, to test the
// engine's tactics with.
//
// All of it depends on the seeds alone: games on the seed and their number,
// weights on the games and the seed, whatever the machine and its cores.
package tune
