// The race of the day: what a date has, codes, and what proves a result. No line here names a game.

import { raceConfig } from '@core/config';
import type { AnyGame, AnyTypes, Move, RaceRecord, RaceState } from '@core/contract';
import { LEVELS } from '@core/contract';
import { advance, begin, isOver, readConfig } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { games } from '@games/registry';
import { addDays } from '@puzzles/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CodedResult, codeOf, readCode } from '../code';
import { countedMoves, proofOf, squaresOf } from '../proof';
import { DAILY_LEVEL, type DailyRace, dailyRace, dayOfNumber, FIRST_DAY, mondayOf, numberOf } from '../race';

const all = Object.values(games);

function gameOf(race: DailyRace): AnyGame {
  return games[race.game] as AnyGame;
}

function configOf(race: DailyRace) {
  const cars = race.drivers.map(({ colour }) => ({ colour }));
  return raceConfig(gameOf(race), race.circuit, cars, race.options);
}

describe('the race of a date', () => {
  test('is one that its game accepts, on each of 1,000 days and in each of 200 weeks', () => {
    for (let n = 1; n <= 1200; n++) {
      const kind = n <= 1000 ? 'day' : 'week';
      const race = dailyRace(all, kind, dayOfNumber(kind, n <= 1000 ? n : n - 1000));
      const config = readConfig(gameOf(race), configOf(race));
      expect(config.ok ? null : { race, why: config.violation }).toBeNull();
      expect(race.drivers.filter(({ character }) => character === null)).toHaveLength(1);
      expect(new Set(race.drivers.map(({ character }) => character)).size).toBe(race.drivers.length);
    }
  });
  test('every game has its turn within as many days as there are games', () => {
    for (let block = 0; block < 20; block++) {
      const days = all.map((_, at) => dayOfNumber('day', block * all.length + at + 1));
      expect(new Set(days.map((day) => dailyRace(all, 'day', day).game)).size).toBe(all.length);
    }
  });
  test('differs from the day before in its seed, and a week has one race', () => {
    const day = '2026-11-30';
    expect(dailyRace(all, 'day', day).seed).not.toBe(dailyRace(all, 'day', addDays(day, 1)).seed);
    expect(dailyRace(all, 'week', day)).toEqual(dailyRace(all, 'week', addDays(day, 6)));
    expect(dailyRace(all, 'week', day).day).toBe(day);
  });
  test('the drivers start in the order in which they are listed, where it says so', () => {
    const started = all.flatMap((_, at) => {
      const race = dailyRace(all, 'day', dayOfNumber('day', at + 1));
      const begun = begin(gameOf(race), configOf(race), race.seed);
      if (!begun.ok) throw new Error(begun.violation.code);
      const order = gameOf(race).standings(begun.value.state);
      return race.grid ? [order.map(({ seat }) => seat)] : [];
    });
    // Cars may stand side by side, and on a floor the way to the first checkpoint counts, not the dock.
    const inOrder = started.filter((seats) => seats.every((seat, at) => seat === at));
    expect(inOrder.length).toBe(2);
  });
  test('its number counts from the first day', () => {
    expect(numberOf('day', FIRST_DAY)).toBe(1);
    expect(numberOf('day', '2026-11-27')).toBe(331);
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    fc.assert(
      fc.property(fc.constantFrom('day' as const, 'week' as const), fc.integer({ min: 1, max: 16_000 }), (kind, n) => {
        expect(numberOf(kind, dayOfNumber(kind, n))).toBe(n);
      }),
    );
  });
  test('rivals drive at a level that every game has', () => {
    expect(LEVELS).toContain(DAILY_LEVEL);
  });
});

const result: fc.Arbitrary<CodedResult> = fc.record({
  kind: fc.constantFrom('day' as const, 'week' as const),
  number: fc.integer({ min: 1, max: 16_383 }),
  place: fc.integer({ min: 1, max: 10 }),
  cars: fc.constant(10),
  finished: fc.boolean(),
  rounds: fc.integer({ min: 1, max: 127 }),
  points: fc.integer({ min: 0, max: 127 }),
  proof: fc.integer({ min: 0, max: 2 ** 40 - 1 }).map((n) => n.toString(16).padStart(10, '0')),
});

