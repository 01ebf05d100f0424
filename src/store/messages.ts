// Messages from the store to a person, as codes with values. Not here: formatting them.

import type { messages } from '@api/text/en';
import { carried } from '@i18n/messages';

/** A message of the contract's catalogue. */
export const message = carried<typeof messages>('api');
