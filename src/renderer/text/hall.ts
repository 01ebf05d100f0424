// The words of the hall.

import { translations } from '@i18n/page';
import { richTranslations } from '@ui/rich/rich';
import type { messages } from './en/hall';

export const t = translations<typeof messages>('hall');
export const rich = richTranslations<typeof messages>('hall');
