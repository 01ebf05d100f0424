// What may be wrong with a course that a player made, and what to do, in English. Not here: the words of its editor (editing.ts).

export const workshop = {
  'workshop.facts': '{boards, plural, one {# board} other {# boards}}, {flags, plural, one {# flag} other {# flags}}',
  'workshop.report.troubles': 'Destroyed',
  'workshop.report.cost': 'Damage',
  'workshop.no-circuit': 'This is not a course of RoboRally.',
  /** field: of the file, such as 'boards.1.rows'. */
  'workshop.unreadable':
    'Paddock can’t read this course: its field {field} is wrong or unknown. Get the file again, or update Paddock if it comes from a newer one.',
  'workshop.board.turn': 'Board {number, number} is not square, so it can’t be turned.',
  'workshop.board.overlap': 'Board {number, number} lies on board {other, number}. Move them apart.',
  'workshop.board.gap':
    'The boards leave {cells, plural, one {one cell} other {# cells}} of the floor uncovered. Lay them so that they fill a rectangle.',
  'workshop.outside':
    '{things, plural, one {One wall, machine or dock lies} other {# walls, machines or docks lie}} outside board {number, number}.',
  'workshop.docks':
    '{count, plural, =0 {There is no dock {dock, number}} other {Dock {dock, number} is there # times}}: a course needs docks 1 to {docks, number}, each once.',
  'workshop.docks.shared': 'Two docks lie on one cell. Move one of them.',
  'workshop.docks.pit': 'Dock {dock, number} lies on a pit. Move it.',
  'workshop.docks.unfair':
    'Dock {dock, number} is {far, number} steps from flag 1, dock {best, number} only {near, number}. Move the flag or the docks.',
  'workshop.checkpoint.off': 'Flag {number, number} is not on the floor. Move it.',
  'workshop.checkpoint.pit': 'Flag {number, number} lies on a pit. Move it.',
  'workshop.checkpoint.same': 'Flag {number, number} lies on flag {other, number}. Move or delete one.',
  'workshop.checkpoint.dock':
    'No way leads from dock {dock, number} to flag {number, number}. Open a wall, or move the flag.',
  'workshop.checkpoint.cutOff':
    'No way leads from flag {other, number} to flag {number, number}. Open a wall, or move one of them.',
  'workshop.checkpoint.machine':
    'Flag {number, number} lies on a machine or a repair site. Flags belong on plain floor.',
  /** board: 0 for the docks; cell: 'K12'. The same below. */
  'workshop.cells.lost':
    'No way leads to {cells, plural, one {one cell} other {# cells}}, the first at {cell} {board, plural, =0 {of the docks} other {of board #}}. Open a wall.',
  'workshop.docks.beam': 'Dock {dock, number} lies in a laser’s beam. Move one of them.',
  'workshop.loop':
    'Endless loop: a robot restored on {home, select, dock {dock} other {flag}} {number, number} rides {end, select, pit {into the pit} other {off the edge}} at {cell} {board, plural, =0 {of the docks} other {of board #}} turn after turn.',
  'workshop.belt.stuck':
    'The belt at {cell} {board, plural, =0 {of the docks} other {of board #}} runs into a wall or against another belt. Turn it.',
  'workshop.laser.open':
    'The beam of the laser at {cell} {board, plural, =0 {of the docks} other {of board #}} leaves the floor. Put a wall at its end.',
  'workshop.belt.edge':
    'The belt at {cell} {board, plural, =0 {of the docks} other {of board #}} ends at the edge: {cells, plural, one {it throws} other {with those before it, it throws}} robots off the floor.',
  'workshop.belt.pit':
    '{cells, plural, one {The belt at {cell} {board, plural, =0 {of the docks} other {of board #}} leads} other {The # belts up to {cell} {board, plural, =0 {of the docks} other {of board #}} lead}} into a pit. Turn the last one.',

  'workshop.import.small': 'Its {width, number} by {height, number} cells lie in the corner of an empty board.',
  'workshop.import.docks':
    'It has {count, plural, =0 {no starting places} one {# starting place} other {# starting places}}, and a course needs {docks, number} docks: the docks from the box are used.',
  'workshop.import.starts': 'Of its {count, number} starting places the first {docks, number} are docks.',
  'workshop.import.flags': 'It has no flags: {flags, number} are set on plain floor.',
  'workshop.import.unknown':
    '{kind, select, crusher {Crushers} trapdoor {Trapdoors} flamethrower {Flamethrowers} ledge {Ledges} ramp {Ramps} oil {Oil} water {Water} teleporter {Teleporters} portal {Portals} randomizer {Randomizers} repulsor {Repulsor fields} chopShop {Chop shops} homingMissile {Homing missiles} other {Unknown things}} on {n, plural, one {one cell} other {# cells}} are not known here, and left out.',
} as const;
