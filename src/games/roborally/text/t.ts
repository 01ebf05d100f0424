// RoboRally's words in the language of the page.

import { translations } from '@i18n/page';
import type { messages } from './en';

export const t = translations<typeof messages>('roborally');
