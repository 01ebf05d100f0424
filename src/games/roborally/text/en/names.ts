// Names of RoboRally in English: levels, figures, courses, cards, and what is counted.

export const names = {
  'level.random': 'Random',
  'level.easy': 'Novice',
  'level.medium': 'Regular',
  'level.hard': 'Expert',
  'level.best': 'Mastermind',

  'figure.turns': 'Fastest finish',
  'figure.flags': 'Checkpoints touched',
  'figure.hits': 'Hits landed',
  'figure.wrecks': 'Rivals wrecked',
  'figure.harm': 'Damage taken',
  'figure.deaths': 'Times destroyed',

  /** What races are counted in, as a label. */
  round: 'turn',
  turns: '{n, plural, one {# turn} other {# turns}}',
  damage: '{points} damage',
  lives: '{n, plural, one {# life} other {# lives}}',
  times: 'destroyed {n, plural, one {# time} other {# times}}',
  hits: '{n, plural, one {# hit} other {# hits}}',
  direction: '{way, select, north {north} east {east} south {south} other {west}}',
  cell: 'Column {column}, row {row}',
  /** Checkpoints touched, of this many. */
  flags: '{flags} of {all}',

  'class.beginner': 'Beginner',
  'class.standard': 'Standard',
  'class.expert': 'Expert',
  'fact.class': 'Class',
  'fact.checkpoints': 'Checkpoints',
  'fact.turns': 'Turns',
  'fact.cells': 'Spaces',

  'card.uturn': 'U-Turn',
  'card.rotateLeft': 'Left',
  'card.rotateRight': 'Right',
  'card.backUp': 'Back up',
  'card.move1': 'Move 1',
  'card.move2': 'Move 2',
  'card.move3': 'Move 3',
  'card.none': 'no card',
  /** A card that Disc Brakes or Fourth Gear change. */
  'card.marked': '{mark, select, brakes {{card} braked} other {{card} boosted}}',
  /** A card with its number. */
  'card.numbered': '{card}, {number}',
  'mark.verb': '{mark, select, brakes {Brake} other {Boost}}',
  'mark.done': '{mark, select, brakes {Braked} other {Boosted}}',
  'mark.register': '{mark, select, brakes {Brake register {register}} other {Boost register {register}}}',
  'mark.effect': '{option}: {spaces, plural, one {# space} other {# spaces}}, same number',
} as const;
