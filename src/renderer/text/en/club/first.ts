// The first evening on the home screen, in English.

export const messages = {
  title: 'Your first evening',
  'title.note': 'About {minutes, number} minutes, stop any time',
  known: 'I know these games',
  steps: 'Three steps',
  minutes: '{minutes, number} min',
  done: 'Done',

  'learn.title': 'Learn {game}',
  'learn.text': 'You play from the first minute, and nothing you do can go wrong.',
  'learn.start': 'Start the lesson',
  'learn.resume': 'Go on with part {part, number} of {parts, number}',
  'learn.done': 'You know the rules.',

  'race.title': 'Your first race',
  'race.text': '{circuit}, against {rivals}. They are rookies and make more mistakes than you will.',
  'race.start': 'Start the race',
  'race.resume': 'Resume',
  'race.later': 'Opens after the lesson',
  'race.done': 'You finished {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {cars, number}.',
  'race.raced': 'The race is over.',

  'verdict.title': 'Verdict and next box',
  'verdict.text': 'See the one move that decided your race. Then we suggest the next box to open.',
  'verdict.see': 'See the verdict',
  'verdict.later': 'Opens after the race',
  'next.learn': 'Learn {game}',
  'next.braking': 'You braked well: try {game}.',
  'next.overtaking': 'You used every slipstream: try {game}.',
  'next.nerve': 'You took risks: try {game}.',
  'next.planning': 'You planned ahead: try {game}.',
  'next.other': 'Next on the shelf: {game}.',

  'driver.title': 'Your driver',
  'driver.note': 'Change it whenever you like',
  'driver.name': 'Name',
  'driver.colour': 'Colour',
} as const;
