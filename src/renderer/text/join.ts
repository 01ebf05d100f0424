// The words of the way to another’s party.

import { translations } from '@i18n/page';
import type { messages } from './en/join';

export const t = translations<typeof messages>('join');
