// The words of the settings screen.

import { translations } from '@i18n/page';
import type { messages } from './en/settings';

export const t = translations<typeof messages>('settings');
