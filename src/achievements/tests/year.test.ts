// The year in review: numbers equal another way of counting them; what stands out; what belongs to which year.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_RACE, type YearRace, type YearRival, type YearSource, yearOf } from '../year';

const HOUR = 3_600_000;

function race(day: string, change: Partial<YearRace> & { facts?: Record<string, number> } = {}): YearRace {
  const at = Date.parse(`${day}T12:00:00Z`);
  const facts = { place: 1, won: 1, podium: 1, cars: 4, beaten: 3, worst: 1, climb: 0, out: 0, ...change.facts };
  const race_ = change.race ?? `${day} ${change.circuit ?? ''}`;
  return { kind: 'race', game: 'a', circuit: 'one', at, day, ms: HOUR, ...change, race: race_, facts };
}
const source = (races: readonly YearRace[], more: Partial<YearSource> = {}): YearSource => {
  return { races, rivals: [], daily: [], puzzles: [], ...more };
};
const lost = { place: 3, won: 0, podium: 1, beaten: 1 };

describe('the year', () => {
  test('counts its own races alone, and lists every year with one', () => {
    const races = [race('2024-12-31'), race('2026-01-01'), race('2026-12-31', { facts: lost })];
    const year = yearOf(source(races), 2026);
    expect(year).toMatchObject({
      years: [2026, 2024],
      races: 2,
      wins: 1,
      podiums: 2,
      minutes: 120,
      days: 2,
      streak: 1,
    });
    expect(year.months.map(({ races: n }) => n)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(yearOf(source(races), 2025)).toMatchObject({ races: 0, best: null, closest: null, rival: null, games: [] });
  });
  test('a race left open overnight counts as three hours', () => {
    expect(yearOf(source([race('2026-05-01', { ms: 20 * HOUR })]), 2026).minutes).toBe(LONGEST_RACE / 60_000);
  });
  test('the favourite circuit is the one raced most, of two the later', () => {
    const races = ['one', 'two', 'two', 'one'].map((circuit, nth) => race(`2026-05-0${nth + 1}`, { circuit }));
    expect(yearOf(source(races), 2026).games).toEqual([
      { game: 'a', races: 4, wins: 4, podiums: 4, circuit: { id: 'one', races: 2, wins: 2 } },
    ]);
  });
  test('the best win comes from furthest back, the closest finish has the smallest gap in first or second place', () => {
    const races = [
      race('2026-05-01', { facts: { climb: 2, worst: 3, gap: 4 } }),
      race('2026-05-02', { facts: { climb: 3, worst: 4, gap: 9 } }),
      race('2026-05-03', { facts: { ...lost, place: 2, climb: 5, gap: 1 } }),
      race('2026-05-04', { facts: { ...lost, gap: 0 } }),
    ];
    const year = yearOf(source(races), 2026);
    expect(year.best).toMatchObject({ day: '2026-05-02', from: 4 });
    expect(year.closest).toMatchObject({ day: '2026-05-03', place: 2, gap: 1 });
  });
  test('the rival is the one met most often, ahead says how often this person was', () => {
    const races = [race('2026-05-01'), race('2026-05-02'), race('2025-05-02')];
    const met = (driver: string, at: number, ahead: boolean): YearRival => {
      return { driver, name: driver.toUpperCase(), race: races[at]?.race ?? '', ahead };
    };
    const rivals = [met('a', 0, true), met('b', 0, false), met('b', 1, true), met('a', 2, true), met('a', 2, true)];
    expect(yearOf(source(races, { rivals }), 2026).rival).toEqual({ driver: 'b', name: 'B', races: 2, ahead: 1 });
  });
  test('runs, days in a row, races of the day and puzzles', () => {
    const won = [1, 1, 0, 1, 1, 1];
    const days = ['01', '02', '03', '05', '05', '06'];
    const races = won.map((one, nth) => race(`2026-05-${days[nth]}`, { race: `${nth}`, facts: one ? {} : lost }));
    const puzzles = [true, false].map((right) => ({ day: '2026-06-01', right }));
    const daily = ['2026-05-01', '2026-05-01', '2025-05-01'];
    expect(yearOf(source(races, { puzzles, daily }), 2026)).toMatchObject({
      run: 3,
      days: 5,
      streak: 3,
      daily: 1,
      puzzles: { answered: 2, right: 1 },
    });
  });
});

test('the months and the games add up to the year, counted another way', () => {
  const races = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 1000 }).map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)),
      game: fc.constantFrom('a', 'b', 'c'),
      circuit: fc.constantFrom('one', 'two', 'three'),
      place: fc.integer({ min: 1, max: 5 }),
      ms: fc.integer({ min: 0, max: 5 * HOUR }),
    }),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(races, fc.constantFrom(2025, 2026, 2027), (list, wanted) => {
      const made = list
        .map(({ place, ...one }, nth) => {
          const facts = { place, won: Number(place === 1), podium: Number(place <= 3) };
          return race(one.day, { ...one, race: `${nth}`, facts });
        })
        .sort((a, b) => a.at - b.at);
      const year = yearOf(source(made), wanted);
      // Another way: one pass over the raw list.
      let [count, wins, ms] = [0, 0, 0];
      const months = new Array<number>(12).fill(0);
      for (const one of list) {
        if (!one.day.startsWith(String(wanted))) continue;
        count++;
        if (one.place === 1) wins++;
        ms += Math.min(one.ms, LONGEST_RACE);
        const month = new Date(one.day).getUTCMonth();
        months[month] = (months[month] ?? 0) + 1;
      }
      expect(year).toMatchObject({ races: count, wins, minutes: Math.round(ms / 60_000) });
      expect(year.months.map(({ races: n }) => n)).toEqual(months);
      const sum = (of: 'races' | 'wins' | 'podiums') => year.games.reduce((total, one) => total + one[of], 0);
      expect([sum('races'), sum('wins'), sum('podiums')]).toEqual([year.races, year.wins, year.podiums]);
    }),
    { numRuns: 100 },
  );
});
