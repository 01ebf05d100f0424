// Finds out why a page of a browser gets no socket: whether its host is away, or is there and wants another key.
// Not for: the desktop window, whose link needs none.

import type { Link } from '@api/contract';

/** The link as it is. locked: told where it closed before it was open, and the host says that this page has not its key. */
export function watchLock(link: Link, locked: () => void): Link {
  let opened = false;
  link.onOpen(() => {
    opened = true;
  });
  link.onClose(() => {
    if (!opened) void isLocked().then((isShut) => isShut && locked());
  });
  return link;
}

async function isLocked(): Promise<boolean> {
  if (window.paddock !== undefined) return false;
  try {
    const answer = await fetch('/door', { cache: 'no-store' });
    return answer.ok && (await answer.text()) === 'locked';
  } catch {
    return false; // Nobody answers: the client goes on trying.
  }
}
