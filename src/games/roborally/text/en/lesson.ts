// RoboRally's lesson in the driving school, in English. No sentence is longer than 20 words.

export const lesson = {
  'lesson.cards': 'Cards',
  'lesson.cards.robot':
    'The red robot is yours. Flags are checkpoints: touch them in order. The first robot to touch the last one wins.',
  'lesson.cards.move':
    'Each turn, five registers run, one after the other. Start with <b>Move 3</b>: three spaces straight ahead.',
  'lesson.cards.move.do': 'Put Move 3 into register 1',
  'lesson.cards.move.short': 'That does not take you far enough. Take it back, and put <b>Move 3</b> there.',
  'lesson.cards.move.turn': 'That card only turns the robot. Take it back, and put <b>Move 3</b> there.',
  'lesson.cards.move.other': 'One card for now: <b>Move 3</b> into register 1, nothing else.',
  'lesson.cards.turn': 'You face east, but the checkpoint is further south. <b>Right</b> gives you a quarter turn.',
  'lesson.cards.turn.do': 'Put Right into register 2',
  'lesson.cards.turn.left': 'Left turns you north, away from the checkpoint. Take it back, and put <b>Right</b> there.',
  'lesson.cards.turn.other': 'Register 1 keeps Move 3. Register 2 is for <b>Right</b>: take anything else back.',
  'lesson.cards.ready': 'I have filled registers 3 and 4. End with <b>Left</b> to face east again.',
  'lesson.cards.ready.do': 'Left into register 5, then Ready',
  'lesson.cards.ready.west': 'That leaves you facing west. Take the card back, and put <b>Left</b> into register 5.',
  'lesson.cards.ready.other': 'Only register 5 is missing. Put <b>Left</b> there, leave the others, then press Ready.',
  'lesson.cards.flag':
    'You touch a checkpoint only if a register ends there. You end one space beyond it: <b>Back up</b>.',
  'lesson.cards.flag.sum': '3 + 3 + 2 − 1 = 7',
  'lesson.cards.flag.do': 'Back up into register 4, then Ready',
  'lesson.cards.flag.far': 'That takes you even further away. Take it back: <b>Back up</b> moves one space backwards.',
  'lesson.cards.flag.turn': 'That only turns you, beside the checkpoint. Take it back, and put <b>Back up</b> there.',
  'lesson.cards.flag.other': 'Register 4 is for <b>Back up</b>. Leave the other cards, then press Ready.',

  'lesson.order': 'Order',
  'lesson.order.imagine': 'You have two damage, so you hold seven cards.',
  'lesson.order.first':
    'Ada is right behind you. In each register the <b>highest number</b> moves first: get away before she pushes.',
  'lesson.order.first.do': '770 into register 1, 680 into 3, then Ready',
  'lesson.order.first.late': 'Ada has 740, and 680 comes after it: she pushes you. Put <b>770</b> into register 1.',
  'lesson.order.first.other': 'Registers 1 and 3 are free. First <b>770</b>, then <b>680</b>, then press Ready.',
  'lesson.order.hit':
    'You were faster, but robots also fire: straight ahead, in each register. Each damage point costs you a card.',

  'lesson.belts': 'Belts',
  'lesson.belts.imagine': 'On another course, Clover Sprint, the race begins.',
  'lesson.belts.belt': 'Yellow arrows are belts. After the cards, they carry any robot on them one space.',
  'lesson.belts.ride': '<b>Move 2</b> ends on the belt, so you travel three spaces.',
  'lesson.belts.ride.sum': '2 + 1 = 3',
  'lesson.belts.ride.do': 'Put Move 2 into register 1',
  'lesson.belts.ride.far': 'You need Move 3 soon, for the gears. Take it back, and put <b>Move 2</b> there.',
  'lesson.belts.ride.other': 'One card for now: <b>Move 2</b> into register 1. Take anything else back.',
  'lesson.belts.gear': 'Gears turn any robot that ends a register on them. <b>Move 3</b> takes you past both.',
  'lesson.belts.gear.do': 'Put Move 3 into register 3',
  'lesson.belts.gear.on': 'That leaves you on a gear, which turns you left. <b>Move 3</b> takes you past it.',
  'lesson.belts.gear.other': 'Register 3 is for <b>Move 3</b>. Take anything else back from there.',
  'lesson.belts.go': 'The belt carries you on once more. Turn <b>right</b>, and register 5 ends on the checkpoint.',
  'lesson.belts.go.do': 'Right into register 4, then Ready',
  'lesson.belts.go.left': 'Left turns you north, away from the checkpoint. Take it back, and put <b>Right</b> there.',
  'lesson.belts.go.other': 'Only register 4 is missing. Put <b>Right</b> there, then press Ready.',

  'lesson.lasers': 'Lasers',
  'lesson.lasers.imagine': 'You are back on First Shift, with two damage and a laser ahead.',
  'lesson.lasers.beam':
    'A laser hits any robot that ends a register in it; driving through is safe. <b>Move 2</b> takes you to the repair site.',
  'lesson.lasers.beam.do': 'Move 2 into register 5, then Ready',
  'lesson.lasers.beam.in': 'That leaves you in the laser: <b>1</b> damage. <b>Move 2</b> takes you through.',
  'lesson.lasers.beam.other': 'Register 5 is for <b>Move 2</b>: it ends on the repair site. Then press Ready.',
  'lesson.lasers.repaired': 'A robot that ends a turn on a repair site loses all its damage. You are back to <b>0</b>.',

  'lesson.damage': 'Damage',
  'lesson.damage.imagine': 'You have been hit six times, one step from the checkpoint.',
  'lesson.damage.locked':
    'With <b>6</b> damage you get 3 cards, and two registers are locked. Their cards run again: here Move 1 helps.',
  'lesson.damage.down':
    'Your program is good. Now announce a break: next turn you rest without cards, and all damage is repaired.',
  'lesson.damage.down.do': 'Switch on Power down, then Ready',
  'lesson.damage.down.off': 'That way you keep your <b>6</b> damage. Switch on <b>Power down</b> first.',
  'lesson.damage.down.other': 'The cards were fine as they were. Just switch on <b>Power down</b>, then press Ready.',
  'lesson.damage.wake': 'You are repaired, and you rest this turn. Then you can wake up, or stay down for another.',
  'lesson.damage.wake.do': 'Wake up',
  'lesson.damage.wake.stay': 'Without damage, another break gains you nothing. <b>Wake up</b>.',

  'lesson.traps': 'Traps',
  'lesson.traps.imagine': 'On Clover Sprint you stand close to a pusher.',
  'lesson.traps.pusher':
    'Register 1 ends on a pusher. It fires in registers <b>2</b> and <b>4</b>, here into a pit. Get away with <b>Move 2</b>.',
  'lesson.traps.pusher.do': 'Move 2 into register 2, then Ready',
  'lesson.traps.pusher.stay':
    'That leaves you on the pusher, and it pushes you into the pit. <b>Move 2</b> takes you away.',
  'lesson.traps.pusher.other': 'Register 2 is for <b>Move 2</b>. Leave the other cards, then press Ready.',

  'lesson.back': 'Return',
  'lesson.back.imagine': 'You have touched checkpoint 1 there, and then Ada came.',
  'lesson.back.pit': 'Ada pushed you into this pit. That costs a life: you have <b>two</b> left.',
  'lesson.back.face':
    'You return to your archive, the last checkpoint you touched, with <b>2</b> damage. A belt to the north takes you along.',
  'lesson.back.face.do': 'Choose north, then return',
  'lesson.back.face.other': 'A belt to the north takes you along. Choose <b>north</b>.',

  'lesson.last': 'Finish',
  'lesson.last.imagine': 'A new course has three checkpoints. Bruno is three steps ahead, Ada as far as you.',
  'lesson.last.drive': 'The rest is up to you: three checkpoints, in order. I’ll stay with you.',
  'lesson.last.drive.do': 'Your turn',
  'lesson.last.drive.program': 'The dotted line shows where your cards take you. Check where each register ends.',
  'lesson.last.drive.respawn': 'Look towards the next checkpoint, and away from pits.',
  'lesson.last.drive.power': 'Wake up if you have no damage; stay down if you were hit again.',

  'verdict.checkpoints': 'You touched {n, plural, one {<b>#</b> checkpoint} other {<b>#</b> checkpoints}} in order.',
  'verdict.belts': 'Belts carried you {n, plural, one {<b>#</b> space} other {<b>#</b> spaces}} on.',
  'verdict.moved': 'Your robot went {n, plural, one {<b>#</b> space} other {<b>#</b> spaces}}.',
  'verdict.destroyed': 'You lost {n, plural, one {a life} other {<b>#</b> lives}}: look where each register ends.',
  'verdict.damaged': 'You took <b>{n}</b> damage, and each one costs a card.',
  'verdict.blocked':
    'Walls stopped you {n, plural, one {once} other {<b>#</b> times}}: follow the dotted line to its end.',
  'verdict.pushed':
    'Others pushed you {n, plural, one {<b>#</b> space} other {<b>#</b> spaces}}: high numbers move first.',
  'verdict.turns': 'It took you {n, plural, one {<b>#</b> turn} other {<b>#</b> turns}}, and a shorter way saves some.',
} as const;
