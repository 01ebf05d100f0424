// The course editor in English: boards, palette and floor. Not here: the bar, saving and leaving, which all editors share (editor.ts).

export const messages = {
  'bar.boards': 'Boards',
  'bar.boards.n': '{n, plural, one {# board} other {# boards}}',
  'bar.dock': 'Docks',
  'bar.dock.named': 'Dock: {name}',
  'bar.dock.own': 'Dock: your own',
  'bar.drive': 'Test race',

  'floor.label': 'Floor. Arrow keys move over its cells, Space paints, Delete erases.',
  'floor.row': '{n, number}',
  'plates.label': 'Boards',
  'plate.drawn': '{name}, being drawn',
  'plate.turn': 'Turn {label}',
  'plate.mirror': 'Mirror {label}',
  'plate.swap': 'Swap {label} with its neighbour',
  'plate.copy': 'Copy {label} onto the other board',
  'plate.alone': 'There is only one board',

  'palette.label': 'Tiles',
  'palette.pick': 'Pick',
  'palette.pick.key': 'P',
  'palette.key': '{label} ({key})',

  'brush.label': 'Tile',
  'brush.way': '{way, select, north {North} east {East} south {South} other {West}}',
  'brush.turn': 'Turn',
  'brush.turn.key': 'R',
  'brush.flip': 'Flip',
  'brush.flip.key': 'M',
  'brush.erase': 'Erase (E)',
  'brush.pick.title': 'Pick',
  'brush.pick.hint': 'Click what you want to paint with. Holding Alt picks, too.',
  'brush.erase.title': 'Erase',
  'brush.erase.hint':
    'Click takes the topmost thing away, dragging clears the floor. The right mouse button erases, too.',
  'brush.stamp': 'Stamp a board',
  'brush.colour': 'Plates',

  'checks.label': 'Checks',
  'said.nothing': 'Nothing changed',
  'said.ways': '{shown, select, true {Ways are shown} other {Ways are hidden}}',
  'phone.larger': 'Draw on a larger screen. Here you can look at the course, rename it and race it.',
} as const;
