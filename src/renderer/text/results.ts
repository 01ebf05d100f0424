// The words of the results screen.

import { translations } from '@i18n/page';
import type { messages } from './en/results';

export const t = translations<typeof messages>('results');
