// Drives all races of a plan on worker threads and adds them up as they arrive.
// Not here: a single race (drive.ts), or what the totals mean (src/balance).

import type { RaceFacts } from '@balance/facts';
import { addRace, newTally, type Tally } from '@balance/tally';
import { type BalancePlan, type BalanceRace, racesOf, subjectOf } from './plan';

/** Drives single races; a pool of threads does. The facts are null if the race was cancelled. */
export interface RaceWorkers {
  run(kind: 'balance', race: BalanceRace, taken?: AbortSignal): Promise<RaceFacts | null>;
}

/** A race whose rules or drivers failed, which is a bug. seed: plays it again. */
export class RaceFailed extends Error {
  readonly seed: string;
  constructor({ seed, game, config }: BalanceRace, cause: unknown) {
    super(`race "${seed}" of ${game} on ${config.circuit} failed`, { cause });
    this.seed = seed;
  }
}

/** How a plan is driven. */
export interface RunOptions {
  /** Races at one time, at least 1: at most as many as there are threads. */
  readonly atOnce: number;
  /** Called after each race, with the totals so far. done: races driven, of all of the plan. */
  readonly heard?: (tally: Readonly<Tally>, done: number, all: number) => void;
  /** Aborts: no race begins, those under way are dropped, and the totals so far are the result. */
  readonly stop?: AbortSignal;
}

/** Threads for reports: all but one core, which stays free for the app; both of two, where half the speed costs more. */
export function threadsFor(cores: number): number {
  return Math.max(1, Math.min(2, cores), cores - 1);
}

/**
 * The totals of a plan. They depend on plan and drivers alone, not on threads or times. Rejects with RaceFailed if rules or
 * drivers failed.
 */
export async function runBalance(
  workers: RaceWorkers,
  plan: BalancePlan,
  { atOnce, heard, stop }: RunOptions,
): Promise<Tally> {
  const tally = newTally(subjectOf(plan));
  const races = racesOf(plan);
  const queue = races.values();
  let done = 0;
  let failed = false;
  const driveNext = async (): Promise<void> => {
    for (const race of queue) {
      if (failed || stop?.aborted) return;
      try {
        const facts = await workers.run('balance', race, stop);
        if (facts === null) continue;
        addRace(tally, facts);
      } catch (error) {
        if (stop?.aborted) return;
        failed = true;
        throw new RaceFailed(race, error);
      }
      heard?.(tally, ++done, races.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, driveNext));
  return tally;
}
