// The workshop's commands: what is kept, what is refused, and how races on a circuit find its source.

import type { KeptCircuit } from '@api/circuits/commands';
import { LIMITS } from '@api/constants';
import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bot, type Guest, type Party, party, YOU } from '../../tests/party';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games });
  me = it.join();
});
afterEach(() => it.end());

type Source = Record<string, Json> & { name: string };

function drawn(seed: string): Source {
  const rng = seedRng(seed);
  return games.heat!.workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound)) as Source;
}
const save = (source: Json, kept?: string): Promise<KeptCircuit> =>
  value(me.client.call('circuits.save', { source, ...(kept !== undefined && { kept }) }));
const list = () => value(me.client.call('circuits.list', {}));

/** Races two AI drivers to the end on a circuit. */
async function race({ circuit, source }: Pick<KeptCircuit, 'circuit' | 'source'>): Promise<string> {
  const seats = [YOU, bot()].map((driver, seat) => ({
    name: `Driver ${seat + 1}`,
    colour: games.heat!.colours[seat]!,
    driver,
  }));
  const setup = { game: 'heat', circuit, source: source as Json, options: { laps: 1 }, seats, clock: 0, seed: 'on' };
  const { match } = await value(me.client.call('matches.create', setup));
  await value(me.client.call('match.watch', { match }));
  await value(me.client.call('match.handOver', { match, seat: 0, driver: { kind: 'ai', level: 'easy' } }));
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  return match;
}

test('a circuit is kept, listed, opened and deleted', async () => {
  const source = drawn('one');
  const kept = await save(source);
  expect(kept).toMatchObject({ game: 'heat', name: source.name, errors: 0, races: 0, isRaced: false, hasDraft: false });
  expect(await list()).toEqual([kept]);
  expect(await value(me.client.call('circuits.list', { game: 'derby' }))).toEqual([]);
  expect(await value(me.client.call('circuits.open', { kept: kept.kept }))).toEqual({ circuit: kept, draft: null });
  await value(me.client.call('circuits.delete', { kept: kept.kept }));
  expect(await list()).toEqual([]);
  expect(await me.client.call('circuits.open', { kept: kept.kept })).toMatchObject({ fault: { code: 'not-found' } });
});

test('a new circuit never replaces one: its name gets a number', async () => {
  const source = drawn('two');
  await save(source);
  const second = await save(source);
  const third = await save({ ...source, name: second.name });
  expect([second.name, third.name]).toEqual([`${source.name} 2`, `${source.name} 3`]);
  expect(await list()).toHaveLength(3);
  const long = 'x'.repeat(40);
  await save({ ...source, name: long });
  expect((await save({ ...source, name: long })).name).toBe(`${'x'.repeat(38)} 2`);
});

test('the picture under a road is kept with its circuit, is no part of it, and goes with it', async () => {
  const kept = await save(drawn('three'));
  const picture = (circuit = kept.kept) => value(me.client.call('circuits.underlay', { kept: circuit }));
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  const place = { x: 10, y: -4.5, width: 900, ratio: 0.6, opacity: 0.5 };
  expect(await picture()).toBeNull();
  await value(me.client.call('circuits.setUnderlay', { kept: kept.kept, underlay: { image, place } }));
  expect(await picture()).toEqual({ image, place });
  const moved = { ...place, x: 20, opacity: 0.8 };
  await value(me.client.call('circuits.setUnderlay', { kept: kept.kept, underlay: { place: moved } }));
  expect(await picture()).toEqual({ image, place: moved });
  expect(await list()).toEqual([kept]);
  expect((await save({ ...drawn('three'), laps: 1 }, kept.kept)).kept).toBe(kept.kept);
  expect(await picture()).toEqual({ image, place: moved });
  await value(me.client.call('circuits.setUnderlay', { kept: kept.kept, underlay: null }));
  expect(await picture()).toBeNull();
  const alone = { kept: kept.kept, underlay: { place } };
  expect(await me.client.call('circuits.setUnderlay', alone)).toMatchObject({ fault: { code: 'not-found' } });
  await value(me.client.call('circuits.setUnderlay', { kept: kept.kept, underlay: { image, place } }));
  await value(me.client.call('circuits.delete', { kept: kept.kept }));
  expect(it.store.circuits.underlay(kept.kept)).toBeUndefined();
});

