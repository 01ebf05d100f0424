// The value of a reply, for tests under Node and in browser specs alike. Not for: error texts in words (saying.ts).

import type { Reply } from '../contract';

/** The value of a reply that must be granted. Rejects with the error's code, message id and values. */
export async function value<T>(reply: Reply<T> | Promise<Reply<T>>): Promise<T> {
  const got = await reply;
  if (got.ok) return got.value;
  throw new Error(`${got.fault.code}: ${got.fault.said.id} ${JSON.stringify(got.fault.said.values ?? {})}`);
}
