// The lesson of Havoc Speedway in the driving school, in English. No sentence is longer than 20 words.

export const lesson = {
  'lesson.storm': 'Storm',
  'lesson.storm.hand': 'Each round begins with cards. Whoever is rid of theirs <b>first</b> also drives first.',
  'lesson.storm.suit': 'A card fits by <b>suit</b> or by <b>rank</b>. Diamonds are asked for: play the <b>8♦</b>.',
  'lesson.storm.suit.do': 'Play the 8♦',
  'lesson.storm.suit.draw': 'A card more is no help. Draw only when nothing fits. Play the <b>8♦</b>.',
  'lesson.storm.suit.rank': 'The 9♥ fits, too: nine on nine. First try the suit, with the <b>8♦</b>.',
  'lesson.storm.rank': 'You have no diamonds any more. Yet a Jack fits on a Jack: play the <b>J♣</b>.',
  'lesson.storm.rank.do': 'Play the J♣',
  'lesson.storm.rank.draw': 'You need not draw. A Jack goes on a Jack of any suit: play the <b>J♣</b>.',

  'lesson.special': 'Special cards',
  'lesson.special.seven':
    'A <b>7</b> is toxic: two cards for whoever is next, which is you. Answer with your own <b>7♥</b>.',
  'lesson.special.seven.do': 'Play the 7♥',
  'lesson.special.seven.draw': 'No need to take <b>two</b> cards. Play the <b>7♥</b>, and Ada has to draw four.',
  'lesson.special.queen': 'Ada drew four. Your <b>Queen</b> fits on every card but a toxic 7: play it.',
  'lesson.special.queen.do': 'Play the Q♠',
  'lesson.special.queen.draw': 'You do not have to draw while you hold a <b>Queen</b>. Play the <b>Q♠</b>.',
  'lesson.special.call': 'The Queen calls the suit that is asked for next. Call your own: <b>clubs</b>.',
  'lesson.special.call.do': 'Call clubs',
  'lesson.special.call.other': 'You hold none of that suit. Your last card is a club: call <b>clubs</b>.',
  'lesson.special.ace': 'An <b>Ace</b> makes the next driver miss a turn. It is your last card: play it.',
  'lesson.special.ace.do': 'Play the A♣',
  'lesson.special.ace.draw': 'Drawing would keep you in the Storm. Play the <b>A♣</b>, and you are out first.',
  'lesson.special.badge':
    'You won the Storm: badge <b>1</b>. You choose first, get the most coins and drive first in this round.',

  'lesson.coins': 'Coins',
  'lesson.coins.lane':
    'After the first Storm lanes are chosen. All are equally long. Lane <b>3</b> is free on both sides.',
  'lesson.coins.lane.do': 'Take lane 3',
  'lesson.coins.lane.two': 'As good a lane, yet stay with me for now: take lane <b>3</b>.',
  'lesson.coins.lane.edge': 'At the edge you can get out of the way to one side only. Take lane <b>3</b>.',
  'lesson.coins.hold': 'The winner hides <b>three</b> coins. They move whoever lands on them, and only you know which.',
  'lesson.coins.own':
    'Two dice roll <b>7</b> most often. Hide your <b>+4</b> seven cells ahead of you, in lane <b>3</b>.',
  'lesson.coins.own.sum': '7 cells',
  'lesson.coins.own.do': '+4 on lane 3, position 7',
  'lesson.coins.own.cell': 'The coin is right. Its place is lane <b>3</b>, position <b>7</b>.',
  'lesson.coins.own.coin': 'Take your best coin for yourself: <b>+4</b>, on lane <b>3</b>, position <b>7</b>.',
  'lesson.coins.trap':
    'Now a trap for Ada. Six cells in front of her are closed: hide the <b>−5</b> right behind them.',
  'lesson.coins.trap.do': '−5 on lane 2, position 7',
  'lesson.coins.trap.cell': 'The coin is right. Hide it on lane <b>2</b>, position <b>7</b>, the first open cell.',
  'lesson.coins.trap.coin': 'That one would help Ada. Hide the <b>−5</b> on lane <b>2</b>, position <b>7</b>.',

  'lesson.racing': 'Racing',
  'lesson.racing.roll': 'Now you race. Bars show how likely each roll is. Choose <b>Movement</b> and roll.',
  'lesson.racing.roll.do': 'Roll 2 dice',
  'lesson.racing.roll.lane': 'That die moves you sideways only. Your way is free: choose <b>Movement</b>.',
  'lesson.racing.landed':
    'Seven! Your own coin moved you <b>4</b> more. Only the cell on which you stop counts, not those passed.',

  'lesson.change': 'Lanes',
  'lesson.change.blocked': 'Bruno stands right ahead, and nobody jumps over a car. Choose the <b>lane-change</b> die.',
  'lesson.change.blocked.do': 'Change lanes',
  'lesson.change.blocked.behind': 'You would not move <b>one</b> cell: Bruno stands there. Choose the lane-change die.',
  'lesson.change.moved':
    '<b>R2</b>: two lanes to the right. Two of the six faces say Check Engine: then nothing happens.',

  'lesson.pits': 'Pits',
  'lesson.pits.towed': 'A tow coin took you into the pits. One die brought you out, onto the <b>pit lane</b>.',
  'lesson.pits.merge': 'At its end is a wall. A roll of <b>R</b> on the lane-change die brings you back to the track.',
  'lesson.pits.merge.do': 'Change lanes',
  'lesson.pits.merge.wall': 'Only rolls of <b>1</b> and <b>2</b> end before the wall. Choose the lane-change die.',
  'lesson.pits.back': '<b>R1</b>: you are back in lane 1. You have lost no lap by it, only time.',

  'lesson.last': 'Finish',
  'lesson.last.drive': 'The line is near, and you are on your own now. I stay beside you.',
  'lesson.last.drive.do': 'Your turn',
  'lesson.last.drive.storm': 'Get rid of your cards. If nothing fits, you have to draw.',
  'lesson.last.drive.suit': 'Call the suit of which you hold most.',
  'lesson.last.drive.coin': 'Good coins where you may land, bad ones where the others may.',
  'lesson.last.drive.die': 'Is the way free? Then roll. Otherwise change lanes.',
} as const;
