// Why a hint names its answer, in RoboRally, in English: the road with its risk, and what is kept.

export const hint = {
  'hint.road':
    '<b>Checkpoint {number} this turn: {touch}%.</b> Otherwise {steps, plural, =0 {less than a step} one {# step} other {# steps}} to go. Risk of destruction {risk}%.',
  'hint.kept':
    '<b>{damage, number} damage after the turn:</b> {cards, plural, one {# card} other {# cards}} in the next hand, {lives, plural, one {# life} other {# lives}} left.',
  'hint.tag':
    '{steps, plural, =0 {less than a step} one {# step} other {# steps}} to checkpoint {number}, risk {risk}%',
} as const;
