import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Handlers } from '@api/session';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from './owner-listener';
import { ask, connectTo, cookieOf, openAddress } from './tests/requests';

let root = '';
const running: Server[] = [];

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'paddock-gate-'));
  writeFileSync(path.join(root, 'index.html'), '<h1>Paddock</h1>');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function start(own: { port?: number; key?: string } = {}): Promise<Server> {
  const service = { handlers: {} as Handlers, closed: () => {} };
  const server = await startServer({ service, root, port: 0, ...own });
  running.push(server);
  return server;
}
const pathOf = (server: Server) => new URL(server.url).pathname;

test('another user of this machine who forges Host and Origin gets neither page nor socket', async () => {
  const server = await start();
  const own = { host: `127.0.0.1:${server.port}`, origin: server.origin };
  const guesses = [
    {},
    { cookie: '' },
    { cookie: `paddock-${server.port}=` },
    { cookie: `paddock-${server.port}=${'A'.repeat(43)}` },
    { cookie: `paddock-${server.port}=${pathOf(server).split('/')[2]}` },
    { cookie: (await cookieOf(server)).slice(0, -1) },
    { cookie: (await cookieOf(server)).replace(String(server.port), '1') },
  ];
  for (const guess of guesses) {
    expect([guess, await connectTo(server.port, { ...own, ...guess })]).toEqual([guess, 403]);
    for (const target of ['/', '/index.html', '/?renderer=canvas', '/assets/app.js', '/nothing']) {
      const { status, body } = await ask(server.port, target, { ...own, ...guess });
      expect(status).toBe(403);
      expect(String(body)).toContain('Open the full address that Paddock printed');
      expect(String(body)).not.toContain('<h1>Paddock</h1>');
    }
  }
});

test('the printed address is exchanged for a strict cookie, which opens page and socket again and again', async () => {
  const server = await start();
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/open\/[\w-]{32}\/$/);
  const { status, headers } = await openAddress(server);
  expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^paddock-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const keyed = { cookie: `other=1; ${await cookieOf(server)}` };
  for (let tab = 0; tab < 2; tab += 1) {
    expect(String((await ask(server.port, '/', keyed)).body)).toBe('<h1>Paddock</h1>');
    expect(await connectTo(server.port, { ...keyed, origin: server.origin })).toBe('open');
  }
  // The cookie alone does not make another site's page ours.
  expect(await connectTo(server.port, { ...keyed, origin: 'http://evil.example' })).toBe(403);
  expect(await connectTo(server.port, keyed)).toBe(403);
});

test('the rest of the address survives the exchange, and leads nowhere else', async () => {
  const server = await start();
  const at = pathOf(server);
  const query = await ask(server.port, `${at}?renderer=canvas&a=?b`);
  expect(query.headers.location).toBe('/?renderer=canvas&a=?b');
  expect((await ask(server.port, at.slice(0, -1))).headers.location).toBe('/');
  for (const wrong of [
    '/open/',
    '/open//',
    `/open/${'A'.repeat(32)}/`,
    `${at}x`,
    `${at}/evil.example`,
    at.toUpperCase(),
  ]) {
    const { status, headers } = await ask(server.port, wrong);
    expect([wrong, status, headers['set-cookie']]).toEqual([wrong, 403, undefined]);
  }
  const rebound = await ask(server.port, at, { host: 'evil.example' });
  expect([rebound.status, rebound.headers['set-cookie']]).toEqual([403, undefined]);
});

test('every start has its own key: the last start’s key opens nothing', async () => {
  const first = await start();
  const [address, cookie] = [pathOf(first), await cookieOf(first)];
  await first.close();
  const second = await start({ port: first.port });
  expect(pathOf(second)).not.toBe(address);
  expect((await ask(second.port, address)).status).toBe(403);
  expect((await ask(second.port, '/', { cookie })).status).toBe(403);
  expect(await connectTo(second.port, { cookie, origin: second.origin })).toBe(403);
  // What an open page asks when its socket is refused.
  expect(String((await ask(second.port, '/door', { cookie })).body)).toBe('locked');
  expect(String((await ask(second.port, '/door', { cookie: await cookieOf(second) })).body)).toBe('open');
});

test('a development restart with the same key keeps its pages', async () => {
  const key = 'k'.repeat(32);
  const first = await start({ key });
  const cookie = await cookieOf(first);
  await first.close();
  const second = await start({ key, port: first.port });
  expect((await ask(second.port, '/', { cookie })).status).toBe(200);
});

test('a page without the key runs nothing and is not cached; it navigates on automatically if a link led to it', async () => {
  const server = await start();
  const { headers, body } = await ask(server.port, '/');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(String(body)).not.toContain('http-equiv');
  const linked = await ask(server.port, '/', { 'sec-fetch-site': 'cross-site' });
  expect(String(linked.body)).toContain('<meta http-equiv="refresh"');
});
