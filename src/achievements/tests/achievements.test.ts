// Every achievement of every game, and across games: it can be won, and not by less; more races never lose it.

import { games } from '@games/registry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { achievementsOf, standingsOf } from '../catalogue';
import { type Deed, meets, progressOf } from '../count';
import { deed, deedsFor, factsFor, factsMissing } from './deeds';

const all = achievementsOf(games);
const ids = Object.keys(games);

describe('there are enough', () => {
  test.each(ids)('%s has 40, half of them about skill, each id once', (game) => {
    const own = all.filter((one) => one.game === game);
    expect(own).toHaveLength(40);
    expect(new Set(own.map(({ id }) => id)).size).toBe(40);
    expect(own.filter(({ spec }) => spec.skill).length).toBeGreaterThanOrEqual(20);
  });
  test('20 are across games, half of them about skill, and a few of all are secret', () => {
    const across = all.filter((one) => one.game === null);
    expect(across).toHaveLength(20);
    expect(across.filter(({ spec }) => spec.skill).length).toBeGreaterThanOrEqual(10);
    const secret = all.filter(({ spec }) => spec.secret).length;
    expect(secret).toBeGreaterThan(5);
    expect(secret).toBeLessThan(30);
  });
});

describe('each looks at facts that its game counts', () => {
  const BASE = [
    ...['place', 'cars', 'won', 'podium', 'last', 'out', 'points', 'people', 'peopleBeaten', 'beaten', 'hour'],
    ...['hardBeaten', 'bestBeaten', 'legendsBeaten', 'rivalsOut', 'own', 'grid', 'laps', 'gap'],
  ];
  test.each(all.map((one) => [one.id, one] as const))('%s', (_, { game, spec, of }) => {
    const own = game === null ? undefined : games[game];
    const events = own?.achievements?.facts([], 2)[0] ?? {};
    const figures = own?.figures.map(({ id }) => id) ?? [];
    const elsewhere = { race: [], daily: ['won', 'place'], puzzle: ['right', 'rating'] }[of];
    const known = new Set([...BASE, ...figures, ...Object.keys(events), ...elsewhere]);
    const asked = spec.when.map(([fact]) => fact);
    if (typeof spec.counts === 'object') asked.push(spec.counts.sum);
    expect(asked.filter((fact) => !known.has(fact))).toEqual([]);
  });
});

describe('each is won at its goal, and not just below', () => {
  test.each(all.map((one) => [one.id, one] as const))('%s', (id, one) => {
    const { spec } = one;
    const at = (goal: number, facts = factsFor(spec.when)) => standingsOf(all, deedsFor(one, goal, ids, facts)).get(id);
    const won = at(spec.goal);
    expect(won?.value).toBe(spec.goal);
    expect(won?.won).toMatchObject({ at: expect.any(Number) });
    expect(at(spec.goal - 1)?.won).toBeUndefined();
    for (const index of spec.when.keys()) {
      const missed = at(spec.goal, factsMissing(spec.when, index));
      expect(missed?.won, `condition ${index} missed by one`).toBeUndefined();
    }
  });
});

describe('more races', () => {
  const races = fc.array(
    fc.record({
      game: fc.constantFrom(...ids),
      circuit: fc.constantFrom('one', 'two', 'three', 'four'),
      won: fc.integer({ min: 0, max: 1 }),
      place: fc.integer({ min: 1, max: 6 }),
      count: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 60 },
  );
  /** Every fact that a game asks for has the same count, so that many conditions are met at random. */
  const names = new Set(all.flatMap(({ spec }) => spec.when.map(([fact]) => fact)));
  const made = (
    list: readonly { game: string; circuit: string; won: number; place: number; count: number }[],
  ): Deed[] =>
    list.map(({ game, circuit, won, place, count }, nth) => {
      const facts = { ...Object.fromEntries([...names].map((name) => [name, count])), won, place };
      return deed(nth, { game, circuit, facts });
    });
  const wonIn = (deeds: readonly Deed[]) =>
    new Set([...standingsOf(all, deeds)].flatMap(([id, { won }]) => (won === undefined ? [] : [id])));

  test('never lose an achievement, and never move its date', () => {
    fc.assert(
      fc.property(races, fc.nat(60), (list, cut) => {
        const deeds = made(list);
        const before = standingsOf(all, deeds.slice(0, cut));
        const after = standingsOf(all, deeds);
        for (const [id, { value, won }] of before) {
          expect(after.get(id)?.value).toBeGreaterThanOrEqual(value);
          if (won !== undefined) expect(after.get(id)?.won).toEqual(won);
        }
      }),
      { numRuns: 60 },
    );
  });
  test('win the same in any order, except for what must come in a row', () => {
    const inARow = all.filter(({ spec }) => ['run', 'day streak'].includes(String(spec.counts))).map(({ id }) => id);
    fc.assert(
      fc.property(races, fc.infiniteStream(fc.nat()), (list, numbers) => {
        const deeds = made(list);
        // The same races in another order of time; each keeps its week.
        const shuffled = deeds.map((one) => ({ ...one, at: numbers.next().value ?? 0 }));
        const [first, second] = [wonIn(deeds), wonIn(shuffled)];
        expect(new Set([...second].filter((id) => !inARow.includes(id)))).toEqual(
          new Set([...first].filter((id) => !inARow.includes(id))),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('counting', () => {
  const spec = { id: 'x', icon: 'flag', shape: 'round', metal: 'gold', skill: true, when: [], goal: 3 } as const;
  test('a missing fact meets no condition, not even one that it be small', () => {
    expect(meets({}, [['spins', 'at most', 0]])).toBe(false);
    expect(meets({ spins: 0 }, [['spins', 'at most', 0]])).toBe(true);
  });
  test('a race that does not meet the conditions ends a run, and the best run is what is shown', () => {
    const facts = [1, 1, 0, 1].map((won, nth) => deed(nth, { facts: { won } }));
    const run = { ...spec, counts: 'run', when: [['won', 'at least', 1]] } as const;
    expect(progressOf(run, facts)).toEqual({ value: 2, won: undefined });
  });
  test('a week ends on Sunday', () => {
    const week = { ...spec, counts: 'week games', goal: 2 } as const;
    const on = (days: readonly number[]) => days.map((nth, index) => deed(nth, { game: `game ${index}` }));
    expect(progressOf(week, on([5, 6])).value).toBe(2);
    expect(progressOf(week, on([6, 7])).value).toBe(1);
  });
  test('a streak of days forgives one missed day, not two', () => {
    const days = { ...spec, counts: 'day streak' } as const;
    expect(
      progressOf(
        days,
        [0, 1, 3].map((nth) => deed(nth)),
      ).value,
    ).toBe(3);
    expect(
      progressOf(
        days,
        [0, 1, 4].map((nth) => deed(nth)),
      ).value,
    ).toBe(2);
  });
  test('each game counts what the least raced game has', () => {
    const each = { ...spec, counts: 'each game' } as const;
    const of = (...list: string[]) => list.map((game, nth) => deed(nth, { game }));
    expect(progressOf(each, of('a', 'a', 'b'), 2).value).toBe(1);
    expect(progressOf(each, of('a', 'a', 'a'), 2).value).toBe(0);
  });
});
