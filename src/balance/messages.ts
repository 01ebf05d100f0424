// The messages of balance reports. Not here: formatting them.

import { carried } from '@i18n/messages';
import type { messages } from './text/en';

/** A message of the catalogue of balance reports. */
export const message = carried<typeof messages>('balance');
