// Articles of RoboRally's rules, in English: damage, destruction and coming back.

export const damage = {
  'rules.group.damage': 'Damage and lives',

  'rules.damage.title': 'Damage',
  'rules.damage.lead':
    'Each point costs a card in the next <deal>deal</deal>. The fifth locks a register, the tenth destroys you.',
  'rules.damage.1':
    'Damage comes from <lasers>lasers</lasers> and from the <ram>Ram Prow</ram>. <repair>Repair sites</repair> and a <power>power down</power> remove it. Coming back costs 2 points.',
  'rules.damage.step.1.title': 'At 4 damage',
  'rules.damage.step.1.text': '5 cards, no locks',
  'rules.damage.step.2.title': '2 more',
  'rules.damage.step.2.text': '4 + 2 = <b>6</b>',
  'rules.damage.step.3.title': 'Next deal',
  'rules.damage.step.3.text': '9 − 6 = <b>3</b> cards',
  'rules.damage.step.4.title': 'Locked',
  'rules.damage.step.4.text': 'Registers 4 and 5',

  'rules.destroyed.title': 'Destroyed',
  'rules.destroyed.lead': 'A pit, the edge of the floor or the tenth damage point destroys a robot and costs a life.',
  'rules.destroyed.1':
    'It leaves the floor at once, and its cards are no longer played. If it has lives left, it <respawn>comes back</respawn> in the cleanup of the same turn.',
  'rules.destroyed.2': 'More than 10 damage in one volley costs one life, not two.',

  'rules.lives.title': 'Lives',
  'rules.lives.lead': 'A robot with no lives left is out of the race for good.',
  'rules.lives.1':
    'You have 3, or 4 if five or more robots start; setup can give 1 to 5. A robot that is out leaves nothing in the way, and loses all its option cards.',

  'rules.respawn.title': 'Coming back',
  'rules.respawn.lead':
    'A destroyed robot returns to its <archive>archive</archive> with 2 damage and chooses which way to face.',
  'rules.respawn.1':
    'If the archive is taken, you choose one of the free spaces around it, or in the nearest ring that has one; walls don’t matter. There you can’t face a robot within 3 spaces in plain sight, unless all four directions are barred.',
  'rules.respawn.2':
    'You may keep a power down that you had announced: you come back switched off, without damage. If your time runs out, you come back on the first free space clockwise from north, facing your next checkpoint.',
  'rules.respawn.mark.archive': 'Archive, taken',
  'rules.respawn.mark.free': 'One of these',
  'rules.respawn.outcome.1.title': 'Archive free',
  'rules.respawn.outcome.1.text': 'On it, facing any way.',
  'rules.respawn.outcome.2.title': 'Archive taken',
  'rules.respawn.outcome.2.text': 'Beside it, not facing a robot within 3.',
  'rules.respawn.outcome.3.title': 'Damage',
  'rules.respawn.outcome.3.text': '2, with the <blackbox>Black Box</blackbox> 0.',
} as const;
