// The course editor of RoboRally in English: tiles, brushes, strokes, and what is on a cell. Not here: what may be wrong with a course
// (workshop.ts), or the editor's frame, which all games share.

export const editing = {
  'edit.tile.floor': 'Floor',
  'edit.tile.belt': 'Belt',
  'edit.tile.express': 'Express',
  'edit.tile.gear': 'Gear',
  'edit.tile.pit': 'Pit',
  'edit.tile.repair': 'Repair',
  'edit.tile.wall': 'Wall',
  'edit.tile.laser': 'Laser',
  'edit.tile.pusher': 'Pusher',
  'edit.tile.flag': 'Flag',
  'edit.tile.dock': 'Dock',

  'edit.title.floor': 'Plain floor',
  'edit.title.belt': 'Belt',
  'edit.title.express': 'Express belt',
  'edit.title.gear': 'Gear',
  'edit.title.pit': 'Pit',
  'edit.title.repair': 'Repair site',
  'edit.title.wall': 'Wall',
  'edit.title.laser': 'Laser',
  'edit.title.pusher': 'Pusher',
  'edit.title.flag': 'Flag',
  'edit.title.dock': 'Dock',

  /** How far it carries a robot in a register. */
  'edit.note.carries': '{n, plural, one {# space} other {# spaces}}',
  'edit.note.damage': '{n, number} damage',

  'edit.hint.floor': 'Drag over whatever is to go. Flags and docks stay.',
  'edit.hint.belt': 'Drag: the belt runs the way you draw, curves join by themselves.',
  'edit.hint.gear': 'Turns a robot by a quarter in every register.',
  'edit.hint.pit': 'Destroys every robot that enters it.',
  'edit.hint.repair': 'A robot that ends its turn here is repaired.',
  'edit.hint.wall': 'Goes to the nearest edge. Drag for a row of walls.',
  'edit.hint.laser': 'Goes to the nearest edge, and shoots away from it up to the next wall.',
  'edit.hint.pusher': 'Goes to the nearest edge, and pushes away from it in these registers.',
  'edit.hint.flag': 'Flags number themselves. Drag one onto another to swap them.',
  'edit.hint.dock': 'Drag a dock to move it, onto another to swap them. Click one to turn its robot.',

  'edit.way': 'Direction',
  'edit.edge': 'Edge, for the keyboard',
  'edit.sense': 'Direction of rotation',
  'edit.sense.right': 'Right',
  'edit.sense.left': 'Left',
  'edit.beams': 'Beams',
  'edit.registers': 'Registers',
  'edit.number': '{n, number}',

  /** board: 0 for the docks. */
  'edit.stroke.one': '{board, plural, =0 {Docks} other {Board #}}, {cell}',
  'edit.stroke.straight':
    '{n, number} spaces {way, select, north {north} east {east} south {south} other {west}}, {board, plural, =0 {docks} other {board #}}, {from} to {to}',
  'edit.stroke.bent': '{n, number} spaces, {board, plural, =0 {docks} other {board #}}, {from} to {to}',
  'edit.stroke.across':
    '{n, number} spaces, {board, plural, =0 {docks} other {board #}}, {from} to {other, plural, =0 {docks} other {board #}}, {to}',

  'edit.plate.dock': 'Dock',
  'edit.plate.board': 'Board {n, number}',
  'edit.plate.own': 'Your own',

  'edit.cell': '{board, plural, =0 {Docks} other {Board #}}, {cell}: {things}',
  'edit.on.floor': 'plain floor',
  'edit.on.belt': 'belt {way, select, north {north} east {east} south {south} other {west}}',
  'edit.on.express': 'express belt {way, select, north {north} east {east} south {south} other {west}}',
  'edit.on.gear': '{sense, select, right {gear to the right} other {gear to the left}}',
  'edit.on.pit': 'pit',
  'edit.on.repair': 'repair site',
  'edit.on.pusher': 'pusher {way, select, north {north} east {east} south {south} other {west}}',
  'edit.on.beam': '{n, plural, one {a laser’s beam} other {beams of # lasers}}',
  'edit.on.wall': 'wall in the {way, select, north {north} east {east} south {south} other {west}}',
  'edit.on.flag': 'flag {n, number}',
  'edit.on.dock': 'dock {n, number}',

  'edit.figure.flags': 'Flags',
  'edit.figure.robots': 'Robots',
  'edit.figure.turns': 'Turns',
  'edit.turns': '{n, number, ::.0}',
  'edit.robots': '2–{n, number}',
  'edit.none': '–',
  'edit.praise':
    '{docks, plural, one {Every flag is reached from its dock} other {Every flag is reached from all # docks}}',

  'edit.colour.green': 'Green plates',
  'edit.colour.amber': 'Amber plates',
  'edit.colour.teal': 'Teal plates',
  'edit.colour.rust': 'Rusty plates',
  'edit.colour.blue': 'Blue plates',
  'edit.colour.violet': 'Violet plates',
  'edit.colour.bay': 'Grey plates',
} as const;
