// The driving school in English.

export const messages = {
  title: 'Driving school',
  where: '{game} · section {n} of {of}',
  section: 'section {n} of {of}',
  'section.done': '{section}, done',
  'section.now': '{section}, you are here',
  left: 'about {minutes} min left',
  back: 'Back',
  skip: 'Skip',
  leave: 'Leave the lesson; your place is kept',
  step: 'Step {n} of {of}',
  next: 'Go on',
  right: 'Right!',
  'over.title': 'That was the lesson. You can race now.',
  'over.race': 'Race now',
  'over.lessons': 'All lessons',

  'list.title': 'Driving school',
  'list.text': 'Learn a game in five minutes, at its own table. Leave whenever you like: your place is kept.',
  'list.learn': 'Learn ({minutes} min)',
  'list.goOn': 'Go on: {section}',
  'list.again': 'Drive it again',
  'list.done': 'Done',
  'list.sections': 'Sections of the lesson',
} as const;
