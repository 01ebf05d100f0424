// Why a hint names its answer, in Heat, in German: the road with its risk, and what is kept.

import type { Translation } from '@i18n/messages';
import type { hint as source } from '../en/hint';

export const hint: Translation<typeof source> = {
  'hint.corner':
    '<b>{corner} mit {speed}, Limit {limit}:</b> {paid, plural, =0 {frei} other {# Hitze}}. Nach zwei Durchgängen {engine, number} Hitze im Motor, Dreherrisiko {risk} %.',
  'hint.road':
    '<b>{spaces, plural, one {# Feld} other {# Felder}} in diesem Durchgang,</b> {paid, plural, =0 {Kurven frei} other {# Hitze für Kurven}}. Dreherrisiko in zwei Durchgängen {risk} %.',
  'hint.pace':
    '<b>{ahead, plural, one {# Feld} other {# Felder}} in zwei Durchgängen,</b> danach noch {rounds, plural, one {# Durchgang} other {# Durchgänge}}. Dreherrisiko {risk} %.',
  'hint.hand':
    '<b>{speeds}{others, plural, =0 {} one { und eine weitere Karte} other { und # weitere Karten}} auf der Hand behalten:</b> {ahead, plural, one {# Feld} other {# Felder}} in zwei Durchgängen, danach noch {rounds, plural, one {# Durchgang} other {# Durchgänge}}.',
  'hint.kept':
    '<b>{engine, number} Hitze bleiben im Motor,</b> {hot, number} nach zwei Durchgängen auf der Hand. Danach noch {rounds, plural, one {# Durchgang} other {# Durchgänge}}.',
  'hint.tag':
    '{spaces, plural, one {# Feld} other {# Felder}}, {paid, plural, =0 {frei} other {# Hitze}}, Risiko {risk} %',
  'hint.tagRounds': 'noch {rounds, plural, one {# Durchgang} other {# Durchgänge}}, Risiko {risk} %',
};
