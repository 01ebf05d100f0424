// Die Regeln von Formula D als Artikel, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { rules as source } from '../../en/rules';
import { corners } from './corners';
import { drawing } from './drawing';
import { pits } from './pits';
import { race } from './race';
import { turn } from './turn';
import { wear } from './wear';

export const rules: Translation<typeof source> = {
  'rules.group.race': 'Das Rennen',
  'rules.group.turn': 'Ein Zug',
  'rules.group.corners': 'Kurven',
  'rules.group.wear': 'Verschleiß und Würfel',
  'rules.group.pits': 'Boxen',
  ...race,
  ...turn,
  ...corners,
  ...wear,
  ...pits,
  ...drawing,
};
