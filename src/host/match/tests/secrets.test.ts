// No one receives another seat's hand, a pile's order, the seed or the generator's state: these tests check every frame.

import type { Driver, MatchUpdate } from '@api/contract';
import { value } from '@api/tests/granted';
import { clonePlain } from '@core/clone';
import { advance, begin } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { derby, type ToyState } from '@core/tests/toy';
import { games } from '@games/registry';
import { afterEach, expect, test } from 'vitest';
import { bot, comeIn, derbySetup, type Guest, HOTSEAT, openTable, type Party, party, YOU } from '../../tests/party';
import { resume } from '../resume';

let it: Party;
afterEach(() => it.end());

/** Keys that may never be in a frame, in any object of it. */
const FORBIDDEN_KEYS = ['rng', 'seed', 'pile', 'draw', 'deck', 'legendDeck', 'nextAsk', 'state'];

interface Frame {
  push?: string;
  body?: unknown;
  reply?: { ok: boolean; value?: unknown };
}
function eachObject(value: unknown, see: (object: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) see(value as Record<string, unknown>);
  for (const inner of Object.values(value)) eachObject(inner, see);
}
/** Updates among the frames, pushed or replied. */
function updatesIn(frames: readonly string[]): MatchUpdate[] {
  return frames
    .map((frame) => JSON.parse(frame) as Frame)
    .map((frame) => (frame.push === 'match.update' ? frame.body : frame.reply?.value) as MatchUpdate)
    .filter((update) => update?.choices !== undefined);
}
function noSecretsIn(frames: readonly string[], secrets: readonly string[]): void {
  const found = new Set<string>();
  for (const frame of frames) {
    for (const word of secrets) if (frame.includes(word)) found.add(word);
    eachObject(JSON.parse(frame), (object) => {
      for (const key of FORBIDDEN_KEYS) if (Object.hasOwn(object, key)) found.add(key);
    });
  }
  expect([...found]).toEqual([]);
}

async function race(
  me: Guest,
  drivers: Driver[],
  answer: (update: MatchUpdate) => unknown,
  setup = derbySetup(drivers),
) {
  const { match } = await value(me.client.call('matches.create', setup));
  const table = await openTable(me, setup, { match });
  const sitting = [await comeIn(it, table.code, 'Ada'), await comeIn(it, table.code, 'Bo')];
  for (const guest of sitting) await value(guest.client.call('match.watch', { match }));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  for (let i = 0; i < 400 && !me.seen(match).finished; i++) {
    await it.rest();
    const last = me.seen(match);
    const seat = last.mine.find((one) => last.asks.some((decision) => decision.seat === one && !decision.committed));
    if (seat === undefined) continue;
    const update = await value(me.client.call('match.sit', { match, seat }));
    const decision = update.asks.find((one) => one.seat === seat && !one.committed)?.id ?? 0;
    await value(me.client.call('match.act', { match, ask: decision, action: answer(update) }));
  }
  expect(me.seen(match).finished).toBe(true);
  return { match, guests: sitting };
}

test('derby: frames hold only the viewer’s own cards', async () => {
  it = await party();
  const me = it.join();
  const { match, guests } = await race(me, [YOU, HOTSEAT, bot('random')], (update) => {
    const own = Object.values(update.choices)[0] as { kind: string; cards?: number[] };
    return own.kind === 'luck' ? { type: 'push' } : { type: 'stake', card: own.cards?.[0] };
  });
  const { seed } = it.store.saves.head(match) ?? { seed: '' };
  for (const guest of [me, ...guests]) {
    const updates = updatesIn(guest.frames);
    expect(updates.length).toBeGreaterThan(10);
    noSecretsIn(guest.frames, [seed]);
    for (const update of updates) {
      const view = update.view as ReturnType<typeof derby.view>;
      for (const [seat, car] of view.cars.entries()) if (seat !== update.viewer) expect(car.hand).toBeNull();
      for (const event of update.events as { type: string; seat?: number; cards?: unknown }[]) {
        if (event.type === 'dealt' && event.seat !== update.viewer) expect(event.cards).toBeNull();
      }
      const own = new Set(
        update.asks.filter((decision) => decision.seat === update.viewer).map((decision) => String(decision.id)),
      );
      for (const decision of Object.keys(update.choices)) expect(own.has(decision)).toBe(true);
    }
  }
});

