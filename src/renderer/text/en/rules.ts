// The rules page and the drawer beside a race, in English.

export const messages = {
  title: '{game}: rules',
  drawer: 'Rules: {game}',
  picker: 'Choose a game',
  /** Why one cannot go back, or on, in an example. */
  'step.first': 'This is the first step',
  'step.last': 'This is the last step',
  articles: 'All articles',
  search: 'Search {game}',
  hits: '{n, plural, =0 {Nothing found} one {# article found} other {# articles found}}',
  noHits: 'No article contains “{typed}”. Try another word from the game.',
  related: 'Related',
  example: 'Worked example',
  step: 'Step {n, number} of {of, number}',
  back: 'Back',
  next: 'Next',
  print: 'Print',
  inLog: 'In the log',
  close: 'Close (Esc)',
  school: 'Driving school',
  try: 'Try it',
  'try.section': 'Lesson: {section}',
} as const;
