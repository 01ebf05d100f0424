// Levels, figures and what is counted, in English.

export const names = {
  'level.random': 'Random',
  'level.easy': 'Rookie',
  'level.medium': 'Club',
  'level.hard': 'Pro',
  'level.best': 'Maestro',

  'figure.bestLap': 'Best lap',
  'figure.rounds': 'Fastest race',
  'figure.topGear': 'Highest gear',
  'figure.wearLeft': 'Most wear left',
  'figure.gained': 'Places gained',
  'figure.pitStops': 'Pit stops',
  'figure.brake': 'Wear for braking',
  'figure.overshoot': 'Wear for overshooting',
  'figure.collision': 'Wear in collisions',
  'figure.motor': 'Wear on the engine',

  /** What races are counted in, as a label. */
  round: 'round',
  rounds: '{n, plural, one {# round} other {# rounds}}',
  /** '4th gear'. */
  gear: '{gear, selectordinal, =0 {neutral} one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}',
  /** A die by its sides. */
  die: 'd{sides}',
  percent: '{value, number, ::.#}%',
} as const;