test('the cards of others change no byte of what a viewer receives', async () => {
  const { updateFor } = await import('../update');
  it = await party();
  const me = it.join();
  const { match } = await value(me.client.call('matches.create', derbySetup([YOU, HOTSEAT, HOTSEAT])));
  const state = it.store.saves.snapshots(match)[0]?.state as ToyState;
  const other = structuredClone(state);
  other.rng = [1, 2, 3, 4];
  for (const car of other.cars.slice(1)) {
    car.hand = car.hand.map((card) => 5 - card);
    car.pile.reverse();
  }
  other.cars[0]?.pile.reverse();
  const shown = { id: match, game: derby, config: { circuit: 'field', options: {}, cars: [] }, seats: [] };
  const origin = { practice: false, season: null };
  const setup = derbySetup([]);
  const rest = {
    setup,
    seq: 0,
    clock: 0,
    banks: [],
    paused: false,
    goOn: { after: 0, host: 0 },
    now: 0,
    origin,
    endsAt: () => null,
  };
  const dealt = (of: ToyState) => of.cars.map((car, seat) => ({ type: 'dealt', seat, cards: car.hand }));
  // Only the seat itself sees what the clock answered for it.
  const move = { ask: 1, seat: 1, action: { type: 'stake', card: other.cars[1]?.hand[0] }, by: 'clock' } as const;
  for (const viewer of [0, 'watcher'] as const) {
    const seen = [state, other].map((one) => {
      return JSON.stringify(
        updateFor({ ...shown, ...rest, state: one }, viewer, [0], [{ events: dealt(one), move }], false),
      );
    });
    expect(seen[0]).toBe(seen[1]);
  }
});

const heat = games.heat;
test.runIf(heat !== undefined)('Heat: frames hold only the viewer’s own hand', async () => {
  if (heat === undefined) return;
  it = await party({ games: { heat } });
  const me = it.join();
  const drivers = [YOU, HOTSEAT, bot('random'), { kind: 'automaton', id: 'legend' } as const];
  const seats = drivers.map((driver, seat) => ({
    name: `Driver ${seat}`,
    colour: heat.colours[seat] ?? 'red',
    driver,
  }));
  const setup = { game: 'heat', circuit: 'italy', options: { laps: 1 }, seats, clock: 0 };
  const draw = drawOf(seedRng('persons'));
  const { match, guests } = await race(me, drivers, (update) => persons(update), setup);
  const { seed } = it.store.saves.head(match) ?? { seed: '' };

  function persons(update: MatchUpdate): unknown {
    const open = update.asks.find((decision) => decision.seat === update.viewer && !decision.committed);
    const state = stateNow(it.store.saves, update.match);
    if (open === undefined || heat === undefined) return null;
    return heat.sample(state, open, draw);
  }
  const states = statesByStep(match);
  for (const guest of [me, ...guests]) {
    const updates = updatesIn(guest.frames);
    expect(updates.length).toBeGreaterThan(50);
    noSecretsIn(guest.frames, [seed]);
    for (const update of updates) {
      const view = update.view as { own: { seat: number } | null; everybody: unknown; cars: object[] };
      const seen = listsIn([{ ...view, own: null }, update.choices]);
      const hidden = hiddenLists(states.get(update.step), update.viewer);
      expect(seen.filter((list) => hidden.includes(list))).toEqual([]);
      expect(view.everybody).toBeNull();
      expect(view.own === null ? 'watcher' : view.own.seat).toBe(update.viewer);
      for (const car of view.cars) expect(Object.keys(car)).not.toContain('hand');
      for (const event of update.events as { type: string; seat?: number; cards?: unknown }[]) {
        if (event.type === 'handFilled' && event.seat !== update.viewer) expect(event.cards).toBeNull();
      }
    }
  }
});

function stateNow(saves: Party['store']['saves'], match: string) {
  const head = saves.head(match);
  const back = head && resume(saves, games, head);
  if (!back?.ok) throw new Error('the race cannot be read');
  return back.state;
}

/** Every state of a race by its step, recomputed from the record on disk. */
function statesByStep(match: string): Map<number, unknown> {
  const record = it.store.saves.record(match);
  if (record === undefined || heat === undefined) throw new Error('the race cannot be read');
  const start = begin(heat, record.config, record.seed);
  if (!start.ok) throw new Error('the race does not begin');
  const { state } = start.value;
  const states = new Map<number, unknown>([[state.step, clonePlain(state)]]);
  for (const move of record.moves) {
    advance(heat, state, move);
    states.set(state.step, clonePlain(state));
  }
  return states;
}

/** All piles, and all hands except the viewer's, in order and backwards; short ones can match by chance. */
function hiddenLists(state: unknown, viewer: number | 'watcher'): string[] {
  const { cars } = state as { cars: { hand: number[]; draw: number[] }[] };
  const lists = cars.flatMap((car, seat) => (seat === viewer ? [car.draw] : [car.draw, car.hand]));
  const long = lists.filter((list) => list.length >= 5 && new Set(list).size > 2);
  return long.flatMap((list) => [list.join(), list.toReversed().join()]);
}

function listsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? [value.join(), ...inner] : inner;
}
