// The words of Formula D: `t('log.gridFormed', { name })`.

import { translations } from '@i18n/page';
import type { messages } from './en';

export const t = translations<typeof messages>('formula-d');
