// The statistics and a driver's page in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/statistics';

export const messages: Translation<typeof source> = {
  title: 'Statistik',
  'tabs.label': 'Statistik über',
  'tab.drivers': 'Fahrer',
  'tab.records': 'Rekorde',
  replays: 'Replays',
  box: 'Spiel aussuchen',

  'drivers.adding': 'Wird zusammengezählt',
  'drivers.none':
    'Noch ist kein solches Rennen zu Ende gefahren. Siege, Runden und Rekorde zählen ab der ersten Zielflagge.',
  'drivers.kinds': 'Wer',
  'drivers.count': '{n} Fahrer',
  'drivers.more': 'Mehr anzeigen',
  'kinds.all': 'Alle',
  'kinds.person': 'Menschen',
  'kinds.ai': 'KI',
  'kind.person': 'Mensch',
  'kind.ai': 'KI',
  'kind.rules': 'Von den Regeln gesteuert',
  'best.label': 'Die meisten Siege',
  'best.wins': '{n, plural, one {<b>#</b> Sieg} other {<b>#</b> Siege}}',
  'best.podiums': '{podiums}-mal auf dem Podest bei {starts, plural, one {# Start} other {# Starts}}',
  'column.driver': 'Fahrer',
  'column.starts': 'Starts',
  'column.wins': 'Siege',
  'column.podiums': 'Podest',
  'column.points': 'Punkte',
  'column.meanPlace': 'Ø Platz',
  'column.lastAt': 'Letztes Rennen',

  'driver.title': 'Fahrer',
  'driver.last': 'Zuletzt dabei: {when}',
  'driver.races': 'Alle Rennen',
  'form.title': 'Aktuelle Form',
  'form.note': 'Letztes Rennen rechts',
  'form.place': '{place}. von {cars, number}<when>, {day}</when>',
  'form.out': 'ausgefallen<when>, {day}</when>',
  'rivals.title': 'Direkter Vergleich',
  'rivals.none': '{name} ist noch gegen niemanden gefahren.',
  'rivals.races': '{n} Rennen',
  'rivals.ahead': '{n}<read>-mal {name} vorn</read>',
  'tally.games': 'Nach Spielen',
  'tally.circuits': 'Nach Strecken',
  'tally.line':
    '{starts, plural, one {# Start} other {# Starts}}, {wins, plural, one {# Sieg} other {# Siege}}, {podiums}-mal auf dem Podest',

  'records.looking': 'Rekorde werden gesucht',
  'records.none': 'Hier gibt es noch keinen Rekord. Das erste Rennen auf einer Strecke stellt ihn auf.',
  'records.of': 'Rekorde in {game}',
  'records.over': '{figure}, {laps, plural, one {# Runde} other {# Runden}}',
  'records.watch': '{record} auf {circuit} ansehen',
};
