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
  'dash.what': 'What you could roll',
  'dash.where': 'Where to stop: spaces ahead',
  'wear.head': 'Wear points',
  'wear.figure': '{wear} <small>of {most}</small>',
  'wear.label': '{wear} of {most} wear points',
  'wear.label.then': '{wear} of {most} wear points, then {after}',

  /** Under the wear points: whole sentences one after the other. */
  'state.out': 'Out of the race.',
  'state.home': 'Finished.',
  'state.corner': '{corner}: {made} of {asked, plural, one {# stop} other {# stops}}.',
  'state.lap': 'Lap {lap} of {laps}.',
  'state.pits': 'Pits open at the end of the lap.',

  'idle.home': 'You have finished.',
  'idle.out': 'Your race is over.',
  'idle.order': 'The leader moves first.',
  onShow: '<b>{name}</b> rolls {value}',
  'gate.off': 'The engine is off',
  'gate.gear': 'Gear {gear}',

  /** The tile of a gear: its range, and what is read out after it. */
  'tile.range': '{low}–{high}',
  'tile.range.cost': '{low}–{high}, {cost} wear',
  'tile.gear': 'gear',
  'tile.rolled': 'You’ve rolled: your gear stays until your next turn.',
  'tile.notNow': 'You choose a gear when it is your turn.',
  'tile.shut': 'out of reach',
  'odds.free': '{percent}% free',
  'odds.wear': '{percent}% with wear',
  'odds.out': '{percent}% out of the race',

  /** The gear turn. */
  'gear.callout':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}: {low} to {high}',
  'gear.note': 'One gear up or down is free. Each gear you skip on the way down costs 1 wear.',
  'gear.note.pit': 'Shifting is free in the pits.',
  'gear.none': 'No gear is in reach',
  'gear.roll': 'Roll the d{sides}',
  'gear.roll.none': 'Roll',
  'gear.range': '{low} to {high} spaces.',
  'outlook.label':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}, no shift cost',
  'outlook.label.cost':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}, {cost} wear for the shift',
  'outlook.stop': '{percent, number, ::.#}% of rolls end with a stop that counts.',
  'band.out': 'out of the race',
  'band.free': 'free',
  'band.free.stop': 'free, a stop',
  'band.brake': '{cost} wear braking',
  'band.brake.stop': '{cost} wear braking, a stop',
  'band.overshoot': '{cost} wear overshooting',
  'band.overshoot.stop': '{cost} wear, a stop',
  'roll.out':
    'Out: with {wear} wear, no space you can reach keeps you in the race. Leaving a corner two stops short also ends your race.',

  /** The move turn. */
  'move.spaces': '{n, plural, one {# space} other {# spaces}}',
  'move.letGo': 'Stay',
  'move.brake': 'Brake',
  'move.brake.none': 'There’s no shorter move you can pay for.',
  'move.choose': 'Choose a space',
  'move.none': 'Move',
  'move.flag': 'To the flag',
  'move.box': 'Into the box',
  'move.stay': 'Stay',
  'move.stay.cost': 'Stay, {cost} wear',
  'move.far': 'Move {far}',
  'move.far.cost': 'Move {far}, {cost} wear',
  'choice.rolled':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}} rolled {spaces}: {goal, select, flag {to the flag} box {into the pit box} pits {into the pits} corner {into {section}} other {to {section}}}',
  'choice.great':
    'A great start: {goal, select, flag {to the flag} box {into the pit box} pits {into the pits} corner {into {section}} other {to {section}}}',
  'choice.slipstream':
    'Behind {name}: {goal, select, flag {to the flag} box {into the pit box} pits {into the pits} corner {into {section}} other {to {section}}}',
  'move.note': 'Each space you don’t drive costs 1 wear. So does each space beyond a corner you leave one stop short.',
  'move.note.great': 'Four spaces off the grid for free.',
  'move.note.slipstream': 'Entering a corner in a slipstream costs 1 wear. Staying is free.',
  'move.note.strained':
    'This roll strains the engines: all cars in 5th and 6th gear roll after the move, and 1 to 4 costs 1 wear.',

  /** What a space comes to: short on its chip, longer in words. */
  'comes.cost': '{cost, number} wear',
  'comes.free': 'free',
  'comes.stop': 'stop',
  'comes.flag': 'flag',
  'space.free': 'free',
  'space.wearBack': 'all wear back',
  'space.overshoots': 'overshoots {corner}: {cost} wear',
  'space.brake': 'brake {spaces}',
  'space.late': 'late braking {cost}',
  'space.risk': '{percent, number, ::.#}% beside {names}',
  'stop.only': 'stop made',
  'stop.nth': 'stop {made} of {asked}',
  'stop.more': 'one stop more than needed',
  'callout.cost': '{cost} wear',
  'callout.roll': 'beside {names}: roll',
  'callout.both': '{cost} wear, beside {names}: roll',
  'price.wear': '{cost} wear',
  'price.brakes': 'brakes {spaces}',
  'price.risk': '{percent}% risk',

  /** What parts of the table are called that have no name elsewhere. */
  'part.stick': 'Gear stick',
  'part.sign.stops': 'Stops needed',
  'part.sign.longest': 'Longest route',
  'part.sign.shortest': 'Shortest route',
  'part.die': '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}: d{sides}',
} as const;
