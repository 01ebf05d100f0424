// The articles about drawing circuits of RoboRally, in English. Tags are articles' ids, or b.

export const drawing = {
  'rules.group.workshop': 'Drawing courses',
  'rules.drawtiles.title': 'Tiles',
  'rules.drawtiles.lead': 'In the editor, choose a tile with 1 to 9 and paint.',
  'rules.drawtiles.1':
    '<belts>Belts</belts> run the way you draw and join by themselves. <walls>Walls</walls>, <lasers>lasers</lasers> and <pushers>pushers</pushers> go to the nearest edge of a cell. R turns the tile, M flips it. Alt picks up what lies under the pointer, and the right mouse button erases.',
  'rules.drawtiles.2':
    'With the keyboard, the arrow keys move over the cells and say what lies there, Space paints, Shift with an arrow paints along, and Delete erases.',
  'rules.drawboards.title': 'Boards and docks',
  'rules.drawboards.lead': 'A course has one or two boards, and a strip of docks from which the robots start.',
  'rules.drawboards.1':
    'The plates over the boards turn, mirror, swap and copy them. <b>Floor</b> stamps a whole board of the box or changes the look of the plates. Choose one of the box’s dock strips, or put down docks of your own.',
  'rules.drawflags.title': 'Flags of your own',
  'rules.drawflags.lead': 'A new flag takes the next number, and the last one ends the race.',
  'rules.drawflags.1':
    'Drag a flag onto another to swap them. W shows the shortest ways from the docks to the first flag and from flag to flag.',
  'rules.drawloops.title': 'Loops and dead ends',
  'rules.drawloops.lead': 'The checks find flags that nobody can reach, and robots that never get away.',
  'rules.drawloops.1':
    'An endless loop is a belt that carries a robot from the cell where it is <respawn>restored</respawn> into a pit, turn after turn. Docks are compared by their way to the first flag: if one has a much longer way, the checks say so.',
  'rules.drawfiles.title': 'Courses from elsewhere',
  'rules.drawfiles.lead': 'Paddock reads boards of the RoboRally course generator.',
  'rules.drawfiles.1': 'Machines that these rules do not have are named when you import, and left out.',
} as const;
