// Havoc Speedway's words: `t('log.leads', { name })`.

import { translations } from '@i18n/page';
import type { messages } from './en';

export const t = translations<typeof messages>('havoc');
