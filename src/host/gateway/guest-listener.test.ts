// What the host does if the gateway's thread ends, and what it hears of guests who join. What a gateway lets through: host/lan/tests and tests/flood.test.ts.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROTOCOL } from '@api/contract';
import { silentLog } from '@api/log';
import type { Service } from '@api/session';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { derbySetup, LAN, openTable, party, YOU } from '../tests/party';
import { openGuestListener } from './guest-listener';

const dir = mkdtempSync(path.join(tmpdir(), 'paddock-gateway-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a gateway that ends is started again at the same port, and its guests have left', async () => {
  // Opens, lets a guest in, and ends at once, the first time; finds its port taken the second time.
  const workerFile = path.join(dir, 'ending.mjs');
  const notes = path.join(dir, 'notes');
  writeFileSync(
    workerFile,
    `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ type, options }) => {
       if (type === 'close') return parentPort.postMessage({ type: 'closed' });
       if (type !== 'open') return;
       const isFirst = !existsSync(${JSON.stringify(notes)});
       const isSecond = !isFirst && readFileSync(${JSON.stringify(notes)}, 'utf8') === 'port 0\\n';
       appendFileSync(${JSON.stringify(notes)}, 'port ' + options.port + '\\n');
       const refused = { ok: false, fault: { code: 'in-use', said: {} } };
       const reply = isSecond ? refused : { ok: true, value: { port: 7399, urls: [] } };
       parentPort.postMessage({ type: 'opened', reply });
       if (!isFirst) return;
       parentPort.postMessage({ type: 'socket', socket: 1, from: '10.0.0.2' });
       setTimeout(() => { throw new Error('it broke'); }, 50);
     });`,
  );
  const left: string[] = [];
  const service = { handlers: {}, closed: ({ from }: { from: string }) => left.push(from) } as unknown as Service;
  const errors: string[] = [];
  const drop = () => {};
  const log = { info: drop, warn: drop, error: (_: object, text: string) => errors.push(text) };
  const opened = await openGuestListener({ service, log, workerFile, root: dir, at: [], port: 0 });
  if (!opened.ok) throw new Error(opened.fault.code);
  await expect.poll(() => readFileSync(notes, 'utf8')).toBe('port 0\nport 7399\nport 7399\n');
  expect(left).toEqual(['10.0.0.2']);
  expect(errors).toEqual(['the gateway of the party has ended']);
  await opened.value.close();
});

test('a gateway that cannot start says so', async () => {
  const service = { handlers: {}, closed: () => {} } as unknown as Service;
  const drop = () => {};
  const log = { info: drop, warn: drop, error: drop };
  const workerFile = path.join(dir, 'missing.mjs');
  const opened = await openGuestListener({ service, log, workerFile, root: dir, at: [], port: 0 });
  expect(opened).toMatchObject({ ok: false, fault: { code: 'internal' } });
});

test('a guest who joins is reported with both addresses of their connection; one who only looks is not', async () => {
  const root = path.join(dir, 'site');
  mkdirSync(root);
  writeFileSync(path.join(root, 'index.html'), '<h1>Paddock</h1>');
  const it = await party();
  const { code } = await openTable(it.join(), derbySetup([YOU, LAN]));
  const joins: string[][] = [];
  const at = [{ address: '127.0.0.1', name: 'lo', kind: 'loopback' } as const];
  const joined = (...addresses: string[]) => joins.push(addresses);
  const opened = await openGuestListener({ service: it.host, log: silentLog, root, at, port: 0, joined });
  if (!opened.ok) throw new Error(opened.fault.code);
  const connect = async (from: string, ...calls: { call: string; input: object }[]) => {
    const socket = new WebSocket(`ws://127.0.0.1:${opened.value.port}/ws`, { localAddress: from });
    await new Promise((resolve) => socket.on('open', resolve));
    for (const [id, call] of calls.entries()) {
      const answered = new Promise((resolve) => socket.once('message', resolve));
      socket.send(JSON.stringify({ id, ...call }));
      await answered;
    }
    socket.terminate();
  };
  const hello = { call: 'app.hello', input: { protocol: PROTOCOL, version: '' } };
  await connect('127.0.0.8', hello);
  await connect('127.0.0.9', hello, { call: 'party.join', input: { code, name: 'Ada', device: 'phone' } });
  await expect.poll(() => joins).toEqual([['127.0.0.9', '127.0.0.1']]);
  await opened.value.close();
  it.end();
});
