// Was alle Taktik- und Boxenkarten von Waddingtons Formula 1 sagen, auf Deutsch. Titel und Texte stehen in ihren Zeilen (data/).

import type { Translation } from '@i18n/messages';
import type { cards as source } from '../en/cards';

export const cards: Translation<typeof source> = {
  'tactic.free': 'Frei',
  'tactic.when': '{when, select, before {davor} other {danach}}',
  'tactic.told': '{title}: {text}',

  'pit.effect':
    '{missed, plural, =0 {} one {setzt # Zug aus} other {setzt # Züge aus}}{speed, plural, =60 {} =80 {Start mit bis zu 80} other {Start mit höchstens #}}{kept, select, true { · behalten} other {}}',
};
