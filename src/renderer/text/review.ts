// The words of a race's review.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/review';

export const t = translations<typeof messages>('review');
export const rich = richTranslations<typeof messages>('review');
