// The words of the statistics and of a driver's page.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/statistics';

export const t = translations<typeof messages>('statistics');
export const rich = richTranslations<typeof messages>('statistics');
