module damiera

go 1.26.0

require (
	fyne.io/fyne/v2 v2.8.1 // indirect
	github.com/jeandeaual/go-locale v0.0.0-20250612000132-0ef82f21eade // indirect
	github.com/nicksnyder/go-i18n/v2 v2.7.0 // indirect
	golang.org/x/sys v0.30.0 // indirect
	golang.org/x/text v0.44.0 // indirect
)
