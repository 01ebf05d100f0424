// The road editor’s fields and figures for Formula D, in English.

export const edit = {
  'edit.spaces': 'Spaces',
  'edit.profile': '{turns, number, ::.0} turns and {wear, number, ::.0} wear points a lap',
  'edit.profile.title': 'Gears along the lap',
  'edit.profile.limit': 'Safe gear',
  'edit.profile.driver': 'Good driver',
  'edit.profile.paid': 'Wear paid',
  'edit.profile.corner':
    '{name}: {stops, plural, one {# stop} other {# stops}}, safe in gear {most, number}, {paid, number, ::.0} wear points a lap',
  /** first, end: its spaces, 1-based. */
  'edit.says': '{stops, plural, one {# stop} other {# stops}}, spaces {first, number} to {end, number}',
  'edit.stops': 'Required stops',
  'edit.stops.says': '{stops, plural, one {# stop} other {# stops}}',
  'edit.cost': '{wear, number, ::.0} wear a lap',
  /** cost: one of the two sentences below. */
  'edit.ways': 'Longest way {longest, number} spaces, shortest {shortest, number}. {cost}',
  'edit.cost.some': 'A good driver pays about {wear, number, ::.0} wear points here in a lap.',
  'edit.cost.little': 'It costs a good driver next to nothing.',
  'edit.from': 'Begins',
  'edit.to': 'Ends',
  'edit.after': 'after space',
  'edit.land.serra-alta': 'Mountains',
  'edit.land.monaco': 'Riviera',
  'edit.land.paddock-ring': 'Airfield',
  'edit.brush.trees': 'Trees',
  'edit.brush.houses': 'Houses',
  'edit.brush.water': 'Water',
  'edit.brush.stands': 'Stands',
  'edit.brush.boats': 'Boats',
  'edit.brush.fields': 'Fields',
  'edit.brush.landmarks': 'Landmarks',
} as const;
