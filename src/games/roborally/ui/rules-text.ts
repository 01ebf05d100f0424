// The rules of RoboRally at a glance, for the rules drawer. Not for: the rules themselves (RULES.md, phases/).

/** Sections of plain paragraphs, in the order of a turn. */
export const RULES: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Touch the checkpoints in their order. You touch one by standing on it at the end of a register. The first robot at the last one wins.',
      'The checkpoint you touched last is your archive: there you come back when you are destroyed.',
    ],
  },
  {
    title: 'Programming',
    paragraphs: [
      'Each turn you get nine cards, one fewer for each point of damage. Put five of them into your registers, face down, all at the same time.',
      'From 5 damage on registers lock, the fifth first: their cards stay and are played again.',
      'When time runs out, empty registers are filled at random from your hand.',
      'You may announce a power down: next turn you play no cards and all your damage is repaired.',
    ],
  },
  {
    title: 'A register',
    paragraphs: [
      'All reveal the card of the register. The highest number moves first.',
      'Then express belts move one cell, then all belts one cell; then pushers with this register’s number push; then gears turn; then lasers fire; then checkpoints are touched.',
    ],
  },
  {
    title: 'Moving and pushing',
    paragraphs: [
      'A robot pushes robots in its way, as many as stand in line; a wall anywhere in the line stops all of them.',
      'Pits and the open edge of the floor destroy, also in the middle of a move.',
    ],
  },
  {
    title: 'Belts, gears, pushers',
    paragraphs: [
      'A belt that delivers you sideways onto another belt turns you with it. Stepping onto a curve yourself does not.',
      'Belts never push: two robots for one cell both stay.',
      'Green gears turn right, red ones left.',
    ],
  },
  {
    title: 'Lasers and damage',
    paragraphs: [
      'Board lasers hit the first robot in their beam, 1 damage per beam. Every robot fires straight ahead, 1 damage.',
      'The tenth damage destroys. You lose a life and come back at your archive with 2 damage. Without lives you are out.',
      'Ending the turn on a repair site repairs all damage.',
    ],
  },
  {
    title: 'Option cards',
    paragraphs: [
      'Where the race has them, you draw one when you end a turn on a repair site, three at most. Everybody sees them.',
      'While programming you may brake a Move 1, boost a Move 3 or switch Gyro Mount on, if you hold the card for it.',
      'You may also mark cards to be given up: each point of damage this turn takes the oldest marked card instead of you. Slab Armour takes damage before them.',
      'When you are destroyed you lose one option card of your choice, but never the Black Box.',
    ],
  },
];
