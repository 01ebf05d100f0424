// The page's one connection to the host, and calls that tell a person when they are refused.

import { createClient } from '@api/client';
import type { CommandName, In, Out } from '@api/contract';
import { openLink } from '@api/links/here';
import { toast } from '@ui/panels/toasts';

/** The one client of this page. */
export const client = createClient(openLink);

/** Calls the host; a refusal is shown as a toast and gives undefined. */
export async function attempt<N extends CommandName>(name: N, input: In<N>): Promise<Out<N> | undefined> {
  const reply = await client.call(name, input);
  if (reply.ok) return reply.value;
  toast('bad', reply.fault.message);
  return undefined;
}
