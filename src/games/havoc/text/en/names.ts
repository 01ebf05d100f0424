// Names that Havoc Speedway's screens share, in English: levels, figures, presets, stages, cards, coins and spaces.

export const names = {
  /** On the ground of every picture, in capitals. */
  'board.painted.pits': 'PITS',

  'level.random': 'Random',
  'level.easy': 'Rookie',
  'level.medium': 'Racer',
  'level.hard': 'Ace',
  'level.best': 'Legend',

  'figure.turns': 'Fastest race',
  'figure.turns.count': '{n, plural, one {# racing turn} other {# racing turns}}',
  'figure.stormsWon': 'Storms won',
  'figure.coinsPlaced': 'Coins placed',
  'figure.ownTriggered': 'Own coins triggered',
  'figure.othersTriggered': 'Rivals’ coins triggered',
  'figure.tows': 'Tows',
  'figure.crashes': 'Crashes',
  'figure.coinLosses': 'Spaces lost to coins',

  'unit.round': 'round',
  rounds: '{n, plural, one {# round} other {# rounds}}',

  'preset.classic': 'Classic',
  'preset.sprint': 'Sprint',
  'preset.long-haul': 'Long haul',
  'preset.mayhem': 'Mayhem',

  'stage.dealer': 'Dealer',
  'stage.storm': 'Storm',
  'stage.lanes': 'Lanes',
  'stage.coins': 'Coins',
  'stage.racing': 'Racing',
  'stage.tieBreak': 'Tie-break',
  'stage.finished': 'Finished',

  suit: '{suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}',
  'card.unknown': 'a card',
  /** For who listens: 'Queen of hearts', '10 of clubs'. */
  'card.spoken':
    '{rank, select, J {Jack} Q {Queen} K {King} A {Ace} other {{rank}}} of {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}',
  cards: '{n, plural, one {# card} other {# cards}}',

  /** coin: 'tow', or what it says, such as '+3'. */
  coin: '{coin, select, tow {tow} other {{coin}}}',
  'coin.spoken': '{kind, select, tow {Tow} back {Back {steps}} other {Forward {steps}}}',

  /** Where a car stands, by itself. */
  place:
    '{place, select, track {lane {lane}, position {position}} pitLane {pit lane {position}} pit {the pit} other {off the track}}',
  badge: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'lap.of': 'Lap {lap} of {laps}',
} as const;
