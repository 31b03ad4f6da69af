// Package tune teaches the engine's evaluation from games that the engine plays
// against itself. A round of teaching has three parts:
//
//	dama tune play -seed 7 -games 20000 italian games.txt
//
// plays games from openings drawn at random, with few nodes a move, and ends
// each as soon as its result is clear (arena.Judge). The games are appended to
// the file one by one, so that a run may be stopped and gone on with at any time.
//
//	dama tune fit -out engine/evaluation/weights/italian.bin italian games.txt
//
// takes the quiet positions of all files given and fits the weights by logistic
// regression, so that the score foretells the result (learner.go). The loss on
// games held back tells which epoch was best, and whether another setting is
// better. The weights go into the folder that is embedded into the program.
//
//	dama arena -game italian …
//
// then tells whether the new weights play better than the old ones. If they do,
// they play the games of the next round. Rounds end when the arena shows no more
// gain.
//
// All of it depends on the seeds alone: games on the seed and their number,
// weights on the games and the seed, whatever the machine and its cores.
package tune
