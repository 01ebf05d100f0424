// The words of the driving school.

import { translations } from '@i18n/page';
import type { messages } from './en/school';

export const t = translations<typeof messages>('school');
