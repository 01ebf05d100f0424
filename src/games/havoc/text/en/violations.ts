// Why the rules refuse something, with what would be allowed and what to do, in English. One message for every code of
// violations.ts; what it is given is the detail of the violation.

export const violations = {
  'breach.seats-taken':
    'Havoc Speedway takes {min, number} to {max, number} drivers, but this race has {count, number}. Add or remove drivers.',
  'breach.setting':
    '{setting, select, laps {Laps} passes {Racing turns a round} dice {Movement dice} decks {Decks of cards} handSize {Cards per hand} other {Coins for the winner}}: {value, number} isn’t possible. Choose {min, number} to {max, number}.',
  'breach.wrong-ask':
    'That answers a different question. First {asked, select, pick {flip a card} storm {play a card or draw} suit {call a suit} lane {choose a lane} coin {place a coin} other {choose your dice}}.',
  'breach.card-face-up':
    'Card {card} is already face up. {left, plural, one {Flip the one that is still face down.} other {Flip one of the # that are still face down.}}',
  'breach.card-not-held':
    'You don’t hold {card}. {held, plural, one {Play the one card in your hand, or draw.} other {Play one of the # cards in your hand, or draw.}}',
  /** rank: of the card on top. draw: how many cards a draw takes, 0 where there is none to draw. */
  'breach.card-no-match':
    '{card} doesn’t match. You need {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}{rank, select, J {, a Jack} Q {} K {, a King} A {, an Ace} 8 {, an 8} other {, a {rank}}} or a Queen. {draw, plural, =0 {Play one of these.} other {Play one of these, or draw.}}',
  'breach.toxic-seven': 'Only a 7 answers a toxic 7: play one or draw {draw, number}.',
  /** cards: how many of the hand match. */
  'breach.nothing-to-draw':
    'There is no card left to draw. {cards, plural, =0 {Pass.} one {Play the one card that matches.} other {Play one of the # cards that match.}}',
  'breach.no-pass':
    'You can pass only if you can neither play nor draw. {cards, plural, =0 {Draw {draw, plural, one {a card} other {# cards}}.} one {Play the one card that matches{draw, plural, =0 {} other {, or draw #}}.} other {Play one of the # cards that match{draw, plural, =0 {} other {, or draw #}}.}}',
  /** free: '2, 3 and 4'; n: how many these are. */
  'breach.lane-taken':
    'Lane {lane} is taken. {n, plural, one {Lane {free} is free: take it.} other {Lanes {free} are free: take one of them.}}',
  'breach.coin-not-held':
    'You don’t hold {coin, select, tow {a tow coin} other {a {coin} coin}}. {left, plural, one {Place the one you have.} other {Place one of the # you have.}}',
  'breach.not-a-cell':
    'You can’t place coins {place, select, pitLane {on the pit lane} other {in the pit}}. Choose a space on one of the {lanes, number} lanes.',
  'breach.cell-taken':
    'There is already {by, select, coin {a coin} other {a car}} on lane {lane}, position {position}. Choose an empty space.',
  'breach.cell-guarded':
    'Lane {lane}, position {position} is {ahead, plural, one {# space} other {# spaces}} in front of a rival. The first {guarded, number} take no coins. Choose one further away.',
  'breach.no-lane-die':
    '{why, select, inPit {In the pit you roll just one movement die.} other {There is a car beside you on lane 1, position {position}, so you can’t merge now.}} Roll the movement die.',
} as const;
