// The results screen in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/results';

export const messages: Translation<typeof source> = {
  none: 'Zu diesem Rennen gibt es kein Ergebnis.',
  'none.races': 'Alle Rennen',
  order: 'Zieleinlauf',
  laps: '{n, plural, one {# Runde} other {# Runden}}',
  'best.race': 'Neue Bestmarke: {value}',
  'best.lap': 'Neue schnellste Runde: {value}',
  hinted: 'Mit Tipps',

  'go.waiting': 'Warten auf {host}',
  'go.shelf': 'Regal',
  'go.home': 'Zum Regal',
  'go.replay': 'Replay ansehen',
  'go.review': 'Analyse',
  'go.statistics': 'Statistik',
  'go.export': 'Aufzeichnung exportieren',
  'go.together': 'Alle kommen mit',
  'go.lobby': 'Zur Lobby',
  'go.counted': 'Gewertet in {season}',
  'go.next': 'Nächstes Rennen',
  'go.champion': 'Zur Siegerehrung',
  'go.practice': 'Training zählt nirgends',
  'go.replays': 'Alle Replays',
  'go.fork': 'Zurück zum Replay',
  'go.saved': 'Unter den Replays gespeichert',
  'go.circuit': 'Andere Strecke',
  'go.track': 'Andere Strecke',
  'go.rematch': 'Revanche',
  'go.again': 'Noch einmal',
};
