// The words of the editors of circuits.

import { translations } from '@i18n/page';
import type { messages } from './en/editor';

export const t = translations<typeof messages>('editor');
