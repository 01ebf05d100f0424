// What the workshop says: circuits that players made.

export const messages = {
  'circuit.gone': 'This circuit is not in the workshop any more.',
  'circuit.full': 'The workshop holds {most, number} circuits and is full. Delete some to make room.',
  'circuit.no-game': 'This is not a circuit of Paddock: it doesn’t say which game it is for.',
  'circuit.not-taken': '{game} takes no circuits that players made.',
  'circuit.other-game': 'A circuit can’t become one of another game. Save it as a new circuit.',
  'circuit.unreadable': 'This circuit can’t be read, so nothing was saved. {why}',
} as const;
