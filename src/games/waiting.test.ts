// No one waits long for AI drivers. In recorded races of every game, and races of every field size, the animations between
// two decisions of a person among AI drivers take a few seconds at normal speed, and the log is complete. Uses a simulated
// clock: AI drivers think while the page is still animating.

import type { MatchUpdate } from '@api/contract';
import { raceConfig } from '@core/config';
import type { AnyGame, Decision, RaceRecord } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { newRecord, noteMove } from '@core/record';
import { seedRng } from '@core/rng';
import { RETURN_TIME } from '@ui/stage/motion/timing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback, type PlaybackBoard } from '../renderer/screens/race/state/playback';
import { LONGEST_WAIT } from '../renderer/screens/race/state/waiting';
import { games } from './registry';

type Timed = { animationTime(events: readonly unknown[]): number };
const books = import.meta.glob<Timed>(
  ['./*/ui/board/animation/animate-event.ts', './havoc/ui/board/animation/pace.ts'],
  { eager: true },
);
const records = import.meta.glob<RaceRecord>('./*/tests/playthroughs/*.json', { eager: true, import: 'default' });

/** Messages of no game, and a board that shows nothing. */
const UI = {
  logLine: () => ({ seat: null, text: 'x', kind: 'race' as const }),
  answerText: () => '',
};
const BOARD: PlaybackBoard = {
  show: () => undefined,
  skip: () => undefined,
  preview: () => undefined,
  play: async () => undefined,
};
/** Most time an automatic skip takes, including one tick of the test clock, ms. */
const TICK = 20;
const SKIPPED = 2000 + TICK;
/** Moves of a race that are checked. */
const MOVES = 240;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const animationTime = Object.entries(books).find(
    ([file, book]) => file.startsWith(`./${id}/`) && book.animationTime,
  )?.[1].animationTime;
  const mine = Object.entries(records).filter(([file]) => file.startsWith(`./${id}/`));

  test('reports the length of its animations', () => {
    expect(animationTime).toBeDefined();
    expect(mine.length).toBeGreaterThan(0);
  });

  test.each(mine)('%s: no wait is longer than 8 s', async (_, record) => {
    const { waits, logged, natural } = await watched(game, record, animationTime ?? (() => 0));
    expect(waits.length).toBeGreaterThan(1);
    // Real races take longer than that, so something was played faster.
    expect(natural).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT);
    expect(logged.shown).toEqual(logged.sent);
  });

  const [fewest, most] = game.seats;
  const sizes = Array.from({ length: most - Math.max(2, fewest) + 1 }, (_, i) => Math.max(2, fewest) + i);
  test.each(sizes)('with %s cars: no wait is longer than 8 s', async (cars) => {
    const { waits, natural } = await watched(game, raced(game, cars), animationTime ?? (() => 0));
    expect(waits.length).toBeGreaterThan(1);
    expect(natural).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT);
  });

  test('with AI turns skipped no wait is longer than 2 s, and the log is still complete', async () => {
    const [[, record] = []] = mine;
    if (record === undefined || animationTime === undefined) throw new Error(`${id} has no record`);
    const usual = await timed(game, record, animationTime, false);
    const skipped = await timed(game, record, animationTime, true);
    // Without the setting there is something to skip.
    expect(Math.max(...usual.waits)).toBeGreaterThan(SKIPPED);
    expect(Math.max(...skipped.waits)).toBeLessThanOrEqual(SKIPPED);
    expect([usual.logged, skipped.logged]).toEqual([usual.sent, usual.sent]);
  });
});

/** The first moves of a race with this many cars on the game's first circuit, played at random. */
function raced(game: AnyGame, count: number): RaceRecord {
  const cars = game.colours.slice(0, count).map((colour) => ({ colour }));
  const config = raceConfig(game, game.circuits[0]?.id ?? '', cars);
  const seed = `waiting ${count}`;
  const start = begin(game, config, seed);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  const record = newRecord(game, config, seed);
  const draw = drawOf(seedRng(seed));
  for (let n = 0; n < MOVES && !isOver(state); n += 1) {
    const decision = (state.asks as readonly Decision[]).find((one) => !one.committed);
    if (decision === undefined) throw new Error('nothing is open');
    const move = {
      ask: decision.id,
      seat: decision.seat,
      action: game.sample(state, decision, draw),
      by: 'bot',
    } as const;
    const outcome = advance(game, state, move);
    if (!outcome.ok) throw new Error(outcome.violation.code);
    noteMove(record, move, state);
  }
  return record as RaceRecord;
}

