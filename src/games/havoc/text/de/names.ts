// Names that Havoc Speedway's screens share, in German.

import type { Translation } from '@i18n/messages';
import type { names as source } from '../en/names';

export const names: Translation<typeof source> = {
  /** On the ground of every picture, in capitals. */
  'board.painted.pits': 'BOX',

  'level.random': 'Zufall',
  'level.easy': 'Rookie',
  'level.medium': 'Racer',
  'level.hard': 'Ass',
  'level.best': 'Legende',

  'figure.turns': 'Schnellstes Rennen',
  'figure.turns.count': '{n, plural, one {# Rennzug} other {# Rennzüge}}',
  'figure.stormsWon': 'Gewonnene Stürme',
  'figure.coinsPlaced': 'Gelegte Münzen',
  'figure.ownTriggered': 'Eigene Münzen ausgelöst',
  'figure.othersTriggered': 'Fremde Münzen ausgelöst',
  'figure.tows': 'Abgeschleppt',
  'figure.crashes': 'Unfälle',
  'figure.coinLosses': 'Durch Münzen verlorene Felder',

  'unit.round': 'Durchgang',
  rounds: '{n, plural, one {# Durchgang} other {# Durchgänge}}',

  'preset.classic': 'Klassisch',
  'preset.sprint': 'Sprint',
  'preset.long-haul': 'Langstrecke',
  'preset.mayhem': 'Chaos',

  'stage.dealer': 'Geber',
  'stage.storm': 'Sturm',
  'stage.lanes': 'Spuren',
  'stage.coins': 'Münzen',
  'stage.racing': 'Rennen',
  'stage.tieBreak': 'Stechen',
  'stage.finished': 'Im Ziel',

  suit: '{suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}',
  'card.unknown': 'eine Karte',
  'card.spoken':
    '{suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}-{rank, select, J {Bube} Q {Dame} K {König} A {Ass} other {{rank}}}',
  cards: '{n, plural, one {# Karte} other {# Karten}}',

  coin: '{coin, select, tow {Abschleppen} other {{coin}}}',
  'coin.spoken': '{kind, select, tow {Abschleppen} back {{steps} zurück} other {{steps} vor}}',

  place:
    '{place, select, track {Spur {lane}, Feld {position}} pitLane {Boxengasse {position}} pit {die Box} other {neben der Strecke}}',
  badge: '{place}.',
  'lap.of': 'Runde {lap} von {laps}',
};
