// The words of the guide to the workshop.

import { translations } from '@i18n/page';
import type { messages } from './en/guide';

export const t = translations<typeof messages>('guide');
