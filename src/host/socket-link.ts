// The host's end of a WebSocket as a Link, with the two ways a socket can go bad: a reader that stalls and one that is gone.

import type { Link } from '@api/contract';
import { createListeners } from '@api/listeners';
import type { WebSocket } from 'ws';

/** Bytes that may wait for one client before it is cut: it comes back and takes a whole view instead. */
export const MAX_WAITING = 1024 * 1024;

/** Wraps an open socket. Binary messages close it: the contract knows text only. */
export function socketLink(socket: WebSocket): Link {
  const frames = createListeners<[string]>();
  const closed = createListeners<[]>();
  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(1003, 'text only');
    else frames.tell(String(data));
  });
  socket.on('close', () => closed.tell());
  return {
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(frame);
      if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
    },
    onFrame: (listener) => frames.add(listener),
    onOpen(listener) {
      let wanted = true;
      queueMicrotask(() => {
        if (wanted) listener();
      });
      return () => {
        wanted = false;
      };
    },
    onClose: (listener) => closed.add(listener),
    close: () => socket.close(1000),
  };
}

export interface LifeOptions {
  /** ms between pings. */
  every: number;
  /** ms without a pong after which a socket is dead. */
  patience: number;
}

/** Pings every socket of the set and cuts those that no longer answer. Returns the way to stop. */
export function keepAlive(sockets: ReadonlySet<WebSocket>, { every, patience }: LifeOptions): () => void {
  const heard = new WeakMap<WebSocket, number>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) {
      const last = heard.get(socket);
      if (last === undefined) {
        heard.set(socket, now);
        socket.on('pong', () => heard.set(socket, performance.now()));
      } else if (now - last > patience) {
        socket.terminate();
        continue;
      }
      socket.ping();
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
