package packaging_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"damiera/translations"
)

// iOS is told of the program's languages, and that it asks for nothing; and the script fills in the rest.
func TestAppleDescription(t *testing.T) {
	description, script := read(t, "apple/Info.plist"), read(t, "apple/ios.sh")
	_, after, _ := strings.Cut(description, "<key>CFBundleLocalizations</key>")
	list, _, _ := strings.Cut(after, "</array>")
	var told, spoken []string
	for _, language := range regexp.MustCompile(`<string>(.*)</string>`).FindAllStringSubmatch(list, -1) {
		told = append(told, language[1])
	}
	for _, language := range translations.Languages() {
		spoken = append(spoken, language.Tag())
	}
	slices.Sort(spoken)
	if !slices.Equal(told, spoken) {
		t.Errorf("apple/Info.plist tells iOS of %q, the program speaks %q", told, spoken)
	}
	if strings.Contains(description, "UsageDescription</key>") {
		t.Error("asks for something of the phone")
	}
	for _, blank := range regexp.MustCompile(`@[A-Z]+@`).FindAllString(description, -1) {
		if !strings.Contains(script, "s/"+blank+"/") {
			t.Errorf("ios.sh does not fill in %s", blank)
		}
	}
	if !strings.Contains(read(t, "apple/PrivacyInfo.xcprivacy"), "<key>NSPrivacyTracking</key>\n\t<false/>") {
		t.Error("does not say that nobody is tracked")
	}
}
