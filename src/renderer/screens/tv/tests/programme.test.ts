// Which table a television shows: the closest race, and how long it stays there.

import type { TvTable } from '@api/tv/commands';
import type { RaceFrame } from '@ui/game-ui';
import { expect, test } from 'vitest';
import { type Closeness, closenessOf, closestTable, STAYS } from '../programme';

const table = (number: number): TvTable => ({
  ...{ id: `table-${number}`, number, match: `match-${number}`, seats: [], joins: 'none' },
  race: { game: 'derby', circuit: 'oval', options: {}, clock: 0 },
});
const TABLES = [1, 2, 3].map(table);
const known = (...all: Partial<Closeness>[]): Map<string, Closeness> =>
  new Map(all.map((one, at) => [`match-${at + 1}`, { apart: undefined, done: 0.5, isOver: false, ...one }]));

test('the smallest gap between first and second is shown; of equal gaps, the race that is further on', () => {
  expect(closestTable(TABLES, known({ apart: 5 }, { apart: 2 }, { apart: 3 }), null, 0)).toBe('table-2');
  const equal = known({ apart: 2, done: 0.3 }, { apart: 2, done: 0.6 }, { apart: 9 });
  expect(closestTable(TABLES, equal, null, 0)).toBe('table-2');
});

test('a race without gaps comes after those with gaps, an unknown one counts as one without, and a finished race comes last', () => {
  expect(closestTable(TABLES, known({}, { apart: 40 }, {}), null, 0)).toBe('table-2');
  expect(closestTable(TABLES, known({ apart: 0, isOver: true }, {}), null, 0)).toBe('table-2');
  expect(closestTable(TABLES, new Map(), null, 0)).toBe('table-1');
  expect(closestTable([], known({ apart: 1 }), null, 0)).toBeUndefined();
});

test('the race on screen stays for half a minute, and to its end once its last part has begun', () => {
  const now = { table: 'table-1', since: 1000 };
  const races = known({ apart: 9 }, { apart: 1 });
  expect(closestTable(TABLES, races, now, 1000 + STAYS - 1)).toBe('table-1');
  expect(closestTable(TABLES, races, now, 1000 + STAYS)).toBe('table-2');
  expect(closestTable(TABLES, known({ apart: 9, done: 0.95 }, { apart: 1 }), now, 1000 + STAYS)).toBe('table-1');
  const over = known({ apart: 9, done: 1, isOver: true }, { apart: 1 });
  expect(closestTable(TABLES, over, now, 1000 + STAYS)).toBe('table-2');
});

test('a table that has closed is left at once', () => {
  expect(closestTable(TABLES.slice(1), known({}, { apart: 1 }), { table: 'table-1', since: 0 }, 1)).toBe('table-2');
});

test('a gap is measured between the first two cars that still race', () => {
  const row = (seat: number, trails: number | undefined, out = false): RaceFrame['standings'][number] => ({
    ...{ seat, place: seat + 1, gap: '', laps: [], note: null, out },
    ...(trails !== undefined && { trails }),
  });
  const frame = (standings: RaceFrame['standings']) => ({ standings, done: 0.4 }) as RaceFrame;
  const open = { finished: false };
  expect(closenessOf(frame([row(0, 0), row(1, 3, true), row(2, 7)]), open)).toEqual({
    ...{ apart: 7, done: 0.4, isOver: false },
  });
  expect(closenessOf(frame([row(0, undefined), row(1, 4)]), open).apart).toBe(4);
  expect(closenessOf(frame([row(0, undefined), row(1, undefined)]), open).apart).toBeUndefined();
});
