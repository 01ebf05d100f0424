// The words of the course editor, besides those that all editors share (editor.ts).

import { translations } from '@i18n/page';
import type { messages } from './en/course-editor';

export const t = translations<typeof messages>('course-editor');
