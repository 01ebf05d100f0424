// The dashboard, in English.

export const dashboard = {
  'dash.cars': 'All cars',
  'dash.all': 'All dashboards',
  'dash.driver': 'Driver',
  'dash.gear': 'Gear',
  'dash.wear': 'Wear',
  'dash.stops': 'Stops',
  'dash.stopsOf': '{made} of {asked}',
  'dash.dice': 'Gear dice',
  'dash.rolled': 'Rolled {value}',
  'dash.gears': 'Gears',
  'dash.spaces': 'Spaces',
  'dash.what': 'What the roll would bring',
  'dash.where': 'Where to stop',
  'wear.head': 'Wear points',
  'wear.figure': '{wear} <small>of {most}</small>',
  'wear.label': '{wear} of {most} wear points',
  'wear.label.then': '{wear} of {most} wear points, then {after}',

  /** Under the wear points: whole sentences one after the other. */
  'state.out': 'Out of the race.',
  'state.home': 'Home.',
  'state.corner': '{corner}: {made} of {asked, plural, one {# stop} other {# stops}}.',
  'state.lap': 'Lap {lap} of {laps}.',
  'state.pits': 'Pits open at the end of the lap.',

  'idle.home': 'You are home.',
  'idle.out': 'Your race is over.',
  'idle.order': 'The leader moves first.',
  onShow: '<b>{name}</b> rolls {value}',
  'gate.off': 'The engine is off',
  'gate.gear': 'Gear {gear}',

  /** The tile of a gear: its range, and what is read out after it. */
  'tile.range': '{low}–{high}',
  'tile.range.cost': '{low}–{high}, {cost} wear',
  'tile.gear': 'gear',
  'tile.rolled': 'The die has rolled: the gear stays until your next turn.',
  'tile.notNow': 'You choose a gear when it is your turn.',
  'tile.shut': 'not within reach',
  'odds.free': '{percent} % free',
  'odds.wear': '{percent} % with wear',
  'odds.out': '{percent} % out of the race',

  /** The gear turn. */
  'gear.callout':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}: {low} to {high}',
  'gear.note': 'One gear up, or one down free. Each gear skipped on the way down costs 1 wear.',
  'gear.note.pit': 'In the pits shifting is free.',
  'gear.none': 'No gear is within reach',
  'gear.roll': 'Roll the d{sides}',
  'gear.roll.none': 'Roll',
  'gear.range': '{low} to {high} spaces.',
  'outlook.label':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}, no shift cost',
  'outlook.label.cost':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}, {cost} wear for the shift',
  'outlook.stop': '{percent, number, ::.#} % end with a stop that counts.',
  'band.out': 'out of the race',
  'band.free': 'free',
  'band.free.stop': 'free, a stop',
  'band.brake': '{cost} wear braking',
  'band.brake.stop': '{cost} wear braking, a stop',
  'band.overshoot': '{cost} wear overshooting',
  'band.overshoot.stop': '{cost} wear, a stop',
  'roll.out': 'Out: no space of that roll keeps the car racing on {wear} wear. Two stops missing end the race as well.',

  /** The move turn. */
  'move.spaces': '{n, plural, one {# space} other {# spaces}}',
  'move.letGo': 'Let go',
  'move.brake': 'Brake',
  'move.brake.none': 'No shorter way is left that you can pay for.',
  'move.choose': 'Choose a space',
  'move.none': 'Move',
  'move.flag': 'To the flag',
  'move.box': 'Into the box',
  'move.stay': 'Stay',
  'move.stay.cost': 'Stay, {cost} wear',
  'move.far': 'Move {far}',
  'move.far.cost': 'Move {far}, {cost} wear',
  'choice.rolled':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}} rolled {spaces}: {goal, select, flag {to the flag} box {into the own pit box} pits {into the pits} corner {into {section}} other {to {section}}}',
  'choice.great':
    'A great start: {goal, select, flag {to the flag} box {into the own pit box} pits {into the pits} corner {into {section}} other {to {section}}}',
  'choice.slipstream':
    'Behind {name}: {goal, select, flag {to the flag} box {into the own pit box} pits {into the pits} corner {into {section}} other {to {section}}}',
  'move.note': 'Every space not driven costs 1 wear, every space beyond a corner left one stop short as well.',
  'move.note.great': 'Four spaces off the grid, free of charge.',
  'move.note.slipstream': 'Going into a corner in a slipstream costs 1 wear. Letting go costs nothing.',
  'move.note.strained':
    'This roll strains the engines: all cars in 5th and 6th roll after the move, 1 to 4 costs 1 wear.',

  /** What a space comes to: short on its chip, longer in words. */
  'comes.free': 'free',
  'comes.stop': 'stop',
  'comes.flag': 'flag',
  'space.free': 'free',
  'space.wearBack': 'all wear back',
  'space.overshoots': 'overshoots {corner}: {cost} wear',
  'space.brake': 'brake {spaces}',
  'space.late': 'late braking {cost}',
  'space.risk': '{percent, number, ::.#} % beside {names}',
  'stop.only': 'stop made',
  'stop.nth': 'stop {made} of {asked}',
  'stop.more': 'one stop more than asked',
  'callout.cost': '{cost} wear',
  'callout.roll': 'beside {names}: roll',
  'callout.both': '{cost} wear, beside {names}: roll',
  'price.wear': '{cost} wear',
  'price.brakes': 'brakes {spaces}',
  'price.risk': '{percent} % risk',

  /** What parts of the table are called that have no name elsewhere. */
  'part.stick': 'Gear stick',
  'part.sign.stops': 'Stops asked',
  'part.sign.longest': 'Longest way',
  'part.sign.shortest': 'Shortest way',
  'part.die': '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}: d{sides}',
} as const;
