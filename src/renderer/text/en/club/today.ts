// The cards of a day on the home screen, in English.

export const messages = {
  challenges: 'Open challenges',
  over: 'Done for today',
  'over.said': '{card}: done for today',

  continue: 'Continue',
  'continue.saved': 'Saved {when}',
  resume: 'Resume',
  more: '{count} more saved',

  'daily.title': 'Daily race',
  'daily.about': '{game}{laps, plural, =0 {} one {, one lap} other {, # laps}}.',
  'daily.about.grid':
    '{game}{laps, plural, =0 {} one {, one lap} other {, # laps}}. You start {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.',
  'daily.start': 'Start',
  'daily.start.said': 'Start the daily race',
  'daily.resume': 'Resume',
  'daily.resume.said': 'Resume the daily race',
  'daily.streak': '{days, number} in a row',
  'daily.best': 'Best: {days, number}',
  'daily.result':
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}, {points, plural, one {# point} other {# points}}. Next at midnight.',
  'daily.out': 'Out after {rounds, plural, one {# round} other {# rounds}}. Next at midnight.',
  'daily.over.why': 'The next daily race comes at midnight.',
  'daily.none.title': 'No race today',
  'daily.none': 'Today’s race can’t be read. Tomorrow’s comes at midnight.',

  'puzzles.title': 'Five puzzles',
  'puzzles.done': '{done, number} of {all, number}',
  'puzzles.list': 'Today’s puzzles',
  'puzzles.tile':
    '{game}: {state, select, right {right} wrong {wrong} close {close} skipped {skipped} other {not solved yet}}',
  'puzzles.text': 'Find the better move in {game}.',
  'puzzles.text.rated': 'The better move in {game}. You are rated {rating}.',
  'puzzles.solve': 'Solve puzzle {n, number}',
  'puzzles.over.title': '{right, number} of {all, number} right',
  'puzzles.over': 'You are rated {rating}. New ones tomorrow.',
  'puzzles.over.why': 'New puzzles come at midnight.',
  'puzzles.none.title': 'No puzzles yet',
  'puzzles.none': 'Review a race: your mistakes become puzzles.',

  'season.title': 'Season',
  'season.tournament': 'Tournament',
  'season.race': 'Race {race, number} of {races, number}',
  'season.tables': '{done, number} of {all, number} tables',
  'season.tables.text': 'Heats and finals at several tables.',
  'season.you': 'You',
  'season.first': 'It begins with {circuit}.',
  'season.next': 'Next: {circuit}.',
  'season.level': 'You share the lead. Next: {circuit}.',
  'season.lead': 'You lead by {gap, number}. Next: {circuit}.',
  'season.behind':
    'You are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}, {gap, number} behind {leader}. Next: {circuit}.',
  'season.open': 'Open season',
  'season.open.tournament': 'Open tournament',
  'season.start': 'Start a season',
  'season.none.title': 'Race for points',
  'season.none': 'Several races, a table and a champion.',
  'season.over': 'This season is over.',
  'season.champion': '{name} is champion.',
} as const;
