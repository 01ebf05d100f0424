// The table as text, in English: for anyone who cannot see the board, or asks how things stand.

export const narrator = {
  'reader.stage':
    '{stage, select, dealer {The dealer is being chosen.} storm {The Storm is being played at the card table.} lanes {Lanes are being chosen for the start.} coins {Coins are being placed.} racing {Racing, turn {pass} of {passes}.} tieBreak {The tie-break is being raced.} other {The race is over.}}',
  'reader.place':
    'You are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {cars}, on lap {lap} of {laps}: {at}.',
  'reader.badge': 'You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in the Storm.',

  'reader.cards':
    '{n, plural, =0 {You hold no cards.} one {You hold one card: {cards}.} other {You hold # cards: {cards}.}}',
  'reader.coins': 'You hold {n, plural, one {one coin} other {# coins}}: {coins}.',

  'reader.player': '{name}: {cards, plural, one {# card} other {# cards}}.',
  'reader.pile': 'The {card} is on top of the pile.',
  'reader.car':
    '{name}: {n, plural, =0 {level with you} one {# space {side, select, ahead {ahead} other {behind}}} other {# spaces {side, select, ahead {ahead} other {behind}}}}, {at}, lap {lap}.',

  'reader.ask.pick': 'Turn over one of {n, plural, one {# card} other {# cards}}.',
  'reader.ask.storm':
    '{n, plural, =0 {{draw, plural, one {None of your cards fits: draw a card.} other {None of your cards fits: draw # cards.}}} other {You may play {cards}{draw, plural, =0 {} one {, or draw a card} other {, or draw # cards}}.}}',
  'reader.ask.pass': 'You can’t play or draw: pass.',
  'reader.ask.suit': 'Call a suit for your Queen.',
  'reader.ask.lane': 'Take a lane: {lanes}.',
  'reader.ask.coin':
    'Place {coins, plural, one {your coin} other {one of your # coins}} on one of {cells, plural, one {# space} other {# spaces}}.',
  'reader.ask.movement': 'Roll {n, plural, one {the movement die} other {# movement dice}}: {low} to {high} forward.',
  'reader.ask.laneDie': 'Or roll the lane-change die.',

  'reader.at.line': '{n, plural, =0 {Here} one {# space on} other {# spaces on}}: start and finish line.',
  'reader.at.car': '{n, plural, =0 {Here} one {# space on} other {# spaces on}}: {name}, {at}.',
  'reader.at.pit': '{name}, {at}.',
  'reader.at.coin':
    '{n, plural, =0 {Here} one {# space on} other {# spaces on}}: {name}’s coin, {at}{known, select, true {, {coin}} other {}}.',
  'reader.at.target': '{n, plural, =0 {Here} one {# space on} other {# spaces on}}: you can choose {at}.',

  'reader.preview.coin': '{coin} on {at}.',
  'reader.preview.roll':
    '{roll} leads to {at}{coins, plural, =0 {} one {, by way of a coin} other {, by way of # coins}}{crashes, select, true {, into the wall} other {}}.',
} as const;
