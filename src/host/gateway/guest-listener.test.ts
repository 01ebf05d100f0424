// What the host does if the gateway's thread ends. What a gateway lets through: host/lan/tests and tests/flood.test.ts.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Service } from '@api/session';
import { afterAll, expect, test } from 'vitest';
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
