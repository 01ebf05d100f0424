// The words of the talk at a party.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/talk';

export const t = translations<typeof messages>('talk');
export const rich = richTranslations<typeof messages>('talk');
