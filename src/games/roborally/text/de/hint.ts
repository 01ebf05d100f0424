// Why a hint names its answer, in RoboRally, in German: the road with its risk, and what is kept.

import type { Translation } from '@i18n/messages';
import type { hint as source } from '../en/hint';

export const hint: Translation<typeof source> = {
  'hint.road':
    '<b>Checkpoint {number} in diesem Zug mit {touch} %.</b> Sonst noch {steps, plural, =0 {weniger als ein Schritt} one {# Schritt} other {# Schritte}}. Zerstörungsrisiko {risk} %.',
  'hint.kept':
    '<b>{damage, number} Schaden nach dem Zug:</b> {cards, plural, one {# Karte} other {# Karten}} in der nächsten Hand, {lives, plural, one {# Leben} other {# Leben}} übrig.',
  'hint.tag':
    '{steps, plural, =0 {weniger als ein Schritt} one {# Schritt} other {# Schritte}} bis Checkpoint {number}, Risiko {risk} %',
};
