; The installer for Windows. It is for one user and asks for no more rights than he has. All its words
; come from NSIS, so it speaks the languages of the program. package.sh defines VERSION, FILES, ICON
; and OUT.
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\app.damiera"

; As the program is.
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

Name "Damiera"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Damiera"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

!include MUI2.nsh
!include FileFunc.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\damiera.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is for whoever speaks none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Indonesian"
!insertmacro MUI_LANGUAGE "Turkish"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "SpanishInternational"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "PortugueseBR"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Damiera"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Damiera"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "CompanyName" "Damiera authors"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence, Damiera authors"

Section
	SetOutPath "$INSTDIR"
	File "${FILES}/damiera.exe"
	File "${FILES}/LICENSE.txt"
	File "${FILES}/CHANGELOG.txt"
	File "${FILES}/THIRD-PARTY.txt"
	WriteUninstaller "$INSTDIR\uninstall.exe"
	CreateShortcut "$SMPROGRAMS\Damiera.lnk" "$INSTDIR\damiera.exe"

	WriteRegStr HKCU "${KEY}" "DisplayName" "Damiera"
	WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
	WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\damiera.exe"
	WriteRegStr HKCU "${KEY}" "Publisher" "Damiera authors"
	WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
	WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
	WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
	WriteRegDWORD HKCU "${KEY}" "NoModify" 1
	WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
	${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
	WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
SectionEnd

; Only what the installer put there goes. The games and settings are in the user's own folder, and stay.
Section Uninstall
	Delete "$SMPROGRAMS\Damiera.lnk"
	Delete "$INSTDIR\damiera.exe"
	Delete "$INSTDIR\LICENSE.txt"
	Delete "$INSTDIR\CHANGELOG.txt"
	Delete "$INSTDIR\THIRD-PARTY.txt"
	Delete "$INSTDIR\uninstall.exe"
	RMDir "$INSTDIR"
	DeleteRegKey HKCU "${KEY}"
SectionEnd
