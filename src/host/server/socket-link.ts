// The host's end of a WebSocket as a Link; handles a reader that stalls and one that is gone.

import type { Link } from '@api/contract';
import { callSoon, createListeners } from '@api/listeners';
import { createMeter } from '@api/rate';
import type { WebSocket } from 'ws';

/** Bytes that may wait for one client before it is cut off: it reconnects and gets a full view instead. */
export const MAX_WAITING = 1024 * 1024;

/** ms in which the reason for a close can reach the other side. */
const CLOSE_DELAY_MS = 250;
/** Pings and pongs of a client. The listener asks for a pong every few seconds; no client needs more. */
const CONTROL = { perSecond: 5, burst: 40 };

/**
 * Wraps an open socket. Binary messages close it: the contract only has text. A link closed from here is dead:
 * nothing more is read from it. loud: called once if it was closed for too many pings and pongs.
 */
export function socketLink(socket: WebSocket, loud: () => void = () => {}): Link {
  const frames = createListeners<[string]>();
  const closed = createListeners<[]>();
  const mayControl = createMeter(CONTROL, () => performance.now());
  let over = false;

  function shut(status: number, why?: string): void {
    if (over) return;
    over = true;
    socket.close(status, why);
    hush(socket);
  }
  function control(): void {
    if (over || mayControl()) return;
    loud();
    shut(1008, 'too many pings');
  }
  socket.on('message', (data, isBinary) => {
    if (over) return;
    if (isBinary) shut(1003, 'text only');
    else frames.tell(String(data));
  });
  socket.on('ping', control);
  socket.on('pong', control);
  socket.on('close', () => closed.tell());
  return {
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(frame);
      if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
    },
    onFrame: (listener) => frames.add(listener),
    onOpen: callSoon,
    onClose: (listener) => closed.add(listener),
    close: () => shut(1000),
  };
}

/** Stops reading from a socket that is being closed, and ends it soon after, whatever the other side does. */
export function hush(socket: WebSocket): void {
  socket.pause();
  setTimeout(() => socket.terminate(), CLOSE_DELAY_MS).unref();
}

export interface LifeOptions {
  /** ms between pings. */
  every: number;
  /** ms without a pong after which a socket is dead. */
  patience: number;
}

/** Pings every socket of the set and cuts off those that no longer answer. Returns a function that stops it. */
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
