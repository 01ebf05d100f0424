// The words of a replay.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/replay';

export const t = translations<typeof messages>('replay');
export const rich = richTranslations<typeof messages>('replay');
