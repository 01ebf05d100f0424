// The driving school in English.

export const messages = {
  title: 'Driving school',
  where: '{game} · section {n} of {of}',
  section: 'section {n} of {of}',
  'section.done': '{section}, done',
  'section.now': '{section}, you are here',
  left: '{minutes, plural, =0 {less than a minute left} other {about # min left}}',
  imagine: 'Now imagine:',
  back: 'Back',
  skip: 'Skip',
  leave: 'Leave the lesson; your place is kept',
  step: 'Step {n} of {of}',
  next: 'Go on',
  right: 'Right!',
  'over.title': 'That’s the end of the lesson. You’re ready to race.',
  'over.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {cars}',
  'over.won': 'You won!',
  'over.again': 'Try again',
  'over.race': 'Race now',
  'over.lessons': 'All lessons',

  'list.title': 'Driving school',
  'list.text': 'Learn a game in five minutes, at its own table. Leave whenever you like: your place is kept.',
  'list.learn': 'Learn ({minutes} min)',
  'list.goOn': 'Continue: {section}',
  'list.again': 'Do it again',
  'list.done': 'Done',
  'list.sections': 'Sections of the lesson',

  'circuit.title': 'Your first circuit',
  'circuit.text':
    'Bend a road, add a corner, drive it and save it: a circuit of your own in five minutes. It stays in your workshop.',
  'circuit.begin': 'Draw it (5 min)',
  'circuit.larger': 'Circuits are drawn on a larger screen.',
  'circuit.name': 'My first circuit',
} as const;
