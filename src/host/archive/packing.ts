// Packs finished races while nobody races, one at a time: races that have just ended, imported ones, and after an update all older
// ones. A job makes each pack; the store replaces the rows with it. Not here: how a race is packed (store/packs).

import { StoreError } from '@store/store-error';
import { type Context, tellOwners } from '../context';
import type { Packed } from '../jobs/job-types';
import { jobContextOf } from '../jobs/run-job';

/** ms. soon: from a reason to look until the first race is packed; busy: while someone races; pause: between two races. */
export const PACKING_PACE = { soon: 5000, busy: 5000, pause: 100 } as const;

/** done: races dealt with since packing began; races: these and the remaining ones. */
export interface PackingProgress {
  done: number;
  races: number;
}

/** Packs the races of a host. A race that can't be packed stays as it is, and is tried again after a start. */
export class Packing {
  private readonly context: Context;
  /** Whether someone is racing. */
  private readonly isBusy: () => boolean;
  private readonly skipped = new Set<string>();
  private isStopped: boolean = false;
  private isAtWork: boolean = false;
  /** look was called during the work. */
  private isWanted: boolean = false;
  private stopTimer: (() => void) | undefined;
  private done = 0;
  /** Races still to be packed; undefined: not counted yet. */
  private left: number | undefined;
  /** Id of the last race that was dealt with. */
  private last = '';

  constructor(context: Context, isBusy: () => boolean) {
    this.context = context;
    this.isBusy = isBusy;
    this.look();
  }

  /** There may be races to pack: one has ended, some were imported, or another database is open. */
  look(): void {
    // The new races may have any ids.
    this.last = '';
    this.left = undefined;
    this.isWanted = this.isAtWork;
    if (!this.isAtWork && this.stopTimer === undefined) this.schedule(PACKING_PACE.soon);
  }

  /** Null while there is nothing to pack. */
  progress(): PackingProgress | null {
    this.left ??= this.context.store.packs.left() - this.skipped.size;
    return this.left <= 0 ? null : { done: this.done, races: this.done + this.left };
  }

  stop(): void {
    this.isStopped = true;
    this.stopTimer?.();
  }

  private schedule(ms: number): void {
    if (this.isStopped) return;
    this.stopTimer = this.context.clock.setTimer(ms, () => {
      this.stopTimer = undefined;
      void this.work();
    });
  }

  /** Packs one race and schedules the next one. Never rejects. */
  private async work(): Promise<void> {
    this.isAtWork = true;
    try {
      if (this.isBusy()) this.schedule(PACKING_PACE.busy);
      else await this.packNext();
    } catch (error) {
      this.log(error);
    }
    this.isAtWork = false;
    if (this.isWanted && this.stopTimer === undefined) this.look();
  }

  private async packNext(): Promise<void> {
    const race = this.next();
    if (race === undefined) {
      await this.rest();
      return;
    }
    this.last = race;
    const isPacked = await this.pack(race);
    if (this.isStopped) return;
    if (!isPacked) this.skipped.add(race);
    this.done += 1;
    if (this.left !== undefined) this.left -= 1;
    this.tell();
    this.schedule(PACKING_PACE.pause);
  }

  private next(): string | undefined {
    for (;;) {
      const [race] = this.context.store.packs.waiting(this.last, 1);
      if (race === undefined || !this.skipped.has(race)) return race;
      this.last = race;
    }
  }

  private async pack(race: string): Promise<boolean> {
    try {
      const made = await this.context.jobs.run('pack', jobContextOf(this.context), { match: race });
      if (this.isStopped) return false;
      const isKept = made !== null && this.keep(race, made);
      if (!isKept) this.context.log.warn({ match: race }, 'a race could not be packed and stays as it is');
      return isKept;
    } catch (error) {
      this.log(error);
      return false;
    }
  }

  private keep(race: string, { pack, sums, records }: Packed): boolean {
    const bytes = Buffer.from(pack, 'base64');
    return this.context.store.packs.keep(race, { pack: bytes, sums }, records ?? undefined);
  }

  /** Everything is packed: a database with far too much free room is rewritten. */
  private async rest(): Promise<void> {
    const { store, jobs } = this.context;
    this.done = 0;
    this.last = '';
    if (!store.isWorthCompacting()) return;
    await store.whileCompacted(async () => {
      await jobs.run('compact', jobContextOf(this.context), {});
    });
    this.tell();
  }

  private tell(): void {
    tellOwners(this.context, 'backups.changed', {});
  }

  private log(error: unknown): void {
    if (this.isStopped) return; // The store was closed meanwhile; the next start continues.
    if (error instanceof StoreError) this.context.log.warn({ err: error }, 'packing races failed');
    else this.context.log.error({ err: error }, 'packing races failed');
  }
}
