// Why a hint names its answer, in Waddington's Formula 1, in English: the road with its risk, and what is kept.

export const hint = {
  'hint.road':
    '<b>{rows, plural, one {# row} other {# rows}} within two turns,</b> then {speed} mph. Spin-off risk {risk} %, {dice, plural, =0 {no throw} one {# throw} other {# throws}} for bands.',
  'hint.grid': '<b>From here {speed} mph after the first turn,</b> spin-off risk within two turns {risk} %.',
  'hint.kept':
    '<b>Wear then: tyres {tyres, number} of {mostTyres}, brakes {brakes, number} of {mostBrakes}.</b> {cards, plural, one {# card stays} other {# cards stay}} in hand.',
  'hint.tag': '{rows, plural, one {# row} other {# rows}}, {speed} mph, risk {risk} %',
} as const;
