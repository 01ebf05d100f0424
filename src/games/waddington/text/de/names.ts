// Namen und Maße von Waddingtons Formula 1, die mehrere Bildschirme teilen, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { names as source } from '../en/names';

export const names: Translation<typeof source> = {
  /** On the ground of every picture, in capitals. */
  'board.painted.pit': 'BOX',

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

  'championship.league': 'Liga',

  'facts.squares': 'Felder',
  'facts.corners': 'Kurven',
  'facts.limits': 'Limits',
  'facts.laps': 'Runden',
};
