// Lanes and spaces, in English.

export const places = {
  /** A corner of a circuit that is not known here. */
  'corner.unknown': 'the corner',
  'corner.sign': '{corner} · {stops, plural, one {# stop} other {# stops}} · {shortest} to {longest} spaces',

  'row.left': 'Left lane',
  'row.middle': 'Middle lane',
  'row.right': 'Right lane',
  'row.lane': 'Pit lane',
  'row.box': 'Pit box',
  'row.left.ahead': 'Left, {ahead} ahead',
  'row.middle.ahead': 'Middle, {ahead} ahead',
  'row.right.ahead': 'Right, {ahead} ahead',
  'row.lane.ahead': 'Pit lane, {ahead} ahead',
  'row.box.ahead': 'Pit box, {ahead} ahead',

  /** Where a move ends; with the section it lies in. */
  'spot.flag': 'Flag',
  'spot.box': 'Pit box',
  'spot.pits': 'Pit lane',
  'spot.stay': 'Stay here',
  'spot.corner': '{lane, select, inside {Inside} middle {Middle} other {Outside}}, {exit} to exit',
  'spot.straight': '{lane, select, inside {Inside lane} middle {Middle lane} other {Outside lane}}',
  'spot.flag.in': 'Flag, {section}',
  'spot.box.in': 'Pit box',
  'spot.pits.in': 'Pit lane',
  'spot.stay.in': '{section, select, pits {Stay here, the pits} other {Stay here, {section}}}',
  'spot.corner.in': '{lane, select, inside {Inside} middle {Middle} other {Outside}}, {exit} to exit, {section}',
  'spot.straight.in': '{lane, select, inside {Inside lane} middle {Middle lane} other {Outside lane}}, {section}',

  /** An answer, after 'time ran out: '. */
  'answer.space':
    '{lane, select, inside {{section}, inside lane} middle {{section}, middle lane} outside {{section}, outside lane} pit {the pits, pit lane} other {the pits, pit box}}',
  'answer.space.unknown': 'the safest space',
  'answer.slipstream':
    '{lane, select, inside {slipstream to {section}, inside lane} middle {slipstream to {section}, middle lane} outside {slipstream to {section}, outside lane} pit {slipstream to the pits, pit lane} other {slipstream to the pits, pit box}}',
  'answer.slipstream.unknown': 'slipstream to the safest space',
  'answer.decline': 'no slipstream',
} as const;
