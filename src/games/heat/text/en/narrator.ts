// The table as text, in English: for anyone who cannot see the board, or asks how things stand.

export const narrator = {
  'reader.place':
    'You are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {cars}, on lap {lap} of {laps}, in {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear.',
  'reader.session':
    'You’re on lap {lap} of {laps}, in {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear.',
  'reader.corner':
    '{n, plural, one {You cross {corner} on the next space} other {You cross {corner} in # spaces}}: limit {limit}.',
  'reader.out': 'You are out of the race.',

  'reader.engine':
    'Your engine holds {engine} heat. {draw, plural, one {# card} other {# cards}} to draw, {discard} discarded.',
  'reader.hand':
    '{n, plural, =0 {Your hand is empty.} one {You hold one card: {cards}.} other {You hold # cards: {cards}.}}',
  'reader.times': '{n} × {card}',

  'reader.car':
    '{name}: {n, plural, =0 {level with you} one {# space {side, select, ahead {ahead} other {behind}}} other {# spaces {side, select, ahead {ahead} other {behind}}}}{legend, select, true {, a Legend} other {, {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear, engine {engine}}}.',

  'reader.ask.draft': 'Take a card: {cards}.',
  'reader.ask.gear':
    '{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear: {heat, plural, =0 {free} other {# heat}}{clutters, select, true {; your hand has too few cards for it} other {}}.',
  'reader.ask.cards':
    'Choose {n, plural, one {# card} other {# cards}}. You can play {playable, plural, =0 {none} other {#}} of the cards in your hand.',
  'reader.ask.value': 'Choose a value for {card}: {values}. Speed so far: {speed}.',
  'reader.ask.react': 'Use your symbols, then press Done.',
  'reader.ask.cool': 'Cooldown: up to {n} heat from your hand to your engine.',
  'reader.ask.adrenaline': 'Adrenaline: 1 more speed and 1 more space.',
  'reader.ask.boost': 'Boost: {heat, plural, =0 {free} other {# heat}}.',
  'reader.ask.scrap': 'You must scrap {n, plural, one {# card} other {# cards}}.',
  'reader.ask.done':
    'If you finish now: {corner} at {speed}, limit {limit}: {spin, select, true {you spin out} other {{heat, plural, =0 {free} other {# heat}}}}.',
  'reader.ask.slipstream': 'Slipstream behind {name}: {lengths} spaces, or stay.',
  'reader.ask.crosses':
    'With {n} spaces you cross {corner} at {speed}, limit {limit}: {spin, select, true {you spin out} other {{heat, plural, =0 {free} other {# heat}}}}.',
  'reader.ask.discard':
    'Discard cards or keep them all. You can discard {n, plural, =0 {none} other {#}} of the cards in your hand.',

  'reader.at.line': '{n, plural, =0 {Here} one {# space ahead} other {# spaces ahead}}: start and finish line.',
  'reader.at.corner': '{n, plural, =0 {Here} one {# space ahead} other {# spaces ahead}}: {corner}, limit {limit}.',
  'reader.at.car':
    '{n, plural, =0 {Here} one {# space ahead} other {# spaces ahead}}: {name}{raceLane, select, true {, on the race lane} other {}}.',
  'reader.at.target':
    '{n, plural, =0 {Here} one {# space ahead} other {# spaces ahead}}: you can choose this{risk, select, risk {, at a risk} other {}}.',

  'reader.preview':
    '{label}: {n, plural, =0 {you stay} one {# space} other {# spaces}}, {count, plural, =0 {no corner crossed} other {across {corners}}}.',
} as const;
