// Option cards in English: names, what they do, and their articles. Tags in articles are articles' ids, or b.

export const optionCards = {
  'extra.slabArmour': 'Slab Armour',
  'extra.tailGun': 'Tail Gun',
  'extra.twinCannon': 'Twin Cannon',
  'extra.throughShot': 'Through-Shot',
  'extra.discBrakes': 'Disc Brakes',
  'extra.fourthGear': 'Fourth Gear',
  'extra.gyroMount': 'Gyro Mount',
  'extra.spareMemory': 'Spare Memory',
  'extra.ramProw': 'Ram Prow',
  'extra.blackBox': 'Black Box',
  'extra.unknown': 'an option card',
  'effect.slabArmour':
    'Each damage point the robot would take removes one of this card’s 3 plates instead; when the last plate goes the card is discarded.',
  'effect.tailGun': 'In every laser step in which the robot may fire, it also fires a 1-damage beam straight backward.',
  'effect.twinCannon': 'The robot’s forward laser deals 2 damage per hit instead of 1.',
  'effect.throughShot':
    'The robot’s forward laser goes on past the first robot it hits and also hits the next robot in line, if there is no wall between them.',
  'effect.discBrakes': 'A Move 1 placed in a register may be marked braked: it keeps its priority but moves 0 spaces.',
  'effect.fourthGear': 'A Move 3 placed in a register may be marked boosted: it moves 4 spaces.',
  'effect.gyroMount':
    'May be switched on during programming for the whole turn: gears and curved belts do not rotate the robot.',
  'effect.spareMemory': 'The robot is dealt one more card than its damage allows (10 at most).',
  'effect.ramProw':
    'A robot pushed directly (first in the chain) by this robot’s own card movement takes 1 damage, at most once per register per victim, applied in the laser step of that register.',
  'effect.blackBox': 'The robot respawns with 0 damage instead of 2; this card is never the one lost on destruction.',

  'rules.group.extras': 'Option cards',

  'rules.extras.title': 'Option cards',
  'rules.extras.lead':
    'If setup has them, you draw one when you end a turn on a <repair>repair site</repair>, up to three.',
  'rules.extras.1':
    'There are ten, one of each, and everyone sees what you hold. A powered-down robot draws none. Lost cards go back into the deck when it is empty.',
  'rules.extras.2':
    'When you are <destroyed>destroyed</destroyed>, you lose one of your choice as you come back, or the oldest if you don’t choose. You never lose the <blackbox>Black Box</blackbox> this way.',

  'rules.sacrifice.title': 'Giving cards up',
  'rules.sacrifice.lead':
    'While programming, you can mark option cards: each takes one point of damage this turn, and is then gone.',
  'rules.sacrifice.1':
    'The oldest marked card goes first. You keep marked cards that no damage reaches. <armour>Slab Armour</armour> takes damage before them, automatically.',
  'rules.sacrifice.step.1.title': 'Marked',
  'rules.sacrifice.step.1.text': '1 option card',
  'rules.sacrifice.step.2.title': 'Hit',
  'rules.sacrifice.step.2.text': '2 damage',
  'rules.sacrifice.step.3.title': 'The card goes',
  'rules.sacrifice.step.3.text': '2 − 1 = <b>1</b> damage',

  'rules.armour.title': 'Slab Armour',
  'rules.armour.lead': 'Takes the next 3 points of damage for you, one plate each. It is gone with the last plate.',
  'rules.armour.1': 'It goes before cards that you <sacrifice>give up</sacrifice>.',

  'rules.guns.title': 'Tail Gun, Twin Cannon, Through-Shot',
  'rules.guns.lead':
    'They change your <lasers>laser</lasers>: it also fires backward, does 2 damage, or goes through the first robot.',
  'rules.guns.1':
    'The <b>Tail Gun</b> also fires straight backward, 1 damage, whenever you fire. With the <b>Twin Cannon</b>, your forward laser does 2. With <b>Through-Shot</b>, it goes on past the first robot and hits the next in line as well, if there is no wall between them.',

  'rules.ram.title': 'Ram Prow',
  'rules.ram.lead': 'The robot that your own card pushes directly takes 1 damage when the lasers fire.',
  'rules.ram.1': 'Each robot takes it at most once in a register. The robots behind it in the line take none.',

  'rules.marks.title': 'Disc Brakes and Fourth Gear',
  'rules.marks.lead':
    'Brake a Move 1 to stay where you are, or boost a Move 3 to go 4 spaces; the number stays the same.',
  'rules.marks.1':
    'Press the mark on the register while you program. In a <locked>locked register</locked>, the mark stays with its card.',
  'rules.marks.step.1.title': 'Move 3',
  'rules.marks.step.1.text': '3 spaces at 800',
  'rules.marks.step.2.title': 'Boosted',
  'rules.marks.step.2.text': '3 + 1 = <b>4</b> at 800',

  'rules.gyro.title': 'Gyro Mount',
  'rules.gyro.lead': 'If you switch it on for a turn, <curves>belts</curves> and <gears>gears</gears> don’t turn you.',
  'rules.gyro.1': 'You choose it while programming, for all five registers. Your own cards still turn you.',

  'rules.memory.title': 'Spare Memory',
  'rules.memory.lead': 'You are dealt one more card than your damage allows, 10 at most.',
  'rules.memory.1': 'It does not stop registers from locking: only damage decides that.',
  'rules.memory.step.1.title': 'Damage',
  'rules.memory.step.1.text': '3 points',
  'rules.memory.step.2.title': 'Dealt',
  'rules.memory.step.2.text': '9 − 3 + 1 = <b>7</b>',

  'rules.blackbox.title': 'Black Box',
  'rules.blackbox.lead': 'You come back with 0 damage instead of 2, and never lose this card when you are destroyed.',
  'rules.blackbox.1': 'You can still <sacrifice>give it up</sacrifice> to absorb damage.',
} as const;
