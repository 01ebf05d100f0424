// What may be wrong with a circuit that a player made, and what to do, in English.

export const workshop = {
  'workshop.import.spaces': 'It has {given, number} spaces; here it gets {spaces, number}.',
  'workshop.import.corners': 'Only its first {most, number} corners are taken over.',
  'workshop.import.proposed':
    'It has no corners, so {corners, plural, one {one was placed} other {# were placed}} where the road bends.',
  'workshop.import.laps': 'It does not say how many laps are driven: {n, number} are set.',
  'workshop.import.heat': 'It does not say how many Heat cards there are: {n, number} are set.',
  'workshop.import.stress': 'It does not say how many Stress cards there are: {n, number} are set.',
  'workshop.import.flooded': 'Flooded spaces are left out: the rules here don’t have them.',
  'workshop.import.tunnels': 'Tunnels are left out: the rules here don’t have them.',
  'workshop.import.gravel': 'Gravel is left out: it changes nothing in a race.',
  'workshop.import.shifted': 'A corner line lay on the finish line, so the lap begins a space earlier.',
  'workshop.import.legends':
    'The Legends’ line of corner {corner, number} came after its corner line and was set again.',
  'workshop.import.lanes': 'It has no race lanes: they lead to the inside of the next corner.',
  'workshop.facts':
    '{spaces, plural, one {# space} other {# spaces}}, {corners, plural, one {# corner} other {# corners}}, {laps, plural, one {# lap} other {# laps}}',
  'workshop.report.troubles': 'Spin-outs',
  'workshop.report.cost': 'Heat',
  'workshop.report.spent': 'Heat spent per corner',
  'workshop.corner.name': 'Turn {n, number}',
  'workshop.no-circuit': 'This is not a circuit of Heat.',
  /** field: of the file, such as 'road.3.x'. */
  'workshop.unreadable':
    'Paddock can’t read this circuit: its field {field} is wrong or unknown. Get the file again, or update Paddock if it comes from a newer one.',
  'workshop.road.none': 'All points of the road lie in one place. Draw a road.',
  /** space, other: 1-based. */
  'workshop.road.crosses':
    'The road crosses or touches itself near spaces {space, number} and {other, number}. Move the two stretches apart.',
  'workshop.road.sharp':
    'The road turns too sharply at space {space, number}: cars don’t fit round it. Widen the bend, or add spaces.',
  'workshop.corner.finish': 'The line of {corner} is on the finish line. Move it a space.',
  'workshop.corner.same': '{corner} has the same line as {other}. Move one of them, or delete it.',
  'workshop.corner.zone':
    'The Legends’ zone of {corner} reaches over the line before it: {most, plural, one {only # space fits} other {at most # spaces fit}}.',
  'workshop.corner.lane':
    'The race lane of {corner} does not exist: the road has {lanes, plural, one {one lane} other {# lanes}}.',
  'workshop.chicane.first': '{corner} is the first corner of the lap, so it can’t be the second of a chicane.',
  'workshop.chicane.three': 'A chicane has two corners, but {corner} would be its third.',
  'workshop.corner.close':
    'The line of {corner} comes right after {other}: every car crosses both in one move. Move it, or make the two a chicane.',
  'workshop.corner.straight': '{corner} is on a straight. Move its line to the bend.',
  'workshop.corner.free': 'Nobody is ever faster than {limit, number}: {corner} decides nothing. Lower its limit.',
  'workshop.stretch.long': '{spaces, number} spaces without a corner before {corner}: cars drive them in top gear.',
  'workshop.lap.long':
    '{laps, plural, one {# lap takes} other {# laps take}} about {rounds, number} rounds, more than an hour. Drive fewer laps.',
  'workshop.scenery.many':
    '{things, number} things lie on the land, so boards are drawn slowly. Keep at most {most, number}.',
  'workshop.grid.corner':
    'The last cars of the grid start before the line of {corner}. Move it at least {spaces, number} spaces away from the finish line.',
} as const;
