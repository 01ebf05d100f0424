// Why a hint names its answer, in Waddington's Formula 1, in German: the road with its risk, and what is kept.

import type { Translation } from '@i18n/messages';
import type { hint as source } from '../en/hint';

export const hint: Translation<typeof source> = {
  'hint.road':
    '<b>{rows, plural, one {# Reihe} other {# Reihen}} in zwei Zügen,</b> dann {speed} mph. Dreherrisiko {risk} %, {dice, plural, =0 {kein Wurf} one {# Wurf} other {# Würfe}} an Kurven.',
  'hint.grid': '<b>Von hier {speed} mph nach dem ersten Zug,</b> Dreherrisiko in zwei Zügen {risk} %.',
  'hint.kept':
    '<b>Verschleiß dann: Reifen {tyres, number} von {mostTyres}, Bremsen {brakes, number} von {mostBrakes}.</b> {cards, plural, one {# Karte bleibt} other {# Karten bleiben}} auf der Hand.',
  'hint.tag': '{rows, plural, one {# Reihe} other {# Reihen}}, {speed} mph, Risiko {risk} %',
};
