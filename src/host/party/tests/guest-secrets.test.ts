// Every registered game as a party: each frame to a guest must stay the same when everything that the guest can't know
// is different.

import path from 'node:path';
import type { MatchUpdate, RaceSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import { clonePlain } from '@core/clone';
import type { AnyGame, RaceState, Seat } from '@core/contract';
import { advance, begin } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { derby } from '@core/tests/toy';
import { games } from '@games/registry';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { resume } from '../../match/resume';
import { updateFor } from '../../match/update';
import {
  bot,
  comeIn,
  type Guest,
  LAN,
  openTable,
  type Party,
  party,
  type Seated,
  startTable,
  YOU,
} from '../../tests/party';

const all: Record<string, AnyGame> = { ...games, derby };
/** Rounds in which everyone is checked and has decisions. */
const TURNS = 250;
/** A join must stay under this size, however long the race. */
const JOIN_BYTES = 60_000;
/** Keys under which every state keeps its secrets; no frame has them. What each game hides is compared below. */
const HIDDEN_KEYS = ['rng', 'seed', 'nextAsk'];

let it: Party;
afterEach(() => it.end());

function setupOf(game: AnyGame, options: RaceSetup['options']): RaceSetup {
  const drivers = [YOU, LAN, LAN, bot('random')].slice(0, game.seats[1]);
  const seats = drivers.map((driver, seat) => ({
    name: `Driver ${seat}`,
    colour: game.colours[seat] ?? 'red',
    driver,
  }));
  return { game: game.id, circuit: game.circuits[0]?.id ?? '', options, seats, clock: 0 };
}

/** Plays on with any legal action of the seat that has to decide. */
async function raceOn(game: AnyGame, guests: readonly Guest[], match: string): Promise<void> {
  const draw = drawOf(seedRng(`guests of ${game.id}`));
  for (let turn = 0; turn < TURNS; turn++) {
    await it.rest();
    for (const guest of guests) {
      const { asks: decisions, viewer } = guest.seen(match);
      const decision = decisions.find((one) => one.seat === viewer && !one.committed);
      const head = it.store.saves.head(match);
      if (decision === undefined || head === undefined) continue;
      const now = resume(it.store.saves, all, head);
      if (!now.ok) throw new Error(now.trouble.id);
      const open = now.state.asks.find((one) => one.id === decision.id);
      if (open === undefined) continue;
      await value(
        guest.client.call('match.act', { match, ask: decision.id, action: game.sample(now.state, open, draw) }),
      );
    }
  }
}

/** Every state of the race by its step, with the stored events of the step that led to it. */
function statesOf(game: AnyGame, match: string): Map<number, { state: RaceState; events: unknown[] }> {
  const record = it.store.saves.record(match);
  if (record === undefined) throw new Error('no record');
  const start = begin(game, record.config, record.seed);
  if (!start.ok) throw new Error('the race does not begin');
  const state: RaceState = start.value.state;
  const kept = keptEvents(match);
  const states = new Map([[state.step, { state: clonePlain(state), events: start.value.events as unknown[] }]]);
  for (const move of record.moves) {
    const turn = advance(game, state, move);
    if (!turn.ok) throw new Error(`step ${state.step} does not replay`);
    states.set(state.step, { state: clonePlain(state), events: kept.get(state.step) ?? [] });
  }
  return states;
}

/** The events of each step as the engine gave them, read from the disk. */
function keptEvents(match: string): Map<number, unknown[]> {
  const handle = new Sqlite(path.join(it.dir, 'paddock.db'), { readonly: true });
  const rows = handle.prepare('SELECT step, events FROM moves WHERE race = ?').all(match);
  handle.close();
  return new Map((rows as { step: number; events: string }[]).map((row) => [row.step, JSON.parse(row.events)]));
}

function updatesIn(frames: readonly string[]): MatchUpdate[] {
  return frames
    .map((frame) => JSON.parse(frame) as { push?: string; body?: unknown; reply?: { value?: unknown } })
    .map((frame) => (frame.push === 'match.update' ? frame.body : frame.reply?.value) as MatchUpdate | undefined)
    .filter((update): update is MatchUpdate => update?.choices !== undefined);
}

function hiddenKeysIn(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) for (const key of HIDDEN_KEYS) if (Object.hasOwn(value, key)) found.add(key);
  for (const inner of Object.values(value)) hiddenKeysIn(inner, found);
}

