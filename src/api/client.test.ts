import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client';
import type { Link, LinkState } from './contract';
import { encodeHostFrame } from './frames/codec';
import { memoryPair } from './links/memory';
import { message } from './messages';

/** Each call of open makes a new link. ends: the host's ends, in order. heard: the frames that each of them got. */
function network() {
  const ends: Link[] = [];
  const heard: string[][] = [];
  return {
    ends,
    heard,
    open(): Link {
      const [near, far] = memoryPair();
      const frames: string[] = [];
      far.onFrame((frame) => frames.push(frame));
      ends.push(far);
      heard.push(frames);
      return near;
    },
  };
}
const flush = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a call made before the link is open goes out once it is, and gets its reply', async () => {
  const net = network();
  const client = createClient(net.open);
  const reply = client.call('matches.list', {});
  expect(client.state()).toBe('connecting');
  await flush();
  expect(client.state()).toBe('connected');
  expect(net.heard[0]).toEqual(['{"id":1,"call":"matches.list","input":{}}']);
  net.ends[0]?.send(encodeHostFrame({ id: 1, reply: { ok: true, value: [] } }));
  expect(await reply).toEqual({ ok: true, value: [] });
  client.close();
});

test('replies find their calls in any order', async () => {
  const net = network();
  const client = createClient(net.open);
  const first = client.call('match.leave', { match: 'a' });
  const second = client.call('match.leave', { match: 'b' });
  await flush();
  net.ends[0]?.send(encodeHostFrame({ id: 2, reply: { ok: true, value: null } }));
  net.ends[0]?.send(
    encodeHostFrame({ id: 1, reply: { ok: false, fault: { code: 'not-found', said: message('race.gone') } } }),
  );
  expect([await first, await second].map((reply) => reply.ok)).toEqual([false, true]);
  client.close();
});

test('a listener gets pushes until it is removed', async () => {
  const net = network();
  const client = createClient(net.open);
  const heard: unknown[] = [];
  const stop = client.on('matches.changed', (body) => heard.push(body));
  await flush();
  net.ends[0]?.send(encodeHostFrame({ push: 'matches.changed', body: {} }));
  net.ends[0]?.send(encodeHostFrame({ push: 'app.unknown', body: {} }));
  net.ends[0]?.send('not a frame');
  await flush();
  stop();
  net.ends[0]?.send(encodeHostFrame({ push: 'matches.changed', body: {} }));
  await flush();
  expect(heard).toEqual([{}]);
  client.close();
});

test('when the link closes, pending and new calls fail as offline until it is back', async () => {
  const net = network();
  const states: LinkState[] = [];
  const client = createClient(net.open);
  client.onState((state) => states.push(state));
  await flush();
  const pending = client.call('matches.list', {});
  net.ends[0]?.close();
  expect(await pending).toMatchObject({ ok: false, fault: { code: 'offline' } });
  expect(await client.call('matches.list', {})).toMatchObject({ ok: false, fault: { code: 'offline' } });
  await vi.advanceTimersByTimeAsync(250);
  expect(net.ends.length).toBe(2);
  expect(states).toEqual(['connected', 'reconnecting', 'connected']);
  client.close();
});

test('waits between attempts double from 250 ms up to 1.5 s, with jitter of at most half', async () => {
  const tries: number[] = [];
  const closing = (): Link => {
    const [near, far] = memoryPair();
    tries.push(Date.now());
    far.close();
    return near;
  };
  const client = createClient(closing);
  await vi.advanceTimersByTimeAsync(30_000);
  client.close();
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  const longest = [250, 500, 1000, 1500, 1500, 1500, 1500];
  longest.forEach((limit, index) => {
    expect(waits[index]).toBeLessThanOrEqual(limit + 1);
    expect(waits[index]).toBeGreaterThanOrEqual(limit / 2 - 1);
  });
});

