// Die Regeln von Heat als Artikel, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { rules as source } from '../../en/rules';
import { cards } from './cards';
import { corners } from './corners';
import { drawing } from './drawing';
import { modules } from './modules';
import { phases } from './phases';
import { race } from './race';
import { road } from './road';

export const rules: Translation<typeof source> = {
  ...race,
  ...phases,
  ...corners,
  ...road,
  ...cards,
  ...modules,
  ...drawing,
};
