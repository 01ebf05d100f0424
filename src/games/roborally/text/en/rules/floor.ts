// Articles of RoboRally's rules, in English: what lies on the floor.

export const floor = {
  'rules.group.floor': 'The floor',

  'rules.checkpoints.title': 'Checkpoints',
  'rules.checkpoints.lead': 'You touch a checkpoint if you are on it at the end of a register and it is your next one.',
  'rules.checkpoints.1':
    'Driving over it does not count, and neither does standing on it before the lasers have fired. How you got there does not matter: belts, pushes and gears will do, and powered-down robots touch too.',
  'rules.checkpoints.2':
    'When you touch it, your <archive>archive</archive> moves there. Any other checkpoint does nothing at all.',
  'rules.checkpoints.mark.next': 'Your next',
  'rules.checkpoints.mark.done': 'Touched',

  'rules.archive.title': 'The archive',
  'rules.archive.lead':
    'Where you <respawn>come back</respawn>: the last checkpoint you touched, or your dock before you touch the first.',
  'rules.archive.1': 'A pin in your colour marks it. Setup can let repair sites move it too, at the end of a register.',
  'rules.archive.mark.pin': 'Red comes back here',

  'rules.belts.title': 'Belts',
  'rules.belts.lead': 'A belt carries any robot on it one space in every register.',
  'rules.belts.1':
    'All belts run at the same moment, so a line of robots moves on together and a full ring turns. A belt never pushes.',
  'rules.belts.step.1.title': 'After the cards',
  'rules.belts.step.1.text': 'Two robots on the belt',
  'rules.belts.step.2.title': 'Belts run',
  'rules.belts.step.2.text': 'Both one space east',

  'rules.express.title': 'Express belts',
  'rules.express.lead': 'Blue belts run twice in a register: once alone, and once more with all the others.',
  'rules.express.1':
    'If an express belt carries you onto a normal one, you move on with that one; if it carries you onto plain floor, you stop there. If a normal belt carries you onto an express one, you have already moved and wait for the next register.',
  'rules.express.step.1.title': 'After the cards',
  'rules.express.step.1.text': 'On the express belt',
  'rules.express.step.2.title': 'Express belts',
  'rules.express.step.2.text': 'One space',
  'rules.express.step.3.title': 'All belts',
  'rules.express.step.3.text': 'One more: <b>2</b>',

  'rules.curves.title': 'Curved belts',
  'rules.curves.lead': 'A belt that carries you onto another belt from the side turns you with its curve.',
  'rules.curves.1':
    'A right curve gives you a quarter turn right, a left curve a quarter turn left. Riding straight through a junction does not turn you. Neither does stepping onto a curve or being pushed there.',
  'rules.curves.step.1.title': 'Facing east',
  'rules.curves.step.1.text': 'Before the curve',
  'rules.curves.step.2.title': 'The belt runs',
  'rules.curves.step.2.text': 'Onto the curve, now facing <b>south</b>',

  'rules.held.title': 'Held on a belt',
  'rules.held.lead': 'A belt holds its robot if the way is blocked, and all the robots behind it wait too.',
  'rules.held.1':
    'A robot is held by a wall ahead; by a robot ahead that does not move on; or by another belt that leads to the same space, or to the robot’s own: then both stay. Pits and the outside take everyone.',
  'rules.held.mark.both': 'Two belts, one space: both stay',

  'rules.pushers.title': 'Pushers',
  'rules.pushers.lead': 'A pusher pushes any robot on it one space, in the registers whose numbers it shows.',
  'rules.pushers.1':
    'It works like a <pushing>push</pushing> by a robot: it moves a whole line, walls stop it, and it pushes into pits and over the edge too. Belts run first, so a robot that has just been carried onto a pusher is pushed at once.',
  'rules.pushers.2': 'If two robots would be pushed onto the same space, or onto each other’s, both stay.',
  'rules.pushers.mark.numbers': 'Registers 1, 3 and 5',

  'rules.gears.title': 'Gears',
  'rules.gears.lead': 'Green gears give any robot on them a quarter turn right, red ones a quarter turn left.',
  'rules.gears.1': 'They turn in every register, after belts and pushers. They don’t move robots.',
  'rules.gears.mark.right': 'Right',
  'rules.gears.mark.left': 'Left',

  'rules.lasers.title': 'Lasers',
  'rules.lasers.lead':
    'Lasers fire once per register and hit the first robot in their line: 1 <damage>damage</damage> for each beam.',
  'rules.lasers.1':
    'A floor laser starts at its emitter; robots behind the first one are safe. <b>Every robot fires too</b>, straight ahead from its nose, at any distance, for 1 damage. Walls stop beams, pits do not.',
  'rules.lasers.2':
    'All lasers fire at the same moment: a robot that is destroyed has still fired. Passing through a beam earlier in the register does no harm. <power>Powered-down</power> robots do not fire.',
  'rules.lasers.step.1.title': 'The double laser',
  'rules.lasers.step.1.text': 'Green is first: 2',
  'rules.lasers.step.2.title': 'Red’s laser',
  'rules.lasers.step.2.text': 'Green is ahead: 1',
  'rules.lasers.step.3.title': 'Green’s damage',
  'rules.lasers.step.3.text': '2 + 1 = <b>3</b>',
  'rules.lasers.mark.safe': 'Safe behind green',

  'rules.walls.title': 'Walls',
  'rules.walls.lead': 'A wall closes the edge between two spaces to robots, pushes, belts and lasers, from both sides.',
  'rules.walls.1': 'It does not stop anything that moves alongside it.',

  'rules.pits.title': 'Pits and the edge',
  'rules.pits.lead': 'A robot that enters a pit or leaves the floor is <destroyed>destroyed</destroyed> at once.',
  'rules.pits.1':
    'It makes no difference whether a card, a push, a pusher or a belt took it there, and even a fast robot can’t fly over a pit. Lasers cross pits freely.',

  'rules.repair.title': 'Repair sites',
  'rules.repair.lead': 'A robot that ends the turn on a repair site loses all its <damage>damage</damage>.',
  'rules.repair.1':
    'Standing there earlier in the turn does nothing. All your registers unlock, and their cards are discarded. If the race has <extras>option cards</extras>, you draw one here.',
  'rules.repair.2':
    'Setup can let a site remove only 1 damage, let checkpoints you have touched repair as well, and let sites move your <archive>archive</archive>.',
  'rules.repair.step.1.title': 'End of turn',
  'rules.repair.step.1.text': '6 damage, on the wrench',
  'rules.repair.step.2.title': 'Repaired',
  'rules.repair.step.2.text': '6 − 6 = <b>0</b>',
  'rules.repair.step.3.title': 'Next turn',
  'rules.repair.step.3.text': '9 cards, no locks',
} as const;
