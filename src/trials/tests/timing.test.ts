// Figures and passing times: rounds and tenths of the last one. Tested with a road of ten spaces a lap, and with every game that is raced
// alone, against what the game's own events say.

import { answer } from '@ai/bots';
import type { AloneTrials, AnyGame, AnyTypes, Json, RaceState } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';
import { aloneOf, seedOf, type TrialOf, trialsOf } from '../race';
import { replayTrial, soloConfig } from '../replay';
import { figureOf, passedIn, time, timingOf } from '../timing';

interface Spot {
  at: number;
}

/** Ten spaces a lap, two laps, a corner after the fourth space; an event {lost} is what a finishing move does not drive. */
function trialsWith(counts: 'whole' | 'flying'): AloneTrials<AnyTypes> {
  return {
    measure: 'rounds',
    races: { race: { options: {}, counts } },
    clock: {
      parts: 1,
      progressOf: (s) => (s as unknown as Spot).at,
      road: () => ({ lap: 10, laps: 2, corners: [{ id: 'hairpin', at: 5 }] }),
      beyond: (event) => event.lost ?? 0,
    },
  };
}

/** Times moves from the grid, two spaces behind the line; ends: where each round ends. */
function timed(ends: readonly number[], { lost = 0, counts = 'whole' as 'whole' | 'flying', isDone = true } = {}) {
  const trials = trialsWith(counts);
  const state = (at: number) => ({ at }) as unknown as RaceState;
  const timing = timingOf(trials, state(-2));
  ends.forEach((at, index) => {
    time(timing, index + 1, state(at), index === ends.length - 1 ? [{ lost }] : []);
  });
  const last = state(ends.at(-1) ?? -2);
  const passed = passedIn(timing, last, ends.length, isDone);
  return { passed, figure: isDone ? figureOf(trials, 'race', timing, passed, 2) : undefined };
}

describe('a figure', () => {
  test('is the full rounds and the tenths of the last move that the car needed to the line', () => {
    // The fourth move goes from 16 to 24; the line at 20 is half of it.
    expect(timed([4, 10, 16, 24]).figure).toBe(35);
  });
  test('rounds tenths up, so that a car that just gets there needs the whole round', () => {
    expect(timed([8, 19, 29]).figure).toBe(21);
    expect(timed([8, 14, 20]).figure).toBe(30);
    expect(timed([8, 16, 19, 26]).figure).toBe(32);
  });
  test('counts what the move would have driven beyond a line that ends it', () => {
    expect(timed([8, 16, 20]).figure).toBe(30);
    expect(timed([8, 16, 20], { lost: 4 }).figure).toBe(25);
  });
  test('is missing if the car does not get to the line', () => {
    expect(timed([8, 16, 19]).figure).toBeUndefined();
  });
  test('of a flying lap is the best lap after the first', () => {
    // The first lap ends at 2.0 and the second at 3.5.
    expect(timed([4, 10, 14, 26], { counts: 'flying' }).figure).toBe(15);
  });
});

describe('passing times', () => {
  test('name every corner and line, in driving order', () => {
    const { passed } = timed([4, 10, 16, 24]);
    expect(passed).toEqual([
      { id: 'hairpin', lap: 1, at: 12 },
      { id: 'line', lap: 1, at: 20 },
      { id: 'hairpin', lap: 2, at: 29 },
      { id: 'line', lap: 2, at: 35 },
    ]);
  });
  test('count a corner that sent the car back only once it is behind it', () => {
    expect(timed([4, 4, 10, 16, 24]).passed[0]).toEqual({ id: 'hairpin', lap: 1, at: 22 });
  });
  test('leave out a round that still goes on', () => {
    expect(timed([4, 10], { isDone: false }).passed).toEqual([]);
  });
});

interface Driven {
  readonly state: RaceState;
  readonly log: readonly { readonly round: number; readonly event: AnyTypes }[];
  readonly actions: readonly Json[];
}

