// What may be wrong with a circuit that a player made, and what to do, in English.

export const workshop = {
  'workshop.facts':
    '{rows, plural, one {# row} other {# rows}}, {corners, plural, one {# corner} other {# corners}}, {laps, plural, one {# lap} other {# laps}}',
  'workshop.report.troubles': 'Spin-offs',
  'workshop.report.cost': 'Wear',
  'workshop.report.spent': 'Tyre and brake wear per corner',
  'workshop.corner.name': 'Turn {n, number}',
  'workshop.copy':
    'Rows, corners and safety speeds are the same. Extra lanes away from the grid are left out, and squares beside islands are new.',
  'workshop.no-circuit': 'This is not a circuit of Waddington’s Formula 1.',
  /** field: of the file, such as 'road.3.x'. */
  'workshop.unreadable':
    'Paddock can’t read this circuit: its field {field} is wrong or unknown. Get the file again, or update Paddock if it comes from a newer one.',
  'workshop.road.none': 'All points of the road lie in one place. Draw a road.',
  /** row, other: 1-based. */
  'workshop.road.crosses':
    'The road crosses or touches itself near rows {row, number} and {other, number}. Move the two stretches apart.',
  'workshop.road.sharp':
    'The road turns too sharply at row {row, number}: cars don’t fit round it. Widen the bend, or add rows.',
  'workshop.home.bends':
    'The road bends too much at row {row, number}, where it is six lanes wide for grid and pits. Straighten it, or move the finish line.',
  'workshop.place.home':
    '{what, select, corner {{corner}} other {A pond}} reaches into the wide road at grid and pits. Move it away from the finish line.',
  'workshop.place.overlap':
    '{what, select, corner {{corner}} other {A pond}} lies too close to {whatOther, select, corner {{other}} other {the pond before it}}: a whole row must be between them. Move one of them.',
  'workshop.marker':
    '{marker, select, brakeFailure {Brake Failure} other {Faulty Tyres}} counts after corner {number, number}, which does not exist. Choose another corner.',
  'workshop.corner.close': 'The band of {corner} comes right after {other}: every car crosses both in one move.',
  'workshop.corner.straight': '{corner} is on a straight. Move it to the bend.',
  'workshop.corner.free': 'No car is faster than {limit, number} mph: {corner} decides nothing. Lower its limits.',
  'workshop.stretch.long': '{rows, number} rows without a corner before {corner}: cars drive them at top speed.',
  'workshop.lap.long':
    '{laps, plural, one {# lap takes} other {# laps take}} about {turns, number} turns, a whole evening. Drive fewer laps.',
  'workshop.scenery.many':
    '{things, number} things lie on the land, so boards are drawn slowly. Keep at most {most, number}.',
} as const;
