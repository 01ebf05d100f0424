// What a choice costs before it is made, in English.

export const forecast = {
  /** Two numbers that what comes lies between. */
  range: '{low, number} to {high, number}',
  /** heat may be a range. */
  'cost.free': 'Free',
  'cost.heat': '{heat} heat',
  'cost.freeOrSpin': 'Free or spin-out',
  'cost.heatOrSpin': '{heat} heat or spin-out',
  'cost.spin': 'Spin-out',
  'inAll.free': 'Total: free',
  'inAll.heat': 'Total: {heat} heat',
  'inAll.freeOrSpin': 'Total: free or spin-out',
  'inAll.heatOrSpin': 'Total: {heat} heat or spin-out',
  'inAll.spin': 'Total: spin-out',

  /** Over a card. */
  'tag.stuck': 'Stuck',
  'tag.spin': 'Spin-out',
  'tag.toSpin': '{low, number} to spin-out',
  'tag.heat': '{heat} heat',
  'tag.free': 'Free',
  'tag.said.press': 'wins a sponsorship card',
  'tag.said.warm': 'no cooldown there',
  'tag.said.cold': 'cooldown plus 1 there',

  /** What a corner costs; speed and heat may be ranges. */
  'line.corner.free':
    '{corner} at {speed}, limit {limit, number}: free{some, select, yes {, if you get there} other {}}{press, select, yes {, press: sponsorship card} other {}}',
  'line.corner.heat':
    '{corner} at {speed}, limit {limit, number}: {heat} heat{some, select, yes {, if you get there} other {}}{press, select, yes {, press: sponsorship card} other {}}',
  'line.corner.freeOrSpin':
    '{corner} at {speed}, limit {limit, number}: free or spin-out{some, select, yes {, if you get there} other {}}{press, select, yes {, press: sponsorship card} other {}}',
  'line.corner.heatOrSpin':
    '{corner} at {speed}, limit {limit, number}: {heat} heat or spin-out{some, select, yes {, if you get there} other {}}{press, select, yes {, press: sponsorship card} other {}}',
  'line.corner.spin':
    '{corner} at {speed}, limit {limit, number}: spin-out{some, select, yes {, if you get there} other {}}{press, select, yes {, press: sponsorship card} other {}}',
  /** Such a line, or a rule, as a sentence by itself. */
  'line.end': '{line}.',
  'line.spin.surely':
    'You go back before {corner} in 1st gear{lost, plural, =0 {} other {, lose all # heat}} and take {stress, number} stress{laps, plural, =0 {} other {, and the lap no longer counts}}.',
  'line.spin.maybe':
    'If you spin out, you go back before {corner} in 1st gear{lost, plural, =0 {} other {, lose all # heat}} and take {stress, number} stress{laps, plural, =0 {} other {, and the lap no longer counts}}.',
  'condition.slower': '{corner}: {printed, number} − {n, number} greasy = limit {limit, number}.',
  'condition.faster': '{corner}: {printed, number} + {n, number} fresh = limit {limit, number}.',
  'condition.overheat': '{corner}: if you pay there, you pay 1 more.',
  'condition.cold': 'Where you stop: cooldown +1.',
  'condition.warm': 'Where you stop: no cooldown.',
  'engine.holds': 'Your engine holds {engine, number}.',
  'engine.cooled':
    'Your engine holds {engine, number} after cooling {n, plural, one {# heat card} other {# heat cards}}.',
  'slip.either': 'Spin-out at {corner} either way',
  'slip.noCorner': 'No corner on the way',

  /** On the board, beside the way. */
  'way.more': '{sum} spaces with {n, plural, =1 {one more card} other {# more cards}}',
  'way.sum': '{parts} = {sum}',
  'way.spin': '{label}: spin-out',
  'target.safe': 'Space {space, number}, {lane}, safe',
  'target.risk': 'Space {space, number}, {lane}, at risk',
  'target.plain': 'Space {space, number}, {lane}',
  'lane.only': 'the lane',
  'lane.left': 'left lane',
  'lane.middle': 'middle lane',
  'lane.right': 'right lane',
  'board.targets': 'Spaces to choose',
} as const;
