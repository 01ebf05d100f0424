// Tells the client whether there is a network, and when the person returns to the page.

import type { Surroundings } from '@api/links/mending-link';

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
    window.addEventListener('online', back);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', back);
      window.removeEventListener('pageshow', shown);
    };
  },
};
