// Namen und Maße von Waddingtons Formula 1, die mehrere Bildschirme teilen, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { names as source } from '../en/names';

export const names: Translation<typeof source> = {
  'level.random': 'Zufall',
  'level.easy': 'Neuling',
  'level.medium': 'Clubfahrer',
  'level.hard': 'Ass',
  'level.best': 'Maestro',

  'figure.bestLap': 'Beste Runde',
  'figure.turns': 'Schnellstes Rennen',
  'figure.lapsLed': 'Runden in Führung',
  'figure.spins': 'Dreher',
  'figure.dice': 'Strafwürfe',
  'figure.stops': 'Boxenstopps',
  'figure.baulks': 'Mal aufgehalten',
  'figure.cardsUsed': 'Gespielte Taktikkarten',

  turn: 'Zug',
  turns: '{n, plural, one {# Zug} other {# Züge}}',
  'wear.tyres': '{n} Reifen',
  'wear.brakes': '{n, plural, one {# Bremse} other {# Bremsen}}',
  'corner.unnamed': 'Kurve {number}',
  'corner.short.abbots': 'Abbot’s',
  'corner.short.mill': 'Mill',
  'corner.short.gallows': 'Gallows',
  'corner.short.ridge': 'Ridge',
  'corner.short.windmill': 'Windmill',
  'corner.short.dip': 'Dip',
  'corner.short.chapel': 'Chapel',

  'championship.league': 'Liga',

  'blurb.thornbury-park': 'Ein Parkkurs auf dem Gelände eines alten Herrenhauses.',
  'blurb.porto-sirena': 'Um die Häuser und den Kai entlang.',
  'blurb.hohenwaldring': 'Ein langer Waldring mit schnellen Bögen und einem langsamen S.',
  'facts.squares': 'Felder',
  'facts.corners': 'Kurven',
  'facts.limits': 'Limits',
  'facts.laps': 'Runden',
};
