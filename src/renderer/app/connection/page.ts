// What the page tells the client: whether there is a network, and when someone comes back to it.

import type { Surroundings } from '@api/links/mending-link';

/** The page that this script runs in; in tests there may be none. */
export const thisPage: Surroundings = {
  isOffline: () => typeof navigator !== 'undefined' && navigator.onLine === false,
  onReturn(back) {
    if (typeof document === 'undefined') return () => undefined;
    const seen = () => {
      if (document.visibilityState === 'visible') back();
    };
    const shown = (event: PageTransitionEvent) => {
      // Out of the browser's memory of pages; a page that was just loaded is connecting anyway.
      if (event.persisted) back();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', back);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', back);
      window.removeEventListener('pageshow', shown);
    };
  },
};
