// RoboRally's messages that contain tags.

import { richTranslations } from '@ui/rich/rich';
import type { messages } from '../text/en';

export const rich = richTranslations<typeof messages>('roborally');
