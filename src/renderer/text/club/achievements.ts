// The words of achievements and of the year in review.

import { translations } from '@i18n/page';
import type { messages } from '../en/club/achievements';

export const t = translations<typeof messages>('achievements');
