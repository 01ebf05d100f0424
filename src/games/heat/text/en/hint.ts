// Why a hint names its answer, in Heat, in English: the road with its risk, and what is kept.

export const hint = {
  'hint.corner':
    '<b>{corner} at {speed}, limit {limit}:</b> {paid, plural, =0 {free} other {# Heat}}. Within two rounds {engine, number} Heat in the engine, spin-out risk {risk} %.',
  'hint.road':
    '<b>{spaces, plural, one {# space} other {# spaces}} this round,</b> {paid, plural, =0 {corners free} other {# Heat for corners}}. Spin-out risk within two rounds {risk} %.',
  'hint.pace':
    '<b>{ahead, plural, one {# space} other {# spaces}} within two rounds,</b> then {rounds, plural, one {# round} other {# rounds}} to go. Spin-out risk {risk} %.',
  'hint.hand':
    '<b>Keeps {speeds} in hand{others, plural, =0 {} one { and one more card} other { and # more cards}}:</b> {ahead, plural, one {# space} other {# spaces}} within two rounds, then {rounds, plural, one {# round} other {# rounds}} to go.',
  'hint.kept':
    '<b>{engine, number} Heat stay in the engine,</b> {hot, number} in hand after two rounds. Then {rounds, plural, one {# round} other {# rounds}} to go.',
  'hint.tag':
    '{spaces, plural, one {# space} other {# spaces}}, {paid, plural, =0 {free} other {# Heat}}, risk {risk} %',
  'hint.tagRounds': '{rounds, plural, one {# round} other {# rounds}} to go, risk {risk} %',
} as const;
