// The words of the setup screen, and of the panes that other screens borrow from it.

import { translations } from '@i18n/page';
import type { messages } from './en/setup';

export const t = translations<typeof messages>('setup');
