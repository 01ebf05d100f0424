// What the coach says in somebody's first race of Havoc Speedway, in English. No sentence is longer than 20 words.

export const coach = {
  'coach.match':
    '<b>{n}</b> of your <b>{of}</b> cards {n, plural, one {fits} other {fit}}: {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}, or the same rank. Be the first to get rid of them all.',
  'coach.draw':
    'None of your <b>{of}</b> cards fits {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}} or the rank on top. Draw <b>{n}</b>; you can play it from your next turn on.',
  'coach.toxic':
    'A toxic 7 is on top: {sevens, plural, =0 {you have no 7, so draw} other {answer with a 7, or draw}} <b>{n}</b> cards.',
  'coach.suit':
    'Your Queen calls a suit that everyone must follow. Your best suit is {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}: you hold <b>{n}</b>.',
  'coach.coin':
    'You hide {n, plural, one {<b>#</b> coin} other {<b>#</b> coins}}, and only you know them. A car that lands on this one {kind, select, tow {is towed to the pits} back {goes back <b>{steps}</b>} other {moves on <b>{steps}</b>}}.',
  'coach.roll':
    '{n, plural, one {One die moves} other {# dice move}} you <b>{low}</b> to <b>{high}</b> spaces. Cars in your lane stop you short.',
  'coach.land': '<b>{percent}%</b> of these rolls land you on a coin. It is turned over and moves you again.',
  'coach.across':
    'The lane-change die moves you sideways on <b>{n}</b> of its <b>{of}</b> faces. You don’t move forward then.',
} as const;
