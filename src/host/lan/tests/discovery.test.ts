// Parties are found between machines with their own addresses: three network namespaces, two cables. Needs root on
// Linux; elsewhere it reports that it was not run. The tests of packet contents run everywhere.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PROTOCOL } from '@api/contract';
import type { Finding, NearbyParty } from '@api/party';
import { english } from '@api/tests/saying';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partiesIn } from '../discovery';

const tag = `pdk${process.pid % 10_000}`;
const [HOST, NEAR, FAR] = [`${tag}h`, `${tag}n`, `${tag}f`] as const;
const repository = path.resolve(import.meta.dirname, '../../../..');
const built = path.join(repository, 'node_modules/.cache/paddock-neighbour');

const trouble = troubleWithNamespaces();
if (trouble !== undefined) {
  console.warn(`NOT RUN: discovery between network namespaces. ${trouble}`);
}

function ip(...args: string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function troubleWithNamespaces(): string | undefined {
  if (process.platform !== 'linux') return 'This system has no network namespaces.';
  try {
    ip('netns', 'add', `${tag}x`);
    ip('netns', 'del', `${tag}x`);
    return undefined;
  } catch (error) {
    return `It needs root and the ip command: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  }
}

/** One cable between two namespaces, with an address at each end. */
function cable(name: string, a: string, addressA: string, b: string, addressB: string): void {
  ip('link', 'add', `${name}0`, 'type', 'veth', 'peer', 'name', `${name}1`);
  for (const [end, space, address] of [
    [`${name}0`, a, addressA],
    [`${name}1`, b, addressB],
  ] as const) {
    ip('link', 'set', end, 'netns', space);
    ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', end);
    ip('-n', space, 'link', 'set', end, 'up');
  }
}

class Machine {
  readonly near: NearbyParty[][] = [];
  private readonly child: ChildProcess;
  private readonly waiting: ((answer: unknown) => void)[] = [];

  constructor(space: string, root: string) {
    const args = ['netns', 'exec', space, process.execPath, path.join(built, 'neighbour.js'), root];
    this.child = spawn('ip', args, { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.child.stdout! }).on('line', (line) => {
      const message = JSON.parse(line) as { near?: NearbyParty[]; answer?: unknown };
      if (message.near !== undefined) this.near.push(message.near);
      else this.waiting.shift()?.(message.answer);
    });
  }
  order<T>(order: object): Promise<T> {
    this.child.stdin!.write(`${JSON.stringify(order)}\n`);
    return new Promise((resolve) => this.waiting.push(resolve as (answer: unknown) => void));
  }
  /** The parties found so far. */
  get found(): NearbyParty[] {
    return this.near.at(-1) ?? [];
  }
  /** Ends without a goodbye, like a machine whose plug is pulled. */
  kill(): void {
    this.child.kill('SIGKILL');
  }
}

describe.runIf(trouble === undefined)('between network namespaces', () => {
  const machines: Machine[] = [];
  let root = '';
  const start = (space: string) => {
    const machine = new Machine(space, root);
    machines.push(machine);
    return machine;
  };

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'paddock-site-'));
    writeFileSync(path.join(root, 'index.html'), '<h1>Paddock</h1>');
    await build({
      root: repository,
      configFile: false,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
      build: {
        ssr: path.join(import.meta.dirname, 'neighbour.ts'),
        outDir: built,
        emptyOutDir: true,
        target: 'node24',
      },
    });
    for (const space of [HOST, NEAR, FAR]) {
      ip('netns', 'add', space);
      ip('-n', space, 'link', 'set', 'lo', 'up');
    }
    cable(`${tag}a`, HOST, '10.77.0.1', NEAR, '10.77.0.2');
    cable(`${tag}b`, HOST, '10.78.0.1', FAR, '10.78.0.2');
  });
  afterAll(() => {
    for (const machine of machines) machine.kill();
    for (const space of [HOST, NEAR, FAR]) ip('netns', 'del', space);
  });

  const announcement = {
    id: 'party1',
    name: 'Friday Night = Heat',
    hostName: 'Zoë',
    game: 'heat',
    race: { circuit: 'usa', options: { laps: 2, garage: true, grid: 'random' } },
    seats: { taken: 1, all: 6 },
    state: 'waiting',
  };

  test('a party is found, changes, is joined and vanishes; the network it was not opened on hears nothing', async () => {
    const [host, near, far] = [start(HOST), start(NEAR), start(FAR)];
    await near.order({ do: 'look' });
    await far.order({ do: 'look' });
    const networks = await host.order<{ address: string }[]>({ do: 'networks' });
    expect(networks.map(({ address }) => address)).toEqual(['10.77.0.1', '10.78.0.1', '127.0.0.1']);
    const opened = await host.order<{ urls: string[] }>({ do: 'open', networks: ['10.77.0.1'], port: 0 });
    expect(opened.urls).toEqual(['http://10.77.0.1:7310/']);

    await host.order({ do: 'announce', announcement });
    await expect.poll(() => near.found).toEqual([{ ...announcement, protocol: PROTOCOL, url: opened.urls[0] }]);

    await host.order({
      do: 'announce',
      announcement: { ...announcement, seats: { taken: 6, all: 6 }, state: 'racing' },
    });
    await expect.poll(() => near.found[0]?.state, { timeout: 60_000 }).toBe('racing');

    const joined = await near.order<{ ok: boolean; frames: string[] }>({ do: 'connect', address: near.found[0]!.url });
    expect(joined).toEqual({ ok: true, frames: ['{"id":9,"reply":{"ok":true,"value":null}}'] });
    const outside = await far.order<{ ok: boolean }>({ do: 'connect', address: '10.78.0.1:7310' });
    expect(outside).toMatchObject({ ok: false, fault: { code: 'offline' } });

    const findings = await host.order<Finding[]>({ do: 'check' });
    const open = findings.find(({ title }) => english(title) === 'The party is open');
    expect(english(open?.text ?? [])).toContain('10.77.0.1:7310');

    await host.order({ do: 'close' });
    await expect.poll(() => near.found, { timeout: 60_000 }).toEqual([]);
    expect(far.near).toEqual([]);
    const closed = await near.order<{ ok: boolean }>({ do: 'connect', address: '10.77.0.1:7310' });
    expect(closed).toMatchObject({ ok: false, fault: { code: 'offline' } });
    for (const machine of machines.splice(0)) machine.kill();
  });

  test('a late searcher finds it too, and a host that vanished without a goodbye is forgotten', async () => {
    const host = start(HOST);
    await host.order({ do: 'open', networks: ['10.77.0.1', '127.0.0.1'], port: 7399 });
    await host.order({ do: 'announce', announcement: { ...announcement, id: 'party2' } });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const near = start(NEAR);
    await near.order({ do: 'look' });
    await expect.poll(() => near.found.map(({ url }) => url), { timeout: 60_000 }).toEqual(['http://10.77.0.1:7399/']);
    host.kill();
    await expect.poll(() => near.found, { timeout: 90_000, interval: 500 }).toEqual([]);
  });
});

describe('what a packet may say', () => {
  const texts = ['id=p', 'name=N', 'host=H', 'game=heat', 'seats=1/4', 'state=waiting', 'protocol=2'];
  const records = (own: string[] = texts, port = 7310): Parameters<typeof partiesIn>[0] => [
    { name: '_paddock._tcp.local', type: 'PTR', ttl: 30, data: 'p._paddock._tcp.local' },
    { name: 'p._paddock._tcp.local', type: 'SRV', data: { port, target: 'evil.example' } },
    { name: 'p._paddock._tcp.local', type: 'TXT', data: own.map((text) => Buffer.from(text)) },
    { name: 'evil.example', type: 'A', data: '203.0.113.9' },
  ];

  test('the address is where the packet came from, never what it names', () => {
    expect(partiesIn(records(), '192.168.1.9')[0]?.party.url).toBe('http://192.168.1.9:7310/');
    expect(partiesIn(records(), '203.0.113.9')).toEqual([]);
  });

  test('an invalid packet is not a party', () => {
    for (const missing of texts) {
      expect([missing, partiesIn(records(texts.filter((text) => text !== missing)), '10.0.0.1').length]).toEqual([
        missing,
        missing === 'host=H' || missing === 'game=heat' ? 1 : 0,
      ]);
    }
    expect(partiesIn(records(texts.with(4, 'seats=x/4')), '10.0.0.1')).toEqual([]);
    expect(partiesIn(records(texts.with(5, 'state=__proto__')), '10.0.0.1')).toEqual([]);
    expect(partiesIn([], '10.0.0.1')).toEqual([]);
  });

  test('the rules are the ones it announces, or none if they make no sense', () => {
    const raceOf = (...own: string[]) => partiesIn(records([...texts, ...own]), '10.0.0.1')[0]?.party.race;
    expect(raceOf()).toBeNull();
    expect(raceOf('circuit=oval', 'o.laps=3', 'o.garage=true', 'o.grid="random"')).toEqual({
      circuit: 'oval',
      options: { laps: 3, garage: true, grid: 'random' },
    });
    for (const nonsense of ['o.laps=3.5', 'o.laps=null', 'o.laps={}', 'o.laps=x', `o.laps="${'x'.repeat(99)}"`]) {
      expect([nonsense, raceOf('circuit=oval', nonsense)]).toEqual([nonsense, null]);
    }
    expect(raceOf('circuit=oval', ...Array.from({ length: 41 }, (_, i) => `o.n${i}=1`))).toBeNull();
    expect(Object.getPrototypeOf(raceOf('circuit=oval', 'o.__proto__=1')?.options ?? {})).toBe(Object.prototype);
  });

  test('long texts are cut', () => {
    const [found] = partiesIn(records(texts.with(1, `name=${'x'.repeat(200)}`)), '10.0.0.1');
    expect(found?.party.name.length).toBe(40);
  });
});
