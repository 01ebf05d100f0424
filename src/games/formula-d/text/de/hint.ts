// Why a hint names its answer, in Formula D, in German: the road with its risk, and what is kept.

import type { Translation } from '@i18n/messages';
import type { hint as source } from '../en/hint';

export const hint: Translation<typeof source> = {
  'hint.road':
    '<b>{spaces, plural, one {# Feld} other {# Felder}} in diesem Zug,</b> ein Kurvenstopp mit {stop} %. Danach noch {rounds, plural, one {# Durchgang} other {# Durchgänge}}, Ausfallrisiko {risk} %.',
  'hint.kept':
    '<b>{wear, number} von {of} Verschleißpunkten bleiben</b> nach zwei Durchgängen; {spent, plural, =0 {keiner ist} one {# ist} other {# sind}} ausgegeben.',
  'hint.tag':
    '{spaces, plural, one {# Feld} other {# Felder}}, {spent, plural, =0 {kein Verschleiß} other {# VP}}, Risiko {risk} %',
};
