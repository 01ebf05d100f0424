// Why a hint names its answer, in Havoc Speedway, in German: the road with its risk, and what is kept.

import type { Translation } from '@i18n/messages';
import type { hint as source } from '../en/hint';

export const hint: Translation<typeof source> = {
  'hint.storm':
    '<b>Platz {badge, number} im Sturm,</b> das bringt {coins, plural, one {# Münze} other {# Münzen}}. {ahead, plural, one {# Position} other {# Positionen}} in diesem Durchgang, Abschlepprisiko {risk} %.',
  'hint.hand':
    '<b>{hand, plural, =0 {Keine Karte bleibt} one {# Karte bleibt} other {# Karten bleiben}} auf der Hand.</b> Der erste Wurf des Rennens bringt dann {turn, plural, one {# Position} other {# Positionen}}.',
  'hint.road':
    '<b>{ahead, plural, one {# Position} other {# Positionen}} in diesem Durchgang,</b> davon {turn, number} in diesem Zug. Abschlepprisiko {risk} %.',
  'hint.coins':
    '<b>Gegner verlieren je {lost, plural, one {# Position} other {# Positionen}}</b> durch Münzen in diesem Durchgang; du triffst auf {hits, plural, =0 {keine} one {# Münze} other {# Münzen}}.',
  'hint.kept':
    '<b>Du triffst in diesem Durchgang auf {hits, plural, one {# Münze} other {# Münzen}};</b> {kept, plural, one {# bleibt} other {# bleiben}} auf der Hand.',
  'hint.tag': '{ahead, plural, one {# Position} other {# Positionen}}, Risiko {risk} %',
  'hint.tagStorm': 'Platz {badge, number} im Sturm, {coins, plural, one {# Münze} other {# Münzen}}',
};
