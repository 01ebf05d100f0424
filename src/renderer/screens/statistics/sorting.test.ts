// The order of drivers in their table.

import type { DriverLine } from '@api/archive';
import { expect, test } from 'vitest';
import { sorted } from './sorting';

function line(name: string, wins: number, meanPlace: number, lastAt: string, rating?: number): DriverLine {
  const counts = { starts: 5, podiums: 3, points: 20 };
  const rated = rating === undefined ? null : { rating, deviation: 80, level: null };
  return { driver: `person/${name}`, name, kind: 'person', colour: 'red', rated, ...counts, wins, meanPlace, lastAt };
}

const LINES = [
  line('Ada', 2, 310, '2026-11-03T10:00:00.000Z', 1480),
  line('Ines', 4, 180, '2026-10-01T10:00:00.000Z'),
  line('Tomas', 0, 0, '2026-11-20T10:00:00.000Z', 1510),
];

test.each([
  ['most wins', 'wins', false, ['Ines', 'Ada', 'Tomas']],
  ['fewest wins', 'wins', true, ['Tomas', 'Ada', 'Ines']],
  ['the least mean place, whoever never finished last', 'meanPlace', false, ['Ines', 'Ada', 'Tomas']],
  ['the latest race', 'lastAt', false, ['Tomas', 'Ada', 'Ines']],
  ['the highest rating, whoever has none last', 'rating', false, ['Tomas', 'Ada', 'Ines']],
  ['a column where all are equal, as the host gave them', 'starts', false, ['Ada', 'Ines', 'Tomas']],
] as const)('drivers stand by %s', (_, column, upwards, names) => {
  expect(sorted(LINES, column, upwards).map(({ name }) => name)).toEqual(names);
});
