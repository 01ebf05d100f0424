// Articles of RoboRally's rules, in English: what happens in a register.

export const register = {
  'rules.group.register': 'A register',

  'rules.register.title': 'The steps of a register',
  'rules.register.lead':
    'Cards are turned up and played, then belts run, pushers push, gears turn, lasers fire and checkpoints are touched.',
  'rules.register.1':
    'This happens five times, once for each register. A robot destroyed in one step takes no part in the later ones.',
  'rules.register.2':
    'In this order: <priority>cards</priority> by number; <express>express belts</express> one space; <belts>all belts</belts> one space; this register’s <pushers>pushers</pushers>; <gears>gears</gears>; <lasers>lasers</lasers> of the floor and of robots; <checkpoints>checkpoints</checkpoints>.',

  'rules.priority.title': 'Who goes first',
  'rules.priority.lead':
    'Everyone turns up their card for the register. The highest number is played first, and each card is finished before the next.',
  'rules.priority.1':
    'No two numbers are equal. High ones get you away before you are pushed; low ones let you arrive when the crowd has gone.',
  'rules.priority.step.1.title': 'Turned up',
  'rules.priority.step.1.text': 'Red Move 2, green Move 1',
  'rules.priority.step.2.title': '780 first',
  'rules.priority.step.2.text': 'Red drives 2 and <pushing>pushes</pushing> green',
  'rules.priority.step.3.title': 'Then 500',
  'rules.priority.step.3.text': 'Green drives north from where it is now',

  'rules.moving.title': 'A single step',
  'rules.moving.lead':
    'A step goes one space on: a wall stops it, a robot is pushed, and a pit or the edge of the floor destroys you.',
  'rules.moving.1':
    'A <walls>wall</walls> on the edge ahead ends the card, with all its remaining steps. A <pits>pit</pits> destroys you even in the middle of a move. Two robots never share a space.',
  'rules.moving.step.1.title': 'Move 3',
  'rules.moving.step.1.text': '3 steps east',
  'rules.moving.step.2.title': 'Steps 1 and 2',
  'rules.moving.step.2.text': 'Nothing in the way',
  'rules.moving.step.3.title': 'Step 3',
  'rules.moving.step.3.text': 'A wall: <b>lost</b>',
  'rules.moving.mark.wall': 'Wall',

  'rules.pushing.title': 'Pushing',
  'rules.pushing.lead': 'A robot pushes all the robots in an unbroken line ahead of it, one space with every step.',
  'rules.pushing.1':
    'A wall ahead of any of them, including the last, stops them all. Only the last one can fall or leave the floor. A robot that has pushed another into a pit and has steps left follows it in.',
  'rules.pushing.2':
    'Being pushed never turns a robot. It plays its own card later, from wherever it is by then. Powered-down robots are pushed too.',
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
    'After register 5, in this order: repair, discard cards, bring back destroyed robots, and switch power.',
  'rules.cleanup.1':
    'First, <repair>repair sites</repair> repair, and <extras>option cards</extras> are drawn on them. Then all cards are discarded whose register is not <locked>locked</locked> now.',
  'rules.cleanup.2':
    'Then destroyed robots <respawn>come back</respawn>, in the order in which they were destroyed. Last, robots that announced a <power>power down</power> are switched off and repaired, and the others wake up.',
} as const;
