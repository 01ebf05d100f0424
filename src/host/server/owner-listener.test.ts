import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createClient } from '@api/client';
import { type CommandName, commands, LIMITS } from '@api/contract';
import { webSocketLink } from '@api/links/websocket';
import { keptText, message } from '@api/messages';
import type { Handlers, Service, Session } from '@api/session';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CSP } from './csp';
import { type Server, type ServerOptions, startServer } from './owner-listener';
import { ask, connectTo, cookieOf, type HttpResponse } from './tests/requests';

const SCRIPT = `console.log(${JSON.stringify('paddock '.repeat(400))});`;
let root = '';
const running: Server[] = [];

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'paddock-site-'));
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'index.html'), '<h1>Paddock</h1>');
  writeFileSync(path.join(root, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(path.join(root, '..', 'paddock-secret.txt'), 'secret');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** Answers matches.list with an empty list and everything else with not-found; records who came and went. */
function service() {
  const came: Session[] = [];
  const gone: Session[] = [];
  const entries = (Object.keys(commands) as CommandName[]).map((name) => [
    name,
    (_input: unknown, session: Session) => {
      came.push(session);
      if (name === 'matches.list') return { ok: true, value: [] };
      return { ok: false, fault: { code: 'not-found', said: message('kept', { text: name }) } };
    },
  ]);
  const handlers = Object.fromEntries(entries) as Handlers;
  return { service: { handlers, closed: (session) => gone.push(session) } as Service, came, gone };
}

async function start(own: Partial<ServerOptions> = {}): Promise<Server> {
  const server = await startServer({ service: service().service, root, port: 0, ...own });
  running.push(server);
  cookies.set(server, await cookieOf(server));
  return server;
}

const cookies = new WeakMap<Server, string>();
/** Everything here comes from a browser that has opened the printed address; owner-auth.test.ts tests the others. */
const keyed = (server: Server) => ({ cookie: cookies.get(server) ?? '' });
function get(
  server: Server,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HttpResponse> {
  return ask(server.port, target, { ...keyed(server), ...headers }, method);
}
function connect(server: Server, headers: Record<string, string>, target = '/ws'): Promise<number | 'open'> {
  return connectTo(server.port, { ...keyed(server), ...headers }, target);
}

function opened(server: Server): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
    origin: server.origin,
    headers: keyed(server),
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}
const closing = (socket: WebSocket) => new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));

