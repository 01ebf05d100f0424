// A browser's end of a WebSocket. The host's end is in host/server/owner-listener.ts.

import type { Link } from '../contract';
import { createListeners } from '../listeners';

/** A link to the host at this address, such as ws://127.0.0.1:4747/ws. */
export function webSocketLink(url: string): Link {
  const socket = new WebSocket(url);
  const frames = createListeners<[string]>();
  const opened = createListeners<[]>();
  const closed = createListeners<[]>();
  socket.addEventListener('open', () => opened.tell());
  socket.addEventListener('close', () => closed.tell());
  socket.addEventListener('message', (event) => {
    if (typeof event.data === 'string') frames.tell(event.data);
    else socket.close();
  });
  return {
    send(frame) {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    },
    onFrame: (listener) => frames.add(listener),
    onOpen: (listener) => opened.add(listener),
    onClose: (listener) => closed.add(listener),
    close: () => socket.close(),
  };
}
