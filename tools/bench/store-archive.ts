// How long every query of the archive, the statistics and the seasons takes over 10,000 races with six cars each, and what an
// archive of 100,000 costs.

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

/** CPU time of one thread, at 100,000 races. */
export async function largeArchiveFigures(): Promise<Measured[]> {
  const { benchLargeArchive } = await import('@tools/bench/large-archive');
  const found = await benchLargeArchive(os.tmpdir());
  const figure = (name: string, value: number, floor: number, goal: number, unit = 'ms'): Measured => ({
    name: `archive.${name}`,
    value,
    unit,
    floor,
    goal,
    better: 'lower',
  });
  return [
    ...found.queries.map(({ query, p50 }) =>
      // Computing all ratings of one game is a job, and no one waits for it.
      query === 'ratings.anew' ? figure(query, p50, 3000, 1000) : figure(query, p50, 50, 20),
    ),
    figure('open', found.open, 300, 100),
    figure('race.end', found.end, 20, 5),
    figure('race.delete', found.remove, 200, 50),
    figure('ratings.all', found.rateAll, 60, 20, 's'),
    figure('ratings.batch', found.rateSlice, 50, 16),
    figure('ratings.kept', found.rated, 50, 10),
  ];
}
