// The network of one host on this machine's own addresses: the guests' listener and its limits, wires, and error messages.

import { mkdtempSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIMITS, PROTOCOL, type Reply } from '@api/contract';
import { silentLog } from '@api/log';
import { message } from '@api/messages';
import { apiErrorText, english, saying } from '@api/tests/saying';
import type { MessageDescriptor } from '@i18n/messages';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { findings } from './check';
import { targetOf } from './connect';
import { createLan } from './create-lan';
import type { Lan, Listener } from './lan';
import { type HelloService, helloService } from './tests/hello-service';

let root = '';
const lans: Lan[] = [];
const sockets: WebSocket[] = [];

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'paddock-site-'));
  writeFileSync(path.join(root, 'index.html'), '<h1>Paddock</h1>');
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  for (const lan of lans.splice(0)) await lan.close();
});

function newLan(): Lan {
  const lan = createLan({ root, log: silentLog, version: '0.0.0' });
  lans.push(lan);
  return lan;
}

async function opened(service: HelloService = helloService()): Promise<{ lan: Lan; listener: Listener; at: string }> {
  const lan = newLan();
  const listener = granted(await lan.open({ networks: ['127.0.0.1'], port: await freePort(), service }));
  return { lan, listener, at: `127.0.0.1:${listener.port}` };
}

function granted<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(apiErrorText(reply.fault));
  return reply.value;
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** An open socket, or the status of its refusal. from: a loopback address to connect from. */
function connect(at: string, headers: Record<string, string> = {}, from?: string): Promise<WebSocket | number> {
  const socket = new WebSocket(`ws://${at}/ws`, { headers, ...(from === undefined ? {} : { localAddress: from }) });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => resolve(0));
  });
}

function get(at: string, headers: Record<string, string> = {}): Promise<http.IncomingMessage> {
  const [host, port] = at.split(':');
  return new Promise((resolve, reject) => {
    http.get({ host, port, headers }, (response) => resolve(response.resume())).on('error', reject);
  });
}
const closing = (socket: WebSocket) => new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));

