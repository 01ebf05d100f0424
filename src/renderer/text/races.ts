// The words of the replays' screen: finished races, saved ones, and the lists that pick among them.

import { translations } from '@i18n/page';
import type { messages } from './en/races';

export const t = translations<typeof messages>('races');
