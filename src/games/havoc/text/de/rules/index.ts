// Die Regeln von Havoc Speedway als Artikel, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { rules as source } from '../../en/rules';
import { coins } from './coins';
import { driving } from './driving';
import { pits } from './pits';
import { race } from './race';
import { storm } from './storm';

export const rules: Translation<typeof source> = { ...race, ...storm, ...coins, ...driving, ...pits };
