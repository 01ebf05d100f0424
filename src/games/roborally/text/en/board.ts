// What the board of RoboRally says in English: what lies on a cell, and short words over robots.

export const board = {
  'board.targets': 'Spaces to come back on',

  'floor.plain': 'Plain floor',
  'floor.robot':
    '{down, select, true {{robot} ({name}) faces {way, select, north {north} east {east} south {south} other {west}}: {damage} damage, {lives, plural, one {# life} other {# lives}}, powered down} other {{robot} ({name}) faces {way, select, north {north} east {east} south {south} other {west}}: {damage} damage, {lives, plural, one {# life} other {# lives}}}}',
  'floor.archive': 'Archive: {names} would come back here',

  'caption.go': 'GO!',
  'caption.lockedFilled': 'Register {register}: {card}',
  'caption.timeUp': 'Time is up',
  'caption.powersDown': 'Powers down next turn',
  'caption.staysDown': 'Stays down',
  'caption.register': 'Register {register}',
  'caption.card': '{marked, select, true {{number} {card}*} other {{number} {card}}}',
  'caption.held': 'Held',
  'caption.notPushed': 'Not pushed',
  'caption.damage': '+{points} damage',
  'caption.locked': '{n, plural, one {Register {first} locked} other {Registers {first} to {last} locked}}',
  'caption.unlocked': '{n, plural, one {Register {first} unlocked} other {Registers {first} to {last} unlocked}}',
  'caption.destroyed': 'DESTROYED!',
  'caption.out': '{name} is out',
  'caption.checkpoint': 'Checkpoint {number}',
  'caption.lastCheckpoint': 'Last checkpoint!',
  'caption.wins': 'Wins!',
  'caption.finished': 'Finished',
  'caption.repaired': 'Repaired',
  'caption.down': 'Powered down',
  'caption.awake': 'Awake',
  'caption.loses': 'Loses {option}',
  'caption.givesUp': 'Gives up',
  'caption.finish': 'FINISH',

  /** What parts of the table are called that have no name elsewhere. */
  'part.damage': 'Damage',
  'part.lives': 'Lives',
  'part.flags': 'Flags',
} as const;
