// Passes received socket data to its reader in small pieces. One packet of 64 KB holds 4,700 short messages, and a reader
// that gets all of it parses all of them, even if the socket is closed at the first message over the limit: that is most of
// the CPU and memory that a flood costs. Not here: how many messages are too many (api/rate.ts).

import type { Duplex } from 'node:stream';

/** Bytes of one piece: at most some 150 messages, and a message of the usual size fits in one. */
export const PIECE = 1024;

/** Changes how a socket is read from here on. isRead: false if incoming data no longer counts and is discarded. */
export function readInPieces(socket: Duplex, isRead: () => boolean): void {
  const readers = socket.listeners('data') as ((this: Duplex, chunk: Buffer) => void)[];
  for (const read of readers) {
    socket.off('data', read);
    socket.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length && isRead(); at += PIECE) read.call(socket, chunk.subarray(at, at + PIECE));
    });
  }
  // When it closes, a reader parses what was not yet read.
  socket.prependListener('close', () => {
    if (!isRead()) socket.read();
  });
}
