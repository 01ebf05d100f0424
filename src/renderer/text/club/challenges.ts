// The words of the screen of challenges.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from '../en/club/challenges';

export const t = translations<typeof messages>('challenges');
export const rich = richTranslations<typeof messages>('challenges');
