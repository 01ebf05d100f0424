// The words of the lobby.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/lobby';

export const t = translations<typeof messages>('lobby');
export const rich = richTranslations<typeof messages>('lobby');
