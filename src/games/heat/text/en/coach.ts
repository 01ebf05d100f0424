// What the coach says in somebody's first race of Heat, in English. No sentence is longer than 20 words.

export const coach = {
  'coach.gear':
    'Your gear sets how many cards you play. Gear <b>{free}</b> is free now, <b>{dear}</b> costs {heat} heat.',
  'coach.stuck':
    '{n, plural, one {<b>#</b> heat card is} other {<b>#</b> heat cards are}} stuck in your hand. Low gears let you cool them.',
  'coach.corner':
    '{corner} has a limit of <b>{limit}</b>. Your cards add up to <b>{speed}</b>: that costs <b>{heat}</b> heat.',
  'coach.spin':
    '{corner} has a limit of <b>{limit}</b>, and your cards add up to <b>{speed}</b>. Your engine only holds <b>{engine}</b> heat: you would spin out.',
  'coach.stress':
    '{n, plural, one {A Stress card turns up} other {Stress cards turn up}} random cards from your deck. Your speed will be <b>{low}</b> to <b>{high}</b>.',
  'coach.cool':
    'You can cool <b>{n}</b> heat: it goes from your hand back to your engine, which then holds <b>{engine}</b>.',
  'coach.boost':
    'A boost costs <b>{heat}</b> heat. A card from your deck adds between <b>{low}</b> and <b>{high}</b> to your speed.',
  'coach.slipstream':
    'You’re close to {name}. The slipstream takes you <b>{n}</b> spaces further, {heat, plural, =0 {for free} other {for <b>#</b> heat at corners}}.',
} as const;
