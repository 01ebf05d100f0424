// Calls about the link itself, which the door answers before any handler: is anybody there, and send the race whole.
// Screens and handlers never see them. Not for: what a person does; that is in the contract.

import { z } from 'zod';
import { id } from './shapes';

/** Answered at once with null: tells a link that is alive from one that only looks so. */
export const LINK_PING = 'link.ping';
/** Sends the newest update of a watched race again, whole: for a client that lost the thread. */
export const LINK_WHOLE = 'link.whole';

/** What comes with each. */
export const linkCalls = {
  [LINK_PING]: z.object({}),
  [LINK_WHOLE]: z.object({ match: id }),
} as const;

/** True for a call that the door answers itself. */
export function isLinkCall(name: string): name is keyof typeof linkCalls {
  return Object.hasOwn(linkCalls, name);
}
