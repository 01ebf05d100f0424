// Messages from a host to a person, as codes with values. The client formats them (text/, @i18n/page).
// Not here: their schemas (message-shapes.ts), which pages do not load.

import { carried, type MessageList } from '@i18n/messages';
import type { messages } from './text/en';

/** A message of the contract: `message('party.other-car', { name })`. */
export const message = carried<typeof messages>('api');

/** A text stored before texts were stored as codes. */
export function keptText(text: string): MessageList {
  return [message('kept', { text })];
}
