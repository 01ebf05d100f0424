// Why a hint names its answer, in Formula D, in English: the road with its risk, and what is kept.

export const hint = {
  'hint.road':
    '<b>{spaces, plural, one {# space} other {# spaces}} this turn,</b> a corner stop with {stop} %. Then {rounds, plural, one {# round} other {# rounds}} to go, risk of being out {risk} %.',
  'hint.kept':
    '<b>{wear, number} of {of} wear points are left</b> after two rounds; {spent, plural, =0 {none is} one {# is} other {# are}} spent.',
  'hint.tag':
    '{spaces, plural, one {# space} other {# spaces}}, {spent, plural, =0 {no wear} other {# WP}}, risk {risk} %',
} as const;
