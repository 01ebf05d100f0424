// The elements of the floor in English: what each is called, and what it does.

export const floor = {
  'part.belt': 'Belt',
  'floor.belt':
    'Belt {way, select, north {north} east {east} south {south} other {west}}: carries one space in every register{curve, select, true {, and turns robots that a belt brings in from the side} other {}}',

  'part.express': 'Express belt',
  'floor.express':
    'Express belt {way, select, north {north} east {east} south {south} other {west}}: carries twice in every register{curve, select, true {, and turns robots that a belt brings in from the side} other {}}',

  'part.pit': 'Pit',
  'floor.pit': 'Pit: destroys any robot that enters it',

  'part.repair': 'Repair site',
  'floor.repair': 'Repair site: ending a turn here removes {repair, select, one {1 damage} other {all damage}}',

  'part.gear': 'Gear',
  'floor.gear': 'Gear: turns a robot {sense, select, right {right} other {left}} in every register',

  'part.pusher': 'Pusher',
  'floor.pusher':
    'Pusher: pushes {way, select, north {north} east {east} south {south} other {west}} in {n, plural, one {register {registers}} other {registers {registers}}}',

  'part.laser': 'Laser',
  'floor.laser':
    '{beams, plural, =1 {Laser: 1 damage to the first robot in it, in every register} other {Laser of # beams: # damage to the first robot in it, in every register}}',

  'part.wall': 'Wall',
  'floor.wall': 'Wall {ways}: stops robots, pushes and lasers',

  'part.checkpoint': 'Checkpoint',
  'floor.checkpoint': 'Checkpoint {number}: end a register here to touch it, in order',

  'part.dock': 'Dock',
  'floor.dock': 'Dock {number}: a robot starts here',
} as const;
