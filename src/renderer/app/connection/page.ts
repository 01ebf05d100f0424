// Tells the client whether there is a network, and when the person returns to the page or the machine wakes up.

import type { Surroundings } from '@api/links/mending-link';

/** ms between two looks at the clock; one that comes this much later than it should means that the page stood still. */
const LOOK_EVERY = 500;
const STOOD_STILL = 3000;

/** The page that runs this script; undefined in some tests. */
export const thisPage: Surroundings = {
  isOffline: () => typeof navigator !== 'undefined' && navigator.onLine === false,
  onReturn(back) {
    if (typeof document === 'undefined') return () => undefined;
    const seen = () => {
      if (document.visibilityState === 'visible') back();
    };
    const shown = (event: PageTransitionEvent) => {
      // Restored from the browser's page cache; a newly loaded page is connecting anyway.
      if (event.persisted) back();
    };
    document.addEventListener('visibilitychange', seen);
    // Chrome's word for a page that was frozen in the background.
    document.addEventListener('resume', seen);
    window.addEventListener('online', back);
    const stopRoaming = onRoaming(back);
    window.addEventListener('pageshow', shown);
    const stopLooking = onWake(seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      document.removeEventListener('resume', seen);
      window.removeEventListener('online', back);
      stopRoaming();
      window.removeEventListener('pageshow', shown);
      stopLooking();
    };
  },
};

/** Calls back when the device goes to another network, such as from one Wi-Fi to the next, where the browser says so (Chromium does). */
function onRoaming(roamed: () => void): () => void {
  const { connection } = navigator as Navigator & { readonly connection?: EventTarget };
  if (connection === undefined || typeof connection.addEventListener !== 'function') return () => undefined;
  connection.addEventListener('change', roamed);
  return () => connection.removeEventListener('change', roamed);
}

/**
 * Calls back when the page has stood still: a laptop that sleeps with its page in front reports nothing, and its links are dead. By the
 * wall clock, since a steady one may stop in sleep. A clock that somebody sets forward costs one question to the host.
 */
function onWake(woke: () => void): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    const late = now - last - LOOK_EVERY;
    last = now;
    if (late > STOOD_STILL) woke();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
