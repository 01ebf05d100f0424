// The results, in English.

export const results = {
  'results.nobody': 'Nobody finished',
  'results.over': 'The race is over',
  'results.out.worn': 'Out: no wear left',
  'results.out.crash': 'Out: crashed in a corner',
  'results.out.collision': 'Out: collision',
  'results.out.motor': 'Out: broken engine',
  'results.round': 'round {round}',
  'results.running': 'still running',
  'results.braking': '{points} braking',
  'results.overshooting': '{points} overshooting',
  'results.pitStops': '{n, plural, one {# pit stop} other {# pit stops}}',
  'results.ai':
    '{level, select, random {AI, Random} easy {AI, Rookie} medium {AI, Club} best {AI, Maestro} other {AI, Pro}}',

  'award.team': 'Best team',
  'award.team.silver': 'Silver, {points, plural, one {# point} other {# points}}',
  'award.team.amber': 'Amber, {points, plural, one {# point} other {# points}}',
  'award.team.emerald': 'Emerald, {points, plural, one {# point} other {# points}}',
  'award.team.scarlet': 'Scarlet, {points, plural, one {# point} other {# points}}',
  'award.team.azure': 'Azure, {points, plural, one {# point} other {# points}}',
  'award.charger': 'Charger',
  'award.charger.text': '{who} gained {n, plural, one {# place} other {# places}}',
  'award.lateBraker': 'Late braker',
  'award.lateBraker.text': '{who} paid {n} wear overshooting',
  'award.topGear': 'Top gear',
  'award.topGear.text':
    '{who} reached {n, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}',
  'award.kind': 'Kind to the car',
  'award.kind.text': '{who} had {n} wear left',
} as const;
