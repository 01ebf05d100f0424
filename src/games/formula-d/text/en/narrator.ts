// The table as text, in English: for anyone who cannot see the board, or asks how things stand.

export const narrator = {
  'reader.place':
    'You are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {cars}, on lap {lap} of {laps}, in {gear, plural, =0 {neutral} other {{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear}}.',
  'reader.road':
    'You are {lane, select, inside {in the inside lane} middle {in the middle lane} outside {in the outside lane} pit {in the pit lane} other {in a pit box}}.',
  'reader.inCorner': '{corner} needs {asked, plural, one {# stop} other {# stops}}; you have made {made}.',
  'reader.toCorner':
    '{spaces, plural, one {# space} other {# spaces}} to {corner}, which needs {asked, plural, one {# stop} other {# stops}}.',
  'reader.out': 'You are out of the race.',
  'reader.finished': 'You have finished.',
  'reader.wear': 'You have {wear} of {most} wear points.',

  'reader.car':
    '{name}: {n, plural, =0 {level with you} one {# space {side, select, ahead {ahead} other {behind}}} other {# spaces {side, select, ahead {ahead} other {behind}}}}, {gear, plural, =0 {in neutral} other {{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear}}, {wear} wear points.',

  'reader.ask.gear':
    '{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear: {low} to {high} spaces, {cost, plural, =0 {free} other {# wear}}, {percent}% risk of going too fast for a corner{out, plural, =0 {} other {, # of {of} faces put you out}}.',
  'reader.ask.move':
    '{spaces, plural, one {# space} other {# spaces}} to drive. You can stop on {n, plural, one {# space} other {# spaces}}. The cheapest costs {cost, plural, =0 {nothing} other {# wear}}.',
  'reader.ask.slipstream': 'Drive {spaces} more spaces in {name}’s slipstream, or stay here.',

  'reader.at.line': '{n, plural, =0 {Here} one {# space ahead} other {# spaces ahead}}: start and finish line.',
  'reader.at.corner':
    '{n, plural, =0 {Here} one {# space ahead} other {# spaces ahead}}: {corner}, {asked, plural, one {# stop} other {# stops}}.',
  'reader.at.car':
    '{n, plural, =0 {Here} one {# space ahead} other {# spaces ahead}}: {name}, {lane, select, inside {inside lane} middle {middle lane} outside {outside lane} pit {pit lane} other {pit box}}.',
  'reader.at.target': '{n, plural, =0 {Here} one {# space ahead} other {# spaces ahead}}: you can choose {words}.',
} as const;
