// What the dashboard of Havoc Speedway says, in English: the card tables, and the column beside the oval.
// coin: 'tow', or what it says, such as '+3'; card: '9♥', or 'Queen of hearts' for who listens.

export const turns = {
  'dealer.card': 'Card {place}, face down',
  'dealer.caption': 'The lowest card deals · 7 is low, Ace is high',
  'dealer.flip': 'Flip this card',

  'storm.table': 'The card table',
  'storm.hold': 'You hold',
  'storm.may': 'You may play',
  'storm.draw': 'Draw {n, number}',
  'storm.drawUntil': 'Draw until I can play',
  'storm.stop': 'Stop drawing',
  'storm.out.why': 'You have no more part in this Storm; the others play it to the end',
  'storm.skip': 'Skip to the end',
  'storm.call': 'Call {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}',
  'storm.play': 'Play {card}',
  'storm.pass': 'Pass',
  /** held: what 'storm.held.suit' says of each suit, as a list. */
  'storm.held': '{held}. The next driver must match the suit you call.',
  'storm.held.none': 'No cards. The next driver must match the suit you call.',
  'storm.held.suit':
    '{n, number} {suit, select, hearts {{n, plural, one {heart} other {hearts}}} diamonds {{n, plural, one {diamond} other {diamonds}}} spades {{n, plural, one {spade} other {spades}}} other {{n, plural, one {club} other {clubs}}}}',
  'storm.another7': 'Another 7, and the next driver faces {n, plural, one {# card} other {# cards}}.',
  'storm.no7': 'You have no 7, so you draw {n, plural, one {# card} other {# cards}}.',
  'storm.noQueen': 'You can’t play a Queen on a toxic 7.',
  'storm.match': 'Any {suit, select, hearts {heart} diamonds {diamond} spades {spade} other {club}}, or the same rank.',
  'storm.queenCalls':
    'The Queen calls {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}.',
  'storm.queen': 'A Queen goes on anything but a toxic 7.',
  'storm.nothing': 'Nothing in your hand matches.',
  'storm.sevens':
    '{n, plural, =1 {One 7} =2 {Two 7s stacked} =3 {Three 7s stacked} =4 {Four 7s stacked} other {# 7s stacked}}',
  'storm.out': 'You are out',
  'storm.last': 'You are last',
  'storm.hand': 'Your hand · {n, plural, one {# card} other {# cards}}',
  'storm.isCalled': 'Called suit: {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}',
  'storm.onTop': '{card} is on top',
  'storm.playOnly': 'Play {card}, the only card that matches',
  'storm.drawFrom': 'Draw {n, plural, one {# card} other {# cards}} from the stock',
  'suit.held':
    '{suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}, you hold {n, plural, one {# card} other {# cards}}',
  'hand.name': 'Your hand',
  'hand.noMatch': '{card}, doesn’t match',

  'lane.tiles': 'Lanes',
  'lane.name': 'Lane {lane}',
  'lane.about':
    '{lane, plural, =1 {inside, beside the pit lane} =4 {outside, along the wall} other {free on both sides}}',
  'lane.take': 'Take lane {lane}',
  'lane.note': 'Click a lane to take it. Every lane has 96 positions: the outside is no longer than the inside.',

  'coin.note': 'Not in the pits, on a taken space, or on the six spaces in front of a rival.',
  'coin.choose': 'Choose a space',
  'coin.choose.why': 'Choose a space on the track, or move there with the arrow keys',
  'coin.place': 'Place {coin, select, tow {tow} other {{coin}}}',
  'coin.chosen': '{coin, select, tow {tow} other {{coin}}} on lane {lane}, position {position}',
  'coin.tiles': 'Coins to place',
  'coin.cell': 'Space',
  'coin.noCell': 'None yet',
  'coin.back': 'One space back',
  'coin.forward': 'One space forward',
  'coin.across': 'Next lane',
  'coin.lane': 'Lane',

  'dice.tiles': 'Dice',
  'dice.movement': 'Movement',
  'dice.lane': 'Lane change',
  'dice.roll': '{n, plural, one {Roll the die} other {Roll # dice}}',
  'dice.rollLane': 'Change lanes',
  'dice.noLane':
    '{why, select, inPit {In the pit you roll just one movement die.} other {There is a car beside you, so you can’t merge now.}}',
  /** roll: what was rolled, 'none' where it is said elsewhere. coin: 'none', 'hidden', 'tow' or what it says. */
  'outcome.moves':
    '{roll, select, none {} other {{roll}: }}{steps, plural, one {# space} other {# spaces}}{blocked, select, yes {, then blocked} other {}}{coin, select, none {} hidden {, lands on a hidden coin} tow {, lands on your own tow} other {, lands on your own {coin}}}{home, select, yes {, across the line: finished} other {}}',
  'outcome.wall': '{roll, select, none {} other {{roll}: }}into the wall, back to the pit',

  'outlook.blocked':
    '{most, plural, =0 {There is a car right ahead: you can’t move.} one {There is a car ahead: at most # space.} other {There is a car ahead: at most # spaces.}}',
  'outlook.free': 'The road ahead is clear.',
  'outlook.wall': '{n, plural, one {{rolls} hits the wall.} other {{rolls} hit the wall.}}',
  'outlook.hidden': '{n, plural, one {{rolls} lands on a hidden coin.} other {{rolls} land on a hidden coin.}}',
  /** rolls: what 'outlook.own.roll' says of each, as a list. */
  'outlook.own': '{rolls}.',
  'outlook.own.roll': '{roll} lands on your own {coin, select, tow {tow} other {{coin}}}',
  'outlook.finish': '{n, plural, one {{rolls} finishes.} other {{rolls} finish.}}',
  'outlook.finishAll': 'Any roll finishes.',
  'outlook.noFace': 'No face would move you.',
  'outlook.faces': '{n, plural, one {{faces} moves you.} other {{faces} move you.}}',
  'outlook.facesCoin': '{n, plural, one {{faces} lands on a coin.} other {{faces} land on a coin.}}',
  'outlook.checkEngine': 'Check Engine ends the turn.',

  'field.title': 'The field',
  'field.finished': 'finished',
  'field.noLane': 'no lane yet',
} as const;