function driven(game: AnyGame, trial: TrialOf): Driven {
  const begun = begin(game, soloConfig(game, trial), seedOf(game, trial));
  if (!begun.ok) throw new Error(begun.violation.code);
  const { state } = begun.value;
  const draw = drawOf(seedRng('timing'));
  const log: { round: number; event: AnyTypes }[] = [];
  const actions: Json[] = [];
  while (!isOver(state)) {
    const decision = state.asks.find((one: { committed: boolean }) => !one.committed);
    const round = game.round(state);
    const action = answer(game, state, decision, 'medium', draw);
    const turn = advance(game, state, { ask: decision.id, seat: 0, action, by: 'bot' });
    if (!turn.ok) throw new Error(turn.violation.code);
    log.push(...turn.value.events.map((event: AnyTypes) => ({ round, event })));
    actions.push(action);
  }
  return { state, log, actions };
}

/** By game: the time of a race by its own events, as the rulebook would count it; undefined: only the rounds are known. */
const OWN_COUNT: Readonly<Record<string, (race: Driven) => { round: number; tenth?: number }>> = {
  // [R103, R105] Rounds of all laps, and spaces past the line: they are counted from the last move.
  heat: ({ log }) => ({ round: log.find(({ event }) => event.type === 'qualifyingFinished')?.event.total }),
  // [R44] The flag ends the path of the last roll.
  'formula-d': ({ log }) => {
    const { round, event } = log.findLast((one) => one.event.type === 'carMoved') as Driven['log'][number];
    const driven = event.path.length - 1;
    return { round, ...(event.cause === 'roll' && { tenth: Math.ceil((10 * driven) / (driven + event.lost)) }) };
  },
  waddington: ({ log }) => ({ round: log.find(({ event }) => event.type === 'carFinished')?.round ?? 0 }),
  // A register is two tenths of a turn.
  roborally: ({ log }) => {
    const { event } = log.find((one) => one.event.type === 'robotFinished') as Driven['log'][number];
    return { round: event.turn, tenth: 2 * event.register };
  },
};

const ALONE = Object.values(games).flatMap((game) =>
  aloneOf(game) === undefined ? [] : trialsOf(game).map((trial) => [game.id, trial.circuit, trial.kind] as const),
);

test.each(ALONE)('%s on %s, %s: the figure agrees with the events of the race', (id, circuit, kind) => {
  const game = games[id] as AnyGame;
  const race = driven(game, { circuit, kind });
  const run = replayTrial(
    game,
    { circuit, kind },
    race.actions.map((action) => ({ action })),
  );
  const { round, tenth } = OWN_COUNT[id]?.(race) ?? { round: 0 };
  const whole = run?.passed.at(-1)?.at ?? 0;
  expect(Math.ceil(whole / 10)).toBe(round);
  // Lanes differ in length, so a path's spaces and the way along the road may differ by a tenth or two.
  if (tenth !== undefined) expect(Math.abs(whole - (10 * (round - 1) + tenth))).toBeLessThanOrEqual(2);
  expect(run?.figure).toBe(run && expectedOf(game, kind, run.passed));
  expect(run?.course.map((one) => one.round)).toEqual(Array.from({ length: round + 1 }, (_, at) => at));
});

/** The time to the end, or of the best lap after the first. */
function expectedOf(
  game: AnyGame,
  kind: TrialOf['kind'],
  passed: readonly { id: string; at: number }[],
): number | undefined {
  if (aloneOf(game)?.races[kind]?.counts !== 'flying') return passed.at(-1)?.at;
  const lines = passed.filter(({ id }) => id === 'line').map(({ at }) => at);
  return Math.min(...lines.slice(1).map((at, index) => at - (lines[index] ?? 0)));
}

test.each(ALONE)(
  '%s on %s, %s: marks come in driving order and never before the one ahead of them',
  (id, circuit, kind) => {
    const game = games[id] as AnyGame;
    const race = driven(game, { circuit, kind });
    const moves = race.actions.map((action) => ({ action }));
    const times = replayTrial(game, { circuit, kind }, moves)?.passed.map(({ at }) => at) ?? [];
    expect(times.length).toBeGreaterThan(0);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    expect(new Set(replayTrial(game, { circuit, kind }, moves)?.passed.map((one) => `${one.id} ${one.lap}`)).size).toBe(
      times.length,
    );
    // The first half of the answers passes a part of the same marks at the same times.
    const half = replayTrial(game, { circuit, kind }, moves.slice(0, Math.floor(moves.length / 2)));
    expect(half?.figure).toBeUndefined();
    expect(times.slice(0, half?.passed.length)).toEqual(half?.passed.map(({ at }) => at));
  },
);
