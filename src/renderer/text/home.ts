// The words of the home screen.

import { translations } from '@i18n/page';
import type { messages } from './en/home';

export const t = translations<typeof messages>('home');
