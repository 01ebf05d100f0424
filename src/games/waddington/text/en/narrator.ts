// The table as text, in English: for anyone who cannot see the board, or asks how things stand.

export const narrator = {
  'reader.choosing': 'Cars are being chosen.',
  'reader.place':
    'You are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {cars}, on lap {lap} of {laps}, at {speed} mph.',
  'reader.road':
    'You are in lane {lane}, {squares, plural, =0 {at} one {# square before} other {# squares before}} {corner}: safety {n, plural, one {speed} other {speeds}} {limits} mph from lane 1 outwards.',
  'reader.pit': 'You are in your pit.',
  'reader.spunOff': 'You have spun off and are beside the road.',
  'reader.finished': 'You have finished.',
  'reader.misses': 'You miss {n, plural, one {# turn} other {# turns}}.',

  'reader.gauges': 'Tyre wear {tyres} of {mostTyres}, brake wear {brakes} of {mostBrakes}.',
  'reader.cards':
    '{n, plural, =0 {You hold no tactic cards.} one {You hold one tactic card: {cards}.} other {You hold # tactic cards: {cards}.}}',
  'reader.times': '{n} × {card}',
  'reader.kept': '{card}, drawn in the pits, {active, select, true {is active} other {is not active yet}}.',

  'reader.car':
    '{name}: {n, plural, =0 {level with you} one {# square {side, select, ahead {ahead} other {behind}}} other {# squares {side, select, ahead {ahead} other {behind}}}}, lane {lane}, {speed} mph, tyres {tyres}, brakes {brakes}.',
  'reader.carOff': '{name} is {where, select, pit {in the pit} other {beside the road}}.',

  'reader.ask.car':
    'Choose one of {n, plural, one {# car} other {# cars}}: {colours}. The turn order is yellow, orange, green, red, black, blue.',
  'reader.ask.drive': 'Choose a speed, then the square to drive to.',
  'reader.ask.speed':
    '{speed} mph: {tyres, plural, =0 {{brakes, plural, =0 {no wear} other {# brake wear}}} other {# tyre wear{brakes, plural, =0 {} other { and # brake wear}}}}; {danger, select, safe {there is a safe route} roll {you roll dice at a corner} spin {you spin off} other {no clear route is that long}}.',
  'reader.ask.run': 'Or run up behind the car ahead.',
  'reader.ask.card':
    '{n, plural, =0 {You can’t play any of your cards now.} other {You may play {cards}, or no card.}}',
  'reader.ask.tyres': 'Use your Special Tyres at {corner}, or keep them.',

  'reader.line': '{n, plural, =0 {Here} one {# square on} other {# squares on}}: start and finish line.',
  'reader.corner':
    '{n, plural, =0 {Here} one {# square on} other {# squares on}}: {corner}, safety speed {limits} mph from lane 1 outwards.',
  'reader.carAt': '{n, plural, =0 {Here} one {# square on} other {# squares on}}: {name}, lane {lane}, {speed} mph.',
  'reader.target':
    '{n, plural, =0 {Here} one {# square on} other {# squares on}}: you can choose lane {lane}, {danger, select, safe {safe} roll {dice at a corner} other {a spin-off}}.',
  'reader.preview':
    '{n, plural, =0 {You stay} one {# square} other {# squares}}, to lane {lane}: {danger, select, safe {safe} roll {you roll dice at a corner} other {you spin off}}.',
} as const;
