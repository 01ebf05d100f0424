// What a flood of short messages costs the host, measured in parsed messages, not in time.

import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Link } from '@api/contract';
import { silentLog } from '@api/log';
import { serve } from '@api/serve';
import type { Service } from '@api/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PIECE } from './in-pieces';
import { createSocketListener, type SocketListener } from './socket-listener';

/** A text of 8 letters with a mask of zeros, as a client sends it. */
const SHORT = Buffer.concat([Buffer.from([0x81, 0x88, 0, 0, 0, 0]), Buffer.from('12345678')]);
const MESSAGES = 40_000;
const STORM = 1_000_000;
/** Messages that fill a packet of 64 KB. */
const PACKET = 4700;
/** Sockets between two memory checks. */
const EVERY = 8;
const MB = 1024 * 1024;
/** For six sockets: data received but not read yet, and the socket's own memory. */
const MOST_MB = 4;
/** For a guest before it is closed: messages without hello, and the rest of a piece. */
const MOST = 200 + PIECE / SHORT.length;

let server: http.Server;
let listener: SocketListener;
let port: number;
beforeEach(async () => {
  const sockets = { all: 8, address: 8, loopback: 8 };
  const service = { handlers: {}, closed: () => {} } as unknown as Service;
  const options = { role: 'guest', log: silentLog, frame: 16_384, sockets, needsOrigin: false, pages: {} } as const;
  const accepted = (link: Link) => serve(link, 'guest', service, { log: silentLog, helloWithin: 5000 });
  server = http.createServer();
  listener = createSocketListener({ ...options, accepted }, () => new Set([`127.0.0.1:${port}`]));
  server.on('upgrade', (...request) => listener.upgrade(...request));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  listener.close();
  server.close();
});

test.each([
  ['messages', SHORT],
  ['pongs', Buffer.from([0x8a, 0x84, 0, 0, 0, 0, 1, 2, 3, 4])],
])('of 40,000 %s in one go nobody takes apart more than it takes to be thrown out', async (_, message) => {
  const heard = vi.spyOn(WebSocket.prototype, 'emit');
  const socket = await shaken();
  const gone = new Promise((resolve) => socket.once('close', resolve));
  socket.write(Buffer.concat(Array<Buffer>(MESSAGES).fill(message)));
  await gone;
  const events = heard.mock.calls.filter(([name]) => name === 'message' || name === 'pong');
  heard.mockRestore();
  expect(events.length).toBeGreaterThan(20);
  expect(events.length).toBeLessThan(MOST);
});

test('a flood of a million messages leaves no more in memory than a few sockets need', async () => {
  const packet = Buffer.concat(Array<Buffer>(PACKET).fill(SHORT));
  let sockets = Math.ceil(STORM / (2 * PACKET));
  const held: number[] = [];
  const before = memory();
  const shout = async () => {
    while (sockets-- > 0) {
      const socket = await shaken();
      const gone = new Promise((resolve) => socket.once('close', resolve));
      socket.write(packet);
      socket.write(packet);
      await gone;
      if (sockets % EVERY === 0) held.push((memory() - before) / MB);
    }
  };
  await Promise.all(Array.from({ length: 6 }, shout));
  expect(held.length).toBeGreaterThan(5);
  expect(Math.max(...held)).toBeLessThan(MOST_MB);
});

/** A socket after the host's handshake; it sends, and ignores everything it receives. */
async function shaken(): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const greeting = [
    'GET /ws HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}`,
  ];
  socket.write(`${greeting.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => {
    socket.once('data', resolve);
    socket.once('close', resolve);
  });
  return socket.resume();
}

/** Bytes in use after a full garbage collection. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
