// The words of the television, and of what the host sees of it.

import { translations } from '@i18n/page';
import type { messages } from './en/tv';

export const t = translations<typeof messages>('tv');
