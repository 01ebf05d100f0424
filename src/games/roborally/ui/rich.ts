// RoboRally's words that have tags.

import { richTranslations } from '@ui/text/rich';
import type { messages } from '../text/en';

export const rich = richTranslations<typeof messages>('roborally');
