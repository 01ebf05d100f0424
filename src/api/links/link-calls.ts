// Calls about the link itself, answered before any handler: a ping, and a request for a race's full update.
// Screens and handlers never see them. Not here: what people do, which is in the contract.

import { id } from '../shapes';
import { z } from '../zod';
import { LINK_PING, LINK_WHOLE } from './link-names';

/** The input of each call. */
export const linkCalls = {
  [LINK_PING]: z.object({}),
  [LINK_WHOLE]: z.object({ match: id }),
} as const;

/** Whether a call is answered here rather than by a handler. */
export function isLinkCall(name: string): name is keyof typeof linkCalls {
  return Object.hasOwn(linkCalls, name);
}
