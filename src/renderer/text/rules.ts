// The words of the rules page and of the drawer beside a race.

import { translations } from '@i18n/page';
import type { messages } from './en/rules';

export const t = translations<typeof messages>('rules');
