// What happens to phones at a table, with the page's real client, its real waits and the events that its browser sends, over a
// network that can go dead without a word. The clock is moved by hand.
// Not here: real sockets (host/lan/tests/return.test.ts) and two tabs of one browser (screens/join/tests/two-tabs.dom.test.ts).

import { createClient } from '@api/client';
import { type Link, PROTOCOL } from '@api/contract';
import { createListeners } from '@api/listeners';
import { serve } from '@api/serve';
import type { Client, Handlers, Service, Session } from '@api/session';
import { drawFrom, seedRng } from '@core/rng';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { thisPage } from './page';

/** What "soon" means to a person who is back, ms: in 95 of 100 cases. */
const SOON = 2000;
const TIMES = 100;
/** ms that the first action waits for its answer, and then for the host's word, until the page tries a new link. */
const ANSWER = 700 + 3000;
/** ms that a frame takes through the air, at least and at most: a good Wi-Fi, and one with many phones. */
const FRAME = [2, 25] as const;
/** Steps of the hand clock, ms. */
const STEP = 5;

const chance = seedRng('phone drills');
const between = (least: number, most: number) => least + drawFrom(chance, most - least + 1);

/** Where the page is: what a browser would say of it. */
let page: {
  document: EventTarget & { visibilityState: string };
  window: EventTarget;
  navigator: { onLine: boolean; connection: EventTarget };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockImplementation(() => drawFrom(chance, 1000) / 1000);
  page = {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    window: new EventTarget(),
    navigator: { onLine: true, connection: new EventTarget() },
  };
  for (const [name, part] of Object.entries(page)) vi.stubGlobal(name, part);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A network between one phone and the host. */
class Air {
  /** Without it nothing arrives, and nobody hears of it. */
  isUp = true as boolean;
  /** Sockets that were opened so far. */
  opened = 0;
  private readonly sockets = new Set<{ isDead: boolean; lose(): void }>();
  private readonly host: Service;

  constructor(host: Service) {
    this.host = host;
  }

  /** The host has given up every socket so far, or its address is another now: they are dead, and the phone does not know. */
  kill(): void {
    for (const socket of this.sockets) socket.isDead = true;
  }

  /** The phone's system reports every socket of it as closed. */
  reset(): void {
    for (const socket of this.sockets) socket.lose();
  }

  open(): Link {
    this.opened += 1;
    const ends = [0, 1].map(() => ({ frames: createListeners<[string]>(), closed: createListeners<[]>() }));
    const opened = createListeners<[]>();
    let isOpen = true;
    const socket = {
      isDead: false as boolean,
      lose() {
        if (!isOpen) return;
        isOpen = false;
        for (const { closed } of ends) closed.tell();
      },
    };
    this.sockets.add(socket);
    let last = 0;
    const later = (trips: number, work: () => void) => {
      // Frames stay in order.
      last = Math.max(last, performance.now() + trips * between(...FRAME));
      setTimeout(() => {
        if (isOpen && !socket.isDead && this.isUp) work();
      }, last - performance.now());
    };
    const end = (own: number): Link => ({
      send: (frame) => void later(1, () => ends[1 - own]?.frames.tell(frame)),
      onFrame: (listener) => ends[own]!.frames.add(listener),
      onOpen: (listener) => opened.add(listener),
      onClose: (listener) => ends[own]!.closed.add(listener),
      // The close of a dead socket reaches nobody.
      close() {
        if (socket.isDead) isOpen = false;
        else socket.lose();
      },
    });
    if (!this.isUp) return end(0);
    // TCP's handshake and the upgrade: there and back, twice.
    later(4, () => {
      serve(end(1), 'guest', this.host, { check: false });
      opened.tell();
    });
    return end(0);
  }
}

/** A host with one seat, for every connection that asks for it. */
function table() {
  const seen: Session[] = [];
  const handlers = {
    'app.hello': () => ({ ok: true, value: {} }),
    'party.join': (_: unknown, session: Session) => {
      seen.push(session);
      return { ok: true, value: {} };
    },
    'match.watch': () => ({ ok: true, value: { match: 'm' } }),
  } as unknown as Handlers;
  return { service: { handlers, closed: () => undefined }, seen };
}

/** A guest's page at that table: says hello, sits down and watches whenever it connects. */
function phone(air: Air) {
  let plays = 0;
  const client: Client = createClient(() => air.open(), thisPage);
  const sit = async () => {
    const hello = await client.call('app.hello', { protocol: PROTOCOL, version: '' });
    const joined =
      hello.ok && (await client.call('party.join', { token: 'a-token-of-one-window-only', device: 'phone' }));
    if (joined !== false && joined.ok && (await client.call('match.watch', { match: 'm' })).ok) plays += 1;
  };
  client.onState((state) => {
    if (state === 'connected') void sit();
  });
  return { client, plays: () => plays };
}

/** ms until it plays again; Infinity if it never does. */
async function untilPlaying(own: ReturnType<typeof phone>, before: number): Promise<number> {
  for (let ms = 0; ms < 30_000; ms += STEP) {
    if (own.plays() > before) return ms;
    await vi.advanceTimersByTimeAsync(STEP);
  }
  return Number.POSITIVE_INFINITY;
}

/** No timer of the page runs for this long. What the host and the network did meanwhile is up to the test. */
function standStill(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

function show(state: 'hidden' | 'visible'): void {
  page.document.visibilityState = state;
  page.document.dispatchEvent(new Event('visibilitychange'));
}

/** Changes the times by sorting them. */
function expectSoon(times: number[], soon: number): void {
  times.sort((a, b) => a - b);
  expect(times[Math.ceil(TIMES * 0.95) - 1]).toBeLessThanOrEqual(soon);
  // And nobody is left outside.
  expect(times.at(-1)).toBeLessThanOrEqual(2 * soon);
}

const DRILLS: Readonly<Record<string, (air: Air) => Promise<void>>> = {
  'a page frozen for 90 s, whose link the host has given up': async (air) => {
    show('hidden');
    standStill(90_000);
    air.kill();
    show('visible');
  },
  'a page frozen for 90 s, which hears at once that its link is closed': async (air) => {
    show('hidden');
    standStill(90_000);
    air.reset();
    show('visible');
  },
  'a laptop that slept for eight hours with the page in front': async (air) => {
    standStill(8 * 3_600_000);
    air.kill();
  },
  'another address: the sockets are closed, and the network is back after a while': async (air) => {
    page.navigator.onLine = false;
    air.isUp = false;
    air.kill();
    air.reset();
    await vi.advanceTimersByTimeAsync(between(1000, 20_000));
    page.navigator.onLine = true;
    air.isUp = true;
    page.window.dispatchEvent(new Event('online'));
  },
  'another address: nobody says that the old socket is dead': async (air) => {
    air.kill();
    page.window.dispatchEvent(new Event('online'));
  },
  'another network, of which the browser says no more than that the connection changed': async (air) => {
    air.kill();
    page.navigator.connection.dispatchEvent(new Event('change'));
  },
};

describe.each(Object.entries(DRILLS))('%s', (_, drill) => {
  test(`plays again within ${SOON} ms in 95 of 100 cases, in the same seat`, async () => {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i += 1) {
      const { service, seen } = table();
      const air = new Air(service);
      const own = phone(air);
      await untilPlaying(own, 0);
      await vi.advanceTimersByTimeAsync(between(0, 8000));
      await drill(air);
      times.push(await untilPlaying(own, 1));
      expect(seen).toHaveLength(2);
      own.client.close();
    }
    expectSoon(times, SOON);
  });
});

test(`another network without any word: plays again within ${ANSWER + 1000} ms of the first action in 95 of 100 cases`, async () => {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const air = new Air(table().service);
    const own = phone(air);
    await untilPlaying(own, 0);
    // The person acts before the link's own ping, which comes after 4 s of silence.
    await vi.advanceTimersByTimeAsync(between(0, 3000));
    air.kill();
    void own.client.call('match.watch', { match: 'm' });
    times.push(await untilPlaying(own, 1));
    own.client.close();
  }
  expectSoon(times, ANSWER + 1000);
});

test.each([-3_600_000, 3_600_000])('a clock that is set by %i ms keeps the link, and the seat with it', async (ms) => {
  const { service, seen } = table();
  const air = new Air(service);
  const own = phone(air);
  await untilPlaying(own, 0);
  standStill(ms);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([air.opened, seen.length, own.client.state()]).toEqual([1, 1, 'connected']);
  own.client.close();
});

test('a page in the background that lost its link plays at once when it is seen again', async () => {
  const { service } = table();
  const air = new Air(service);
  const own = phone(air);
  await untilPlaying(own, 0);
  show('hidden');
  air.isUp = false;
  air.reset();
  await vi.advanceTimersByTimeAsync(90_000);
  air.isUp = true;
  show('visible');
  expect(await untilPlaying(own, 1)).toBeLessThan(500);
  own.client.close();
});

test('a closed client listens to nothing of its page any more', async () => {
  const { service } = table();
  const own = phone(new Air(service));
  await untilPlaying(own, 0);
  own.client.close();
  expect(vi.getTimerCount()).toBe(0);
});
