// Swiss tournaments, round robins and leagues: worked examples.

import { describe, expect, test } from 'vitest';
import { joined, withdrawn } from '../changes';
import { firstDivisions } from '../league';
import { nextDivisions } from '../next-season';
import type { TournamentState } from '../types';
import { cup, drawOf, games, ids, personOf, race, raceAll, seated, sorted, stageIn, tablesIn, viewed } from './cups';

const SWISS = { kind: 'swiss', rounds: 6 } as const;

/** How often each pair has met, as the counts that occur; AI drivers are left out. */
function meetings(state: TournamentState): Map<string, number> {
  const counts = new Map<string, number>();
  for (const table of tablesIn(viewed(state))) {
    const drivers = sorted(seated(table).filter((id) => id !== '+'));
    drivers.forEach((a, i) => {
      for (const b of drivers.slice(i + 1)) counts.set(`${a} ${b}`, (counts.get(`${a} ${b}`) ?? 0) + 1);
    });
  }
  return counts;
}

function planned(state: TournamentState, changed: ReturnType<typeof withdrawn>): TournamentState {
  if (!changed.ok) throw new Error(changed.why);
  return { ...state, plan: changed.plan };
}

describe('Swiss', () => {
  test('later rounds are open until the one before is over', () => {
    const state = cup(12, SWISS);
    expect(drawOf(stageIn(state, 'swiss-1'))).toEqual(['d01 d06 d07 d12', 'd02 d05 d08 d11', 'd03 d04 d09 d10']);
    expect(stageIn(state, 'swiss-2').tables[0]!.places[0]).toEqual({
      kind: 'open',
      from: { kind: 'draw', stage: 'swiss-1' },
    });
    expect(viewed(state).callable).toEqual(['swiss-1-1', 'swiss-1-2', 'swiss-1-3']);
  });
  test('drivers with equal points meet in the second round', () => {
    const state = raceAll(cup(16, SWISS, { tableSize: 2 }), 'swiss', { until: 'swiss-2' });
    const winners = tablesIn(viewed(state)).flatMap((table) => table.results.slice(0, 1).map(({ driver }) => driver));
    const tables = stageIn(state, 'swiss-2').tables.map(seated);
    expect(tables.map((pair) => pair.filter((id) => winners.includes(id)).length).sort((a, b) => a - b)).toEqual([
      ...[0, 0, 0, 0],
      ...[2, 2, 2, 2],
    ]);
  });
  test.each([
    [12, 2],
    [13, 2],
    [16, 2],
    [64, 2],
    [64, 4],
  ])('nobody meets twice in six rounds: %i drivers at tables of %i', (drivers, tableSize) => {
    const state = raceAll(cup(drivers, SWISS, { tableSize }));
    expect(Math.max(...meetings(state).values())).toBe(1);
    expect(viewed(state).champion).toBe(viewed(state).standings[0]!.driver);
  });
  test('nobody meets the AI driver twice while others have not', () => {
    const state = raceAll(cup(13, SWISS, { tableSize: 2 }));
    const alone = tablesIn(viewed(state))
      .map(seated)
      .filter((table) => table.includes('+'))
      .flat();
    expect(new Set(alone).size).toBe(7);
  });
  test('a late driver is drawn from the next round on, a driver who leaves until then', () => {
    const begun = raceAll(cup(8, SWISS, { tableSize: 2 }), 'late', { until: 'swiss-2' });
    const state = planned(begun, joined(begun, games, personOf('late')));
    expect(drawOf(stageIn(state, 'swiss-1'))).toEqual(drawOf(stageIn(begun, 'swiss-1')));
    expect(stageIn(state, 'swiss-2').tables.flatMap(seated)).toContain('late');
    const left = planned(state, withdrawn(state, games, 'd01'));
    expect(stageIn(left, 'swiss-2').tables.flatMap(seated)).not.toContain('d01');
    expect(viewed(raceAll(left)).champion).not.toBe('d01');
    expect(joined(raceAll(left), games, personOf('later'))).toEqual({ ok: false, why: 'too-late' });
  });
  test('equal points are separated by the gap to the winner, then by the tie rules', () => {
    const state = cup(4, { kind: 'swiss', rounds: 1 }, { tableSize: 2 });
    const raced = race(race(state, 'swiss-1-1', ['d04', 'd01'], { gaps: [9, 0] }), 'swiss-1-2', ['d03', 'd02'], {
      gaps: [4, 0],
    });
    expect(viewed(raced).standings.map(({ driver, gap }) => [driver, gap])).toEqual([
      ['d03', 0],
      ['d04', 0],
      ['d02', 4],
      ['d01', 9],
    ]);
  });
});

