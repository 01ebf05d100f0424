// Formula D's lesson in the driving school, in English. No sentence is longer than 20 words.

export const lesson = {
  'lesson.gears': 'Gears',
  'lesson.gears.car': 'The red car is yours. One lap of Paddock Ring, and the first across the line wins.',
  'lesson.gears.gear':
    'Every gear has its own die. First gear rolls <b>2</b> at most, second up to <b>4</b>. Shift up.',
  'lesson.gears.gear.do': 'Choose 2nd gear, then roll',
  'lesson.gears.gear.first': 'In first gear you crawl: <b>1</b> or <b>2</b> spaces. One gear up costs nothing.',
  'lesson.gears.space': 'You rolled <b>4</b>. Take the left lane: it goes round the outside of the corner.',
  'lesson.gears.space.do': 'Choose the left lane, 4 ahead',
  'lesson.gears.space.lane':
    'That uses all four spaces, too. But the corner is longer on the outside, so it’s easier to stop in: go left.',
  'lesson.gears.space.brake': 'Each space you don’t drive costs <b>1</b> wear. Drive all <b>4</b>, in the left lane.',

  'lesson.corners': 'Corners',
  'lesson.corners.imagine': 'You are in second gear, and the first corner is near.',
  'lesson.corners.sign':
    'This corner needs <b>1</b> stop: a turn that ends in it. The yellow number shows how many it needs.',
  'lesson.corners.gear': 'The corner ends <b>8</b> spaces ahead. Third gear rolls <b>4</b> to <b>8</b>. Shift up.',
  'lesson.corners.gear.sum': '4–8 ≤ 8',
  'lesson.corners.gear.do': 'Choose 3rd gear, then roll',
  'lesson.corners.gear.slow': 'You would stop in the corner, but only crawl. Third gear works, too: take <b>3</b>.',
  'lesson.corners.stop': 'You rolled <b>6</b>. Stop on the inside, to the right: that’s closest to the exit.',
  'lesson.corners.stop.do': 'Choose the right lane, 6 ahead',
  'lesson.corners.stop.lane': 'That’s a stop, too. But the inside is closer to the exit: take the right lane.',
  'lesson.corners.stop.brake': 'Each space you don’t drive costs <b>1</b> wear. Drive all <b>6</b>.',
  'lesson.corners.made': 'Stop made: <b>1</b> of <b>1</b>. You can leave the corner from your next turn on.',

  'lesson.wear': 'Wear',
  'lesson.wear.imagine': 'You are in fourth gear, right before that corner, and you have rolled.',
  'lesson.wear.points': 'These are your <b>18</b> wear points. At <b>0</b> your race is over.',
  'lesson.wear.over':
    'You rolled <b>9</b>, but you still need a stop. Each space beyond the corner costs <b>1</b> wear. Drive on.',
  'lesson.wear.over.sum': '9 − 8 = 1 wear',
  'lesson.wear.over.do': 'Choose the space beyond the corner',
  'lesson.wear.over.beside':
    'Braking costs <b>1</b>, too, and beside Bruno you roll for contact. Drive one more space.',
  'lesson.wear.over.brake': 'Each space you brake costs <b>1</b> wear: that’s expensive. One space beyond is cheaper.',
  'lesson.wear.locked': 'That cost <b>1</b> wear. When you overshoot, you stay in your lane and don’t make a stop.',

  'lesson.two': 'Two stops',
  'lesson.two.imagine': 'You are in the next corner, in fourth gear, with one stop made.',
  'lesson.two.sign': 'Control Tower needs <b>2</b> stops. Leave it with both missing and you’re out.',
  'lesson.two.gear':
    'You’ve made one. The corner ends in <b>5</b> spaces: shift to <b>2</b>. Skipping third costs <b>1</b> wear.',
  'lesson.two.gear.sum': '2–4 ≤ 5',
  'lesson.two.gear.do': 'Choose 2nd gear, then roll',
  'lesson.two.gear.fast': 'Too fast: that die will probably carry you out one stop short. Take <b>2</b>.',
  'lesson.two.gear.slow': 'First gear skips two gears and costs <b>2</b> wear. Second is slow enough: take <b>2</b>.',
  'lesson.two.stop': 'You rolled <b>3</b>. Make the second stop on the inside, near the exit.',
  'lesson.two.stop.do': 'Choose the right lane, 3 ahead',
  'lesson.two.stop.lane': 'That’s the second stop, too. But the inside is closer to the exit: go right.',
  'lesson.two.stop.brake': 'You don’t need to brake: all <b>3</b> spaces are inside the corner.',

  'lesson.slip': 'Slipstream',
  'lesson.slip.imagine': 'You leave that corner in fifth gear, and you have rolled.',
  'lesson.slip.behind': 'You rolled <b>11</b>. Bruno is in fifth gear, too: stop right behind him.',
  'lesson.slip.behind.do': 'Choose the left lane, behind Bruno',
  'lesson.slip.behind.beside': 'You won’t be in his slipstream there. Stop right behind him, in the left lane.',
  'lesson.slip.behind.brake': 'If you brake, you get no slipstream. Drive all <b>11</b> spaces.',
  'lesson.slip.follow':
    'In fourth gear or higher, the slipstream of a car no faster than you carries you <b>3</b> more spaces. Pass Bruno.',
  'lesson.slip.follow.do': 'Choose the left lane, in front of Bruno',
  'lesson.slip.follow.letGo': 'These spaces are free, and right behind him you would roll for contact. Take them.',
  'lesson.slip.follow.lane': 'Good, but block his lane: pull in right in front of him, to the left.',
  'lesson.slip.follow.brake': 'Don’t brake now: each space you give up costs <b>1</b> wear. Take all <b>3</b>.',
  'lesson.slip.contact':
    'If you stop right behind or beside a car, you roll the black die. <b>1</b> to <b>4</b> costs <b>1</b> wear.',

  'lesson.last': 'The flag',
  'lesson.last.imagine': 'All three of you are in fourth gear, and the others are a few spaces ahead.',
  'lesson.last.drive': 'The rest is up to you: drive to the flag. I’ll stay with you.',
  'lesson.last.drive.do': 'Your turn',
  'lesson.last.drive.gear': 'How far is the next corner? Choose a gear whose roll ends in it.',
  'lesson.last.drive.move': 'Green is free, amber costs wear. A stop counts if you end in the corner.',
  'lesson.last.drive.slipstream': 'Three more spaces. Mind the corner: entering one now costs <b>1</b> wear.',

  'verdict.stops': 'You made {n, plural, one {<b>#</b> stop} other {<b>#</b> stops}}, as the corners require.',
  'verdict.slipstreams':
    '{n, plural, one {A slipstream} other {<b>#</b> slipstreams}} carried you past others for free.',
  'verdict.fastest': 'Your longest move was {n, plural, one {<b>#</b> space} other {<b>#</b> spaces}}.',
  'verdict.out': 'You had to give up: keep some wear for the end, and make every stop.',
  'verdict.overshot': 'You drove beyond {corner}: overshooting cost you <b>{n}</b> wear in total.',
  'verdict.braked': 'Braking cost <b>{n}</b> wear: a lower gear would have been cheaper.',
  'verdict.touched': 'Contact with other cars cost <b>{n}</b> wear: keep a space away.',
  'verdict.slowest':
    'Your shortest move was {n, plural, one {<b>#</b> space} other {<b>#</b> spaces}}: a higher gear would have been worth a try.',
} as const;
