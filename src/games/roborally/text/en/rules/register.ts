// Articles of RoboRally's rules, in English: what happens in a register.

export const register = {
  'rules.group.register': 'A register',

  'rules.register.title': 'The steps of a register',
  'rules.register.lead':
    'Cards are turned up and played, then belts run, pushers push, gears turn, lasers fire and checkpoints are touched.',
  'rules.register.1':
    'So it goes five times, once for each register. Who is destroyed in one step takes no part in those that follow.',
  'rules.register.2':
    'In this order: <priority>cards</priority> by number; <express>express belts</express> one cell; <belts>all belts</belts> one cell; <pushers>pushers</pushers> of this register; <gears>gears</gears>; <lasers>lasers</lasers> of the floor and of robots; <checkpoints>checkpoints</checkpoints>.',

  'rules.priority.title': 'Who goes first',
  'rules.priority.lead': 'All turn up the card of the register; the highest number is played first, each to its end.',
  'rules.priority.1':
    'No two numbers are equal. High ones get you away before you are pushed; low ones let you arrive when the crowd has gone.',
  'rules.priority.step.1.title': 'Turned up',
  'rules.priority.step.1.text': 'Red Move 2, green Move 1',
  'rules.priority.step.2.title': '780 first',
  'rules.priority.step.2.text': 'Red drives 2 and <pushing>pushes</pushing> green',
  'rules.priority.step.3.title': 'Then 500',
  'rules.priority.step.3.text': 'Green drives north from where it stands now',

  'rules.moving.title': 'A single step',
  'rules.moving.lead':
    'A step goes one cell on: a wall stops it, a robot is pushed, a pit or the edge of the floor destroys.',
  'rules.moving.1':
    'A <walls>wall</walls> on the edge ahead ends the card, with all steps that are left. A <pits>pit</pits> destroys in the middle of a move too. Two robots never stand on one cell.',
  'rules.moving.step.1.title': 'Move 3',
  'rules.moving.step.1.text': '3 steps east',
  'rules.moving.step.2.title': 'Steps 1 and 2',
  'rules.moving.step.2.text': 'Nothing in the way',
  'rules.moving.step.3.title': 'Step 3',
  'rules.moving.step.3.text': 'A wall: <b>lost</b>',
  'rules.moving.mark.wall': 'Wall',

  'rules.pushing.title': 'Pushing',
  'rules.pushing.lead':
    'A robot pushes all robots that stand in an unbroken line ahead of it, one cell with every step.',
  'rules.pushing.1':
    'A wall ahead of any of them, the last one included, stops them all. Only the last can fall or leave the floor. Who pushed a robot into a pit and has steps left follows it in.',
  'rules.pushing.2':
    'Pushing turns nobody. Who was pushed plays their own card later from where they stand then. Powered-down robots are pushed too.',
  'rules.pushing.mark.line': 'A line of two',
  'rules.pushing.mark.pit': 'The last one falls',
  'rules.pushing.step.1.title': 'Red: Move 1',
  'rules.pushing.step.1.text': 'Two robots ahead',
  'rules.pushing.step.2.title': 'Any wall?',
  'rules.pushing.step.2.text': 'No: all move on',
  'rules.pushing.step.3.title': 'The last one',
  'rules.pushing.step.3.text': 'In the pit: <b>destroyed</b>',

  'rules.cleanup.title': 'Cleanup',
  'rules.cleanup.lead':
    'After register 5: repair, cards away, destroyed robots come back, and power is switched, in this order.',
  'rules.cleanup.1':
    'First <repair>repair sites</repair> repair, and with them <extras>option cards</extras> are drawn. Then every card goes whose register is not <locked>locked</locked> now.',
  'rules.cleanup.2':
    'Then destroyed robots <respawn>come back</respawn> in the order in which they went. Last, those who announced a <power>power down</power> are switched off and repaired, and others wake up.',
} as const;
