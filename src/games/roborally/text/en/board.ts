// What the board of RoboRally says in English: what lies on a cell, and short words over robots.

export const board = {
  'board.targets': 'Spaces to come back on',

  'floor.plain': 'Plain floor',
  'floor.robot':
    '{down, select, true {{robot} ({name}) faces {way, select, north {north} east {east} south {south} other {west}}: {damage} damage, {lives, plural, one {# life} other {# lives}}, powered down} other {{robot} ({name}) faces {way, select, north {north} east {east} south {south} other {west}}: {damage} damage, {lives, plural, one {# life} other {# lives}}}}',
  'floor.checkpoint': 'Checkpoint {number}: end a register here to touch it, in order',
  'floor.pit': 'Pit: destroys any robot that enters it',
  'floor.repair': 'Repair site: ending a turn here removes {repair, select, one {1 damage} other {all damage}}',
  'floor.gear': 'Gear: turns a robot {sense, select, right {right} other {left}} in every register',
  'floor.express':
    'Express belt {way, select, north {north} east {east} south {south} other {west}}: carries twice in every register{curve, select, true {, and turns robots that a belt brings in from the side} other {}}',
  'floor.belt':
    'Belt {way, select, north {north} east {east} south {south} other {west}}: carries one space in every register{curve, select, true {, and turns robots that a belt brings in from the side} other {}}',
  'floor.dock': 'Dock {number}: a robot starts here',
  'floor.pusher':
    'Pusher: pushes {way, select, north {north} east {east} south {south} other {west}} in {n, plural, one {register {registers}} other {registers {registers}}}',
  'floor.laser':
    '{beams, plural, =1 {Laser: 1 damage to the first robot in it, in every register} other {Laser of # beams: # damage to the first robot in it, in every register}}',
  'floor.wall': 'Wall {ways}: stops robots, pushes and lasers',
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
  'part.belt': 'Belt',
  'part.express': 'Express belt',
  'part.pit': 'Pit',
  'part.repair': 'Repair site',
  'part.gear': 'Gear',
  'part.pusher': 'Pusher',
  'part.laser': 'Laser',
  'part.wall': 'Wall',
  'part.checkpoint': 'Checkpoint',
  'part.dock': 'Dock',
  'part.damage': 'Damage',
  'part.lives': 'Lives',
  'part.flags': 'Flags',
} as const;
