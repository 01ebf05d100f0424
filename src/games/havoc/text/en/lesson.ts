// The lesson of Havoc Speedway in the driving school, in English. No sentence is longer than 20 words.

export const lesson = {
  'lesson.storm': 'Storm',
  'lesson.storm.hand': 'Each round begins with cards. The <b>first</b> driver to get rid of theirs also drives first.',
  'lesson.storm.suit': 'A card fits by <b>suit</b> or by <b>rank</b>. You need a diamond: play the <b>8♦</b>.',
  'lesson.storm.suit.do': 'Play the 8♦',
  'lesson.storm.suit.draw': 'Another card won’t help. Draw only when nothing fits. Play the <b>8♦</b>.',
  'lesson.storm.suit.rank': 'The 9♥ fits too: a nine on a nine. First try the suit, with the <b>8♦</b>.',
  'lesson.storm.rank': 'You have no diamonds left. But a Jack fits on a Jack: play the <b>J♣</b>.',
  'lesson.storm.rank.do': 'Play the J♣',
  'lesson.storm.rank.draw': 'You don’t need to draw. A Jack goes on a Jack of any suit: play the <b>J♣</b>.',

  'lesson.special': 'Special cards',
  'lesson.special.imagine': 'In another Storm you hold three cards, and a 7 has just been played.',
  'lesson.special.seven':
    'A <b>7</b> is toxic: the next driver draws two cards, and that’s you. Answer with your own <b>7♥</b>.',
  'lesson.special.seven.do': 'Play the 7♥',
  'lesson.special.seven.draw': 'You don’t need to take <b>two</b> cards. Play the <b>7♥</b>, and Ada has to draw four.',
  'lesson.special.queen': 'Ada drew four. Your <b>Queen</b> fits on any card but a toxic 7: play it.',
  'lesson.special.queen.do': 'Play the Q♠',
  'lesson.special.queen.draw': 'You don’t have to draw while you hold a <b>Queen</b>. Play the <b>Q♠</b>.',
  'lesson.special.call': 'Your Queen calls the next suit. Call your own: <b>clubs</b>.',
  'lesson.special.call.do': 'Call clubs',
  'lesson.special.call.other': 'You hold none of that suit. Your last card is a club: call <b>clubs</b>.',
  'lesson.special.ace': 'An <b>Ace</b> makes the next driver miss a turn. It is your last card: play it.',
  'lesson.special.ace.do': 'Play the A♣',
  'lesson.special.ace.draw': 'Drawing would keep you in the Storm. Play the <b>A♣</b>, and you are out first.',
  'lesson.special.badge':
    'You won the Storm: badge <b>1</b>. You choose first, get the most coins and drive first in this round.',

  'lesson.coins': 'Coins',
  'lesson.coins.imagine': 'You have won a Storm, and nobody is on the track yet.',
  'lesson.coins.lane':
    'After the first Storm you choose lanes. All are the same length. Lane <b>3</b> is open on both sides.',
  'lesson.coins.lane.do': 'Take lane 3',
  'lesson.coins.lane.two': 'That lane is just as good, but stay with me for now: take lane <b>3</b>.',
  'lesson.coins.lane.edge': 'At the edge you can dodge to one side only. Take lane <b>3</b>.',
  'lesson.coins.hold':
    'The winner hides <b>three</b> coins. They move any car that lands on them, and only you know how.',
  'lesson.coins.own':
    'Two dice roll <b>7</b> most often. Hide your <b>+4</b> seven spaces ahead of you, in lane <b>3</b>.',
  'lesson.coins.own.sum': '7 spaces',
  'lesson.coins.own.do': '+4 on lane 3, position 7',
  'lesson.coins.own.cell': 'The coin is right. Put it on lane <b>3</b>, position <b>7</b>.',
  'lesson.coins.own.coin': 'Keep your best coin for yourself: <b>+4</b>, on lane <b>3</b>, position <b>7</b>.',
  'lesson.coins.trap':
    'Now a trap for Ada. The six spaces in front of her are closed: hide the <b>−5</b> right after them.',
  'lesson.coins.trap.do': '−5 on lane 2, position 7',
  'lesson.coins.trap.cell': 'The coin is right. Hide it on lane <b>2</b>, position <b>7</b>, the first open space.',
  'lesson.coins.trap.coin': 'That one would help Ada. Hide the <b>−5</b> on lane <b>2</b>, position <b>7</b>.',

  'lesson.racing': 'Racing',
  'lesson.racing.imagine': 'All coins are hidden, and the cars stand on the grid.',
  'lesson.racing.roll': 'Now you race. The bars show how likely each roll is. Choose <b>Movement</b> and roll.',
  'lesson.racing.roll.do': 'Roll 2 dice',
  'lesson.racing.roll.lane': 'That die only moves you sideways. The road is clear: choose <b>Movement</b>.',
  'lesson.racing.landed':
    'Seven! Your own coin moved you <b>4</b> more. Only the space you stop on counts, not the ones you pass.',

  'lesson.change': 'Lanes',
  'lesson.change.imagine': 'A few spaces past the line, a car is right ahead of you.',
  'lesson.change.blocked': 'Bruno is right ahead, and you can’t jump over a car. Choose the <b>lane-change</b> die.',
  'lesson.change.blocked.do': 'Change lanes',
  'lesson.change.blocked.behind':
    'You wouldn’t move even <b>one</b> space: Bruno is in the way. Choose the lane-change die.',
  'lesson.change.moved':
    '<b>R2</b>: two lanes to the right. Two of the six faces say Check Engine: then nothing happens.',

  'lesson.pits': 'Pits',
  'lesson.pits.imagine': 'You stopped on a coin that nobody wants.',
  'lesson.pits.towed': 'A tow coin took you into the pits. One die brought you out, onto the <b>pit lane</b>.',
  'lesson.pits.merge': 'It ends at a wall. A roll of <b>R</b> on the lane-change die brings you back to the track.',
  'lesson.pits.merge.do': 'Change lanes',
  'lesson.pits.merge.wall': 'Only rolls of <b>1</b> and <b>2</b> end before the wall. Choose the lane-change die.',
  'lesson.pits.back': '<b>R1</b>: you are back in lane 1. You haven’t lost a lap, only time.',

  'lesson.last': 'Finish',
  'lesson.last.imagine': 'You are past the halfway point, three spaces ahead, and the coins are hidden.',
  'lesson.last.drive': 'It’s <b>39</b> spaces to the line, and you drive on your own now. I’ll stay with you.',
  'lesson.last.drive.do': 'Your turn',
  'lesson.last.drive.storm': 'Get rid of your cards. If nothing fits, you have to draw.',
  'lesson.last.drive.suit': 'Call the suit you hold the most of.',
  'lesson.last.drive.coin': 'Put good coins where you may land, and bad ones where the others may.',
  'lesson.last.drive.die': 'Is the road clear? Then roll. Otherwise change lanes.',

  'verdict.coins': 'Coins moved you {n, plural, one {<b>#</b> space} other {<b>#</b> spaces}} forward.',
  'verdict.changed': 'You changed lanes {n, plural, one {once} other {<b>#</b> times}} and kept the road ahead clear.',
  'verdict.fastest': 'Your best roll took you {n, plural, one {<b>#</b> space} other {<b>#</b> spaces}}.',
  'verdict.towed': 'A coin towed you into the pits, and that cost you time.',
  'verdict.back': 'Coins moved you {n, plural, one {<b>#</b> space} other {<b>#</b> spaces}} back.',
  'verdict.blocked': 'Cars ahead stopped you {n, plural, one {once} other {<b>#</b> times}}: change lanes in time.',
  'verdict.engine':
    'Check Engine cost you {n, plural, one {a turn} other {<b>#</b> turns}}: roll to move when the road is clear.',
  'verdict.slowest':
    'Your worst roll took you only {n, plural, one {<b>#</b> space} other {<b>#</b> spaces}}, which was bad luck.',
} as const;
