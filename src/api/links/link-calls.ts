// Calls about the link itself, answered before any handler: a ping, and a request for a race's full update.
// Screens and handlers never see them. Not here: what people do, which is in the contract.

import { id } from '../shapes';
import { z } from '../zod';

/** Answered at once with null: distinguishes a live link from a dead one. */
export const LINK_PING = 'link.ping';
/** Sends the newest update of a watched race again in full, for a client that lost track. */
export const LINK_WHOLE = 'link.whole';

/** The input of each call. */
export const linkCalls = {
  [LINK_PING]: z.object({}),
  [LINK_WHOLE]: z.object({ match: id }),
} as const;

/** Whether a call is answered here rather than by a handler. */
export function isLinkCall(name: string): name is keyof typeof linkCalls {
  return Object.hasOwn(linkCalls, name);
}
