// Hands what a socket has received to its reader in small pieces. One packet of 64 KB holds 4,700 short messages, and a reader
// that is given all of it takes all of them apart, although the socket was closed at the first too many: that is most of the
// work and of the memory that a storm costs. Not for: how many messages are too many (api/rate.ts).

import type { Duplex } from 'node:stream';

/** Bytes of one piece: at most some 150 messages, and a message of the usual size in one. */
export const PIECE = 1024;

/** Changes how a socket is read from here on. isRead: whether anything that comes still counts; otherwise it is thrown away. */
export function readInPieces(socket: Duplex, isRead: () => boolean): void {
  const readers = socket.listeners('data') as ((this: Duplex, chunk: Buffer) => void)[];
  for (const read of readers) {
    socket.off('data', read);
    socket.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length && isRead(); at += PIECE) read.call(socket, chunk.subarray(at, at + PIECE));
    });
  }
  // At its end a reader takes apart what was not yet read.
  socket.prependListener('close', () => {
    if (!isRead()) socket.read();
  });
}
