// Why a hint names its answer, in Havoc Speedway, in English: the road with its risk, and what is kept.

export const hint = {
  'hint.storm':
    '<b>Storm place {badge, number},</b> which gives {coins, plural, one {# coin} other {# coins}}. {ahead, plural, one {# space} other {# spaces}} this round, risk of a tow {risk}%.',
  'hint.hand':
    '<b>{hand, plural, =0 {No card left} one {# card left} other {# cards left}} in hand.</b> The first roll of the race then brings {turn, plural, one {# space} other {# spaces}}.',
  'hint.road':
    '<b>{ahead, plural, one {# space} other {# spaces}} this round,</b> {turn, plural, one {# of them} other {# of them}} this turn. Risk of a tow: {risk}%.',
  'hint.coins':
    '<b>Rivals lose {lost, plural, one {# space} other {# spaces}} each</b> to coins this round; you meet {hits, plural, =0 {none} one {# coin} other {# coins}}.',
  'hint.kept':
    '<b>You meet {hits, plural, one {# coin} other {# coins}} this round;</b> {kept, plural, one {# left} other {# left}} in hand.',
  'hint.tag': '{ahead, plural, one {# space} other {# spaces}}, risk {risk}%',
  'hint.tagStorm': 'Storm place {badge, number}, {coins, plural, one {# coin} other {# coins}}',
} as const;
