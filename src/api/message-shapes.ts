// The shape of messages from a host to a person (messages.ts), for the contract's schemas.

import type { MessageDescriptor, MessageList } from '@i18n/messages';
import { z } from './zod';

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
