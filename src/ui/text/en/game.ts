// What the screens of all games say, in English.

export const game = {
  'race.over': 'The race is over',

  'start.go': 'GO!',

  'dash.name': 'Your dashboard',
  'idle.finished': 'Finished',
  'idle.watch': 'Watch',
  'idle.wait': 'Wait',
  'idle.ending': 'The race is ending',
  'idle.out': 'Your race is over',
  'idle.out.why': 'The others drive on without you',
  'idle.running': 'What happened is still being shown',
  'idle.notYours': 'It is not your turn',
  'idle.nobody': 'Nobody has a decision to make now',

  choose: 'Choose',
  'choose.why': 'Choose something first',

  'banner.finished': 'Finished',
  'waiting.nobody': 'The cars are moving',
  'waiting.several': 'Waiting for {names}',

  'trouble.few': 'A race needs at least two cars',
  'trouble.many': 'At most {most, plural, one {# car} other {# cars}}',
  'trouble.twins': 'Two cars have the same colour',
  'trouble.colour': 'There is no car of this colour',

  'setup.clock': 'Turn clock',
  'setup.clock.note': 'Time for each decision',

  /** The winner, and those who came in after them. */
  'log.wins': '{count, plural, =1 {{first} wins} other {{first} wins, then {others}}}',

  'headline.won': 'You win!',
  'headline.place': '{place, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}}',
  'headline.out': 'Out of the race',
  'headline.winner': '{name} wins',
} as const;
