// Floods the guests' listener from its own process, below the level of a browser: connections, handshakes, requests in one go,
// bytes that mean nothing. Started by flood.test.ts: argv is the listener's URL, the attack and its seconds. Prints how often it
// sent something.

import net from 'node:net';
import { PROTOCOL } from '@api/contract';
import { WebSocket } from 'ws';

const [, , url = '', attack = '', seconds = '3'] = process.argv;
const { host, hostname, port } = new URL(url);
const end = performance.now() + Number(seconds) * 1000;
const LANES = 12;
const HELLO = `{"id":1,"call":"app.hello","input":{"protocol":${PROTOCOL},"version":""}}`;
const REQUEST = `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
const HANDSHAKE = [
  `GET /ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket`,
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
].join('\r\n');

let sent = 0;
const isOn = () => performance.now() < end;
const next = () => new Promise((resolve) => setImmediate(resolve));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the same again and again while the socket takes it. */
async function fill(socket: net.Socket, what: string): Promise<void> {
  while (isOn() && !socket.destroyed) {
    if (socket.writableLength < 100_000) {
      socket.write(what);
      sent += 1;
    }
    await next();
  }
}

async function hellos(): Promise<void> {
  const socket = new WebSocket(`ws://${host}/ws`);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
  if (socket.readyState === WebSocket.OPEN) socket.send(HELLO);
  for (let id = 2; isOn() && socket.readyState === WebSocket.OPEN && id < 200; id += 1) {
    socket.send(`{"id":${id},"call":"party.join","input":{"code":"GUESS${id}","name":"Guess","device":"phone"}}`);
    sent += 1;
    await next();
  }
  socket.terminate();
}

const ATTACKS: Readonly<Record<string, (socket: net.Socket) => Promise<unknown>>> = {
  connections: async () => {
    sent += 1;
  },
  handshakes: async (socket) => {
    socket.write(HANDSHAKE);
    sent += 1;
    await pause(1);
  },
  requests: (socket) => fill(socket, REQUEST.repeat(100)),
  headers: async (socket) => {
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n`);
    await fill(socket, `x: ${'y'.repeat(1000)}\r\n`);
  },
  junk: (socket) => fill(socket, '\u0000'.repeat(16_384)),
};

async function lane(): Promise<void> {
  while (isOn()) {
    if (attack === 'hellos') await hellos();
    else {
      const socket = net.connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.resume();
      await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
      await ATTACKS[attack]?.(socket);
      socket.destroy();
    }
    await next();
  }
}

await Promise.all(Array.from({ length: LANES }, lane));
process.stdout.write(`${sent}\n`, () => process.exit(0));
