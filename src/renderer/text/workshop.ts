// The words of the workshop: its list of circuits, sharing and importing.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/workshop';

export const t = translations<typeof messages>('workshop');
export const rich = richTranslations<typeof messages>('workshop');
