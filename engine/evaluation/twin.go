package evaluation

// The other side sees each pattern on another area, turned round and with ours
// and theirs changed over. Learning uses it: what is good for one side is bad
// for the other, whoever is to move.

// draughtsTwin is the place of a pattern as the other side sees it.
func draughtsTwin(f int) int {
	switch {
	case f < rowAreasAt:
		area, pattern := f/areaSize, f%areaSize
		row, column := area/3, area%3
		return ((4-row)*3+2-column)*areaSize + exchanged(pattern, 3, 8, manAcross)
	case f < kingAreasAt:
		area, pattern := (f-rowAreasAt)/areaSize, (f-rowAreasAt)%areaSize
		return rowAreasAt + (6-area)*areaSize + exchanged(pattern, 3, 8, manAcross)
	case f < balancesAt:
		area, pattern := (f-kingAreasAt)/kingAreaSize, (f-kingAreasAt)%kingAreaSize
		row, column := area/3, area%3
		return kingAreasAt + ((6-row)*3+2-column)*kingAreaSize + exchanged(pattern, 5, 4, kingAcross)
	}
	b := f - balancesAt
	return balancesAt + b%25*25 + b/25
}

var (
	manAcross  = []int{0, 2, 1}
	kingAcross = []int{0, 2, 1, 4, 3}
)

// exchanged reads the digits of a pattern from the other end and changes over
// ours and theirs in each.
func exchanged(pattern, base, digits int, across []int) int {
	out := 0
	for range digits {
		out = out*base + across[pattern%base]
		pattern /= base
	}
	return out
}
