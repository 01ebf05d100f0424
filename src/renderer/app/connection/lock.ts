// Finds out why a browser page gets no socket: its host is gone, or the host runs and wants another key.
// Not here: the desktop window, whose link needs no key.

import type { Link } from '@api/contract';

/** The same link. locked: called if it closed before it opened and the host says that this page has the wrong key. */
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
    return false; // No answer: the client keeps trying.
  }
}
