// The toolkit's words: `t('ordinal', { n: 2 })`.

import { translations } from '@i18n/page';
import type { messages } from './en';

export const t = translations<typeof messages>('ui');
