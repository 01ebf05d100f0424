// Heat's rules at a glance, for the rules drawer. Not for: the rules themselves; those are docs/rules and phases/.

/** Sections of plain paragraphs, in the order of a round. */
export const RULES: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Cross the finish line first. When a car does, the round is played out, and the car farthest past the line wins.',
      'Each round has nine phases. Everybody shifts and plays cards in secret; then the cars act in turn order, the leader first.',
    ],
  },
  {
    title: '1 Shift gears',
    paragraphs: [
      'Stay, or shift one gear up or down for free. Shifting two gears costs 1 Heat.',
      'The gear is the number of cards you play. 1st gear cools 3 afterwards, 2nd gear cools 1, 4th gear may boost.',
    ],
  },
  {
    title: '2 Play cards',
    paragraphs: [
      'Place as many cards as your gear. Heat cards are stuck in your hand. Stress may be played: it turns cards until a Speed card appears.',
      'Too few cards for your gear is a cluttered hand: you stay where you are, drop to 1st gear and miss the rest of the round.',
    ],
  },
  {
    title: '3 Reveal and move',
    paragraphs: [
      'The sum of your cards is your speed, and the number of spaces you move. If the space you aim at is full, you go on to the next free one; your speed stays.',
    ],
  },
  {
    title: '4 Adrenaline',
    paragraphs: [
      'The last car, or the last two with five or more cars, gets 1 cooldown and may add 1 to its speed and move 1 space.',
    ],
  },
  {
    title: '5 React',
    paragraphs: [
      'Cooldown puts Heat cards from your hand back into your engine.',
      'Boost, in 4th gear, once: pay 1 Heat, turn cards until a Speed card appears, add it to your speed and move that far.',
    ],
  },
  {
    title: '6 Slipstream',
    paragraphs: [
      'With another car beside you or in the next space you may move 2 more spaces. Your speed stays the same, but corners you cross are checked. Nobody slipstreams over the final line, with which the race ends; over the same line in earlier laps everybody may.',
    ],
  },
  {
    title: '7 Corners',
    paragraphs: [
      'For every corner line you crossed this round, compare your speed with the limit. Each point too fast costs 1 Heat from your engine.',
      'If your engine cannot pay, you spin out: you lose all Heat in the engine, go back to before the corner, drop to 1st gear and take Stress: 1 in 1st or 2nd gear, 2 in 3rd or 4th.',
    ],
  },
  {
    title: '8 Discard, 9 replenish',
    paragraphs: [
      'Discard any cards you do not want, but not Heat or Stress. Then draw up to seven cards. An empty draw pile is made anew from your discards, with the Heat you paid.',
    ],
  },
  {
    title: 'Legends',
    paragraphs: [
      'Legends have no cards and pay no Heat. One Legend card each round says how fast they go; they brake before corners on their own. They block spaces and give slipstream like any car.',
    ],
  },
  {
    title: 'Garage',
    paragraphs: [
      'Before the race everybody drafts three upgrade cards: in each of three rounds the drivers and three more cards lie open, and everybody takes one. The last of the grid begins, in round 2 the first. What is left over leaves the game; Legends do not draft.',
      'The three picks replace Speed 0, Speed 5 and the Heat card of your deck. A symbol in amber must be carried out, the others may; the reader beside the cards says when each acts.',
      'Pay heat and Flip count when the card is turned up, Limit for the whole turn. Cooldown, Reduce stress, Super cool, Salvage, Accelerate and Direct play are used in React, and Scrap must be. Slipstream makes a slipstream longer, Refresh puts the card back on the draw pile.',
    ],
  },
  {
    title: 'Weather and road',
    paragraphs: [
      'A weather token changes every deck or Engine before the race, and has an effect that lasts in the home sector and in sectors with a Weather front.',
      'Every corner gets a road token. It raises or lowers the limit by 1, makes paying there cost 1 Heat more, or holds in the sector after the corner: the weather, boosts without Heat, or slipstreams 1 space longer.',
    ],
  },
  {
    title: 'Events and sponsorship',
    paragraphs: [
      'An event is turned over before the grid is drawn. It changes laps, hand, Engine, Stress or points, deals sponsorship cards, and says where the press stands.',
      'Cross the line of a press corner at 2 or more over its limit, or in a slipstream, and you take a sponsorship card at the end of the corners, once per line and round; not if you spin out. Without an event every corner is a press corner.',
      'Sponsorship cards are played like any card, but only once: then they go back to the sponsors. They may exceed your hand. In a season unused ones are shuffled into your deck of the next race.',
    ],
  },
];
