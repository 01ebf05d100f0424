// Sends hostile traffic from its own process, so that it slows others only through the work that the host does for it.
// Started by hostile.test.ts: argv is the table's URL, its code and the attack; prints one line of JSON.

import http from 'node:http';
import { PROTOCOL } from '@api/contract';
import { WebSocket } from 'ws';

const [, , url = '', code = '', attack = '', match = '', seconds = '2'] = process.argv;
const { host, hostname, port } = new URL(url);
const HELLO = `{"id":1,"call":"app.hello","input":{"protocol":${PROTOCOL},"version":""}}`;

/** The result of an attack: how often each thing happened. */
type Tally = Record<string, number>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Waits until the host has answered, which a slow machine does late; 10 s at most. */
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !isSo(); i += 1) await pause(100);
}
const frame = (id: number, call: string, input: unknown) => JSON.stringify({ id, call, input });

function count(tally: Tally, what: string, by = 1): void {
  tally[what] = (tally[what] ?? 0) + by;
}

function times(tally: Tally, what: string): number {
  return tally[what] ?? 0;
}

/** An open socket that counts replies and its end. undefined if it was refused. */
function open(tally: Tally, headers: Record<string, string> = {}): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`ws://${host}/ws`, { headers });
  socket.on('error', () => {});
  socket.on('close', (status) => count(tally, `closed ${status}`));
  socket.on('message', (data) => {
    const read = JSON.parse(String(data)) as { reply?: { ok: boolean; fault?: { code: string } } };
    if (read.reply !== undefined) count(tally, read.reply.ok ? 'granted' : (read.reply.fault?.code ?? 'fault'));
  });
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      count(tally, `refused ${response.statusCode}`);
      resolve(undefined);
    });
  });
}

async function sockets(tally: Tally, number: number): Promise<WebSocket[]> {
  const all = await Promise.all(Array.from({ length: number }, () => open(tally)));
  return all.filter((one) => one !== undefined);
}

