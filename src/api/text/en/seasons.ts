// What a season refuses, and what it notes of changes by hand.

export const messages = {
  'season.gone': 'This season no longer exists. Go back to the list of seasons.',
  'season.deleted': 'This season no longer exists.',
  'season.damaged': 'This season’s save is damaged and can’t be read. You can delete it; its races stay.',
  'season.race-damaged':
    'The race of this round can’t continue. Delete it in the list of races, then you can race the round again.',
  'season.away':
    '{count, plural, one {{names} plays on another screen. Host this race as a party, or seat them here.} other {{names} play on other screens. Host this race as a party, or seat them here.}}',
  'season.uncorrectable': 'Only the results of a finished round can be corrected.',
  'season.stranger': 'This driver is not in the season.',
  'season.no-change': 'This changes nothing. Add points or take some away.',
  'season.no-result': 'This driver has no result to remove in this round.',
  'season.over': 'Every race of this season has been run.',
  'season.under-way': 'This race is already under way. Resume it.',
  'season.few-start': '{game} needs at least {min, plural, one {# car} other {# cars}}, but only {count} would start.',
  'season.many-start': '{game} takes at most {max, plural, one {# car} other {# cars}}, but {count} would start.',
  'season.undrivable': 'The rules of {game} can’t drive {name}. Change the season’s drivers.',
  'season.few-cars':
    '{game} needs at least {min, plural, one {# car} other {# cars}}, but this season has {count, plural, one {# driver} other {# drivers}}.',
  'season.many-cars':
    '{game} takes at most {max, plural, one {# car} other {# cars}}, but this season has {count, plural, one {# driver} other {# drivers}}.',
  'season.undrivable-plan': 'The rules of {game} can’t drive {name}. Choose an AI driver or a person.',
  'season.fixed-place': 'Race {at} ({circuit}) stays where it is: the season has already reached it.',
  'season.fixed-race': 'Race {at} ({circuit}) has already started and stays as it is.',
  'season.fixed-driver': '{name} has already raced in this season and stays in it.',
  'season.same-name': 'Two drivers are called {name}. Give one of them another name.',
  'season.driver-twice': 'A driver is on the list twice.',
  'season.same-colour': 'Two drivers have the colour {colour}. Give one of them another.',
  'season.one-you': 'Only one of the drivers can be you.',
  'season.no-team': '{name} drives for a team that does not exist.',
  'season.same-team': 'Two teams are called {name}. Give one of them another name.',
  'season.all-dropped':
    'With {drop, plural, one {# dropped result} other {# dropped results}} in {rounds, plural, one {# race} other {# races}}, nothing is left to count.',
  'season.tie-twice': 'A tie rule is on the list twice.',
  'season.no-fill-in':
    'A missed race can’t be worth what the AI driver scored, because no AI driver fills in. Choose an AI driver or another rule.',
  'season.race-twice': 'Two races on the calendar have the same id.',
  'season.no-game': 'Race {at}: this Paddock does not have the game {game}.',
  'season.no-circuit': 'Race {at}: {game} has no circuit {circuit}.',
  'season.many-circuits': 'Race {at} has more circuits than races. Remove one.',
  'season.no-series': '{game} has no series of races. Make race {at} a single race.',
  'season.no-option': 'Race {at} ({game}, {circuit}) has no option {option}.',
  'season.option-range': 'Race {at} ({game}, {circuit}): {option} cannot be {value}. It can be {allowed}.',
  'season.unraceable': 'Race {at} ({game}, {circuit}) cannot be raced like this: {why}',
  'audit.name': 'Name: {name}.',
  'audit.calendar': 'Calendar: {changes}.',
  'audit.drivers': 'Drivers: {changes}.',
  'audit.teams': 'Teams: {changes}.',
  'audit.nothing': 'Nothing changed.',
  'audit.round-added': '{circuit} added',
  'audit.round-removed': '{circuit} removed',
  'audit.round-replaced': '{circuit} in place of {old}',
  'audit.round-options': '{circuit} with other options',
  'audit.round-last': '{circuit} now last',
  'audit.round-before': '{circuit} now before {next}',
  'audit.joins': '{name} joins',
  'audit.leaves': '{name} leaves',
  'audit.renamed': '{old} is now called {name}',
  'audit.recoloured': '{name} now in {colour}',
  'audit.seat':
    '{seat, select, here {{name} now at this screen} lan {{name} now at their own screen} rules {{name} now driven by the rules} random {{name} now an AI driver (random)} easy {{name} now an AI driver (easy)} hard {{name} now an AI driver (hard)} best {{name} now an AI driver (best)} other {{name} now an AI driver (medium)}}',
  'audit.teamless': '{name} now without a team',
  'audit.team': '{name} now with {team}',
  'audit.team-new': '{name} added',
  'audit.team-gone': '{name} removed',
  'audit.points-own': 'Points: each game’s own.',
  'audit.points-table': 'Points: {table}.',
  'audit.drop': 'Dropped results: {count}.',
  'audit.grid':
    'Grid: {grid, select, reversed {reverse standings} standings {standings} qualifying {qualifying} other {drawn}}.',
  'audit.ties': 'Equal points: {ties}.',
  'audit.ties-shared': 'Equal points: shared.',
  'audit.tie': '{tie, select, countback {more wins and so on} latest {the latest race} other {head to head}}',
  'audit.tie-then':
    '{tie, select, countback {then more wins and so on} latest {then the latest race} other {then head to head}}',
  'audit.fill-in':
    'Fill-in: {level, select, none {none} easy {AI driver (easy)} hard {AI driver (hard)} best {AI driver (best)} other {AI driver (medium)}}.',
  'audit.missed':
    'Missed races: {missed, select, standIn {worth what the AI driver scored} average {worth the average of the others} other {worth nothing}}.',
  /** points: '+2', '−3'. */
  'audit.points': '{name}, round {round}: {count, plural, one {{points} point} other {{points} points}}. {reason}',
  'audit.taken': '{name}, round {round}: result removed. {reason}',
  'audit.given': '{name}, round {round}: result restored. {reason}',
  'audit.taken-points':
    '{name}, round {round}: result removed, {count, plural, one {{points} point} other {{points} points}}. {reason}',
  'audit.given-points':
    '{name}, round {round}: result restored, {count, plural, one {{points} point} other {{points} points}}. {reason}',
} as const;
