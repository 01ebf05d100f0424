// How many moves a second the disk of the temporary folder takes, each committed with synchronous=FULL, and how much room a race
// takes.

import os from 'node:os';
import type { AnyGame } from '@core/contract';
import type { Setting } from './engine';
import type { Measured } from './figure';

/** Wall time, since the disk is what is measured. */
export async function storeFigures(): Promise<Measured[]> {
  // Imported only here: without this figure the bench needs no database driver.
  const { benchCommits } = await import('@tools/bench/commits');
  const { commitsPerSecond, p95 } = await benchCommits(os.tmpdir());
  return [
    { name: 'store.commit.full', value: commitsPerSecond, unit: 'commits/s', floor: 100, goal: 1000, better: 'higher' },
    { name: 'store.commit.p95', value: p95, unit: 'ms', floor: 50, goal: 10, better: 'lower' },
  ];
}

/** The room that a finished race of a game takes. */
export async function diskFigures(game: AnyGame, setting?: Setting): Promise<Measured[]> {
  const { raceSizes } = await import('@tools/bench/race-sizes');
  return raceSizes(game, setting);
}
