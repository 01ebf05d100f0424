// What may be wrong with a circuit that a player made, and what to do, in English; and the names of its straights.

export const workshop = {
  'workshop.facts':
    '{spaces, plural, one {# space} other {# spaces}}, {corners, plural, one {# corner} other {# corners}}, {laps, plural, one {# lap} other {# laps}}',
  'workshop.report.troubles': 'Cars lost',
  'workshop.report.cost': 'Wear',
  'workshop.report.spent': 'Wear points spent per corner',
  'workshop.corner.name': 'Turn {n, number}',
  'workshop.copy':
    'The middle lane is the same, the other lanes are new. Where the box’s board is narrower than a drawn road may be, the editor says what to move.',
  /** line: of the file, 1-based. */
  'workshop.import.line':
    'This file of GP Online is damaged: its line {line, number} is neither a space nor a way. Get the file again.',
  'workshop.import.way':
    'This file of GP Online is damaged: the way in line {line, number} leads to a space that is not there. Get the file again.',
  'workshop.import.many': 'This file of GP Online has more than {most, number} spaces or ways. Use a smaller circuit.',
  'workshop.import.finish': 'This circuit of GP Online has no finish line. Mark its spaces there, and import it again.',
  'workshop.import.lap': 'No way leads round this circuit of GP Online. Close its lap there, and import it again.',
  'workshop.import.corners.few':
    'This circuit of GP Online has fewer than two corners. Mark its corner spaces there, and import it again.',
  'workshop.import.spaces': 'Its middle lane has {given, number} spaces; here it gets {spaces, number}.',
  'workshop.import.corners': 'Only its first {most, number} corners are taken over.',
  'workshop.import.picture': 'Its picture is left out.',
  'workshop.import.lanes': 'Only the middle of its road is taken over: lanes and their spaces are new.',
  'workshop.import.pits': 'Its pits are left out: they lie beside the start straight.',
  'workshop.import.grid': 'Its grid is left out: it lies before the line.',
  'workshop.import.blocked': 'Blocked spaces are left out: the rules here don’t have them.',
  'workshop.import.rain': 'Its weather is left out: the rules here don’t have any.',
  'section.straight': 'Straight after {corner}',
  'section.start': 'Start straight',
  'workshop.no-circuit': 'This is not a circuit of Formula D.',
  /** field: of the file, such as 'road.3.x'. */
  'workshop.unreadable':
    'Paddock can’t read this circuit: its field {field} is wrong or unknown. Get the file again, or update Paddock if it comes from a newer one.',
  'workshop.road.none': 'All points of the road lie in one place. Draw a road.',
  /** space, other: 1-based. */
  'workshop.road.crosses':
    'The road crosses or touches itself near spaces {space, number} and {other, number}. Move the two stretches apart.',
  'workshop.road.sharp':
    'The road turns too sharply at space {space, number}: cars don’t fit round it. Widen the bend, or add spaces.',
  'workshop.home.bends':
    'The road bends too much at space {space, number}, where grid and pits are. Straighten it, or move the line.',
  'workshop.corner.home': '{corner} reaches into the start straight beside grid and pits. Move it away from the line.',
  'workshop.corner.short':
    '{corner} has {spaces, plural, =0 {no space} one {only one space} other {only # spaces}}: a corner needs at least two.',
  'workshop.corner.length':
    '{corner} is {spaces, number} spaces long, {most, number} at most are allowed. Move its beginning or its end.',
  'workshop.corner.overlap': '{corner} begins before {other} has ended. Leave at least one space between them.',
  'workshop.corner.stops':
    '{corner} requires {stops, number} stops on {spaces, number} spaces: hardly anybody can make them. Require fewer.',
  'workshop.corner.straight': '{corner} is on a straight. Move it to the bend.',
  'workshop.stretch.long':
    '{spaces, number} spaces without a corner before {corner}: two rolls in sixth gear and nothing to decide.',
  'workshop.scenery.many':
    '{things, number} things lie on the land, so boards are drawn slowly. Keep at most {most, number}.',
} as const;
