// Updates as deltas, from a service through a link to a client: screens get exactly what the host pushed.

import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient } from '../client';
import type { Link, MatchUpdate } from '../contract';
import { memoryPair } from '../links/memory';
import { serve } from '../serve';
import type { Handlers, Session } from '../session';
import { createDeltaReceiver, createDeltaSender, deltaOf, type Pack } from './delta';

const pack: Pack = (bytes, dictionary) => deflateRawSync(bytes, { dictionary });

function update(seq: number, view: unknown = {}): MatchUpdate {
  return {
    match: 'm',
    game: 'derby',
    circuit: 'ring',
    options: {},
    seq,
    step: seq,
    viewer: 'watcher',
    seats: [{ seat: 0, name: 'Zoë', colour: 'red', driver: { kind: 'lan' } }],
    mine: [],
    sitting: [],
    lent: [],
    view,
    events: [{ type: 'moved', seat: 0, to: seq }],
    timeOuts: [],
    asks: [{ id: seq, seat: 0, kind: 'roll', sealed: false, committed: false, endsAt: null }],
    choices: {},
    canTakeBack: false,
    finished: false,
    standings: [{ seat: 0, place: 1, status: 'racing', sortKey: [seq] }],
    clock: 0,
    banks: [],
    paused: false,
    goOn: { after: 0, host: 0 },
    now: 1_700_000_000_000 + seq,
    origin: { practice: false, season: null },
  };
}

/** A guest watching a race. tamper: may change or drop a frame in transit. */
function guest(tamper: (frame: string) => string | undefined = (frame) => frame) {
  const frames: string[] = [];
  const got: MatchUpdate[] = [];
  const at: { session?: Session } = {};
  const handlers = { 'match.watch': () => ({ ok: true, value: update(0) }) } as unknown as Handlers;
  const open = (): Link => {
    const [near, far] = memoryPair();
    const onTheWay: Link = {
      ...far,
      send(frame) {
        frames.push(frame);
        const arrives = tamper(frame);
        if (arrives !== undefined) far.send(arrives);
      },
    };
    at.session = serve(onTheWay, 'guest', { handlers, closed: () => {} }, { check: false, pack });
    return near;
  };
  const client = createClient(open);
  client.on('match.update', (body) => got.push(body));
  const push = async (body: MatchUpdate) => {
    at.session?.push('match.update', body);
    await settled();
  };
  const watch = async () => {
    await client.call('match.watch', { match: 'm' });
    await settled();
    frames.length = 0;
  };
  return { client, frames, got, push, watch };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('after a full update, the next ones travel as deltas and arrive unchanged', async () => {
  const { client, frames, got, push, watch } = guest();
  await watch();
  const sent = [1, 2, 3].map((seq) =>
    update(seq, { cars: Array.from({ length: 20 }, (_, car) => ({ car, at: seq })) }),
  );
  for (const one of sent) await push(one);
  expect(got).toEqual(sent);
  expect(frames.every((frame) => frame.startsWith('{"delta":"m"'))).toBe(true);
  expect(frames.at(-1)?.length).toBeLessThan(JSON.stringify(sent.at(-1)).length / 3);
  client.close();
});

test('a client that has received nothing gets the first update in full', async () => {
  const { client, frames, got, push } = guest();
  await settled();
  await push(update(1));
  await push(update(2));
  expect(frames.map((frame) => frame.slice(0, 8))).toEqual(['{"push":', '{"delta"']);
  expect(got).toEqual([update(1), update(2)]);
  client.close();
});

test('a lost or changed delta is noticed, the full update is requested automatically, and the race goes on', async () => {
  for (const spoil of [
    () => undefined,
    (frame: string) => frame.replace(/"data":"....../, '"data":"AAAAAA'),
    (frame: string) => frame.replace(/"check":"./, '"check":"x'),
    (frame: string) => frame.replace(/"size":\d+/, '"size":7'),
  ]) {
    let count = 0;
    const { client, got, push, watch } = guest((frame) => {
      if (!frame.startsWith('{"delta"')) return frame;
      count += 1;
      return count === 2 ? spoil(frame) : frame;
    });
    await watch();
    for (let seq = 1; seq <= 6; seq += 1) {
      await push(update(seq));
      await settled();
    }
    expect(got.at(-1)).toEqual(update(6));
    expect(got.every((one) => JSON.stringify(one) === JSON.stringify(update(one.seq)))).toBe(true);
    expect(got.map((one) => one.seq)).toEqual(got.map((one) => one.seq).toSorted((a, b) => a - b));
    expect(client.state()).toBe('connected');
    client.close();
  }
});

test('each step is compressed once for all clients that share its updates', () => {
  let packs = 0;
  const counting: Pack = (bytes, dictionary) => {
    packs += 1;
    return pack(bytes, dictionary);
  };
  const [a, b] = [update(1), update(2)];
  const senders = Array.from({ length: 32 }, () => createDeltaSender(counting));
  for (const sender of senders) sender.given(a);
  expect(new Set(senders.map((sender) => sender.frameFor(b))).size).toBe(1);
  expect(packs).toBe(1);
});

test('any view arrives byte for byte, even with keys that mean something in JavaScript', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 2, maxLength: 6 }), (views) => {
      const sender = createDeltaSender(pack);
      const receiver = createDeltaReceiver();
      views.forEach((view, seq) => {
        const sent = update(seq, { view, text: 'x'.repeat(seq * 9000), hidden: JSON.parse('{"__proto__":{"a":1}}') });
        const frame = sender.frameFor(sent);
        if (frame === undefined) {
          receiver.given(JSON.parse(JSON.stringify(sent)));
          return;
        }
        const delta = deltaOf(JSON.parse(frame));
        const read = delta && receiver.read(delta);
        expect(JSON.stringify(read)).toBe(JSON.stringify(sent));
      });
    }),
    { numRuns: 300 },
  );
  expect('a' in {}).toBe(false);
});

test('a delta that belongs elsewhere is refused', () => {
  const sender = createDeltaSender(pack);
  sender.given(update(1));
  const delta = deltaOf(JSON.parse(sender.frameFor(update(2)) ?? ''));
  if (delta === undefined) throw new Error('no delta');
  const receiver = createDeltaReceiver();
  expect(receiver.read(delta)).toBeUndefined();
  receiver.given(update(7, { another: 'view altogether' }));
  expect(receiver.read(delta)).toBeUndefined();
  receiver.given(update(1));
  expect(receiver.read({ ...delta, check: 'x' })).toBeUndefined();
  expect(receiver.read({ ...delta, data: '!' })).toBeUndefined();
  expect(receiver.read({ ...delta, size: delta.size - 1 })).toBeUndefined();
  expect(receiver.read(delta)).toEqual(update(2));
});

test.each([
  [{ delta: 'm' }],
  [{ delta: 1, check: '', size: 2, data: '' }],
  [{ delta: 'm', check: '', size: 2_000_000, data: '' }],
  [{ delta: 'm', check: '', size: -1, data: '' }],
  [null],
  [[]],
])('%o is not a delta', (frame) => {
  expect(deltaOf(frame)).toBeUndefined();
});
