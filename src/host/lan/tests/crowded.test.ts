// Many or noisy sockets at the guests' listener: what a link may still do after it was closed, and who gets a place.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROTOCOL } from '@api/contract';
import type { Log } from '@api/log';
import { games } from '@games/registry';
import { granted, type Rehearsal, rehearse } from '@tools/rehearsal/rehearsal';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKETS } from '../../gateway/limits';
import { createLan } from '../create-lan';
import type { Lan } from '../lan';
import { type HelloService, helloService } from './hello-service';

let lan: Lan;
let at: string;
let service: HelloService;
let lines: string[] = [];
const sockets: WebSocket[] = [];

beforeEach(async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'paddock-crowd-'));
  writeFileSync(path.join(root, 'index.html'), '<h1>Paddock</h1>');
  lines = [];
  const note = (_: object, message: string) => lines.push(message);
  const log: Log = { info: note, warn: note, error: note };
  lan = createLan({ root, log, version: '0.0.0' });
  service = helloService();
  const listener = await lan.open({ networks: ['127.0.0.1'], port: 0, service });
  if (!listener.ok) throw new Error(listener.fault.code);
  at = `127.0.0.1:${listener.value.port}`;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await lan.close();
});

/** An open socket from its own loopback address; undefined if it is refused. */
function connect(from = '127.0.0.1'): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`ws://${at}/ws`, { localAddress: from });
  sockets.push(socket);
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket));
    socket.on('close', () => resolve(undefined));
  });
}
async function inside(from?: string): Promise<WebSocket> {
  const socket = await connect(from);
  if (socket === undefined) throw new Error(`the listener refused a socket from ${from}`);
  return socket;
}
let lastId = 0;
/** Sends a call and waits for the reply. */
function replyOn(socket: WebSocket, call: string, input: object): Promise<string> {
  lastId += 1;
  const start = `{"id":${lastId},`;
  return new Promise((resolve) => {
    const hear = (data: unknown) => {
      if (!String(data).startsWith(start)) return;
      socket.off('message', hear);
      resolve(String(data));
    };
    socket.on('message', hear);
    socket.send(`${start}"call":"${call}","input":${JSON.stringify(input)}}`);
  });
}
const hello = (socket: WebSocket) => replyOn(socket, 'app.hello', { protocol: PROTOCOL, version: '' });
const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));

test('of 50,000 short frames from a stranger only a few are read, and the log has one line', async () => {
  const loud = await inside();
  let replies = 0;
  loud.on('message', () => {
    replies += 1;
  });
  const end = closed(loud);
  for (let i = 0; i < 50_000; i += 1) loud.send('12345678');
  await end;
  expect(replies).toBeLessThanOrEqual(40);
  expect(lines).toEqual(['client closed for talking without a hello']);
  expect(service.came).toEqual([]);
});

test('a client that said hello and then floods is closed after a hundred refusals, with one log line', async () => {
  const loud = await inside();
  await hello(loud);
  let refusals = 0;
  loud.on('message', (data) => {
    refusals += String(data).includes('too-fast') ? 1 : 0;
  });
  const end = closed(loud);
  for (let i = 0; i < 50_000; i += 1) loud.send('{"id":1,"call":"link.ping","input":{}}');
  await end;
  expect(refusals).toBeGreaterThan(90);
  expect(refusals).toBeLessThan(200);
  expect(lines).toEqual(['client closed for talking too fast']);
});

test.each(['ping', 'pong'] as const)('unsolicited %ss count as frames', async (kind) => {
  const loud = await inside();
  await hello(loud);
  const end = closed(loud);
  for (let i = 0; i < 5000; i += 1) loud[kind]('1234');
  await end;
  expect(lines).toEqual(['socket closed for too many pings']);
});

test('frames after a socket error are not read', async () => {
  const loud = await inside();
  await hello(loud);
  const end = closed(loud);
  loud.send(Buffer.from([1]));
  for (let i = 0; i < 20_000; i += 1) loud.send('{"id":1,"call":"app.hello","input":{}}');
  expect(await end).toBe(1003);
  expect(service.calls.map(({ name }) => name)).toEqual(['app.hello']);
});

/** A table whose first guest has briefly left. */
async function tableLeft(): Promise<{ table: Rehearsal; token: string }> {
  const table = await rehearse({ games, game: 'heat', players: 2, watchers: 0 });
  at = new URL(table.url).host;
  const [guest] = table.guests;
  guest?.client.close();
  await expect.poll(async () => (await guests(table))[0]?.away).not.toBeNull();
  return { table, token: guest?.token ?? '' };
}
async function guests(table: Rehearsal) {
  const state = await granted(table.owner.call('party.state', {}));
  return state?.party.guests ?? [];
}

test('sockets that say hello and never join keep no guest out: the oldest of them is closed', async () => {
  const { table, token } = await tableLeft();
  const idle: WebSocket[] = [];
  for (let i = 1; i < SOCKETS.all; i += 1) idle.push(await inside(`127.0.0.${2 + (i % 4)}`));
  await Promise.all(idle.map(hello));
  const first = closed(idle[0]!);
  for (const from of ['127.0.0.1', '127.0.0.9']) {
    const back = await inside(from);
    expect(await hello(back)).toContain('"ok":true');
    expect(await replyOn(back, 'party.join', { token, device: 'phone', move: true })).toContain('"ok":true');
  }
  await first;
  expect((await guests(table)).map(({ seat, away }) => [seat, away])).toEqual([
    [0, null],
    [1, null],
  ]);
  expect(idle.filter((one) => one.readyState === WebSocket.OPEN).length).toBeGreaterThan(SOCKETS.all - 10);
  await table.close();
});

test('a full table has room for a guest from another address, and guests with a seat stay', async () => {
  const { table, token } = await tableLeft();
  const back = await inside();
  await hello(back);
  await replyOn(back, 'party.join', { token, device: 'phone' });
  const code = { code: table.party.code, name: 'Crowd', device: 'phone' };
  for (let i = 0; i < 62; i += 1) {
    const socket = await inside(`127.0.0.${2 + (i % 2)}`);
    await hello(socket);
    expect(await replyOn(socket, 'party.join', code)).toContain('"ok":true');
  }
  const late = await inside('127.0.0.9');
  await hello(late);
  expect(await replyOn(late, 'party.join', { ...code, name: 'Late' })).toContain('"ok":true');
  const names = (await guests(table)).map(({ name }) => name);
  expect([names.length, names.includes('Late')]).toEqual([64, true]);
  expect((await guests(table)).filter(({ seat, away }) => seat !== null && away === null).length).toBe(2);
  await table.close();
});

test('guests of one address fill the table; a stranger gets a message, and former guests can come back', async () => {
  const { table, token } = await tableLeft();
  const own: WebSocket[] = [];
  const code = { code: table.party.code, name: 'Crowd', device: 'phone' };
  for (let i = 0; i < 62; i += 1) {
    const socket = await inside();
    own.push(socket);
    await hello(socket);
    expect(await replyOn(socket, 'party.join', code)).toContain('"ok":true');
  }
  const late = await inside();
  await hello(late);
  expect(await replyOn(late, 'party.join', code)).toContain('"code":"full"');
  expect(await replyOn(late, 'party.join', { token, device: 'phone' })).toContain('"ok":true');
  expect(own.every((one) => one.readyState === WebSocket.OPEN)).toBe(true);
  await table.close();
});
