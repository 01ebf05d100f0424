// The same in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/storage';

export const messages: Translation<typeof source> = {
  'disk.read-only':
    'Paddock darf in seinem Datenordner nicht schreiben. Erlaube es dort oder wähle einen anderen Ordner, und versuch es noch einmal.',
  'disk.full':
    'Das Laufwerk ist voll, deshalb wurde nichts gespeichert. Mach Platz und versuch es noch einmal; alles steht, wie es war.',
  'disk.in-use':
    'Ein anderes Paddock benutzt diesen Datenordner. Schließe es und versuch es noch einmal; die Rennen darin sind sicher.',
  'disk.damaged':
    'Die Datenbank ist beschädigt. Schließe Paddock und starte es neu: Es legt die beschädigte Datei beiseite und macht weiter.',
  'disk.too-new':
    'Die Datenbank wurde von einem neueren Paddock geschrieben. Sie wurde nicht angerührt; installiere die neuere Version, um sie zu benutzen.',
  'disk.not-migrated':
    'Die Datenbank ließ sich nicht auf den neuen Stand bringen. Sie bleibt, wie sie war, mit einer Kopie im Sicherungsordner; das ältere Paddock kann sie weiter benutzen.',
  'disk.not-a-file':
    'Im Datenordner trägt etwas den Namen einer seiner Dateien, ist aber keine. Verschiebe es und starte Paddock neu.',
  'blocked.folder':
    'In Paddocks Datenordner ist {name} ein Ordner, wo eine Datei sein sollte. Verschiebe ihn und starte Paddock neu; es wurde nichts geändert.',
  'blocked.no-file':
    'In Paddocks Datenordner ist {name} keine gewöhnliche Datei. Verschiebe sie und starte Paddock neu; es wurde nichts geändert.',
  'disk.io':
    'Das Laufwerk hat die Daten nicht angenommen oder nicht hergegeben. Prüfe es und versuch es noch einmal; alles steht, wie es war.',
  'notice.closed': 'Es kann nichts gespeichert werden',
  'notice.damaged': 'Die Datenbank der Rennen war beschädigt',
  'notice.damaged.text':
    'Paddock konnte seine Datenbank nicht lesen, hat sie als {aside} aufgehoben und eine neue, leere begonnen.',
  'notice.missing': 'Die Datenbank der Rennen ist weg',
  'notice.missing.text': 'Paddock hat keine oder nur eine leere Datenbank gefunden und eine neue begonnen.',
  'notice.missing.had': '{races, plural, one {Darin war # Rennen} other {Darin waren # Rennen}} ({finished} beendet).',
  'notice.missing.left': 'Was davon übrig war, liegt als {aside} bereit.',
  'notice.lost': 'Einige Rennen oder Ergebnisse fehlen',
  'notice.lost.text':
    '{lost, plural, one {Das Ende der Datenbank war beschädigt: Was zuletzt gespeichert wurde, steht nicht darin.} other {Das Ende der Datenbank war beschädigt: Die letzten # gespeicherten Schritte stehen nicht darin.}}',
  'notice.lost.steps': 'Rennen können ein paar Züge weiter hinten stehen.',
  'notice.lost.races': '{gone, plural, one {# Rennen ist verloren.} other {# Rennen sind verloren.}}',
  'notice.lost.results': '{missing, plural, one {# Ergebnis fehlt.} other {# Ergebnisse fehlen.}}',
  'notice.lost.left':
    '{races, plural, one {# Rennen ({finished} beendet) ist noch da.} other {# Rennen ({finished} beendet) sind noch da.}}',
  'notice.lost.kept': 'Die beschädigte Datei liegt als {aside} bereit.',
  'notice.unreadable': 'Ein Teil der Datenbank war beschädigt',
  'notice.unreadable.mended':
    'Ihre Teile passten nicht zusammen und wurden geordnet, aber eine Zahl kann verloren sein.',
  'notice.unreadable.totals':
    'Summen in der Statistik hatten sich auf dem Datenträger verändert. Paddock hat sie aus den Rennen neu berechnet. Nichts ist verloren.',
  'notice.unreadable.rows': 'Etwas darin lässt sich nicht mehr lesen: {of}. Alles andere ist, wie es war.',
  'notice.altered.rows':
    '{rows, plural, one {# Eintrag darin hat sich auf dem Laufwerk geändert, seit Paddock ihn gespeichert hat} other {# Einträge darin haben sich auf dem Laufwerk geändert, seit Paddock sie gespeichert hat}}: {of}. Was von dort angezeigt wird, kann falsch sein.',
  'notice.altered.copy':
    'Die Sicherung vom {at, date, long}, {at, time, short} hat {rows, plural, one {ihn noch, wie er gespeichert wurde} other {noch {held} davon, wie sie gespeichert wurden}}. Du kannst sie zurückholen; was seitdem gefahren wurde, wird daneben aufgehoben.',
  'notice.altered.none':
    '{rows, plural, one {Keine Sicherung hat ihn, wie er gespeichert wurde.} other {Keine Sicherung hat einen davon, wie er gespeichert wurde.}}',
  'rows.races': 'Rennen',
  'rows.results': 'Ergebnisse',
  'rows.statistics': 'Statistik',
  'rows.seasons': 'Saisons',
  'rows.presets': 'Vorlagen',
  'rows.circuits': 'Strecken der Werkstatt',
  'rows.settings': 'Einstellungen',
  'rows.notices': 'Hinweise',
  'rows.party': 'die offene Party',
  'notice.restored': 'Die Sicherung ist eingesetzt',
  'notice.restored.text':
    'Alles steht, wie es am {at, date, long} um {at, time, short} war. Was vorher hier war, liegt als {aside} bereit.',
  'notice.backup': 'Paddock konnte keine Sicherung anlegen',
  'notice.backup.text': 'Deine Rennen sind gespeichert, aber die Sicherung von heute ließ sich nicht schreiben.',
  'offer.none': 'Eine Sicherung gibt es noch nicht.',
  'offer.copy':
    'Du kannst die letzte gute Sicherung zurückholen; {since, select, file {was seitdem gefahren wurde, steht nur in der beschädigten Datei} new {was seitdem gefahren wurde, ist nicht darin} beside {was jetzt hier ist, wird daneben aufgehoben} other {was seitdem gefahren wurde, wird daneben aufgehoben}}.',
  'offer.copy-with':
    'Du kannst die letzte gute Sicherung mit {races, plural, other {# Rennen}} ({finished} beendet) zurückholen; {since, select, file {was seitdem gefahren wurde, steht nur in der beschädigten Datei} new {was seitdem gefahren wurde, ist nicht darin} beside {was jetzt hier ist, wird daneben aufgehoben} other {was seitdem gefahren wurde, wird daneben aufgehoben}}.',
};
