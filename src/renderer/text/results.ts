// The words of the results screen, and of pictures to save.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/results';

export const t = translations<typeof messages>('results');
export const rich = richTranslations<typeof messages>('results');
