// What the coach says in somebody's first race of Heat, in English. No sentence is longer than 20 words.

export const coach = {
  'coach.gear':
    'Your gear is how many cards you play. Gear <b>{free}</b> is free now, <b>{dear}</b> costs {heat} heat.',
  'coach.stuck':
    '{n, plural, one {<b>#</b> heat card is} other {<b>#</b> heat cards are}} stuck in your hand. Low gears let you cool them.',
  'coach.corner': '{corner} allows <b>{limit}</b>. Your cards make <b>{speed}</b>: that costs <b>{heat}</b> heat.',
  'coach.spin':
    '{corner} allows <b>{limit}</b>, your cards make <b>{speed}</b>. Your engine holds only <b>{engine}</b> heat: you would spin out.',
  'coach.stress':
    '{n, plural, one {A Stress card turns} other {Stress cards turn}} cards up at random. Your speed will be <b>{low}</b> to <b>{high}</b>.',
  'coach.cool':
    'You may cool <b>{n}</b> heat: it goes from your hand back into the engine, which then holds <b>{engine}</b>.',
  'coach.boost':
    'A boost costs <b>{heat}</b> heat. A card from your deck adds <b>{low}</b> to <b>{high}</b> to your speed.',
  'coach.slipstream':
    'You are close to {name}. The slipstream carries you <b>{n}</b> further, {heat, plural, =0 {for free} other {for <b>#</b> heat at corners}}.',
} as const;