test.each([
  ['another kind of file', 'data:image/svg+xml;base64,AAAA'],
  ['an address', 'https://example.org/a.png'],
  ['more than fits', `data:image/png;base64,${'A'.repeat(LIMITS.underlay)}`],
])('%s is no picture for a road', async (_, image) => {
  const kept = await save(drawn('four'));
  const place = { x: 0, y: 0, width: 900, ratio: 0.6, opacity: 0.5 };
  const set = await me.client.call('circuits.setUnderlay', { kept: kept.kept, underlay: { image, place } });
  expect(set).toMatchObject({ ok: false, fault: { code: 'bad-input' } });
});

test('saving replaces the circuit in its place and drops its draft', async () => {
  const source = drawn('three');
  const kept = await save(source);
  await value(me.client.call('circuits.draft', { kept: kept.kept, draft: { past: [1, 2] } }));
  expect(await value(me.client.call('circuits.open', { kept: kept.kept }))).toMatchObject({
    circuit: { hasDraft: true },
    draft: { past: [1, 2] },
  });
  const other = await save({ ...source, laps: 1 }, kept.kept);
  expect(other).toMatchObject({ kept: kept.kept, name: source.name, hasDraft: false });
  expect(other.circuit).not.toBe(kept.circuit);
  expect(await list()).toEqual([other]);
});

test('windows hear of a draft when it begins and when it is dropped, not of every change', async () => {
  const { kept } = await save(drawn('drafts'));
  let heard = 0;
  me.client.on('circuits.changed', () => {
    heard += 1;
  });
  const told = async (draft: { past: number[] } | null) => {
    await value(me.client.call('circuits.draft', { kept, draft }));
    await it.rest();
    return heard;
  };
  expect([await told({ past: [1] }), await told({ past: [1, 2] }), await told(null), await told(null)]).toEqual([
    1, 1, 2, 2,
  ]);
});

test('a circuit with errors is kept and says how many, one that cannot be read is refused', async () => {
  const source = drawn('four');
  const broken = await save({
    ...source,
    corners: (source.corners as Json[]).map((one) => ({ ...(one as object), at: 0 })),
  } as Json);
  expect(broken.errors).toBeGreaterThan(0);
  for (const hostile of [
    null,
    7,
    'heat',
    [],
    {},
    { game: 'chess' },
    { game: 'havoc' },
    { game: 'heat' },
    { ...source, laps: 99 },
  ]) {
    const reply = await me.client.call('circuits.save', { source: hostile as Json });
    expect(reply).toMatchObject({ ok: false, fault: { code: 'bad-input' } });
  }
  expect(await list()).toHaveLength(1);
});

test('races on it are counted with its best, under the content that they were raced on', async () => {
  const kept = await save(drawn('five'));
  await race(kept);
  const [raced] = await list();
  expect(raced).toMatchObject({ races: 1, isRaced: true });
  expect(raced?.best).toMatchObject({ name: expect.stringMatching(/^Driver [12]$/), value: expect.any(Number) });
  const changed = await save({ ...(kept.source as Source), laps: 1 }, kept.kept);
  expect(changed).toMatchObject({ races: 0, best: null, isRaced: false });
});

test('the source of a raced circuit is found when the workshop no longer has it', async () => {
  const kept = await save(drawn('six'));
  const name = { game: 'heat', circuit: kept.circuit };
  const ask = () => value(me.client.call('circuits.sources', { circuits: [name, { game: 'heat', circuit: 'usa' }] }));
  expect(await ask()).toEqual([{ ...name, source: kept.source }]);
  await race(kept);
  await value(me.client.call('circuits.delete', { kept: kept.kept }));
  expect(await ask()).toEqual([{ ...name, source: kept.source }]);
});

