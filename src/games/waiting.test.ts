// Nobody waits long for AI drivers: over recorded races of every game, what is shown between two decisions of a person at a
// table of AI drivers fits in a few seconds at normal speed, and the log tells all of it. Computed on a clock of the test:
// AI drivers think while the page still plays.

import type { MatchUpdate } from '@api/contract';
import type { AnyGame, Ask, RaceRecord } from '@core/contract';
import { advance, begin } from '@core/engine';
import { RETURN_TIME } from '@ui/stage/motion/timing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback, type PlayingBoard } from '../renderer/screens/race/play/playback';
import { LONGEST_WAIT } from '../renderer/screens/race/play/waiting';
import { games } from './registry';

type Timed = { playTime(events: readonly unknown[]): number };
const books = import.meta.glob<Timed>(['./*/ui/board/play/play.ts', './havoc/ui/board/play/pace.ts'], { eager: true });
const records = import.meta.glob<RaceRecord>('./*/tests/playthroughs/*.json', { eager: true, import: 'default' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const playTime = Object.entries(books).find(([file, book]) => file.startsWith(`./${id}/`) && book.playTime)?.[1]
    .playTime;
  const mine = Object.entries(records).filter(([file]) => file.startsWith(`./${id}/`));

  test('tells how long its plays take', () => {
    expect(playTime).toBeDefined();
    expect(mine.length).toBeGreaterThan(0);
  });

  test.each(mine)('%s: no wait is longer than 8 s', async (_, record) => {
    const { waits, logged, natural } = await watched(game, record, playTime ?? (() => 0));
    expect(waits.length).toBeGreaterThan(1);
    // Real races are longer than that: something has been played faster.
    expect(natural).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT);
    expect(logged.shown).toEqual(logged.sent);
  });
});

/** A race as the person of the first seat sees it who answers at once; all others are AI drivers. */
async function watched(game: AnyGame, record: RaceRecord, playTime: Timed['playTime']) {
  const clock = { now: 0 };
  const updates = updatesOf(game, record);
  const logged = { sent: 0, shown: 0 };
  const ui = {
    logLine: () => ({ seat: null, text: 'x', kind: 'race' as const }),
    answerWords: () => '',
  };
  const playback = new Playback(ui, () => clock.now);
  /** Plays take what their events take, and what the camera takes on its way. */
  const ms = (standard: number) => standard / playback.speedFactor();
  let isClose = false;
  const board: PlayingBoard = {
    show: () => undefined,
    skip: () => undefined,
    preview: () => undefined,
    lengthOf: playTime,
    lead: async (on) => {
      if (!on && isClose) clock.now += RETURN_TIME;
      if (!on) isClose = false;
    },
    play: async (events) => {
      isClose = true;
      clock.now += ms(playTime(events));
    },
  };
  const waits: number[] = [];
  let since: number | null = null;
  let natural = 0;
  let isAsked = false;
  let asked: number[] = [];
  playback.attach(board);
  for (const update of updates) {
    // The person answers as soon as they may.
    if (isAsked) since = clock.now;
    natural += playTime(update.events);
    logged.sent += update.events.length;
    playback.receive({ ...update, now: clock.now });
    for (let i = 0; i < 40 && playback.store.getState().settled?.seq !== update.seq; i++) await Promise.resolve();
    for (let i = 0; i < 10; i++) await Promise.resolve();
    const isStill = update.asks.some(({ id }) => asked.includes(id));
    asked = update.asks.map(({ id }) => id);
    isAsked = asked.length > 0;
    if (!isAsked) continue;
    // Who goes on choosing while others are shown does not wait.
    if (since !== null && !isStill) waits.push(clock.now - since);
    since = null;
  }
  logged.shown = playback.store.getState().lines.length;
  return { waits, logged, natural };
}

/** What the person of the first seat is sent, move by move. */
function updatesOf(game: AnyGame, { config, seed, moves }: RaceRecord): MatchUpdate[] {
  const start = begin(game, config, seed);
  if (!start.ok) throw new Error(start.breach.code);
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
      asks: (state.asks as readonly Ask[])
        .filter(({ seat, committed }) => seat === 0 && !committed)
        .map((ask) => ({ ...ask })),
    }) as unknown as MatchUpdate;
  const updates = [update(0, [])];
  for (const [step, move] of moves.entries()) {
    const outcome = advance(game, state, move);
    if (!outcome.ok) throw new Error(`step ${step}: ${outcome.breach.code}`);
    updates.push(update(step + 1, outcome.value.events));
  }
  return updates;
}
