// The home screen in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/home';

export const messages: Translation<typeof source> = {
  shelf: 'Spiele',
  'shelf.title': 'Wähle ein Spiel',
  'shelf.welcome': 'Willkommen bei Paddock',
  'shelf.saved': 'Auf diesem Computer gespeichert',
  'shelf.school': 'Fahrschule',
  'shelf.newRace': '{game}: neues Rennen',
  'shelf.missing': '{game} ist in dieser Ausgabe nicht dabei',
  'shelf.missing.label': '{game}, in dieser Ausgabe nicht dabei',
  'plate.missing': 'Nicht dabei',
  'plate.seats': '{least} bis {most} {pieces, select, robots {Roboter} runners {Läufer} other {Wagen}}',
  'mark.learn': 'In {minutes, number} Min. lernen',
  'mark.learn.said': 'In {minutes, number} Min. lernen: {game}',
  'mark.part': '{part, number} von {parts, number}',
  'mark.part.said': 'Lektion zu {game}: weiter mit Teil {part, number} von {parts, number}',
  'mark.learned': 'Lektion zu {game}: abgeschlossen',
  'mark.races': '{count, plural, =0 {Kein Rennen} one {# Rennen} other {# Rennen}}',

  today: 'Heute',
  'today.done': 'Das war’s für heute.',

  'host.title': 'LAN-Party eröffnen',
  'host.text': 'Welches Spiel möchtest du spielen? Danach richtest du das Rennen ein; Gäste kommen in der Lobby dazu.',
  'host.boxes': 'Spiele',
  'host.tournament': 'Turnier',
  'host.tournament.text': '4 bis 64 Fahrer an mehreren Tischen: Vorläufe, K.-o., Schweizer System oder Liga.',
  cancel: 'Abbrechen',

  starters: 'Mehr Möglichkeiten',
  'quick.busy': 'Das Rennen wird vorbereitet',
  'quick.title': 'Schnelles Rennen',
  'solo.title': 'Qualifying in {game}',
  'party.alone': 'Kein Netz: nur dieser Computer.',
  'party.title': 'Deine LAN-Party',
  'party.text': '{party}: {game}.',
  'party.host': 'Party eröffnen',
  'party.host.text': 'Freunde kommen per Handy oder App',
  'join.title': 'Mitspielen',
  'join.text': 'Party wählen oder Code eingeben',
  'join.nearby': '{count} in der Nähe',
  'tournament.title': 'Turnier',
  'tournament.text': '4 bis 64 Fahrer, mehrere Tische',
};
