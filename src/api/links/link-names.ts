// The names of the calls about the link itself. Not here: their inputs (link-calls.ts), which pages do not load.

/** Answered at once with null: distinguishes a live link from a dead one. */
export const LINK_PING = 'link.ping';
/** Sends the newest update of a watched race again in full, for a client that lost track. */
export const LINK_WHOLE = 'link.whole';