describe('the guests’ listener', () => {
  test('the port is closed before a party, open while it lasts, closed after it', async () => {
    const lan = newLan();
    const port = await freePort();
    expect(await answers(port)).toBe(false);
    const listener = granted(await lan.open({ networks: ['127.0.0.1'], port, service: helloService() }));
    expect([listener.port, listener.urls, await answers(port)]).toEqual([port, [`http://127.0.0.1:${port}/`], true]);
    const guest = await connect(`127.0.0.1:${port}`);
    const cut = guest instanceof WebSocket ? closing(guest) : undefined;
    await listener.close();
    await cut;
    expect(await answers(port)).toBe(false);
    expect((await lan.open({ networks: ['127.0.0.1'], port, service: helloService() })).ok).toBe(true);
  });

  test('it listens only on the chosen addresses, and only on private ones', async () => {
    const lan = newLan();
    for (const networks of [['0.0.0.0'], ['203.0.113.9'], ['127.0.0.1', '10.254.254.254'], []]) {
      const refused = await lan.open({ networks, port: 0, service: helloService() });
      expect(refused).toMatchObject({ ok: false, fault: { code: 'not-found' } });
    }
    const others = lan.networks().filter(({ kind }) => kind !== 'loopback');
    const { listener } = await opened();
    for (const { address } of others) {
      const reached = await new Promise<boolean>((resolve) => {
        const socket = net.connect(listener.port, address, () => resolve(true));
        socket.on('error', () => resolve(false));
      });
      expect([address, reached]).toEqual([address, false]);
    }
  });

  test('several addresses answer on one port', async () => {
    const lan = newLan();
    const networks = lan.networks().map(({ address }) => address);
    const listener = granted(await lan.open({ networks, port: await freePort(), service: helloService() }));
    expect(listener.urls.length).toBe(networks.length);
    for (const url of listener.urls) {
      const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
        http.get(url, resolve).on('error', reject),
      );
      expect(response.statusCode).toBe(200);
      response.resume();
      const socket = await connect(new URL(url).host, { origin: url.slice(0, -1) });
      expect(socket).toBeInstanceOf(WebSocket);
    }
  });

  test('a port in use gives a message; with port 0 any free one is used', async () => {
    const { listener } = await opened();
    const lan = newLan();
    const taken = await lan.open({ networks: ['127.0.0.1'], port: listener.port, service: helloService() });
    expect(taken).toMatchObject({ ok: false, fault: { code: 'in-use' } });
    expect(JSON.stringify(taken)).toContain(String(listener.port));
    const free = granted(await lan.open({ networks: ['127.0.0.1'], port: 0, service: helloService() }));
    expect(free.port).not.toBe(listener.port);
  });

  test('pages that were never built give a message', async () => {
    const lan = createLan({ root: path.join(root, 'nothing'), log: silentLog, version: '0.0.0' });
    const refused = await lan.open({ networks: ['127.0.0.1'], port: 0, service: helloService() });
    expect(refused).toMatchObject({ fault: { said: saying('npm run build') } });
  });

  test('every client is a guest, with an address', async () => {
    const service = helloService();
    const { at } = await opened(service);
    const socket = (await connect(at)) as WebSocket;
    const reply = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
    socket.send(`{"id":1,"call":"app.hello","input":{"protocol":${PROTOCOL},"version":""}}`);
    expect(await reply).toContain('"role":"guest"');
    expect(service.came[0]).toMatchObject({ role: 'guest', from: '127.0.0.1' });
    const refusal = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
    socket.send('{"id":2,"call":"matches.list","input":{}}');
    expect(await refusal).toContain('not-allowed');
  });

  test('only its own host names are answered, and only its own pages may connect', async () => {
    const { at, listener } = await opened();
    const own = [at, `localhost:${listener.port}`];
    const hosts = [...own, 'evil.example', `evil.example:${listener.port}`, '127.0.0.1', `10.9.9.9:${listener.port}`];
    const origins = [undefined, ...hosts.map((host) => `http://${host}`), `https://${at}`, 'null', `http://${at}/`];
    for (const host of hosts) {
      expect([host, (await get(at, { host })).statusCode]).toEqual([host, own.includes(host) ? 200 : 403]);
      for (const origin of origins) {
        const allowed = own.includes(host) && (origin === undefined || origin === `http://${host}`);
        const answer = await connect(at, { host, ...(origin === undefined ? {} : { origin }) });
        const got = typeof answer === 'number' ? answer : 101;
        expect([host, origin, got === 101]).toEqual([host, origin, allowed]);
        if (answer instanceof WebSocket) {
          const gone = closing(answer);
          answer.close();
          await gone;
        }
      }
    }
  });

  test('guests’ pages carry the policy, without the header that plain HTTP complains about', async () => {
    const { at } = await opened();
    const { headers } = await get(at);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    // The silent video that keeps phones awake.
    expect(headers['content-security-policy']).toContain("media-src 'self' data:;");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });

  test('a message of 16 KB passes, one byte more closes the socket', async () => {
    const { at } = await opened();
    const socket = (await connect(at)) as WebSocket;
    const reply = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
    socket.send('{"id":1,"call":"link.ping","input":{}}'.padEnd(LIMITS.guestFrame));
    expect(await reply).toContain('"ok":true');
    const over = closing(socket);
    socket.send('x'.repeat(LIMITS.guestFrame + 1));
    expect(await over).toBe(1009);
  });

  test('64 fragments make a message, more close the socket', async () => {
    const { at } = await opened();
    const socket = (await connect(at)) as WebSocket;
    const cut = closing(socket);
    for (let i = 0; i < 200; i += 1) socket.send('x', { fin: false });
    expect(await cut).toBe(1008);
  });

  test('a body over 16 KB is refused unread', async () => {
    const { at } = await opened();
    const [host, port] = at.split(':');
    const post = (length: number) =>
      new Promise<number>((resolve, reject) => {
        const request = http.request(
          { host, port, method: 'POST', headers: { 'content-length': length } },
          (response) => resolve(response.resume().statusCode ?? 0),
        );
        request.on('error', reject);
        request.flushHeaders();
      });
    expect([await post(16 * 1024), await post(16 * 1024 + 1)]).toEqual([404, 413]);
  });

  test('a socket without a hello within 5 s is closed, one with a hello stays open', async () => {
    const { at } = await opened();
    // Measured from before the connection is accepted: the time a busy machine takes is not part of the five seconds.
    const began = performance.now();
    const silent = (await connect(at)) as WebSocket;
    const polite = (await connect(at)) as WebSocket;
    polite.send(`{"id":1,"call":"app.hello","input":{"protocol":${PROTOCOL},"version":""}}`);
    silent.send('{"id":1,"call":"link.ping","input":{}}');
    await closing(silent);
    expect(performance.now() - began).toBeGreaterThan(4000);
    expect(polite.readyState).toBe(WebSocket.OPEN);
  });
});