describe('pages', () => {
  test('the page has the strict policy and is requested again each time', async () => {
    const server = await start();
    const { status, headers, body } = await get(server, '/');
    expect([status, body.toString()]).toEqual([200, '<h1>Paddock</h1>']);
    expect(headers).toMatchObject({
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(CSP).not.toMatch(/unsafe|\*|http/);
  });

  test('assets are cached forever, compressed as requested, and matched by their ETag', async () => {
    const server = await start();
    const target = '/assets/app-1a2b.js';
    const br = await get(server, target, { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await get(server, target, { 'accept-encoding': 'gzip' });
    const plain = await get(server, target);
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
    expect(plain.body.toString()).toBe(SCRIPT);
    expect([br, gz, plain].map((answer) => answer.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(plain.headers['cache-control']).toContain('immutable');
    const again = await get(server, target, { 'if-none-match': String(plain.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await get(server, target, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(SCRIPT.length)]);
  });

  test.each([
    ['br;q=0.1, gzip;q=0.9', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['gzip; q=0.000, br; q=0', undefined],
    ['identity', undefined],
    ['brotli, x-gzip', undefined],
  ])('a browser that accepts %j gets %s', async (accepted, packing) => {
    const server = await start();
    const { headers } = await get(server, '/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([packing, 'accept-encoding']);
  });

  test('500 path traversals all end at 404', async () => {
    const server = await start();
    const ups = ['..', '%2e%2e', '.%2e', '%2e.', '..%2f', '..%5c', '%252e%252e', '..;', '.../', '%c0%ae%c0%ae'];
    const goals = ['etc/passwd', 'paddock-secret.txt', 'index.html%00.js', 'package.json', '.env'];
    const targets = ups.flatMap((up) =>
      goals.flatMap((goal) => {
        const tails = [1, 2, 3, 5, 8].map((depth) => `${`${up}/`.repeat(depth)}${goal}`);
        return [...tails.map((tail) => `/${tail}`), ...tails.map((tail) => `/assets/${tail}`)];
      }),
    );
    expect(targets.length).toBe(500);
    const statuses = new Set<number>();
    for (const target of targets) statuses.add((await get(server, target)).status);
    expect([...statuses]).toEqual([404]);
  });

  test.each([
    ['/nothing', 'GET', 404],
    ['/assets', 'GET', 404],
    ['/assets/', 'GET', 404],
    ['//index.html', 'GET', 404],
    ['/ws', 'GET', 404],
    ['/', 'POST', 404],
    ['/', 'DELETE', 404],
    ['/?a=1', 'GET', 200],
  ])('%s by %s gives %s', async (target, method, status) => {
    const server = await start();
    const answer = await get(server, target, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toBe(CSP);
  });

  test('addresses over 2 KB are refused', async () => {
    const server = await start();
    expect((await get(server, `/${'x'.repeat(2047)}`)).status).toBe(404);
    expect((await get(server, `/${'x'.repeat(2048)}`)).status).toBe(414);
  });

  test('headers over 8 KB are refused', async () => {
    const server = await start();
    expect((await get(server, '/', { 'x-long': 'x'.repeat(9000) })).status).toBe(431);
  });

  test('a host name that someone else pointed at this machine gets nothing', async () => {
    const server = await start();
    for (const host of ['evil.example', `evil.example:${server.port}`, '127.0.0.1', `127.0.0.2:${server.port}`])
      expect((await get(server, '/', { host })).status).toBe(403);
    for (const host of [`localhost:${server.port}`, `[::1]:${server.port}`, `LOCALHOST:${server.port}`])
      expect((await get(server, '/', { host })).status).toBe(200);
  });
});

describe('sockets', () => {
  test('only our own pages can connect, by every spelling of this machine', async () => {
    const server = await start();
    const own = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${server.port}`);
    for (const host of own) expect(await connect(server, { host, origin: `http://${host}` })).toBe('open');
    const hosts = [...own, 'evil.example', `evil.example:${server.port}`, '127.0.0.1', `127.0.0.1:${server.port + 1}`];
    const origins = [
      ...hosts.map((host) => `http://${host}`),
      `https://127.0.0.1:${server.port}`,
      'null',
      'file://',
      `http://127.0.0.1:${server.port}.evil.example`,
      `http://127.0.0.1:${server.port}/`,
    ];
    for (const host of hosts) {
      expect(await connect(server, { host })).toBe(403);
      for (const origin of origins) {
        const ours = own.includes(host) && origin === `http://${host}`;
        if (!ours) expect([host, origin, await connect(server, { host, origin })]).toEqual([host, origin, 403]);
      }
    }
  });

  test('there is one socket address', async () => {
    const server = await start();
    const headers = { origin: server.origin };
    for (const target of ['/', '/ws/', '/ws?x', '/WS', '/assets/app-1a2b.js'])
      expect(await connect(server, headers, target)).toBe(404);
  });

  test('a client calls over it, and the host notices when it disconnects', async () => {
    const { service: answers, came, gone } = service();
    const server = await start({ service: answers });
    const Own = class extends WebSocket {
      constructor(url: string) {
        super(url, { origin: server.origin, headers: keyed(server) });
      }
    };
    const before = globalThis.WebSocket;
    globalThis.WebSocket = Own as unknown as typeof before;
    try {
      const client = createClient(() => webSocketLink(`ws://127.0.0.1:${server.port}/ws`));
      expect(await client.call('matches.list', {})).toEqual({ ok: true, value: [] });
      client.close();
      await expect.poll(() => gone.length).toBe(1);
      expect(gone).toEqual(came);
      expect(gone[0]?.role).toBe('owner');
    } finally {
      globalThis.WebSocket = before;
    }
  });

  test('one byte over the frame limit closes the socket', async () => {
    const server = await start();
    const fits = await opened(server);
    const reply = new Promise<string>((resolve) => fits.once('message', (data) => resolve(String(data))));
    fits.send(`{"id":1,"call":"matches.list","input":{}}`.padEnd(LIMITS.frame));
    expect(await reply).toContain('"ok":true');
    const over = closing(fits);
    fits.send('x'.repeat(LIMITS.frame + 1));
    expect(await over).toBe(1009);
  });

  test('binary messages, bad UTF-8 and floods of fragments close the socket', async () => {
    const server = await start();
    const binary = await opened(server);
    binary.send(Buffer.from([1, 2, 3]));
    expect(await closing(binary)).toBe(1003);
    const utf8 = await opened(server);
    utf8.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await closing(utf8)).toBe(1007);
    const fragments = await opened(server);
    const cut = closing(fragments);
    for (let i = 0; i < 200; i += 1) fragments.send('x', { fin: false });
    expect(await cut).toBe(1008);
  });

  test('the 65th socket is refused', async () => {
    const server = await start();
    const sockets = await Promise.all(Array.from({ length: 64 }, () => opened(server)));
    expect(await connect(server, { origin: server.origin })).toBe(503);
    const left = closing(sockets[0] as WebSocket);
    sockets[0]?.close();
    await left;
    await expect.poll(() => connect(server, { origin: server.origin })).toBe('open');
    for (const socket of sockets) socket.terminate();
  });

  test('a client that reads nothing is cut off, and so is one that answers no ping', async () => {
    const { service: answers, came, gone } = service();
    const server = await start({ service: answers, life: { every: 20, patience: 60 } });
    const stalled = await opened(server);
    stalled.send('{"id":1,"call":"matches.list","input":{}}');
    await expect.poll(() => came.length).toBe(1);
    stalled.pause();
    await expect.poll(() => gone.length, { timeout: 60_000 }).toBe(1);

    const patient = await start({ service: answers });
    const slow = await opened(patient);
    slow.send('{"id":1,"call":"matches.list","input":{}}');
    await expect.poll(() => came.length).toBe(2);
    slow.pause();
    const notice = {
      id: 'n',
      level: 'info',
      title: message('notice.disk'),
      text: keptText('x'.repeat(100_000)),
      backup: null,
    } as const;
    for (let i = 0; i < 400 && gone.length === 1; i += 1) {
      came[1]?.push('app.notice', notice);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => gone.length).toBe(2);
    stalled.terminate();
    slow.terminate();
  });

  test('an attacker who does not speak HTTP does no harm', async () => {
    const server = await start();
    const raw = net.connect(server.port, '127.0.0.1');
    raw.on('error', () => {});
    raw.resume();
    raw.write('\u0000\u0001 nonsense\r\n\r\n');
    await new Promise((resolve) => raw.on('close', resolve));
    expect((await get(server, '/')).status).toBe(200);
  });
});

test('a taken port is an error, or any free one is used if allowed', async () => {
  const first = await start();
  await expect(start({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const second = await start({ port: first.port, orFree: true });
  expect(second.port).not.toBe(first.port);
  expect((await get(second, '/')).status).toBe(200);
});

test('closing ends every connection and frees the port', async () => {
  const server = await start();
  const socket = await opened(server);
  const gone = closing(socket);
  await server.close();
  await gone;
  await expect(get(server, '/')).rejects.toThrow();
});

test('a folder without a page is named in the error', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'paddock-empty-'));
  await expect(startServer({ service: service().service, root: empty, port: 0 })).rejects.toThrow('npm run build');
});
