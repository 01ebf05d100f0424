// Was das Spielbrett von Waddingtons Formula 1 sagt, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { board as source } from '../en/board';

export const board: Translation<typeof source> = {
  'board.targets': 'Felder zur Wahl',
  'board.corner': '{corner} · {limits} mph',
  'board.speed': '{speed} mph',
  'board.over': '{excess} zu schnell',
  'board.thrown': '{name}: {sum}{again, select, true {, wirft noch einmal} other {}}',
  'board.misses': 'Setzt aus{left, plural, =0 {} other {, noch # Mal}}',
  'board.heldUp': '{ran, select, true {Fährt auf} other {Aufgehalten}}',
  'board.restarted': '{from, select, pit {Verlässt die Box} other {Wieder auf der Bahn}}',
  'board.outcome':
    '{result, select, none {Nichts} spin {Dreher} tyres {{tyres} Reifen} brakes {{brakes, plural, one {# Bremse} other {# Bremsen}}} other {{tyres} Reifen, {brakes, plural, one {# Bremse} other {# Bremsen}}}}',
  'board.laps': '{left, plural, =0 {Über der Linie} one {Letzte Runde} other {Noch # Runden}}',
  'board.superb': 'Meisterlich!',
  'board.specialTyres': 'Die Spezialreifen halten',
  'board.reason.tooFast': 'Viel zu schnell',
  'board.reason.tyresWorn': 'Reifen abgefahren',
  'board.reason.faultyTyres': 'Schlechte Reifen',
  'board.reason.brakeFailure': 'Bremsversagen',
  'board.reason.cannotSlow': 'Zu schnell zum Bremsen',
  'board.spinOff': 'DREHER!',
  'board.pitStop': 'Boxenstopp',
  'board.renewed': 'Reifen und Bremsen erneuert',
  'board.takesCard': 'Nimmt eine Taktikkarte',
  'board.lastTurn': 'LETZTER ZUG',
  'board.finished': 'Im Ziel, bisher {place}.',
  'board.finish': 'ZIEL',

  'way.lane': 'Spur {lane}',
  'way.pit': 'Eigene Box',
  'way.stay': 'Stehen',
  'way.corner': '{corner} {limit}',
  'way.before': 'vor {corner}',
  'way.further': 'weiter vorn',
  'way.less': 'weiter hinten',
  'way.row': 'Reihe {row}',
  'way.fate': ': {outcome}',
  'way.told': '{way}: {outcome}',
  'fate.verge': 'zu schnell hinter dem Wagen davor, Dreher',
  'fate.none': 'keine Kurve',
  'fate.spin': '{corner} {excess} zu schnell, Dreher',
  'fate.over': '{corner} {excess} zu schnell',
  'fate.free': '{corner} frei',
  callout:
    '{kind, select, roll {{excess} zu schnell: 2 Würfel} spin {{excess} zu schnell: Dreher} worn {Reifen abgefahren: Dreher} other {Zu schnell zum Bremsen: Dreher}}',
  'chance.percent': '{percent, number, ::.0} %',
};
