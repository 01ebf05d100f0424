// What may be wrong with a course that a player made, and what to do, in English.

export const workshop = {
  'workshop.facts':
    '{boards, plural, one {# board} other {# boards}}, {checkpoints, plural, one {# checkpoint} other {# checkpoints}}',
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
    'Dock {dock, number} is {far, number} steps from the first checkpoint, dock {best, number} only {near, number}. Move checkpoint or docks.',
  'workshop.checkpoint.off': 'Checkpoint {number, number} is not on the floor. Move it.',
  'workshop.checkpoint.pit': 'Checkpoint {number, number} lies on a pit. Move it.',
  'workshop.checkpoint.same': 'Checkpoint {number, number} lies on checkpoint {other, number}. Move or delete one.',
  'workshop.checkpoint.dock':
    'No way leads from dock {dock, number} to checkpoint {number, number}. Open a wall, or move the checkpoint.',
  'workshop.checkpoint.cutOff':
    'No way leads from checkpoint {other, number} to checkpoint {number, number}. Open a wall, or move one of them.',
  'workshop.checkpoint.machine':
    'Checkpoint {number, number} lies on a machine or a repair site. Checkpoints belong on plain floor.',
  'workshop.cells.lost':
    'No way leads to {cells, plural, one {one cell} other {# cells}}, the first at column {column, number}, row {row, number}. Open a wall.',
  'workshop.docks.beam': 'Dock {dock, number} lies in a laser’s beam. Move one of them.',
  'workshop.belt.stuck':
    'The belt at column {column, number}, row {row, number} runs into a wall or against another belt. Turn it.',
  'workshop.laser.open':
    'The beam of the laser at column {column, number}, row {row, number} leaves the floor. Put a wall at its end.',
  'workshop.belt.edge':
    '{cells, plural, one {A belt leads} other {# belts lead}} off the edge at column {column, number}, row {row, number}. Turn the last one.',
  'workshop.belt.pit':
    '{cells, plural, one {A belt leads} other {# belts lead}} into a pit at column {column, number}, row {row, number}. Turn the last one.',
} as const;