describe('a wire to another host', () => {
  const deaf = { frame: () => {}, close: () => {} };

  test.each([
    ['192.168.1.24:7310', '192.168.1.24:7310'],
    [' http://192.168.1.24:7399/ ', '192.168.1.24:7399'],
    ['192.168.1.24', '192.168.1.24:7310'],
    ['http://10.0.0.1:7310/#/join/ABC234', '10.0.0.1:7310'],
    ['[fd00::2]:7310', '[fd00::2]:7310'],
    ['laptop.local', 'laptop.local:7310'],
    ['10.0.0.1:80', '10.0.0.1'],
    ['https://10.0.0.1', undefined],
    ['ws://10.0.0.1', undefined],
    ['file:///etc/passwd', undefined],
    ['a@10.0.0.1', undefined],
    ['two words', undefined],
    ['', undefined],
  ])('%o leads to %o', (typed, host) => {
    expect(targetOf(typed)?.host).toBe(host);
  });

  test('carries frames both ways as a page of that host would, and reports when it ends', async () => {
    const service = helloService();
    const { listener } = await opened(service);
    const frames: string[] = [];
    const ends: string[] = [];
    const on = {
      frame: (frame: string) => frames.push(frame),
      close: (why: MessageDescriptor) => ends.push(english(why)),
    };
    const wire = granted(await newLan().connect(listener.urls[0]!, on));
    expect(frames).toEqual([]);
    wire.send('{"id":5,"call":"link.ping","input":{}}');
    await expect.poll(() => frames).toEqual(['{"id":5,"reply":{"ok":true,"value":null}}']);
    service.came[0]?.close();
    await expect.poll(() => ends.length).toBe(1);
    expect(ends[0]).toContain(`127.0.0.1:${listener.port}`);
    wire.send('late');
    wire.close();
    expect(ends.length).toBe(1);
  });

  test('a wire closed from here reports nothing more', async () => {
    const service = helloService();
    const { listener } = await opened(service);
    const ends: string[] = [];
    const wire = granted(
      await newLan().connect(listener.urls[0]!, { frame: () => {}, close: (why) => ends.push(english(why)) }),
    );
    wire.close();
    await expect.poll(() => service.gone.length).toBe(1);
    expect(ends).toEqual([]);
  });

  test('no answer, another version and a stranger give different messages', async () => {
    const lan = newLan();
    expect(await lan.connect('no address', deaf)).toMatchObject({ ok: false, fault: { code: 'bad-input' } });
    const nobody = await lan.connect(`127.0.0.1:${await freePort()}`, deaf);
    expect(nobody).toMatchObject({ ok: false, fault: { said: saying('No party is open') } });
    const newer = await lan.connect((await opened(helloService(99))).at, deaf);
    expect(newer).toMatchObject({ ok: false, fault: { code: 'too-old' } });
    const older = await lan.connect((await opened(helloService(1))).at, deaf);
    expect(older).toMatchObject({ ok: false, fault: { code: 'too-new' } });

    const web = http.createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
    await new Promise((resolve) => web.once('listening', resolve));
    const stranger = await lan.connect(`127.0.0.1:${(web.address() as AddressInfo).port}`, deaf);
    expect(stranger).toMatchObject({ ok: false, fault: { code: 'offline' } });
    web.close();

    const chatter = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((resolve) => chatter.once('listening', resolve));
    chatter.on('connection', (socket) => socket.on('message', () => socket.send('{"id":1,"reply":{"ok":true}}')));
    const odd = await lan.connect(`127.0.0.1:${(chatter.address() as AddressInfo).port}`, deaf);
    expect(odd).toMatchObject({ ok: false, fault: { said: saying('isn’t running Paddock') } });
    chatter.close();
  });

  test('a host that accepts and then stays silent is given up', async () => {
    const mute = net.createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => mute.once('listening', resolve));
    const reply = await newLan().connect(`127.0.0.1:${(mute.address() as AddressInfo).port}`, deaf);
    expect(reply).toMatchObject({ ok: false, fault: { code: 'offline' } });
    mute.close();
  });
});

