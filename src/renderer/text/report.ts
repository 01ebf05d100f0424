// The words of a balance report's screen.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/report';

export const t = translations<typeof messages>('report');
export const rich = richTranslations<typeof messages>('report');
