// Names and measures of Waddington's Formula 1 that several screens share, in English.

export const names = {
  /** On the ground of every picture, in capitals. */
  'board.painted.pit': 'PIT',

  'level.random': 'Random',
  'level.easy': 'Rookie',
  'level.medium': 'Club',
  'level.hard': 'Ace',
  'level.best': 'Maestro',

  'figure.bestLap': 'Best lap',
  'figure.turns': 'Fastest race',
  'figure.lapsLed': 'Laps led',
  'figure.spins': 'Spin-offs',
  'figure.dice': 'Penalty rolls',
  'figure.stops': 'Pit stops',
  'figure.baulks': 'Times baulked',
  'figure.cardsUsed': 'Tactic cards used',

  /** What races are counted in: every car has one turn in a round. */
  turn: 'turn',
  turns: '{n, plural, one {# turn} other {# turns}}',
  /** Points that something costs, each gauge a line. */
  'wear.tyres': 'tyres +{n}',
  'wear.brakes': 'brakes +{n}',
  /** A corner of a circuit that this edition does not have. */
  'corner.unnamed': 'Corner {number}',

  'championship.league': 'League',

  'facts.squares': 'Squares',
  'facts.corners': 'Corners',
  'facts.limits': 'Limits',
  'facts.laps': 'Laps',
} as const;
