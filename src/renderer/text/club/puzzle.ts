// The words of a puzzle's screen.

import { translations } from '@i18n/page';
import type { messages } from '../en/club/puzzle';

export const t = translations<typeof messages>('puzzle');
