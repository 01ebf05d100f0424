// The words that lie over all screens.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/app';

export const t = translations<typeof messages>('app');
export const rich = richTranslations<typeof messages>('app');
