// Messages from a host to a person, as codes with values. The client formats them (text/, @i18n/page).

import { carried, type MessageDescriptor, type MessageList } from '@i18n/messages';
import type { messages } from './text/en';
import { z } from './zod';

/** A message of the contract: `message('party.other-car', { name })`. */
export const message = carried<typeof messages>('api');

/** A text stored before texts were stored as codes. */
export function keptText(text: string): MessageList {
  return [message('kept', { text })];
}

/** One message. */
export const descriptor: z.ZodType<MessageDescriptor> = z.lazy(() =>
  z.object({
    namespace: z.string(),
    id: z.string(),
    values: z.record(z.string(), carriedValue).exactOptional(),
    otherwise: z.union([z.string(), descriptor]).exactOptional(),
  }),
);
const plain = z.union([z.string(), z.number(), descriptor]);
const carriedValue = z.union([
  plain,
  z.array(plain),
  z.object({ list: z.array(plain), type: z.enum(['disjunction', 'unit']) }),
]);

/** Whole sentences, in order. */
export const messageList: z.ZodType<MessageList> = z.array(descriptor);
