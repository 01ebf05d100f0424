// The results screen in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/results';

export const messages: Translation<typeof source> = {
  none: 'Zu diesem Rennen gibt es kein Ergebnis.',
  'none.races': 'Alle Rennen',
  order: 'Zieleinlauf',
  laps: '{n, plural, one {# Runde} other {# Runden}}',
  'best.race': '{you, select, true {Deine neue Bestmarke} other {Neue Bestmarke für {name}}}: {value}',
  'best.lap': '{you, select, true {Deine neue schnellste Runde} other {Neue schnellste Runde für {name}}}: {value}',
  'why.title': 'Warum du verloren hast',
  'why.cost': '„{answer}“ in {unit} {round, number} hat <loss>{percent, number} % deiner Chancen</loss> gekostet',
  'why.fell': 'Deine Siegchance fiel von {from, number} % auf {to, number} %.',
  'why.fall': '{from, number} % → {to, number} %',
  'why.chance': 'Deine Siegchance',
  'why.better': 'Besser: {better}.',
  'why.none': 'Kein einzelner Zug hat dich das Rennen gekostet',
  'why.none.more':
    'Karten, Würfel und Gegner haben entschieden: Deine teuerste Wahl kostete weniger als {least, number} %.',
  'why.looking': 'Der entscheidende Moment wird gesucht',
  'why.looking.more': '{unit} {round, number} von {rounds, number}',
  'why.begins': 'Das dauert etwa eine Minute.',
  'why.see': 'Diesen Moment ansehen',
  hinted: 'Mit Tipps',

  'go.waiting': 'Warten auf {host}',
  'go.shelf': 'Start',
  'go.home': 'Zur Startseite',
  'go.replay': 'Replay ansehen',
  'go.review': 'Analyse',
  'go.statistics': 'Statistik',
  'go.export': 'Aufzeichnung exportieren',
  'go.together': 'Alle kommen mit',
  'go.lobby': 'Zur Lobby',
  'go.counted': 'Gewertet in {season}',
  'go.next': 'Nächstes Rennen',
  'go.tournament': 'Turnier',
  'go.champion': 'Zur Siegerehrung',
  'go.practice': 'Training zählt nicht',
  'go.replays': 'Alle Replays',
  'go.fork': 'Zurück zum Replay',
  'go.saved': 'Unter den Replays gespeichert',
  'go.circuit': 'Andere Strecke',
  'go.track': 'Andere Strecke',
  'go.rematch': 'Revanche',
  'go.again': 'Noch einmal',
};
