// What the workshop says: circuits that players made.

export const messages = {
  'circuit.gone': 'This circuit is not in the workshop any more.',
  'circuit.full': 'The workshop holds {most, number} circuits and is full. Delete some to make room.',
  'circuit.no-game': 'This is not a circuit of Paddock: it doesn’t say which game it is for.',
  'circuit.not-taken': '{game} takes no circuits that players made.',
  'circuit.other-game': 'A circuit can’t become one of another game. Save it as a new circuit.',
  'circuit.unreadable': 'This circuit can’t be read, so nothing was saved. {why}',
  'report.errors': 'AI drivers can’t race on this circuit yet: the road editor says what is wrong with it.',
  'report.no-change': 'This can’t be changed on this circuit.',
  'report.no-try': 'There is no try to keep. Try a suggestion first.',
  'report.changed': 'The circuit has changed since this try. Try the suggestion again.',
  'report.draft': 'The circuit has changes that are not saved. Save them in the road editor first.',
} as const;
