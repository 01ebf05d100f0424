// Why a hint names its answer, in Waddington's Formula 1, in English: the road with its risk, and what is kept.

export const hint = {
  'hint.road':
    '<b>{rows, plural, one {# row} other {# rows}} in two turns,</b> then {speed} mph. Spin-off risk {risk}%, {dice, plural, =0 {no penalty rolls} one {# penalty roll} other {# penalty rolls}}.',
  'hint.grid': '<b>{speed} mph from here after the first turn,</b> spin-off risk in two turns {risk}%.',
  'hint.kept':
    '<b>Wear by then: tyres {tyres, number} of {mostTyres}, brakes {brakes, number} of {mostBrakes}.</b> {cards, plural, one {# card left} other {# cards left}} in hand.',
  'hint.tag': '{rows, plural, one {# row} other {# rows}}, {speed} mph, risk {risk}%',
} as const;