function request(options: http.RequestOptions, body = ''): Promise<number> {
  return new Promise((resolve) => {
    const sent = http.request({ host: hostname, port, agent: false, ...options }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

const ATTACKS: Record<string, () => Promise<Tally>> = {
  async oversize() {
    const tally: Tally = {};
    // A client that is still writing when the host closes may find the connection gone before it has read the reason.
    const closed = () => times(tally, 'closed 1009') + times(tally, 'closed 1006') + times(tally, 'closed 1000');
    for (const [round, size] of [16_385, 65_536, 1_048_576, 16_777_216].entries()) {
      for (const socket of await sockets(tally, 10)) socket.send('x'.repeat(size));
      await until(() => closed() === 10 * (round + 1));
    }
    count(tally, 'closed', closed());
    count(tally, `body ${await request({ method: 'POST', path: '/' }, 'x'.repeat(16_385))}`);
    count(tally, `header ${await request({ path: '/', headers: { 'x-long': 'x'.repeat(8300) } })}`);
    count(tally, `url ${await request({ path: `/${'x'.repeat(2048)}` })}`);
    return tally;
  },
  async fragments() {
    const tally: Tally = {};
    for (let round = 0; round < 7; round += 1) {
      const some = await sockets(tally, 30);
      for (const socket of some) for (let i = 0; i < 2000; i += 1) socket.send('x', { fin: false });
      await pause(200);
      for (const socket of some) socket.terminate();
    }
    return tally;
  },
  async malformed() {
    const tally: Tally = {};
    const texts = [
      '',
      'nonsense',
      '{"id":1,"call":"app.hello","input":',
      `${'['.repeat(8000)}${']'.repeat(8000)}`,
      `{"id":1,"call":"x","input":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
      '{"id":1,"call":"app.hello","input":{"__proto__":{"role":"owner"}}}',
      '{"__proto__":{"id":1},"call":"app.hello","input":{}}',
      '{"id":1e999,"call":"app.hello","input":{}}',
      '{"id":1,"call":["party.close"],"input":{}}',
      '{"id":1,"call":"party.close","input":{}}',
      '{"id":1,"call":"constructor","input":{}}',
      frame(1, 'match.act', { match, ask: 1, action: { type: 'gear', gear: 2 } }),
      frame(1, 'match.watch', { match }),
    ];
    for (const socket of await sockets(tally, 10)) for (const text of texts) socket.send(text);
    for (const socket of await sockets(tally, 5)) socket.send(Buffer.from([0xff, 0xfe, 0xc0]), { binary: false });
    for (const socket of await sockets(tally, 5)) socket.send(Buffer.from([1, 2, 3]));
    await until(() => times(tally, 'closed 1007') === 5 && times(tally, 'closed 1003') === 5);
    return tally;
  },
  async flood() {
    const tally: Tally = {};
    const began = performance.now();
    let some: WebSocket[] = [];
    for (let tick = 0; tick < 500; tick += 1) {
      some = some.filter((socket) => socket.readyState === WebSocket.OPEN);
      while (some.length < 8) {
        const socket = await open(tally);
        if (socket === undefined) break;
        socket.send(HELLO);
        some.push(socket);
      }
      // 50 frames every 10 ms are 5,000 a second.
      for (let i = 0; i < 50; i += 1) some[i % some.length]?.send(frame(i + 2, 'match.watch', { match }));
      count(tally, 'sent', 50);
      await pause(Math.max(0, tick * 10 - (performance.now() - began)));
    }
    for (const socket of some) socket.terminate();
    return tally;
  },
  async stalled() {
    const tally: Tally = {};
    const readers = await sockets(tally, 32);
    for (const [i, socket] of readers.entries()) {
      socket.send(HELLO);
      socket.send(frame(2, 'party.join', { code, name: `Stalled ${i}`, device: 'phone' }));
      socket.send(frame(3, 'match.watch', { match }));
    }
    await until(() => times(tally, 'granted') >= readers.length * 3);
    // Reads nothing more, so the system's buffers fill, then the host's.
    for (const socket of readers) socket.pause();
    await pause(8000);
    return tally;
  },
  async guesses() {
    const tally: Tally = {};
    const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
    const guess = (length: number) =>
      Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
    for (let round = 0; round < 4; round += 1) {
      const some = await sockets(tally, 30);
      for (const socket of some) {
        socket.send(HELLO);
        for (let i = 0; i < 40; i += 1) {
          const input = i % 2 === 0 ? { code: guess(6) } : { token: guess(22) };
          socket.send(frame(i + 2, 'party.join', { ...input, name: 'Guess', device: 'phone' }));
        }
      }
      count(tally, 'sent', some.length * 40);
      // A slow host may not have answered any yet; in the end it answers every one.
      const answers = () => ['granted', 'not-found', 'too-fast'].reduce((sum, what) => sum + times(tally, what), 0);
      await until(() => answers() >= times(tally, 'sent') + 30 * (round + 1));
      for (const socket of some) socket.terminate();
      await pause(100);
    }
    return tally;
  },
  async hosts() {
    const tally: Tally = {};
    const names = [host, `localhost:${port}`, hostname, 'evil.example', `evil.example:${port}`, `${host}.evil.example`];
    for (const name of names) {
      for (const origin of [`http://${name}`, `http://${host}`, 'http://evil.example', 'null', `https://${name}`]) {
        const ours = (name === host || name === `localhost:${port}`) && origin === `http://${name}`;
        const socket = await open({}, { host: name, origin });
        count(tally, socket === undefined ? 'refused' : ours ? 'own page' : 'STRANGER');
        socket?.terminate();
      }
      count(tally, `page ${await request({ path: '/', headers: { host: name } })}`);
    }
    return tally;
  },
  async paths() {
    const tally: Tally = {};
    const ups = ['..', '%2e%2e', '.%2e', '%2e.', '..%2f', '..%5c', '%252e%252e', '..;', '.../', '%c0%ae%c0%ae'];
    const goals = ['etc/passwd', 'data/paddock.db', 'index.html%00.js', 'package.json', '.env'];
    for (const up of ups) {
      for (const goal of goals) {
        for (const depth of [1, 2, 3, 5, 8]) {
          for (const start of ['/', '/assets/']) {
            count(tally, `path ${await request({ path: `${start}${`${up}/`.repeat(depth)}${goal}` })}`);
          }
        }
      }
    }
    return tally;
  },
  /** Sockets that never say hello, send short frames and pongs as fast as they can, and reconnect when closed. */
  async shouting() {
    const tally: Tally = {};
    const end = performance.now() + Number(seconds) * 1000;
    const shout = async (kind: 'frames' | 'pongs') => {
      while (performance.now() < end) {
        const socket = await open(tally);
        if (socket === undefined) await pause(50);
        while (socket?.readyState === WebSocket.OPEN && performance.now() < end) {
          for (let i = 0; i < 1000; i += 1) {
            if (kind === 'frames') socket.send('12345678');
            else socket.pong('1234');
          }
          count(tally, kind, 1000);
          await new Promise((resolve) => setImmediate(resolve));
        }
        socket?.terminate();
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, i) => shout(i === 0 ? 'pongs' : 'frames')));
    return tally;
  },
  async markup() {
    const tally: Tally = {};
    const texts = [
      '<b>x</b>',
      '<img src=x onerror=a()>',
      '"><script>',
      '&lt;i&gt;',
      '\u202eevil',
      'a\u0000b',
      'javascript:1',
    ];
    const some = await sockets(tally, 20);
    for (const socket of some) socket.send(HELLO);
    for (let round = 0; round < 10; round += 1) {
      for (const [i, socket] of some.entries()) {
        const text = `${texts[(round + i) % texts.length]}${round}`;
        socket.send(frame(2, 'party.join', { code, name: text.slice(0, 24), device: 'phone' }));
        socket.send(frame(3, 'party.say', { to: null, text: `${text} ${text}` }));
        socket.send(frame(4, 'party.leave', {}));
      }
      await pause(200);
      await until(() => times(tally, 'granted') >= some.length * (1 + 3 * (round + 1)));
    }
    for (const socket of some) socket.terminate();
    return tally;
  },
};

const run = ATTACKS[attack];
if (run === undefined) throw new Error(`there is no attack ${attack}`);
process.stdout.write(`${JSON.stringify(await run())}\n`, () => process.exit(0));
