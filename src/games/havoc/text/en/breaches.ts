// Why the rules refuse something, with what would be allowed and what to do, in English. One message for every code of
// breaches.ts; what it is given is the detail of the breach.

export const breaches = {
  'breach.seats-taken':
    'Havoc Speedway is for {min, number} to {max, number} drivers; this race has {count, number}. Add drivers, or take some out.',
  'breach.setting':
    '{setting, select, laps {Laps} passes {Racing turns a round} dice {Movement dice} decks {Decks of cards} handSize {Cards per hand} other {Coins for the winner}}: {min, number} to {max, number} are possible, not {value, number}. Choose one of these.',
  'breach.wrong-ask':
    '{asked, select, pick {You are to flip a card.} storm {You are to play a card or draw.} suit {You are to call a suit.} lane {You are to choose a lane.} coin {You are to place a coin.} other {You are to choose your dice.}} Do that first.',
  'breach.card-face-up':
    'Card {card} lies face up already. {left, plural, one {Flip the one that is still face down.} other {Flip one of the # that are still face down.}}',
  'breach.card-not-held':
    'You do not hold {card}. {held, plural, one {Play the one card in your hand, or draw.} other {Play one of the # cards in your hand, or draw.}}',
  /** rank: of the card on top. draw: how many cards a draw takes, 0 where there is none to draw. */
  'breach.card-no-match':
    '{card} does not match: {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}{rank, select, J {, a Jack} Q {} K {, a King} A {, an Ace} 8 {, an 8} other {, a {rank}}} or a Queen would. {draw, plural, =0 {Play one of these.} other {Play one of these, or draw.}}',
  'breach.toxic-seven': 'Only a 7 answers a toxic 7: play one or draw {draw, number}.',
  /** cards: how many of the hand match. */
  'breach.nothing-to-draw':
    'There is no card left to draw. {cards, plural, =0 {Pass.} one {Play the one card that matches.} other {Play one of the # cards that match.}}',
  'breach.no-pass':
    'You may pass only when you can neither play nor draw. {cards, plural, =0 {Draw {draw, plural, one {a card} other {# cards}}.} one {Play the one card that matches{draw, plural, =0 {} other {, or draw #}}.} other {Play one of the # cards that match{draw, plural, =0 {} other {, or draw #}}.}}',
  /** free: '2, 3 and 4'; n: how many these are. */
  'breach.lane-taken':
    'Lane {lane} is taken. {n, plural, one {Lane {free} is free: take it.} other {Lanes {free} are free: take one of them.}}',
  'breach.coin-not-held':
    'You do not hold {coin, select, tow {a tow coin} other {a {coin} coin}}. {left, plural, one {Place the one that you have.} other {Place one of the # that you have.}}',
  'breach.not-a-cell':
    '{place, select, pitLane {The pit lane} other {The pit}} takes no coins. Choose a cell on one of the {lanes, number} lanes.',
  'breach.cell-taken':
    'On lane {lane}, position {position} there is {by, select, coin {a coin} other {a car}} already. Choose an empty cell.',
  'breach.cell-guarded':
    'Lane {lane}, position {position} is {ahead, plural, one {# cell} other {# cells}} in front of a rival, where the first {guarded, number} take no coin. Choose one further away.',
  'breach.no-lane-die':
    '{why, select, inPit {In the pit only one movement die is rolled.} other {A car stands beside you on lane 1, position {position}: no merging now.}} Roll the movement die.',
} as const;
