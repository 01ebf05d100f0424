// The table in words, in English: for whoever does not see the board, or asks how things stand.

export const reader = {
  'reader.stage':
    '{stage, select, dealer {The dealer is being chosen.} storm {The Storm is played at the card table.} lanes {Lanes are taken for the start.} coins {Coins are placed.} racing {Racing, turn {pass} of {passes}.} tieBreak {The tie-break is raced.} other {The race is over.}}',
  'reader.place':
    'You are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {cars}, in lap {lap} of {laps}: {at}.',
  'reader.badge': 'You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in the Storm.',

  'reader.cards':
    '{n, plural, =0 {You hold no cards.} one {You hold one card: {cards}.} other {You hold # cards: {cards}.}}',
  'reader.coins': 'You hold {n, plural, one {one coin} other {# coins}}: {coins}.',

  'reader.player': '{name}: {cards, plural, one {# card} other {# cards}}.',
  'reader.pile': 'On the pile lies the {card}.',
  'reader.car':
    '{name}: {n, plural, =0 {level with you} one {# position {side, select, ahead {ahead} other {behind}}} other {# positions {side, select, ahead {ahead} other {behind}}}}, {at}, lap {lap}.',

  'reader.ask.pick': 'Turn over one of {n, plural, one {# card} other {# cards}}.',
  'reader.ask.storm':
    '{n, plural, =0 {{draw, plural, one {No card of yours fits: draw a card.} other {No card of yours fits: draw # cards.}}} other {You may play {cards}{draw, plural, =0 {} one {, or draw a card} other {, or draw # cards}}.}}',
  'reader.ask.pass': 'You can neither play nor draw: pass.',
  'reader.ask.suit': 'Call a suit for your Queen.',
  'reader.ask.lane': 'Take a lane: {lanes}.',
  'reader.ask.coin':
    'Place {coins, plural, one {your coin} other {one of your # coins}} on one of {cells, plural, one {# space} other {# spaces}}.',
  'reader.ask.movement': 'Roll {n, plural, one {the movement die} other {# movement dice}}: {low} to {high} forward.',
  'reader.ask.laneDie': 'Or roll the lane-change die.',

  'reader.at.line': '{n, plural, =0 {Here} one {# position on} other {# positions on}}: start and finish line.',
  'reader.at.car': '{n, plural, =0 {Here} one {# position on} other {# positions on}}: {name}, {at}.',
  'reader.at.pit': '{name}, {at}.',
  'reader.at.coin':
    '{n, plural, =0 {Here} one {# position on} other {# positions on}}: a coin of {name}, {at}{known, select, true {, {coin}} other {}}.',
  'reader.at.target': '{n, plural, =0 {Here} one {# position on} other {# positions on}}, may be chosen: {at}.',

  'reader.preview.coin': '{coin} on {at}.',
  'reader.preview.roll':
    '{roll} leads to {at}{coins, plural, =0 {} one {, over a coin} other {, over # coins}}{crashes, select, true {, into the wall} other {}}.',
} as const;
