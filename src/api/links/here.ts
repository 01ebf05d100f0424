// Chooses this page's link: the desktop bridge if there is one, else a WebSocket to the page's own origin.

import type { Link } from '../contract';
import { bridgeLink } from './ipc';
import { webSocketLink } from './websocket';

/** A new link from this page to its host. */
export function openLink(): Link {
  if (window.paddock !== undefined) return bridgeLink(window.paddock);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return webSocketLink(`${scheme}://${location.host}/ws`);
}
