// The articles about drawing circuits of Waddington’s Formula 1, in English. Tags are articles' ids, or b.

export const drawing = {
  'rules.group.workshop': 'Drawing circuits',
  'rules.drawing.title': 'Corners of your own',
  'rules.drawing.lead': 'In the editor, a corner has a safety speed for each lane, a length and a shape.',
  'rules.drawing.1':
    'It can be open, have an island that splits the road, or a wall on either side that takes a lane away. The ground of an island is grass or water: a car that <spinoff>spins off</spinoff> into water is out. Ponds lie between the lanes on any stretch.',
  'rules.drawing.2':
    'Two corners are marked for the <pitcards>pit cards</pitcards> Brake Failure and Faulty Tyres: the cards strike from that corner on.',
} as const;
