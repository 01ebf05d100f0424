// The toolkit's words that have tags.

import type { messages } from '../text/en';
import { richTranslations } from './rich';

export const rich = richTranslations<typeof messages>('ui');