test('returning to the page reconnects at once, and a closed client no longer listens for it', async () => {
  let back = () => {};
  let isHeard = true;
  const page = {
    isOffline: () => true,
    onReturn: (heard: () => void) => {
      back = heard;
      return () => {
        isHeard = false;
      };
    },
  };
  let tries = 0;
  const client = createClient(() => {
    const [near, far] = memoryPair();
    tries += 1;
    far.close();
    return near;
  }, page);
  await vi.advanceTimersByTimeAsync(20_000);
  const before = tries;
  back();
  expect(tries).toBe(before + 1);
  client.close();
  expect(isHeard).toBe(false);
});

test('without a network, attempts become rarer still, so that the browser does not delay the one that counts', async () => {
  const page = { isOffline: () => true, onReturn: () => () => undefined };
  let tries = 0;
  const client = createClient(() => {
    const [near, far] = memoryPair();
    tries += 1;
    far.close();
    return near;
  }, page);
  await vi.advanceTimersByTimeAsync(40_000);
  client.close();
  expect(tries).toBeGreaterThan(8);
  expect(tries).toBeLessThanOrEqual(16);
});

test('a link that carried a frame resets the waits', async () => {
  const net = network();
  const client = createClient(net.open);
  for (let round = 0; round < 6; round += 1) {
    await flush();
    net.ends.at(-1)?.send(encodeHostFrame({ push: 'matches.changed', body: {} }));
    await flush();
    net.ends.at(-1)?.close();
    await vi.advanceTimersByTimeAsync(251);
    expect(net.ends.length).toBe(round + 2);
  }
  client.close();
});

test('a closed client stays closed and settles its pending calls', async () => {
  const net = network();
  const client = createClient(net.open);
  await flush();
  const pending = client.call('matches.list', {});
  client.close();
  expect(await pending).toMatchObject({ ok: false, fault: { code: 'offline' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(net.ends.length).toBe(1);
  expect(client.state()).toBe('disconnected');
  expect(await client.call('matches.list', {})).toMatchObject({ ok: false, fault: { code: 'offline' } });
});

test('a listener that throws does not keep the others from being called', async () => {
  const net = network();
  const client = createClient(net.open);
  const heard: string[] = [];
  const thrown: unknown[] = [];
  const onError = (error: unknown) => thrown.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', onError);
  client.on('matches.changed', () => {
    throw new Error('mine');
  });
  client.on('matches.changed', () => heard.push('second'));
  await flush();
  net.ends[0]?.send(encodeHostFrame({ push: 'matches.changed', body: {} }));
  await flush();
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('uncaughtException', onError);
  for (const other of others) process.on('uncaughtException', other);
  expect(heard).toEqual(['second']);
  expect(thrown).toMatchObject([{ message: 'mine' }]);
  client.close();
});

test('a link that does not open is given up after 5.5 s', async () => {
  let opens = 0;
  const never = (): Link => {
    opens += 1;
    const deaf = () => () => {};
    return { send() {}, onFrame: deaf, onOpen: deaf, onClose: deaf, close() {} };
  };
  const client = createClient(never);
  await vi.advanceTimersByTimeAsync(5499);
  expect([opens, client.state()]).toEqual([1, 'connecting']);
  await vi.advanceTimersByTimeAsync(251);
  expect([opens, client.state()]).toEqual([2, 'reconnecting']);
  client.close();
});

test('a silent link is pinged after 4 s and given up after 10 s', async () => {
  const net = network();
  const client = createClient(net.open);
  await vi.advanceTimersByTimeAsync(4000);
  expect(net.heard[0]).toEqual(['{"id":1,"call":"link.ping","input":{}}']);
  net.ends[0]?.send(encodeHostFrame({ id: 1, reply: { ok: true, value: null } }));
  await vi.advanceTimersByTimeAsync(9999);
  expect(net.ends.length).toBe(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(net.ends.length).toBe(2);
  client.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(net.ends.length).toBe(2);
});
