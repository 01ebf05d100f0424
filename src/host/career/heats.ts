// Drives the heats and finals that have no person in them, one after another in the background. The same career drives the same.
// Not here: the work itself (drive.ts).

import { setupOf } from '@career/setup';
import type { CareerState } from '@career/types';
import { inBackground } from '@career/view';
import type { Context } from '../context';
import { jobContextOf } from '../jobs/run-job';
import { careerIn, tellCareer } from './state';

type Waiting = ReturnType<typeof inBackground>[number];

/** The background heats of a host. */
export class Heats {
  readonly #context: Context;
  readonly #running = new Map<string, Promise<void>>();
  readonly #end = new AbortController();
  #first: NodeJS.Immediate | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Looks through all careers once this host is up. */
  begin(): void {
    this.#first = setImmediate(() => {
      if (this.#end.signal.aborted) return;
      for (const { id } of this.#context.store.careers.list()) void this.drive(id);
    });
  }

  /** Drives everything that waits in a career; resolves when nothing does, or something failed. */
  drive(career: string): Promise<void> {
    const known = this.#running.get(career);
    if (known !== undefined) return known;
    const work = this.#driveAll(career).finally(() => this.#running.delete(career));
    this.#running.set(career, work);
    return work;
  }

  stop(): void {
    this.#end.abort();
    clearImmediate(this.#first);
  }

  async #driveAll(career: string): Promise<void> {
    for (;;) {
      const found = this.#end.signal.aborted ? undefined : careerIn(this.#context, career);
      if (found === undefined || !found.ok) return;
      const [waiting] = inBackground(found.value, this.#context.games);
      if (waiting === undefined || !(await this.#driveOne(found.value, waiting))) return;
    }
  }

  /** False if it failed. */
  async #driveOne({ career, plan }: CareerState, { season, round, part }: Waiting): Promise<boolean> {
    const context = this.#context;
    const made = setupOf(season, context.games, round, part);
    if (made?.ok !== true) return false;
    const seed = [plan.seed, season.number, round.number, part.part].join('/');
    const input = { setup: made.setup, drivers: made.drivers, seed };
    try {
      const result = await context.jobs.run('careerPrelim', jobContextOf(context), input);
      if (this.#end.signal.aborted || !careerIn(context, career).ok) return false;
      const row = { career, season: season.number, round: round.number, part: part.part, race: undefined };
      context.store.careers.keepRace({ ...row, result, at: context.clock.now() });
      tellCareer(context, career);
      return true;
    } catch (error) {
      if (!this.#end.signal.aborted)
        context.log.warn({ err: error, career }, 'a preliminary race of a career could not be driven');
      return false;
    }
  }
}
