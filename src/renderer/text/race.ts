// The words of the race screen: its panels and tools, and what lies over the table.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/race';

export const t = translations<typeof messages>('race');
export const rich = richTranslations<typeof messages>('race');
