// The words of the gallery of rivals, and what is told of each character.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/rivals';

export const t = translations<typeof messages>('rivals');
export const rich = richTranslations<typeof messages>('rivals');
