// The words of Waddington's Formula 1: `t('turns', { n: 2 })`.

import { translations } from '@i18n/page';
import type { messages } from './en';

export const t = translations<typeof messages>('waddington');
