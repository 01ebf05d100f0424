// What a season refuses, and what it notes of changes by hand.

export const messages = {
  'season.gone': 'This season is no longer there. Go back to the list of seasons.',
  'season.deleted': 'This season is no longer there.',
  'season.damaged': 'What was saved of this season cannot be read any more. You can delete it; its races stay.',
  'season.race-damaged':
    'The race of this round cannot go on. Delete it in the list of races, then the round can be raced again.',
  'season.away':
    '{count, plural, one {{names} drive at a screen of their own. Host this race as a party, or seat them here.} other {{names} drive at screens of their own. Host this race as a party, or seat them here.}}',
  'season.uncorrectable': 'Only the results of a finished round can be corrected.',
  'season.stranger': 'This driver is not one of the season.',
  'season.no-change': 'This changes nothing. Give points, or take some away.',
  'season.no-result': 'This driver has no result in this round that could be taken away.',
  'season.over': 'Every race of this season has been run.',
  'season.under-way': 'This race is under way. Go on with it.',
  'season.few-start': '{game} needs {min, plural, one {# car} other {# cars}} at least; only {count} would start.',
  'season.many-start': '{game} takes {max, plural, one {# car} other {# cars}} at most; {count} would start.',
  'season.undrivable': '{game} cannot drive {name}. Change the season’s drivers.',
  'season.few-cars':
    '{game} needs {min, plural, one {# car} other {# cars}} at least; this season has {count, plural, one {# driver} other {# drivers}}.',
  'season.many-cars':
    '{game} takes {max, plural, one {# car} other {# cars}} at most; this season has {count, plural, one {# driver} other {# drivers}}.',
  'season.undrivable-plan': '{game} cannot drive {name}: make {name} an AI driver or a person.',
  'season.fixed-place': 'Race {at} ({circuit}) stays where it is: the season has come that far.',
  'season.fixed-race': 'Race {at} ({circuit}) has been started and stays as it is.',
  'season.fixed-driver': '{name} has raced in this season and stays in it.',
  'season.same-name': 'Two drivers are called {name}. Give one of them another name.',
  'season.driver-twice': 'A driver is on the list twice.',
  'season.same-colour': 'Two drivers have the colour {colour}. Give one of them another.',
  'season.one-you': 'Only one of the drivers can be you.',
  'season.no-team': '{name} drives for a team that is not there.',
  'season.same-team': 'Two teams are called {name}. Give one of them another name.',
  'season.all-dropped':
    '{drop, plural, one {# dropped result} other {# dropped results}} of {rounds, plural, one {# race} other {# races}} leave nothing to count.',
  'season.tie-twice': 'A tie rule is on the list twice.',
  'season.no-fill-in':
    'A missed race cannot be worth what the AI driver scored: no AI driver fills in. Choose one, or another rule.',
  'season.race-twice': 'A race is on the calendar twice under one id.',
  'season.no-game': 'Race {at}: this Paddock does not have the game {game}.',
  'season.no-circuit': 'Race {at}: {game} has no circuit {circuit}.',
  'season.no-series': '{game} has no series of races. Make race {at} a single one.',
  'season.no-option': 'Race {at} ({game}, {circuit}) has no option {option}.',
  'season.option-range': 'Race {at} ({game}, {circuit}): {option} cannot be {value}. It takes {allowed}.',
  'season.unraceable': 'Race {at} ({game}, {circuit}) cannot be raced like this: {why}',
  'audit.name': 'Name: {name}.',
  'audit.calendar': 'Calendar: {changes}.',
  'audit.drivers': 'Drivers: {changes}.',
  'audit.teams': 'Teams: {changes}.',
  'audit.nothing': 'Nothing changed.',
  'audit.round-added': '{circuit} added',
  'audit.round-removed': '{circuit} taken off',
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
  'audit.team-new': '{name} new',
  'audit.team-gone': '{name} taken off',
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
  'audit.taken': '{name}, round {round}: result taken away. {reason}',
  'audit.given': '{name}, round {round}: result given back. {reason}',
  'audit.taken-points':
    '{name}, round {round}: result taken away, {count, plural, one {{points} point} other {{points} points}}. {reason}',
  'audit.given-points':
    '{name}, round {round}: result given back, {count, plural, one {{points} point} other {{points} points}}. {reason}',
} as const;
