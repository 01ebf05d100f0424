// The words of the campaign and the handicap ladder.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from '../en/club/campaign';

export const t = translations<typeof messages>('campaign');
export const rich = richTranslations<typeof messages>('campaign');
