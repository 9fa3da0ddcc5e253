; The Windows installer: for one user, without administrator's rights, with a clean uninstall.
;
; makensis -DVERSION=1.0.0 -DFROZEN=...\cubewright -DICON=...\cubewright.ico -DOUTPUT=...setup.exe cubewright.nsi
; (tools/packaging/windows.py does it.)
Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define NAME "Cubewright"
!define PROGRAM "cubewright.exe"
!define PUBLISHER "The Cubewright developers"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cubewright"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Cubewright"
InstallDirRegKey HKCU "Software\Cubewright" "Folder"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} setup"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"

; What files are called in the explorer, in the language that the installer speaks.
LangString RECORD ${LANG_ENGLISH} "Cubewright game record"
LangString RECORD ${LANG_GERMAN} "Cubewright-Aufzeichnung"
LangString RECORD ${LANG_FRENCH} "Partie enregistrée de Cubewright"
LangString RECORD ${LANG_SPANISH} "Partida grabada de Cubewright"
LangString RECORD ${LANG_ITALIAN} "Partita registrata di Cubewright"
LangString RECORD ${LANG_DUTCH} "Opgenomen spel van Cubewright"
LangString RECORD ${LANG_POLISH} "Zapis gry Cubewright"
LangString RECORD ${LANG_RUSSIAN} "Запись игры Cubewright"
LangString LEVELS ${LANG_ENGLISH} "Cubewright content pack or challenge"
LangString LEVELS ${LANG_GERMAN} "Cubewright-Inhaltspaket oder -Herausforderung"
LangString LEVELS ${LANG_FRENCH} "Pack de contenu ou défi de Cubewright"
LangString LEVELS ${LANG_SPANISH} "Paquete de contenido o desafío de Cubewright"
LangString LEVELS ${LANG_ITALIAN} "Pacchetto di contenuti o sfida di Cubewright"
LangString LEVELS ${LANG_DUTCH} "Inhoudspakket of uitdaging van Cubewright"
LangString LEVELS ${LANG_POLISH} "Zestaw lub wyzwanie Cubewright"
LangString LEVELS ${LANG_RUSSIAN} "Набор или испытание Cubewright"

; An older version is removed first, so that no file of it stays behind; saves live elsewhere.
Function .onInit
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "QuietUninstallString"
  ReadRegStr $1 HKCU "Software\Cubewright" "Folder"
  StrCmp $0 "" done
  IfFileExists "$1\uninstall.exe" 0 done
  ExecWait '"$1\uninstall.exe" /S _?=$1'
  Delete "$1\uninstall.exe"
done:
FunctionEnd

Section "Cubewright"
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Cubewright" "Folder" "$INSTDIR"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  ; Records, content packs and challenges open by a double click.
  WriteRegStr HKCU "${CLASSES}\.cubelog" "" "Cubewright.Record"
  WriteRegStr HKCU "${CLASSES}\.cubelevel" "" "Cubewright.Levels"
  WriteRegStr HKCU "${CLASSES}\Cubewright.Record" "" "$(RECORD)"
  WriteRegStr HKCU "${CLASSES}\Cubewright.Record\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\Cubewright.Record\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\Cubewright.Levels" "" "$(LEVELS)"
  WriteRegStr HKCU "${CLASSES}\Cubewright.Levels\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\Cubewright.Levels\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  ; "Apps and features" of the system's settings.
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd

; Settings, saves and records stay: they are the player's.
Section "Uninstall"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir /r "$INSTDIR\_internal"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${CLASSES}\.cubelog"
  DeleteRegKey HKCU "${CLASSES}\.cubelevel"
  DeleteRegKey HKCU "${CLASSES}\Cubewright.Record"
  DeleteRegKey HKCU "${CLASSES}\Cubewright.Levels"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\Cubewright"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd
