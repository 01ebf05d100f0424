// The words of the first evening on the home screen.

import { translations } from '@i18n/page';
import type { messages } from '../en/club/first';

export const t = translations<typeof messages>('first');
