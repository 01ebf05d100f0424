// What the coach says in somebody's first race of Havoc Speedway, in English. No sentence is longer than 20 words.

export const coach = {
  'coach.match':
    '<b>{n}</b> of your <b>{of}</b> cards {n, plural, one {fits} other {fit}}: {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}, or the same rank. Get rid of all first.',
  'coach.draw':
    'None of your <b>{of}</b> cards fits {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}, nor by rank. Draw <b>{n}</b>; it waits for your next turn.',
  'coach.toxic':
    'A toxic 7 lies there: {sevens, plural, =0 {you have no 7, so draw} other {answer with a 7, or draw}} <b>{n}</b> cards.',
  'coach.suit':
    'Your Queen calls a suit that all must follow. You hold most {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}: <b>{n}</b>.',
  'coach.coin':
    'You hide {n, plural, one {<b>#</b> coin} other {<b>#</b> coins}}, only you know them. Whoever lands on this one {kind, select, tow {is towed to the pits} back {goes back <b>{steps}</b>} other {goes on <b>{steps}</b>}}.',
  'coach.roll':
    '{n, plural, one {One die moves} other {# dice move}} you <b>{low}</b> to <b>{high}</b> cells. Cars in your lane stop you short.',
  'coach.land': 'With <b>{percent} %</b> of these rolls you land on a coin. It is turned over and moves you again.',
  'coach.across':
    'The lane-change die moves you sideways with <b>{n}</b> of its <b>{of}</b> faces. You go no further round then.',
} as const;
