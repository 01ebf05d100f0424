// How long every question to the archive, the statistics and the seasons takes over 10,000 races with six cars each.

import os from 'node:os';
import type { Measured } from './figure';

/** CPU time, half of the times and 95 in 100 of them. */
export async function archiveFigures(): Promise<Measured[]> {
  // Loaded here alone: without these figures the bench needs no database driver.
  const { benchArchive } = await import('@tools/bench/archive-questions');
  const limits = { unit: 'ms', floor: 300, goal: 100, better: 'lower' } as const;
  return benchArchive(os.tmpdir()).flatMap(({ query, p50, p95 }) => [
    { name: `stats.${query}.p50`, value: p50, ...limits },
    { name: `stats.${query}.p95`, value: p95, ...limits },
  ]);
}
