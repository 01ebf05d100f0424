// What the store tells a person, as codes with values. Not for: saying them.

import type { messages } from '@api/text/en';
import { carried } from '@i18n/messages';

/** A message of the contract's catalogue. */
export const message = carried<typeof messages>('api');
