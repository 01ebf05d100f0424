// Heat's words: `t('log.boosted', { name, value, heat })`.

import { translations } from '@i18n/page';
import type { messages } from './en';

export const t = translations<typeof messages>('heat');
