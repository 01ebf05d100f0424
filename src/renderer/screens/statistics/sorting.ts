// Drivers in the order of any column of their table. Pure.

import type { DriverLine } from '@api/archive';

/** The columns that sort, left to right. */
export const COLUMNS = ['starts', 'wins', 'podiums', 'points', 'rating', 'meanPlace', 'lastAt'] as const;
export type Column = (typeof COLUMNS)[number];

/** Best first: most of everything, but the lowest mean place; upwards: reversed. Equals keep the host's order. */
export function sorted(lines: readonly DriverLine[], column: Column, upwards: boolean): readonly DriverLine[] {
  const best = lines.toSorted((a, b) => {
    if (column === 'lastAt') return b.lastAt.localeCompare(a.lastAt);
    if (column === 'meanPlace') return (a.meanPlace || Number.MAX_VALUE) - (b.meanPlace || Number.MAX_VALUE);
    if (column === 'rating') return (b.rated?.rating ?? 0) - (a.rated?.rating ?? 0);
    return b[column] - a[column];
  });
  return upwards ? best.toReversed() : best;
}
