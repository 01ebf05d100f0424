// The statistics and a driver's page in English.

export const messages = {
  title: 'Statistics',
  'tabs.label': 'Statistics',
  'tab.drivers': 'Drivers',
  'tab.records': 'Records',
  replays: 'Replays',
  box: 'Pick a game',

  'drivers.adding': 'Adding up the results',
  'drivers.none': 'No race of this kind has been finished yet. Wins, laps and records count from the first finish.',
  'drivers.kinds': 'Who',
  'drivers.count': '{n, plural, one {# driver} other {# drivers}}',
  'drivers.more': 'Show more',
  'kinds.all': 'Everyone',
  'kinds.person': 'People',
  'kinds.ai': 'AI drivers',
  'kind.person': 'Person',
  'kind.ai': 'AI driver',
  'kind.rules': 'Driven by the rules',
  'best.label': 'Most wins',
  'best.wins': '{n, plural, one {<b>#</b> win} other {<b>#</b> wins}}',
  'best.podiums':
    '{podiums, plural, one {# podium} other {# podiums}} of {starts, plural, one {# start} other {# starts}}',
  'column.driver': 'Driver',
  'column.rating': 'Rating',
  'column.starts': 'Starts',
  'column.wins': 'Wins',
  'column.podiums': 'Podiums',
  'column.points': 'Points',
  'column.meanPlace': 'Avg. place',
  'column.lastAt': 'Last race',

  'driver.title': 'Driver',
  'driver.last': 'Last raced {when}',
  'driver.races': 'All races',
  'form.title': 'Current form',
  'form.note': 'Latest race on the right',
  'form.place':
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {cars, number}<when>, {day}</when>',
  'form.out': 'out<when>, {day}</when>',
  'rivals.title': 'Head to head',
  'rivals.none': '{name} has not raced anyone yet.',
  'rivals.races': '{n, plural, one {# race} other {# races}}',
  /** How often somebody was ahead of the other: the number is seen, the rest is read out. */
  'rivals.ahead': '{n, plural, one {#<read> time {name} ahead</read>} other {#<read> times {name} ahead</read>}}',
  /** Beside the number of races; part: does not break. */
  'rivals.rated': '{n, plural, one {# race} other {# races}}, <part>rating {rating}</part>',
  'rating.title': 'Rating in {game}',
  'rating.note': 'Shaded: how far off it may be',
  'rating.pick': 'Ratings are per game: choose one to see them',
  'rating.now': '{rating}<off> ± {deviation}</off>',
  'rating.read': '{rating}, give or take {deviation}',
  'rating.at': '{level}: {rating} ± {deviation}',
  'rating.after': '{n, plural, one {After # race} other {After # races}}',
  /** points: '+12'. */
  'rating.change': 'Last race {points}',
  'rating.curve':
    '{n, plural, one {Rating after # race} other {Rating over # races}}: from {first} to {last}, highest {most}, lowest {least}',
  'rating.none': '{name} has no rating in {game} yet. It takes a race against others.',
  'tally.games': 'By game',
  'tally.circuits': 'By circuit',
  'tally.line':
    '{starts, plural, one {# start} other {# starts}}, {wins, plural, one {# win} other {# wins}}, {podiums, plural, one {# podium} other {# podiums}}',

  'records.looking': 'Loading records',
  'records.none': 'No records here yet. The first race on a circuit sets them.',
  'records.of': 'Records of {game}',
  /** The fastest race of this many laps. */
  'records.over': '{figure}, {laps, plural, one {# lap} other {# laps}}',
  'records.watch': 'Watch {record} on {circuit}',
} as const;
