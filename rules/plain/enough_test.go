//go:build !long

package plain_test

// enough is how many positions of each game are compared.
const enough = 40_000
