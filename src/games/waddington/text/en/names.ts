// Names and measures of Waddington's Formula 1 that several screens share, in English.

export const names = {
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
  /** Corners whose name is too long for a way's; those of other circuits are short. */
  'corner.short.abbots': 'Abbot’s',
  'corner.short.mill': 'Mill',
  'corner.short.gallows': 'Gallows',
  'corner.short.ridge': 'Ridge',
  'corner.short.windmill': 'Windmill',
  'corner.short.dip': 'Dip',
  'corner.short.chapel': 'Chapel',

  'championship.league': 'League',

  'blurb.thornbury-park': 'A park circuit in the grounds of an old manor.',
  'blurb.porto-sirena': 'Round the houses and along the quay.',
  'blurb.hohenwaldring': 'A long forest ring of fast sweeps and one slow S.',
  'facts.squares': 'Squares',
  'facts.corners': 'Corners',
  'facts.limits': 'Limits',
  'facts.laps': 'Laps',
} as const;