/** A state that this viewer could not tell from the real one; for a watcher, from one driver's point of view. */
function otherwise(game: AnyGame, state: RaceState, viewer: Seat | 'watcher', seed: string): RaceState {
  return game.ai.imagine(state, viewer === 'watcher' ? 0 : viewer, drawOf(seedRng(seed)));
}

/** Every game with its default setup, and Heat with everything it can hide: a draft, a deck and hands of sponsorship cards. */
const TABLES: readonly [name: string, game: string, options: RaceSetup['options']][] = [
  ...Object.keys(all).map((id): [string, string, RaceSetup['options']] => [id, id, {}]),
  ['heat, a whole weekend', 'heat', { garage: 'mixed', weather: true, event: 'title', sponsorship: true }],
];

test.each(TABLES)(
  '%s: no frame to a guest holds what that seat may not know',
  async (_name, id, options) => {
    const game = all[id]!;
    it = await party({ games: { [id]: game } });
    const me = it.join();
    const setup = setupOf(game, options);
    const table = await openTable(me, setup);
    const guests = [await comeIn(it, table.code, 'Ada'), await comeIn(it, table.code, 'Bo')];
    const watcher = await comeIn(it, table.code, 'Cy');
    const match = await startTable(me, [...guests, watcher]);
    const early = await lateFrame(match, 'Early');
    await raceOn(game, [me, ...guests], match);
    const late = await lateFrame(match, 'Late');
    const { seed } = it.store.saves.head(match)!;
    const states = statesOf(game, match);
    for (const guest of [...guests, watcher]) {
      checkFrames(guest, [seed, ...[...guests, watcher].filter((one) => one !== guest).map((one) => one.joined.token)]);
      const seat = guest === watcher ? 'watcher' : guests.indexOf(guest) + 1;
      const updates = updatesIn(guest.frames);
      expect(updates.length).toBeGreaterThan(15);
      for (const update of updates) checkUpdate(game, update, seat, states);
    }
    expect(early).toBeLessThan(JOIN_BYTES);
    expect(late).toBeLessThan(JOIN_BYTES);
  },
  120_000,
);

function checkFrames(guest: Seated, secrets: readonly string[]): void {
  const found = new Set<string>();
  for (const frame of guest.frames) {
    hiddenKeysIn(JSON.parse(frame), found);
    for (const word of secrets) if (frame.includes(word)) found.add(word);
  }
  expect([...found]).toEqual([]);
}

function checkUpdate(
  game: AnyGame,
  update: MatchUpdate,
  seat: Seat | 'watcher',
  states: ReturnType<typeof statesOf>,
): void {
  expect(update.viewer).toBe(seat);
  const at = states.get(update.step);
  if (at === undefined) throw new Error('an update of a state that never was');
  // Everything that is sent, rebuilt from a state in which all that this seat can't know is different: every byte is the same.
  const other = otherwise(game, at.state, seat, `${update.step}`);
  const { match, circuit, seats, mine, seq, clock, banks, paused, goOn, now, origin } = update;
  const ends = new Map(update.asks.map((decision) => [decision.id, decision.endsAt]));
  const endsAt = (decision: number) => ends.get(decision) ?? null;
  const race = {
    id: match,
    game,
    config: { circuit, options: update.options, cars: [] },
    seats,
    setup: setupOf(game, update.options),
  };
  const shown = { ...race, state: other, seq, clock, banks, paused, goOn, now, origin, endsAt };
  const again = updateFor(shown, seat, mine, [], update.canTakeBack);
  expect(JSON.stringify({ ...update, events: [] })).toBe(JSON.stringify(again));
  expect(Object.keys(update.choices)).toEqual(
    at.state.asks.filter((decision) => decision.seat === seat).map((decision) => `${decision.id}`),
  );
  // The first update contains the log; every other one the events of its own step, or none.
  const seen = at.events.map((event) => game.viewEvent(event, seat)).filter((event) => event !== null);
  const lines = update.events.slice(-seen.length);
  if (update.events.length > 0) expect(JSON.stringify(lines)).toBe(JSON.stringify(seen));
}

/** Bytes of the largest frame that a guest gets who joins now. */
async function lateFrame(match: string, name: string): Promise<number> {
  const { code } = await tableNow();
  const guest = await comeIn(it, code, name);
  await value(guest.client.call('match.watch', { match }));
  const largest = Math.max(...guest.frames.map((frame) => Buffer.byteLength(frame)));
  guest.close();
  return largest;
}

async function tableNow(): Promise<{ code: string }> {
  const state = await value(it.join().client.call('party.state', {}));
  if (state === null) throw new Error('no party is open');
  return state.party;
}
