// The words of the seasons: their list, their page, standings and ceremony.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/seasons';

export const t = translations<typeof messages>('seasons');
export const rich = richTranslations<typeof messages>('seasons');