/** A race in which animations take their time and AI drivers answer at once. skipsAi: AI turns are skipped automatically. */
async function timed(game: AnyGame, record: RaceRecord, animationTime: Timed['animationTime'], skipsAi: boolean) {
  const playback = new Playback(
    UI,
    () => Date.now(),
    () => false,
    { speed: () => 1, skipsAi: () => skipsAi },
  );
  let end: () => void = () => undefined;
  playback.attach({
    ...BOARD,
    skip: () => end(),
    lengthOf: animationTime,
    play: (events) =>
      new Promise<void>((resolve) => {
        end = resolve;
        setTimeout(resolve, animationTime(events) / playback.speedFactor());
      }),
  });
  const waits: number[] = [];
  let since = Date.now();
  const updates = updatesOf(game, record).slice(0, MOVES);
  for (const update of updates) {
    playback.receive({ ...update, now: Date.now() });
    if (update.asks.length === 0) continue;
    // The person answers as soon as all animations have been shown.
    const isShown = () => playback.store.getState().settled?.seq === update.seq;
    for (let ms = 0; ms < LONGEST_WAIT * 2 && !isShown(); ms += TICK) await vi.advanceTimersByTimeAsync(TICK);
    if (!isShown()) throw new Error(`${update.seq} is never shown`);
    waits.push(Date.now() - since);
    since = Date.now();
  }
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT * 2);
  const sent = updates.reduce((sum, { events }) => sum + events.length, 0);
  return { waits, sent, logged: playback.store.getState().lines.length };
}

/** A race as the person in the first seat sees it, who answers at once; AI drivers have all other seats. */
async function watched(game: AnyGame, record: RaceRecord, animationTime: Timed['animationTime']) {
  const clock = { now: 0 };
  const updates = updatesOf(game, record);
  const logged = { sent: 0, shown: 0 };
  const playback = new Playback(UI, () => clock.now);
  /** Animations take as long as their events and the camera moves. */
  const ms = (standard: number) => standard / playback.speedFactor();
  let isClose = false;
  const board: PlaybackBoard = {
    ...BOARD,
    lengthOf: animationTime,
    lead: async (on) => {
      if (!on && isClose) clock.now += RETURN_TIME;
      if (!on) isClose = false;
    },
    play: async (events) => {
      isClose = true;
      clock.now += ms(animationTime(events));
    },
  };
  const waits: number[] = [];
  let since: number | null = null;
  let natural = 0;
  let isAsked = false;
  let asked: number[] = [];
  playback.attach(board);
  for (const update of updates) {
    // The person answers as soon as possible.
    if (isAsked) since = clock.now;
    natural += animationTime(update.events);
    logged.sent += update.events.length;
    playback.receive({ ...update, now: clock.now });
    for (let i = 0; i < 40 && playback.store.getState().settled?.seq !== update.seq; i++) await Promise.resolve();
    for (let i = 0; i < 10; i++) await Promise.resolve();
    const isStill = update.asks.some(({ id }) => asked.includes(id));
    asked = update.asks.map(({ id }) => id);
    isAsked = asked.length > 0;
    if (!isAsked) continue;
    // A person who keeps choosing while others are shown does not wait.
    if (since !== null && !isStill) waits.push(clock.now - since);
    since = null;
  }
  logged.shown = playback.store.getState().lines.length;
  return { waits, logged, natural };
}

/** What the person in the first seat receives, move by move. */
function updatesOf(game: AnyGame, { config, seed, moves }: RaceRecord): MatchUpdate[] {
  const start = begin(game, config, seed);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  const cars = (config as { cars?: readonly unknown[] }).cars?.length ?? 2;
  const seats = Array.from({ length: cars }, (_, seat) => ({ seat, driver: { kind: seat === 0 ? 'you' : 'ai' } }));
  const update = (seq: number, events: readonly unknown[]) =>
    ({
      seq,
      events,
      seats,
      view: null,
      viewer: 0,
      mine: [0],
      sitting: [],
      circuit: '',
      timeOuts: [],
      asks: (state.asks as readonly Decision[])
        .filter(({ seat, committed }) => seat === 0 && !committed)
        .map((decision) => ({ ...decision })),
    }) as unknown as MatchUpdate;
  const updates = [update(0, [])];
  for (const [step, move] of moves.entries()) {
    const outcome = advance(game, state, move);
    if (!outcome.ok) throw new Error(`step ${step}: ${outcome.violation.code}`);
    updates.push(update(step + 1, outcome.value.events));
  }
  return updates;
}
