// The words of the cards of a day on the home screen.

import { translations } from '@i18n/page';
import type { messages } from '../en/club/today';

export const t = translations<typeof messages>('today');
