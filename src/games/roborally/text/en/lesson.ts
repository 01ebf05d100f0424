// RoboRally's lesson in the driving school, in English. No sentence is longer than 20 words.

export const lesson = {
  'lesson.cards': 'Cards',
  'lesson.cards.robot':
    'The red robot is yours. Flags are checkpoints: touch them in order. Whoever touches the last one first wins.',
  'lesson.cards.move':
    'In each turn five registers run, one after the other. Start with <b>Move 3</b>: three spaces straight ahead.',
  'lesson.cards.move.do': 'Put Move 3 into register 1',
  'lesson.cards.move.short': 'That does not take you far enough. Take it back, and put <b>Move 3</b> there.',
  'lesson.cards.move.turn': 'That card only turns the robot. Take it back, and put <b>Move 3</b> there.',
  'lesson.cards.move.other': 'One card for now: <b>Move 3</b> into register 1, nothing else.',
  'lesson.cards.turn': 'You face east, but the checkpoint lies further south. <b>Right</b> turns you a quarter.',
  'lesson.cards.turn.do': 'Put Right into register 2',
  'lesson.cards.turn.left': 'Left turns you north, away from the checkpoint. Take it back, and put <b>Right</b> there.',
  'lesson.cards.turn.other': 'Register 1 keeps Move 3. Register 2 is for <b>Right</b>: take anything else back.',
  'lesson.cards.ready': 'I have filled registers 3 and 4. End with <b>Left</b>: so you face east again.',
  'lesson.cards.ready.do': 'Left into register 5, then Ready',
  'lesson.cards.ready.west': 'So you end facing west. Take the card back, and put <b>Left</b> into register 5.',
  'lesson.cards.ready.other': 'Only register 5 is missing. Put <b>Left</b> there, leave the others, then press Ready.',
  'lesson.cards.flag': 'A checkpoint counts only where a register ends. You end one space beyond it: <b>Back up</b>.',
  'lesson.cards.flag.sum': '3 + 3 + 2 − 1 = 7',
  'lesson.cards.flag.do': 'Back up into register 4, then Ready',
  'lesson.cards.flag.far': 'That takes you even further away. Take it back: <b>Back up</b> moves one space backwards.',
  'lesson.cards.flag.turn': 'So you only turn, beside the checkpoint. Take it back, and put <b>Back up</b> there.',
  'lesson.cards.flag.other': 'Register 4 is for <b>Back up</b>. Leave the other cards, then press Ready.',

  'lesson.order': 'Order',
  'lesson.order.first':
    'Ada stands right behind you. In each register the <b>highest number</b> moves first: be gone before she pushes.',
  'lesson.order.first.do': '770 into register 1, 680 into 3, then Ready',
  'lesson.order.first.late': 'Ada has 740, and 680 comes after it: she pushes you. Put <b>770</b> into register 1.',
  'lesson.order.first.other': 'Registers 1 and 3 are free. First <b>770</b>, then <b>680</b>, then press Ready.',
  'lesson.order.hit':
    'You were faster, but robots fire, too: straight ahead, in each register. Each damage costs you a card.',

  'lesson.belts': 'Belts',
  'lesson.belts.belt': 'Yellow arrows are belts. After the cards they carry whoever stands there one space on.',
  'lesson.belts.ride': '<b>Move 2</b> ends on the belt, and so you come three spaces far.',
  'lesson.belts.ride.sum': '2 + 1 = 3',
  'lesson.belts.ride.do': 'Put Move 2 into register 1',
  'lesson.belts.ride.far': 'You need Move 3 soon, for the gears. Take it back, and put <b>Move 2</b> there.',
  'lesson.belts.ride.other': 'One card for now: <b>Move 2</b> into register 1. Take anything else back.',
  'lesson.belts.gear': 'Gears turn whoever ends a register on them. <b>Move 3</b> takes you past both.',
  'lesson.belts.gear.do': 'Put Move 3 into register 3',
  'lesson.belts.gear.on': 'So you end on a gear, and it turns you left. <b>Move 3</b> takes you past it.',
  'lesson.belts.gear.other': 'Register 3 is for <b>Move 3</b>. Take anything else back from there.',
  'lesson.belts.go': 'The belt carries you on once more. Turn <b>right</b>, and register 5 ends on the checkpoint.',
  'lesson.belts.go.do': 'Right into register 4, then Ready',
  'lesson.belts.go.left': 'Left turns you north, away from the checkpoint. Take it back, and put <b>Right</b> there.',
  'lesson.belts.go.other': 'Only register 4 is missing. Put <b>Right</b> there, then press Ready.',

  'lesson.lasers': 'Lasers',
  'lesson.lasers.beam':
    'A laser hits whoever ends a register in it; driving through is safe. <b>Move 2</b> takes you to the repair site.',
  'lesson.lasers.beam.do': 'Move 2 into register 5, then Ready',
  'lesson.lasers.beam.in': 'So you end in the laser: <b>1</b> damage. <b>Move 2</b> takes you through.',
  'lesson.lasers.beam.other': 'Register 5 is for <b>Move 2</b>: it ends on the repair site. Then press Ready.',
  'lesson.lasers.repaired': 'Whoever ends a turn on a repair site loses all damage. You have <b>0</b> again.',

  'lesson.damage': 'Damage',
  'lesson.damage.locked':
    'With <b>6</b> damage you get 3 cards, and two registers are locked. Their cards run again: here Move 1 helps.',
  'lesson.damage.down':
    'Your program is good. Now announce a break: next turn you rest without cards, and all damage goes.',
  'lesson.damage.down.do': 'Switch on Power down, then Ready',
  'lesson.damage.down.off': 'So you go on with <b>6</b> damage. Switch on <b>Power down</b> first.',
  'lesson.damage.down.other': 'The cards lie well as they were. Only switch on <b>Power down</b>, then press Ready.',
  'lesson.damage.wake': 'You are repaired, and rest in this turn. Then you may wake up, or stay down for another.',
  'lesson.damage.wake.do': 'Wake up',
  'lesson.damage.wake.stay': 'Without damage another break gains nothing. <b>Wake up</b>.',

  'lesson.traps': 'Traps',
  'lesson.traps.pusher':
    'Register 1 ends on a pusher. It fires in registers <b>2</b> and <b>4</b>, here into a pit. Be gone with <b>Move 2</b>.',
  'lesson.traps.pusher.do': 'Move 2 into register 2, then Ready',
  'lesson.traps.pusher.stay':
    'So you stay on the pusher, and it pushes you into the pit. <b>Move 2</b> takes you away.',
  'lesson.traps.pusher.other': 'Register 2 is for <b>Move 2</b>. Leave the other cards, then press Ready.',

  'lesson.back': 'Return',
  'lesson.back.pit': 'Ada pushed you into this pit. That costs a life: you have <b>two</b> left.',
  'lesson.back.face':
    'You return to your archive, the checkpoint touched last, with <b>2</b> damage. North of it a belt takes you along.',
  'lesson.back.face.do': 'Choose north, then return',
  'lesson.back.face.other': 'To the north a belt takes you along. Choose <b>north</b>.',

  'lesson.last': 'Finish',
  'lesson.last.drive': 'The rest is yours: off to checkpoint 2, the last one. I stay beside you.',
  'lesson.last.drive.do': 'Your turn',
  'lesson.last.drive.program': 'The dotted line shows where your cards lead. Look where each register ends.',
  'lesson.last.drive.respawn': 'Look towards the next checkpoint, and away from pits.',
  'lesson.last.drive.power': 'Wake up without damage; stay down if you were hit again.',
} as const;
