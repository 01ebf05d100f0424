// The words of careers: their pages, and the strip under the results of a career's race.

import { translations } from '@i18n/page';
import type { messages } from '../en/club/career';

export const t = translations<typeof messages>('career');
