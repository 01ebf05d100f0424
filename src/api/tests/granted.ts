// The value of a reply, for tests under Node and in browser specs alike. Not here: error texts (saying.ts).

import type { Reply } from '../contract';

/** The value of a reply that must be granted. Throws with the error's code, message id and values. */
export function granted<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.value;
  throw new Error(`${reply.fault.code}: ${reply.fault.said.id} ${JSON.stringify(reply.fault.said.values ?? {})}`);
}

/** The same for a reply that is on its way. */
export async function value<T>(reply: Promise<Reply<T>>): Promise<T> {
  return granted(await reply);
}
