// Names of RoboRally in German: levels, figures, courses, cards, and what is counted.

import type { Translation } from '@i18n/messages';
import type { names as source } from '../en/names';

export const names: Translation<typeof source> = {
  'level.random': 'Zufall',
  'level.easy': 'Neuling',
  'level.medium': 'Könner',
  'level.hard': 'Experte',
  'level.best': 'Superhirn',

  'figure.turns': 'Schnellster Zieleinlauf',
  'figure.flags': 'Erreichte Checkpoints',
  'figure.hits': 'Gelandete Treffer',
  'figure.wrecks': 'Ins Verderben gestoßen',
  'figure.harm': 'Erlittener Schaden',
  'figure.deaths': 'Zerstörungen',

  round: 'Runde',
  turns: '{n, plural, one {# Runde} other {# Runden}}',
  damage: '{points} Schaden',
  lives: '{n, plural, one {# Leben} other {# Leben}}',
  times: '{n, plural, one {#-mal} other {#-mal}} zerstört',
  hits: '{n, plural, one {# Treffer} other {# Treffer}}',
  direction: '{way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  cell: 'Spalte {column}, Reihe {row}',
  flags: '{flags} von {all}',

  'class.beginner': 'Einsteiger',
  'class.standard': 'Standard',
  'class.expert': 'Experten',
  'fact.class': 'Klasse',
  'fact.checkpoints': 'Checkpoints',
  'fact.turns': 'Runden',
  'fact.cells': 'Felder',

  'card.uturn': 'Wenden',
  'card.rotateLeft': 'Links',
  'card.rotateRight': 'Rechts',
  'card.backUp': 'Zurück',
  'card.move1': 'Vor 1',
  'card.move2': 'Vor 2',
  'card.move3': 'Vor 3',
  'card.none': 'keine Karte',
  'card.marked': '{mark, select, brakes {{card} gebremst} other {{card} verstärkt}}',
  'card.numbered': '{card}, {number}',
  'mark.verb': '{mark, select, brakes {Bremsen} other {Verstärken}}',
  'mark.done': '{mark, select, brakes {Gebremst} other {Verstärkt}}',
  'mark.register': '{mark, select, brakes {Register {register} bremsen} other {Register {register} verstärken}}',
  'mark.effect': '{option}: {spaces, plural, one {# Feld} other {# Felder}}, die Nummer bleibt',
};
