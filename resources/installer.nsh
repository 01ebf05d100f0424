; Part of the Windows installer (electron-builder.yml). The uninstaller removes the firewall rule that Paddock added when its first
; party was opened (src/host/lan/firewall.ts). Removing it needs an administrator, so it only asks if the rule is there, and neither
; during an update, which uninstalls the old version, nor in a silent uninstall.
!macro customUnInstall
  ${ifNot} ${isUpdated}
  ${andIfNot} ${Silent}
    nsExec::Exec '"$SYSDIR\netsh.exe" advfirewall firewall show rule name=Paddock'
    Pop $R0
    ${if} $R0 == 0
      ExecShellWait "runas" "$SYSDIR\netsh.exe" 'advfirewall firewall delete rule name=Paddock "program=$INSTDIR\${APP_EXECUTABLE_FILENAME}"' SW_HIDE
    ${endIf}
  ${endIf}
!macroend
