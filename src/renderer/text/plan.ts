// The words of a season's plan.

import { translations } from '@i18n/page';
import type { messages } from './en/plan';

export const t = translations<typeof messages>('plan');
