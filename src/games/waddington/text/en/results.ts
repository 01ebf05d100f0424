// The results of a race of Waddington's Formula 1 in English.

export const results = {
  'result.over': 'The race is over',
  'result.tie':
    'level with the car ahead, but {tie, select, reading {slower} wear {more worn} cards {with fewer cards} other {earlier in the order}}',
  'result.bestLap': 'Best lap {n, plural, one {# turn} other {# turns}}',
  'result.spins': '{n, plural, one {# spin-off} other {# spin-offs}}',
  'result.stops': '{n, plural, one {# pit stop} other {# pit stops}}',
  'result.ai': 'AI, {level}',
  'result.noSpins': 'No spin-offs',
  'award.fastest': 'Fastest lap',
  'award.fastest.text': '{names}, {n, plural, one {# turn} other {# turns}}',
  'award.lead': 'In the lead',
  'award.lead.text': '{names}, {n, plural, one {# lap} other {# laps}}',
  'award.daredevil': 'Daredevil',
  'award.daredevil.text': '{names} rolled {n, plural, one {# time} other {# times}}',
  'award.spinning': 'Spinning top',
  'award.spinning.text': '{names}, {n, plural, one {# spin-off} other {# spin-offs}}',
  'award.tactician': 'Tactician',
  'award.tactician.text': '{names} used {n, plural, one {# card} other {# cards}}',
} as const;
