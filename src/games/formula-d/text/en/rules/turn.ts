// Articles of Formula D's rules, in English: a turn.

export const turn = {
  'rules.turn.title': 'A turn',
  'rules.turn.lead': 'Choose a gear, roll its die, choose where to stop, drive, and take what comes of it.',
  'rules.turn.1':
    'One car moves at a time, and only two questions are asked: the <gears>gear</gears> and the <spaces>space</spaces>. After a <slipstream>slipstream</slipstream> there is a third. All else the rules do by themselves.',
  'rules.turn.2':
    'Before the roll a gear may be changed as often as you like. Once the die has rolled, nothing is taken back.',
  'rules.turn.mark.gear': 'Gear',
  'rules.turn.mark.roll': 'Roll',
  'rules.turn.mark.drive': 'Drive',
  'rules.turn.mark.checks': 'Corner and contact',
  'rules.order.title': 'Order of play',
  'rules.order.lead': 'In every round the cars move one after the other, the one that is farthest ahead first.',
  'rules.order.1':
    'Level cars: the higher gear first, then the one nearer to the inside of the corner that they are in or come to. The order stands for the whole round.',
  'rules.order.2':
    'Cars in the pits move after all that were past the pit entry in the lap they came in, and before all others.',
  'rules.order.step.1.title': 'The leader',
  'rules.order.step.1.text': 'Car 7 is ahead',
  'rules.order.step.2.title': 'Level',
  'rules.order.step.2.text': 'Car 3 is in <b>5th</b>: second',
  'rules.order.step.3.title': 'Then',
  'rules.order.step.3.text': 'Car 9 in 4th: third',
  'rules.order.mark.first': '1: leads',
  'rules.order.mark.second': '2: 5th gear',
  'rules.order.mark.third': '3: 4th gear',
  'rules.start.title': 'The start',
  'rules.start.lead': 'On its first turn a car rolls the black die: it stalls, gets away, or makes a great start.',
  'rules.start.1':
    'A stalled car starts in 1st gear in the next round, without rolling the black die again. Until then it stands in the way, but nobody rolls for contact with it.',
  'rules.start.2':
    'A great start goes as many of its four spaces as can be driven, free of charge, and cannot be braked. Setup can ask for a 20.',
  'rules.start.step.1.title': 'The black die',
  'rules.start.step.1.text': '<b>18</b>: 17 or more',
  'rules.start.step.2.title': 'Spaces',
  'rules.start.step.2.text': '4, in 1st gear',
  'rules.start.step.3.title': 'Cost',
  'rules.start.step.3.text': 'Nothing',
  'rules.start.mark.great': 'Four spaces at once',
  'rules.start.outcome.1.title': '1',
  'rules.start.outcome.1.text': 'Stalled: no move.',
  'rules.start.outcome.2.title': '2 to 16',
  'rules.start.outcome.2.text': '1st gear, its die, and off.',
  'rules.start.outcome.3.title': '17 to 20',
  'rules.start.outcome.3.text': 'Great start: four spaces.',
  'rules.gears.title': 'Gears',
  'rules.gears.lead':
    'Take one gear up, the same, or one down for nothing; each gear more that you skip on the way down costs 1 wear.',
  'rules.gears.1': 'Three gears may be skipped at most: from 6th to 1st is impossible. Going up none is skipped.',
  'rules.gears.2':
    'The wear is paid before the roll, and a shift that would take the last point cannot be chosen. In the <exit>pits</exit> shifting is free.',
  'rules.gears.step.1.title': '6th to 5th',
  'rules.gears.step.1.text': 'Free',
  'rules.gears.step.2.title': '6th to 4th',
  'rules.gears.step.2.text': '1 skipped: <b>1</b> wear',
  'rules.gears.step.3.title': '6th to 2nd',
  'rules.gears.step.3.text': '3 skipped: <b>3</b> wear',
  'rules.gears.step.4.title': '6th to 1st',
  'rules.gears.step.4.text': 'Impossible',
  'rules.dice.title': 'Gear dice',
  'rules.dice.lead': 'Each gear has its own die, and what it shows is how many spaces you have to drive.',
  'rules.dice.1':
    'The faces: 1st 1, 1, 2, 2 · 2nd 2, 3, 3, 4, 4, 4 · 3rd 4, 5, 6, 6, 7, 7, 8, 8 · 4th 7 to 12, each twice · 5th 11 to 20, each twice · 6th 21 to 30, each three times.',
  'rules.dice.2': 'The die is rolled once, and there is no second roll. The pyramid is read at its top.',
  'rules.spaces.title': 'Where to stop',
  'rules.spaces.lead': 'After the roll the spaces where you can stop are lit, each with what it costs; you choose one.',
  'rules.spaces.1':
    'Green costs nothing, amber costs wear, blue is the pits; a dashed edge means braking. A number in per cent is the chance of <contact>contact</contact>.',
  'rules.spaces.2':
    'Spaces that would end your race are not offered while another one is left. If there is only one, the car drives there by itself; if there is none, it is <out>out</out>.',
  'rules.spaces.step.1.title': 'The roll',
  'rules.spaces.step.1.text': '2nd gear: <b>3</b>',
  'rules.spaces.step.2.title': 'Two driven',
  'rules.spaces.step.2.text': '<b>1</b> wear',
  'rules.spaces.step.3.title': 'Staying',
  'rules.spaces.step.3.text': '<b>3</b> wear',
  'rules.spaces.mark.free': 'Free: all three driven',
  'rules.spaces.mark.brake': 'One braked away',
  'rules.driving.title': 'Driving',
  'rules.driving.lead':
    'Drive forwards from space to space, one for each point of the roll, and never through another car.',
  'rules.driving.1':
    'Each space leads straight ahead, and on straights to the lanes beside it, too. In corners ways only lead towards the inside, where the road is shorter.',
  'rules.driving.2':
    'Between two cars you may slip through diagonally. Of several ways to one space the cheapest is driven.',
  'rules.driving.mark.inwards': 'Only inwards',
  'rules.driving.mark.inside': 'Inside: straight on',
  'rules.straights.title': 'Straights',
  'rules.straights.lead':
    'On a straight take the shortest free way to the space where you end: no zigzag to waste spaces.',
  'rules.straights.1':
    'A way round a car that stands in your way counts as the shortest one. Each straight of a move is looked at by itself, so you may still swerve in the next corner.',
  'rules.straights.step.1.title': 'The roll',
  'rules.straights.step.1.text': '2nd gear: <b>3</b>',
  'rules.straights.step.2.title': 'Road free',
  'rules.straights.step.2.text': 'C13 is 2 away: not with 3',
  'rules.straights.step.3.title': 'Car in the way',
  'rules.straights.step.3.text': 'Round it C13 is <b>3</b> away',
  'rules.straights.mark.end': 'C13',
  'rules.braking.title': 'Braking',
  'rules.braking.lead':
    'Each space of the roll that you do not drive costs 1 wear, whether you brake or the road is blocked.',
  'rules.braking.1':
    'You may brake as much as you can pay for, even the whole roll, as long as 1 point is left. Nothing is paid for spaces lost at the <flag>flag</flag>, in the <pits>pits</pits> and at a great start.',
  'rules.braking.step.1.title': 'The roll',
  'rules.braking.step.1.text': '2nd gear: <b>4</b>',
  'rules.braking.step.2.title': 'No way',
  'rules.braking.step.2.text': '4 not driven: <b>4</b> wear',
  'rules.braking.step.3.title': 'And then',
  'rules.braking.step.3.text': 'One roll for <contact>contact</contact>',
  'rules.braking.mark.blocked': 'Blocked',
  'rules.slipstream.title': 'Slipstream',
  'rules.slipstream.lead':
    'With the option on: end right behind a fast car, and you may drive up to three spaces more.',
  'rules.slipstream.1':
    'You must have driven the whole roll without braking or overshooting, both cars in 4th gear or higher, the one ahead in no higher gear than yours. It works neither in the pits nor after a great start.',
  'rules.slipstream.2':
    'A space less costs 1 wear, entering a corner from the straight 1 wear more. Only the last space of the turn is a stop. Behind another such car you may go on; letting go costs nothing.',
  'rules.slipstream.step.1.title': 'You',
  'rules.slipstream.step.1.text': '5th gear, whole roll driven',
  'rules.slipstream.step.2.title': 'Ahead',
  'rules.slipstream.step.2.text': '4th gear: no higher than yours',
  'rules.slipstream.step.3.title': 'Drive on',
  'rules.slipstream.step.3.text': '<b>3</b> spaces, or fewer for 1 wear each',
  'rules.slipstream.mark.ahead': 'In 4th gear',
  'rules.slipstream.mark.more': 'Three spaces more',
  'rules.end.title': 'End of a turn',
  'rules.end.lead': 'When the car stands, its stop counts, it rolls for contact, and strained engines are tested.',
  'rules.end.1':
    'In this order: first the <corners>stop</corners>, then <contact>contact</contact> with cars ahead and beside, then <engines>engines</engines> after a 20 in 5th or a 30 in 6th. Then the next car is on.',
  'rules.end.mark.stop': 'Stop',
  'rules.end.mark.contact': 'Contact',
  'rules.end.mark.engines': 'Engines',
  'rules.time.title': 'Out of time',
  'rules.time.lead': 'When your time runs out, a safe answer is given for you.',
  'rules.time.1':
    'The gear: the highest without cost whose die cannot carry you beyond the next corner that asks for stops. In the box 4th, in the lane before it the one you have.',
  'rules.time.2':
    'The space: the cheapest, then the farthest, then the one nearest to the inside. A slipstream is let go.',
} as const;
