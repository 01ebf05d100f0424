// What lies over all screens, in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/app';

export const messages: Translation<typeof source> = {
  'title.app': 'Paddock',
  'title.page': '{title} · Paddock',
  'title.setup': 'Neues Rennen',
  'title.race': 'Rennen',
  'title.results': 'Ergebnis',
  'title.races': 'Rennen',
  'title.settings': 'Einstellungen',
  'title.rules': 'Regeln',
  'title.lobby': 'Lobby',
  'title.school': 'Fahrschule',
  'title.join': 'Mitspielen',

  'bar.name': 'Paddock, Startseite',
  'bar.ways': 'Hauptmenü',
  'bar.person': ': Namen und Farbe ändern',
  'bar.atParty': 'Auf einer Party',
  'bar.atPartyOf': 'Auf der Party von {host}',
  'bar.network': 'Im lokalen Netz',
  'bar.noNetwork': 'Kein Netz',
  'way.home': 'Start',
  'way.seasons': 'Saisons',
  'way.replays': 'Replays',
  'way.rules': 'Regeln',
  'way.settings': 'Einstellungen',
  'way.lobby': 'Lobby',
  'way.race': 'Rennen',
  'way.join': 'Mitspielen',

  'loading.words': 'Das Fahrerlager öffnet',
  'refused.title': 'Lässt sich nicht öffnen',
  'broken.title': 'Da ist etwas kaputt',
  'broken.text': 'Auf dieser Seite ist ein Fehler aufgetreten. Deine Rennen sind gespeichert.',
  'broken.back': 'Zurück zum Regal',

  'veil.reconnecting': 'Verbindung wird wiederhergestellt',
  'veil.own': 'Bis zu deinem letzten Zug ist alles gespeichert.',
  'veil.looking': 'Die Party wird gesucht.',
  'veil.seat': 'Dein Platz bleibt dir erhalten.',
  'veil.closed': 'Paddock ist beendet',
  'veil.closed.text': 'Die Rennen sind gespeichert. Starte Paddock neu, um weiterzufahren.',
  'veil.noAnswer': 'Keine Antwort',
  'veil.noAnswer.text':
    '{network, select, yes {Der Computer von {host} antwortet nicht.} other {Dieses Gerät hat kein Netz; der Computer von {host} ist nicht erreichbar.}} {racing, select, yes {Das Rennen ist dort gespeichert, dein Platz auch.} other {Dein Platz bleibt dir eine Weile erhalten.}}',
  'veil.leave': 'Verlassen',
  'veil.retry': 'Noch einmal',
  'away.silent': '{party} antwortet nicht: {why}',

  'notice.restore': 'Sicherung wiederherstellen ({when})',
  'notice.restore.title': 'Sicherung wiederherstellen?',
  'notice.restore.text':
    'Rennen und Einstellungen der Sicherung kommen zurück. Was danach geschah, geht verloren; die jetzige Datei bleibt daneben liegen.',
  'notice.restore.yes': 'Wiederherstellen',
  'notice.dismiss': 'Ausblenden',

  'copy.refused': 'Kopieren ist hier nicht erlaubt. Tipp es ab: {text}',
  'file.saved': 'Gespeichert als {file}.',
  'file.tooLarge': '{file} ist zu groß: Dateien bis {megabytes} MB können übernommen werden.',
  'file.import': 'Importieren',
  'file.checking': 'Datei wird geprüft',
  'file.checkingFor': 'Datei wird geprüft, {seconds} s',
  'file.checking.said': 'Die Datei wird geprüft. Du kannst inzwischen weitermachen.',

  'party.banner': 'Offene Party',
  'party.open': '<b>{name}</b> ist offen, Code <letters>{code}</letters>',
  'party.openAt': '<b>{name}</b> ist offen unter <b>{address}</b>, Code <letters>{code}</letters>',
  'party.toLobby': 'Zur Lobby',
  'party.toRace': 'Zum Rennen',
  'party.close': 'Party schließen',
  'party.close.title': 'Party schließen?',
  'party.close.text':
    'Alle Gäste werden nach Hause geschickt, und der Port wird geschlossen. Ein Rennen bleibt gespeichert.',
  'party.nudged': '{host} fragt: Bist du bereit?',
  'party.nudgedByHost': 'Der Host fragt: Bist du bereit?',

  'aids.all': 'Alle',
  'aids.costs': 'Nur Kosten',
  'aids.none': 'Keine',
  'aids.note.all': 'Kosten, Chancen und Vorschau, bevor du wählst; Tipps mit {key}',
  'aids.note.costs': 'Was eine Wahl sicher kostet; keine Chancen, keine Vorschau, keine Tipps',
  'aids.note.none': 'Nur was du wählen darfst, mehr nicht',

  'when.today': 'heute, {time}',
  'when.yesterday': 'gestern, {time}',
  'when.day': '{day}, {time}',
  'saved.line': 'Gespeichert: {when}. {company}.',

  'origin.practice': 'Training',
  'origin.race': '{season}, Rennen {round} von {rounds}',
  'origin.part': '{season}, Rennen {round} von {rounds}, Teil {leg} von {legs}',
  'origin.race.chip': '<name>{season}</name><rest>, Rennen {round} von {rounds}</rest>',
  'origin.part.chip': '<name>{season}</name><rest>, Rennen {round} von {rounds}, Teil {leg} von {legs}</rest>',

  'company.solo': 'Allein',
  'company.aiOnly': 'Nur KI-Fahrer',
  'company.with': 'Mit {names}',
  'company.against': 'Gegen {count, plural, one {# KI-Fahrer} other {# KI-Fahrer}}',
  'company.both': 'Mit {names}, gegen {count, plural, one {# KI-Fahrer} other {# KI-Fahrer}}',
};
