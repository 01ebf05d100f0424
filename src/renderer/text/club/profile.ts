// The words of the screen of the person who is here, and of choosing who that is.

import { translations } from '@i18n/page';
import type { messages } from '../en/club/profile';

export const t = translations<typeof messages>('profile');
