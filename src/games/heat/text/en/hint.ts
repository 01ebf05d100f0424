// Why a hint names its answer, in Heat, in English: the road with its risk, and what is kept.

export const hint = {
  'hint.corner':
    '<b>{corner} at {speed}, limit {limit}:</b> {paid, plural, =0 {free} other {# heat}}. After two rounds: {engine, number} heat in the engine, {risk}% risk of a spin-out.',
  'hint.road':
    '<b>{spaces, plural, one {# space} other {# spaces}} this round,</b> {paid, plural, =0 {corners free} other {# heat for corners}}. Risk of a spin-out within two rounds: {risk}%.',
  'hint.pace':
    '<b>{ahead, plural, one {# space} other {# spaces}} in two rounds,</b> then {rounds, plural, one {# round} other {# rounds}} to go. Risk of a spin-out: {risk}%.',
  'hint.hand':
    '<b>Keeps {speeds} in hand{others, plural, =0 {} one { and one more card} other { and # more cards}}:</b> {ahead, plural, one {# space} other {# spaces}} in two rounds, then {rounds, plural, one {# round} other {# rounds}} to go.',
  'hint.kept':
    '<b>{engine, number} heat left in the engine,</b> {hot, number} in your hand after two rounds. Then {rounds, plural, one {# round} other {# rounds}} to go.',
  'hint.tag':
    '{spaces, plural, one {# space} other {# spaces}}, {paid, plural, =0 {free} other {# heat}}, risk {risk}%',
  'hint.tagRounds': '{rounds, plural, one {# round} other {# rounds}} to go, risk {risk}%',
} as const;
