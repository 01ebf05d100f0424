// The rules of Havoc Speedway at a glance, for the rules drawer. Not for: the rules themselves (RULES.md, phases/).

/** Sections of plain paragraphs, in the order of a round. */
export const RULES: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Drive the laps round the oval. When somebody has finished, all complete the Racing stage; the car farthest ahead wins. Level cars race on without cards and coins.',
      'A round has a Storm, coins and racing. Whoever leaves the Storm first chooses first in everything that follows.',
    ],
  },
  {
    title: 'Storm',
    paragraphs: [
      'Get rid of your cards. Play one that matches the top card in suit or rank, or draw.',
      'An Ace skips the next driver. A Queen goes on anything but a toxic 7, and you call a suit.',
      'A 7 is toxic: the next driver plays a 7 too or draws two, four, six cards, two for each 7.',
    ],
  },
  {
    title: 'Coins',
    paragraphs: [
      'The Storm winner draws the most coins, the next ones one fewer each. You place them face down on free cells: not in the pits, and not on the six cells in front of a rival.',
      'A car that lands on a coin turns it over and moves on or back by it, or is towed to the pit. The next landing may set off another one.',
    ],
  },
  {
    title: 'Racing',
    paragraphs: [
      'Choose your dice. The movement dice take you straight on in your lane, until another car or your total stops you.',
      'The lane-change die moves you one or two lanes left or right, or shows Check Engine and you stay.',
    ],
  },
  {
    title: 'Pit',
    paragraphs: [
      'Out of the pit you roll one die along the pit lane. A roll that is too long hits the wall at its end and puts you back in the pit.',
      'From the pit lane the lane-change die merges you onto lane 1.',
    ],
  },
];
