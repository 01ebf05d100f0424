// The articles about drawing circuits of Formula D, in English. Tags are articles' ids, or b.

export const drawing = {
  'rules.group.workshop': 'Drawing circuits',
  'rules.drawing.title': 'Corners of your own',
  'rules.drawing.lead': 'In the editor, a corner is a stretch in which cars must end one to three turns.',
  'rules.drawing.1':
    'It begins and ends on a space of the middle lane. The lane inside a bend gets fewer spaces and the one outside gets more, as on the boards in the box.',
  'rules.drawing.2':
    'A stop takes up at least two spaces in second gear: a corner that is too short for its <corners>stops</corners> is named by the checks. Grid and <pits>pits</pits> lie around the line, where the road has to be straight.',
  'rules.files.title': 'Circuits from elsewhere',
  'rules.files.lead': 'Paddock reads .dat files of GP Online.',
  'rules.files.1':
    'Corners and stops are taken over; lanes, pits and grid are laid by Paddock’s own rules. The notes after an import say what changed.',
} as const;
