// The words of tournaments.

import { translations } from '@i18n/page';
import type { messages } from './en/tournament';

export const t = translations<typeof messages>('tournament');
