// Formula D's lesson in the driving school, in English. No sentence is longer than 20 words.

export const lesson = {
  'lesson.gears': 'Gears',
  'lesson.gears.car': 'The red car is yours. One lap of Paddock Ring, and the first across the line wins.',
  'lesson.gears.gear': 'Every gear has its own die. First rolls <b>2</b> at most, second up to <b>4</b>. Shift up.',
  'lesson.gears.gear.do': 'Choose 2nd gear, then roll',
  'lesson.gears.gear.first': 'In first gear you crawl: <b>1</b> or <b>2</b> spaces. One gear up costs nothing.',
  'lesson.gears.space': 'You rolled <b>4</b>. Take the left lane: it leads round the outside of the corner.',
  'lesson.gears.space.do': 'Choose the left lane, 4 ahead',
  'lesson.gears.space.lane':
    'That takes all four spaces, too. But outside the corner is longer, and so easier to hit: go left.',
  'lesson.gears.space.brake':
    'Each space that you do not drive costs <b>1</b> wear. Drive all <b>4</b>, in the left lane.',

  'lesson.corners': 'Corners',
  'lesson.corners.sign':
    'This corner asks for <b>1</b> stop: a turn that ends in it. Its yellow number tells how many.',
  'lesson.corners.gear': 'The corner ends <b>8</b> spaces ahead. Third gear rolls <b>4</b> to <b>8</b>. Shift up.',
  'lesson.corners.gear.sum': '4–8 ≤ 8',
  'lesson.corners.gear.do': 'Choose 3rd gear, then roll',
  'lesson.corners.gear.slow': 'You would stop in the corner, but crawl there. Third gear fits, too: take <b>3</b>.',
  'lesson.corners.stop': 'You rolled <b>6</b>. On the inside, to the right, fewest spaces are left to the exit.',
  'lesson.corners.stop.do': 'Choose the right lane, 6 ahead',
  'lesson.corners.stop.lane': 'That is a stop, too. But the inside is nearer to the exit: take the right lane.',
  'lesson.corners.stop.brake': 'Each space that you do not drive costs <b>1</b> wear. Drive all <b>6</b>.',
  'lesson.corners.made': 'Stop made: <b>1</b> of <b>1</b>. From your next turn on you may leave the corner.',

  'lesson.wear': 'Wear',
  'lesson.wear.points': 'These are your <b>18</b> wear points. At <b>0</b> your race is over.',
  'lesson.wear.over':
    'You rolled <b>9</b>, a stop is missing. Beyond the corner each space costs <b>1</b> wear. Drive on.',
  'lesson.wear.over.sum': '9 − 8 = 1 wear',
  'lesson.wear.over.do': 'Choose the space beyond the corner',
  'lesson.wear.over.beside':
    'Braking costs <b>1</b> as well, and beside Bruno you roll for contact. Drive one space more.',
  'lesson.wear.over.brake': 'Each space braked away costs <b>1</b> wear: that is dear. One space beyond is cheaper.',
  'lesson.wear.locked': 'That cost <b>1</b> wear. Whoever overshoots stays in the lane and has made no stop.',

  'lesson.two': 'Two stops',
  'lesson.two.sign': 'Control Tower asks for <b>2</b> stops. Leave it with both missing, and you are out.',
  'lesson.two.gear':
    'You have made one. The corner ends in <b>5</b> spaces: shift to <b>2</b>. Skipping third costs <b>1</b> wear.',
  'lesson.two.gear.sum': '2–4 ≤ 5',
  'lesson.two.gear.do': 'Choose 2nd gear, then roll',
  'lesson.two.gear.fast': 'Too fast: that die mostly carries you out, one stop short. Take <b>2</b>.',
  'lesson.two.gear.slow': 'First gear skips two gears and costs <b>2</b> wear. Second is slow enough: take <b>2</b>.',
  'lesson.two.stop': 'You rolled <b>3</b>. Make the second stop on the inside, near the exit.',
  'lesson.two.stop.do': 'Choose the right lane, 3 ahead',
  'lesson.two.stop.lane': 'That is the second stop, too. But the inside is nearer to the exit: go right.',
  'lesson.two.stop.brake': 'You need not brake: all <b>3</b> spaces lie within the corner.',

  'lesson.slip': 'Slipstream',
  'lesson.slip.behind': 'You rolled <b>11</b>. Bruno is in fifth gear like you: stop right behind him.',
  'lesson.slip.behind.do': 'Choose the left lane, behind Bruno',
  'lesson.slip.behind.beside': 'There you are not in his slipstream. Stop right behind him, in the left lane.',
  'lesson.slip.behind.brake': 'Whoever brakes gets no slipstream. Drive all <b>11</b> spaces.',
  'lesson.slip.follow': 'From fourth gear on, a car ahead that is no faster pulls you <b>3</b> spaces on. Pass him.',
  'lesson.slip.follow.do': 'Choose the left lane, in front of Bruno',
  'lesson.slip.follow.letGo': 'These spaces are a gift, and right behind him you would roll for contact. Take them.',
  'lesson.slip.follow.lane': 'Good, but block his lane: pull in right in front of him, to the left.',
  'lesson.slip.follow.brake': 'Do not brake now: each space less costs <b>1</b> wear. Take all <b>3</b>.',
  'lesson.slip.contact':
    'Whoever stops right behind or beside a car rolls the black die. <b>1</b> to <b>4</b> costs <b>1</b> wear.',

  'lesson.last': 'The flag',
  'lesson.last.drive': 'The rest is yours: drive to the flag. I stay beside you.',
  'lesson.last.drive.do': 'Your turn',
  'lesson.last.drive.gear': 'How far is the next corner? Take a gear whose die ends in it.',
  'lesson.last.drive.move': 'Green is free, amber costs wear. A stop counts where you end in the corner.',
  'lesson.last.drive.slipstream': 'Three spaces more. Mind the corner: to enter one now costs <b>1</b> wear.',
} as const;
