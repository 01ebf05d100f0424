// How long every query of the archive, the statistics and the seasons takes over 10,000 races with six cars each.

import os from 'node:os';
import type { Measured } from './figure';

/** CPU time: the median and the 95th percentile. */
export async function archiveFigures(): Promise<Measured[]> {
  // Imported only here: without these figures the bench needs no database driver.
  const { benchArchive } = await import('@tools/bench/archive-questions');
  const limits = { unit: 'ms', floor: 300, goal: 100, better: 'lower' } as const;
  return benchArchive(os.tmpdir()).flatMap(({ query, p50, p95 }) => [
    { name: `stats.${query}.p50`, value: p50, ...limits },
    { name: `stats.${query}.p95`, value: p95, ...limits },
  ]);
}