test('known circuits come from the workshop if they can be raced, then from races, each once', async () => {
  // What came with Paddock stands between them (collection.test.ts).
  const known = async () =>
    (await value(me.client.call('circuits.known', {}))).filter(({ blurb }) => blurb === undefined);
  const kept = await save(drawn('eight'));
  await save(kept.source as Source);
  await race(kept);
  const other = await save(drawn('nine'));
  await race(other);
  await value(me.client.call('circuits.delete', { kept: other.kept }));
  const broken = {
    ...drawn('ten'),
    corners: (drawn('ten').corners as Json[]).map((one) => ({ ...(one as object), at: 0 })),
  };
  await save(broken as Json);
  const [both] = await known();
  expect([kept.name, `${kept.name} 2`]).toContain(both?.name);
  expect((await known()).map(({ circuit, name, kept: place }) => [circuit, name, place === null])).toEqual([
    [kept.circuit, both?.name, false],
    [other.circuit, other.name, true],
  ]);
  expect((await known())[0]).toMatchObject({ game: 'heat', defaults: { laps: 3 } });
});

test('a circuit names the one that it was made from', async () => {
  const first = await save(drawn('seven'));
  const copy = await save({ ...(first.source as Source), name: 'Copy', parent: first.circuit });
  expect(copy.from).toBe(first.name);
  expect((await save({ ...(first.source as Source), name: 'Other', parent: 'usa' })).from).toBe('USA');
});

test('records are shown along the line of parents: a raced version stays the parent of the next one', async () => {
  const line = (kept: string) => value(me.client.call('circuits.line', { kept }));
  const first = await save({ ...drawn('eleven'), parent: 'usa' });
  await race(first);
  const second = await save({ ...(first.source as Source), laps: 1 }, first.kept);
  const third = await save({ ...(first.source as Source), laps: 2 }, first.kept);
  await race(third);
  const fourth = await save({ ...(first.source as Source), laps: 3, heat: 7 }, first.kept);
  const found = await line(first.kept);
  expect(found.map(({ circuit, version, races }) => [circuit, version, races])).toEqual([
    [fourth.circuit, 4, 0],
    [third.circuit, 3, 1],
    [first.circuit, 2, 1],
    ['usa', 1, 0],
  ]);
  expect(found.map(({ circuit }) => circuit)).not.toContain(second.circuit);
  const names = found.map(({ records }) => [...new Set(records.map(({ name }) => /^Driver [12]$/.test(name)))]);
  expect(names).toEqual([[], [true], [true], []]);
  expect(found[1]?.records).toContainEqual(expect.objectContaining({ length: 1, match: expect.any(String) }));
  expect([fourth.name, fourth.from]).toEqual([first.name, 'USA']);
});

test('a circuit that was changed back is among its own parents, once', async () => {
  const first = await save(drawn('twelve'));
  await race(first);
  const changed = await save({ ...(first.source as Source), laps: 1 }, first.kept);
  await race(changed);
  await save(first.source as Source, first.kept);
  const found = await value(me.client.call('circuits.line', { kept: first.kept }));
  expect(found.map(({ circuit, version }) => [circuit, version])).toEqual([
    [first.circuit, 2],
    [changed.circuit, 1],
  ]);
});

test('a second list judges nothing again, and a changed circuit once', async () => {
  const read = vi.spyOn(games.heat!.workshop!, 'read');
  const first = await save(drawn('thirteen'));
  await save(drawn('fourteen'));
  await list();
  read.mockClear();
  const again = await list();
  expect(read).not.toHaveBeenCalled();
  expect(again.find(({ kept }) => kept === first.kept)).toEqual(first);
  await save({ ...(first.source as Source), laps: 1 }, first.kept);
  read.mockClear();
  await list();
  await list();
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test('guests cannot see the workshop', async () => {
  const guest = it.join('guest');
  for (const call of [guest.client.call('circuits.list', {}), guest.client.call('circuits.delete', { kept: 'x' })]) {
    expect(await call).toMatchObject({ fault: { code: 'not-allowed' } });
  }
});
