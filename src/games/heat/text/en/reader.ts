// The table in words, in English: for whoever does not see the board, or asks how things stand.

export const reader = {
  'reader.place':
    'You are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {cars}, in lap {lap} of {laps}, in {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear.',
  'reader.session':
    'You drive lap {lap} of {laps}, in {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear.',
  'reader.corner':
    '{n, plural, one {The next space crosses {corner}} other {{corner} is crossed # spaces on}}: limit {limit}.',
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
    'Choose {n, plural, one {# card} other {# cards}}; {playable, plural, =0 {none of your hand} one {# of your hand} other {# of your hand}} can be played.',
  'reader.ask.value': '{card} asks what it counts: {values}. Speed so far {speed}.',
  'reader.ask.react': 'Use your symbols, then say done.',
  'reader.ask.cool': 'Cooldown: up to {n} heat from your hand to your engine.',
  'reader.ask.adrenaline': 'Adrenaline: 1 speed more, or 1 cooldown more.',
  'reader.ask.boost': 'Boost: {heat, plural, =0 {free} other {# heat}}.',
  'reader.ask.scrap': '{n, plural, one {# card} other {# cards}} must be scrapped.',
  'reader.ask.done':
    'Done now: {corner} at {speed}, limit {limit}: {spin, select, true {you spin out} other {{heat, plural, =0 {free} other {# heat}}}}.',
  'reader.ask.slipstream': 'Slipstream behind {name}: {lengths} spaces, or stay.',
  'reader.ask.crosses':
    '{n} spaces cross {corner} at {speed}, limit {limit}: {spin, select, true {you spin out} other {{heat, plural, =0 {free} other {# heat}}}}.',
  'reader.ask.discard': 'Discard cards or keep all: {n, plural, =0 {none} other {#}} of your hand may be discarded.',

  'reader.at.line': '{n, plural, =0 {Here} one {# space on} other {# spaces on}}: start and finish line.',
  'reader.at.corner': '{n, plural, =0 {Here} one {# space on} other {# spaces on}}: {corner}, limit {limit}.',
  'reader.at.car':
    '{n, plural, =0 {Here} one {# space on} other {# spaces on}}: {name}{raceLane, select, true {, on the race line} other {}}.',
  'reader.at.target':
    '{n, plural, =0 {Here} one {# space on} other {# spaces on}}, may be chosen{risk, select, risk {, with a risk} other {}}.',

  'reader.preview':
    '{label}: {n, plural, =0 {you stay} one {# space} other {# spaces}}, {count, plural, =0 {across no corner} other {across {corners}}}.',
} as const;
