// The articles about drawing circuits of Heat, in English. Tags are articles' ids, or b.

export const drawing = {
  'rules.group.workshop': 'Drawing circuits',
  'rules.drawing.title': 'Corners of your own',
  'rules.drawing.lead':
    'In the editor, a corner is a line with a speed limit and a few numbers that other rules ask for.',
  'rules.drawing.outcome.1.title': 'Limit',
  'rules.drawing.outcome.1.text': 'Each step above it costs one <heatcards>Heat card</heatcards>.',
  'rules.drawing.outcome.2.title': 'Race lane',
  'rules.drawing.outcome.2.text': 'The side of the road on which the race lane runs from this line on.',
  'rules.drawing.outcome.3.title': 'Legends’ line',
  'rules.drawing.outcome.3.text':
    'Where <legends>Legends</legends> stop before the corner, by the diamond on their card.',
  'rules.drawing.outcome.4.title': 'Chicane',
  'rules.drawing.outcome.4.text': 'This corner and the one before it share a <weather>weather</weather> token.',
  'rules.drawing.outcome.5.title': 'Press corner',
  'rules.drawing.outcome.5.text': 'Where the <press>press</press> waits if no event names another corner.',
  'rules.drawing.1':
    'The numbers under <b>Circuit</b> are for everybody: Heat cards in each engine and Stress cards in each deck. Fewer Heat cards make a circuit harder.',
  'rules.files.title': 'Circuits from elsewhere',
  'rules.files.lead': 'Paddock reads and writes .heat files, and reads the JSON of heat-map-creator.',
  'rules.files.1':
    'Floods, tunnels and gravel are not part of these rules: they are named when you import, and left out.',
} as const;
