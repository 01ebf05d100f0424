// Banner and standings, in English.

export const frame = {
  'part.gear': 'Gear',
  'part.roll': 'Roll',
  'part.drive': 'Drive',
  'part.checks': 'Corner and contact',
  'part.gear.doing': '{name} is choosing a gear',
  'part.roll.doing': '{name} is choosing where to stop',
  'part.drive.doing': '{name} is driving',
  'part.checks.doing': '{name} is ending the turn',
  'part.grid': 'The grid',
  'ask.gear': 'Choose a gear',
  'ask.move': 'Choose a space',
  'ask.slipstream': 'Slipstream',
  'waiting.gear': 'Waiting: {name} is choosing a gear',
  'waiting.move': 'Waiting: {name} is choosing a space',
  'waiting.slipstream': 'Waiting: {name} is in a slipstream',

  'frame.round': 'Round {round}',
  'frame.grid': 'Grid',
  'standings.title': '{circuit} · lap {lap} of {laps}',
  'standings.gap': 'Gear · wear',
  'standings.said':
    '{gear, selectordinal, =0 {neutral} one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}, {wear} wear left',
  'standings.behind': '+{spaces, plural, one {# space} other {# spaces}}',
  'standings.home': 'finished',
  'standings.out': 'out',
  'status.grid': 'grid',
  'status.stalled': 'stalled',
  'status.pitLane': 'pit lane',
  'status.pitBox': 'pit box',
  'status.finished': 'finished',
  'status.eliminated': 'out',
  'car.number': 'Car {number}',
  'car.wear': '{wear} wear left',
  'car.lap': 'lap {lap}',
  'car.corner': '{corner}: stop {made} of {asked}',

  /** How a race stands for the person here, or by name. */
  'continue.round': 'Round {round}.',
  'continue.out':
    '{who, select, you {Lap {lap} of {laps}, round {round}. You are out.} other {Lap {lap} of {laps}, round {round}. {name} is out.}}',
  'continue.leads':
    '{who, select, you {Lap {lap} of {laps}, round {round}. You are} other {Lap {lap} of {laps}, round {round}. {name} is}} <b>{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}</b>, {wear} wear left.',
  'continue.behind':
    '{who, select, you {Lap {lap} of {laps}, round {round}. You are} other {Lap {lap} of {laps}, round {round}. {name} is}} <b>{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}</b>, {spaces, plural, =0 {level with {rival}} one {# space behind {rival}} other {# spaces behind {rival}}}, {wear} wear left.',

  /** What is asked, in one line. */
  'prompt.pit': 'Leaving the pits: shift to any of these gears for free',
  'prompt.inCorner':
    'In {corner}: {stops, plural, one {# stop} other {# stops}} to make, {spaces, plural, one {# space} other {# spaces}} to the exit',
  'prompt.inCornerFree': 'In {corner}: free to leave, {spaces, plural, one {# space} other {# spaces}} to the exit',
  'prompt.ahead':
    '{corner} in {spaces, plural, one {# space} other {# spaces}}: {stops, plural, one {# stop} other {# stops}}',
  'prompt.great': 'A great start: four spaces',
  'prompt.rolled':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}} rolled {spaces}',
  'prompt.strained':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}} rolled {spaces}: engines under strain',
  'prompt.slipstream': '{spaces, plural, one {# more space} other {# more spaces}} behind {name}, or stay',
  /** Over a die on a television. */
  'reveal.grid': 'Roll for the grid',
  'reveal.start': 'The start',
  'reveal.collision': 'Wheel to wheel',
  'reveal.motor': 'Engine test',
} as const;