describe('codes', () => {
  test('carry the result in four groups of five, however they are typed', () => {
    fc.assert(
      fc.property(result, (one) => {
        const code = codeOf(one);
        expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
        expect(readCode(code)).toEqual(one);
        expect(readCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(one);
      }),
    );
  });
  test('with any one letter changed are refused', () => {
    const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const code = codeOf({
      kind: 'day',
      number: 334,
      place: 4,
      cars: 6,
      finished: true,
      rounds: 21,
      points: 3,
      proof: '0123456789',
    });
    for (let at = 0; at < code.length; at++) {
      if (code[at] === '-') continue;
      for (const letter of letters) {
        if (letter !== code[at]) expect(readCode(code.slice(0, at) + letter + code.slice(at + 1))).toBeUndefined();
      }
    }
  });
  test('of other lengths and letters are refused', () => {
    for (const text of ['', 'hello', 'U'.repeat(20), '0'.repeat(19), '0'.repeat(21), '0'.repeat(100_000)]) {
      expect(readCode(text)).toBeUndefined();
    }
  });
});

describe.each(all.map((game) => [game.id, game] as const))('what %s proves', (_, game) => {
  const days = Array.from({ length: all.length }, (_unused, at) => dailyRace(all, 'day', dayOfNumber('day', at + 1)));
  const race = days.find((one) => one.game === game.id) as DailyRace;

  /** Sealed answers come in the order that pick chooses; half of them are given twice. */
  function raced(pick: (open: number) => number, twice: boolean, choose = game.fallback): RaceRecord {
    const config = configOf(race);
    const begun = begin(game, config, race.seed);
    if (!begun.ok) throw new Error(begun.violation.code);
    const state: RaceState = begun.value.state;
    const moves: Move<AnyTypes>[] = [];
    while (!isOver(state) && moves.length < 5000) {
      const open = state.asks.filter(({ committed }) => !committed);
      const decision = open[open.length > 1 ? pick(open.length) : 0];
      if (decision === undefined) throw new Error('nobody is asked');
      const action = choose(state, decision);
      const move = { ask: decision.id, seat: decision.seat, action, by: 'player' as const };
      const turn = advance(game, state, move);
      if (!turn.ok) throw new Error(turn.violation.code);
      moves.push(move);
      // Some games take a second answer to a sealed decision, others don't.
      if (twice && decision.sealed && advance(game, state, move).ok) moves.push(move);
    }
    return { format: 1, game: game.id, rulesVersion: game.rulesVersion, seed: race.seed, config, moves, marks: [] };
  }

  test('the same answers prove the same, in whatever order sealed ones come and however often', () => {
    const one = raced(() => 0, false);
    const two = raced((open) => open - 1, true);
    expect(countedMoves(game, two)).toEqual(countedMoves(game, one));
    expect(proofOf(game, two)).toBe(proofOf(game, one));
    expect(proofOf(game, one)).toMatch(/^[0-9a-f]{10}$/);
  });
  test('the moves that counted lead to the same race', () => {
    const record = raced((open) => open - 1, true);
    const moves = countedMoves(game, record) ?? [];
    const [whole, counted] = [record, { ...record, moves }].map((one) => {
      const begun = begin(game, one.config, one.seed);
      if (!begun.ok) throw new Error(begun.violation.code);
      for (const move of one.moves) expect(advance(game, begun.value.state, move).ok).toBe(true);
      return game.standings(begun.value.state);
    });
    expect(counted).toEqual(whole);
  });
  test('another answer proves something else', () => {
    const record = raced(() => 0, false);
    const begun = begin(game, record.config, record.seed);
    if (!begun.ok) throw new Error(begun.violation.code);
    const draw = drawOf(seedRng('other'));
    const [first, ...rest] = record.moves;
    const start: RaceState = begun.value.state;
    const decision = start.asks.find(({ id }) => id === first?.ask);
    if (first === undefined || decision === undefined) throw new Error('no first move');
    const others = Array.from({ length: 50 }, () => game.sample(start, decision, draw));
    const other = others.find((action) => JSON.stringify(action) !== JSON.stringify(first.action));
    expect(other).toBeDefined();
    expect(proofOf(game, { ...record, moves: [{ ...first, action: other }] })).not.toBe(
      proofOf(game, { ...record, moves: [first] }),
    );
    expect(rest.length).toBeGreaterThan(0);
  });
  test('a record that the rules refuse proves nothing', () => {
    const record = raced(() => 0, false);
    const bad = { ...record, moves: record.moves.map((move) => ({ ...move, seat: move.seat + 1 })) };
    expect(proofOf(game, bad)).toBeUndefined();
    expect(squaresOf(game, bad, 0)).toEqual([]);
  });
  test('every round of a car has a square', () => {
    const draw = drawOf(seedRng('squares'));
    const record = raced(
      () => 0,
      false,
      (state, decision) => game.sample(state, decision, draw),
    );
    const squares = race.drivers.map((_unused, seat) => squaresOf(game, record, seat));
    for (const one of squares) expect(one.length).toBeGreaterThan(1);
    expect(new Set(squares.flat()).size).toBeGreaterThan(1);
  });
});