describe('round robin', () => {
  test('eight drivers in pairs: seven rounds, everybody meets everybody once', () => {
    const state = cup(8, { kind: 'roundRobin' }, { tableSize: 2 });
    expect(viewed(state).stages).toHaveLength(7);
    expect([...meetings(state).values()]).toEqual(Array(28).fill(1));
    expect(viewed(raceAll(state)).champion).not.toBeNull();
  });
  test('eight drivers at tables of four: three rounds', () => {
    const state = cup(8, { kind: 'roundRobin' });
    expect(viewed(state).stages).toHaveLength(3);
    expect(meetings(state).size).toBe(28);
  });
  test('a table can be called as soon as its drivers have finished their earlier ones', () => {
    const state = race(race(cup(8, { kind: 'roundRobin' }, { tableSize: 2 }), 'robin-1-1'), 'robin-1-2');
    const free = new Set(stageIn(state, 'robin-1').tables.slice(0, 2).flatMap(seated));
    const next = stageIn(state, 'robin-2').tables.filter((table) => seated(table).every((id) => free.has(id)));
    expect(viewed(state).callable).toEqual(['robin-1-3', 'robin-1-4', ...next.map(({ round }) => round)]);
  });
  test('an AI driver who fills tables is never waited for', () => {
    const state = cup(5, { kind: 'roundRobin' }, { tableSize: 2 });
    const others = stageIn(state, 'robin-1').tables.filter((table) => !seated(table).includes('+'));
    const done = others.reduce((now, table) => race(now, table.round), state);
    const next = stageIn(done, 'robin-2').tables.find((table) => seated(table).includes('+'))!;
    expect(viewed(done).callable).toContain(next.round);
  });
  test('a driver who leaves is replaced at their tables', () => {
    const begun = race(cup(5, { kind: 'roundRobin' }, { tableSize: 2 }), 'robin-1-1');
    const state = planned(begun, withdrawn(begun, games, 'd02'));
    const places = tablesIn(viewed(state)).flatMap((table) => (table.state === 'finished' ? [] : table.places));
    const own = places.filter((place) => place.kind === 'driver' && place.driver === 'd02');
    expect(own.length).toBeGreaterThan(2);
    expect(own.every((place) => place.kind === 'driver' && place.standIn)).toBe(true);
  });
});

describe('league', () => {
  const divisions = firstDivisions(ids(12), 3);
  const league = (change: object = {}) => {
    return cup(12, { kind: 'league', divisions, weeks: 4, moves: 1, ...change });
  };
  /** In every week, the later a driver's number, the better. */
  const reversed = (state: TournamentState): TournamentState => {
    return tablesIn(viewed(state)).reduce(
      (now, table) => race(now, table.round, sorted(seated(table)).reverse()),
      state,
    );
  };

  test('three divisions over four weeks', () => {
    expect(divisions.map((own) => own.join(' '))).toEqual(['d01 d02 d03 d04', 'd05 d06 d07 d08', 'd09 d10 d11 d12']);
    const { stages, callable } = viewed(league());
    expect(stages.map(({ id }) => id)).toEqual(['week-1', 'week-2', 'week-3', 'week-4']);
    expect(stages[1]!.tables.map(({ round, division }) => [round, division])).toEqual([
      ['d1-w2-1', 1],
      ['d2-w2-1', 2],
      ['d3-w2-1', 3],
    ]);
    expect(callable).toEqual(['d1-w1-1', 'd2-w1-1', 'd3-w1-1']);
  });
  test('the first of each division is promoted, the last relegated', () => {
    const state = reversed(league());
    const view = viewed(state);
    expect(view.champion).toBe('d04');
    expect(view.divisions.map(({ promoted, relegated }) => [promoted, relegated])).toEqual([
      [[], ['d01']],
      [['d08'], ['d05']],
      [['d12'], []],
    ]);
    expect(nextDivisions(state, games)).toEqual([
      ['d04', 'd03', 'd02', 'd08'],
      ['d01', 'd07', 'd06', 'd12'],
      ['d05', 'd11', 'd10', 'd09'],
    ]);
  });
  test('the best of the division below take the places of drivers who have left', () => {
    const raced = reversed(league());
    const state = planned(raced, withdrawn(raced, games, 'd03'));
    expect(nextDivisions(state, games)).toEqual([
      ['d04', 'd02', 'd08', 'd01'],
      ['d07', 'd06', 'd12', 'd05'],
      ['d11', 'd10', 'd09'],
    ]);
  });
  test('a late driver joins the last division', () => {
    const begun = race(league(), 'd1-w1-1');
    const state = planned(begun, joined(begun, games, personOf('late')));
    expect(drawOf(stageIn(state, 'week-1'))).toEqual(drawOf(stageIn(begun, 'week-1')));
    const own = stageIn(state, 'week-2').tables.filter(({ division }) => division === 3);
    expect(sorted(own.flatMap(seated).filter((id) => id !== '+'))).toEqual(['d09', 'd10', 'd11', 'd12', 'late']);
  });
  test('a division in pairs: everybody meets everybody once in three weeks', () => {
    const state = cup(12, { kind: 'league', divisions, weeks: 3, moves: 1 }, { tableSize: 2 });
    expect([...meetings(state).values()]).toEqual(Array(18).fill(1));
  });
});
