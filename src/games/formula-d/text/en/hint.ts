// Why a hint names its answer, in Formula D, in English: the road with its risk, and what is kept.

export const hint = {
  'hint.road':
    '<b>{spaces, plural, one {# space} other {# spaces}} this turn,</b> {stop}% chance of a corner stop. Then {rounds, plural, one {# round} other {# rounds}} to go, {risk}% risk of being out.',
  'hint.kept':
    '<b>{wear, number} of {of} wear points left</b> after two rounds: {spent, plural, =0 {none} one {#} other {#}} spent.',
  'hint.tag':
    '{spaces, plural, one {# space} other {# spaces}}, {spent, plural, =0 {no wear} other {# wear}}, risk {risk}%',
} as const;