describe('why can they not see me', () => {
  const wifi = { address: '192.168.1.24', name: 'wlan0', kind: 'wifi' } as const;
  const cable = { address: '127.0.0.1', name: 'eth0', kind: 'ethernet' } as const;
  const tunnel = { address: '10.8.0.2', name: 'tun0', kind: 'other' } as const;
  const here = { address: '127.0.0.1', name: 'lo', kind: 'loopback' } as const;
  const checked = { networks: [here], listener: undefined, multicastTrouble: undefined, platform: 'linux' } as const;
  const titles = async (own: Partial<Parameters<typeof findings>[0]>) =>
    (await findings({ ...checked, ...own })).map(({ level, title }) => `${level}: ${english(title)}`);

  test('no network, no table', async () => {
    expect((await titles({})).slice(0, 2)).toEqual([
      'bad: This computer isn’t on a private network',
      'bad: No party is open',
    ]);
  });

  test('only Wi-Fi, only a tunnel, several networks', async () => {
    expect(await titles({ networks: [wifi, here] })).toContain('warning: This computer is on Wi-Fi only');
    expect(await titles({ networks: [tunnel, here] })).toContain('warning: Only a virtual network was found');
    expect(await titles({ networks: [cable, wifi, here] })).toContain('warning: This computer is on several networks');
  });

  test('a listener that answers, one that does not, one on a network that is gone', async () => {
    const { listener } = await opened();
    const at = (port: number, address = '127.0.0.1') => ({
      networks: [cable],
      listener: { port, addresses: [address] },
    });
    expect(await titles(at(listener.port))).toContain('good: The party is open');
    expect(await titles(at(await freePort()))).toContain('bad: The party does not answer');
    expect(await titles(at(listener.port, '192.168.77.1'))).toContain('bad: A network is gone');
    const inside = await titles({
      networks: [here, wifi],
      listener: { port: listener.port, addresses: ['127.0.0.1'] },
    });
    expect(inside).toContain('bad: The party is open to this computer only');
  });

  test('trouble with multicast says what still works, and each system has its own hint', async () => {
    const all = await findings({
      ...checked,
      networks: [wifi],
      multicastTrouble: message('found.unseen.text', { address: '10.0.0.1', code: 'EPERM' }),
    });
    expect(all.map(({ text }) => english(text)).join()).toContain('the address and the code');
    for (const [platform, word] of [
      ['win32', 'Windows Security'],
      ['darwin', 'System Settings'],
      ['linux', 'ufw allow 7310'],
    ] as const) {
      expect(english((await findings({ ...checked, platform })).at(-1)?.text ?? [])).toContain(word);
    }
  });

  test('a real host finds its own listener', async () => {
    const { lan } = await opened();
    expect((await lan.check()).map(({ title }) => english(title))).toContain('The party is open');
  });
});
