// The words of time trials: their column, the race, its result, and the mark on the shelf.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from '../en/club/trials';

export const t = translations<typeof messages>('trials');
export const rich = richTranslations<typeof messages>('trials');
