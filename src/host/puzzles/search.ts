// Looks for puzzles in reviews of one's own races, in the background: decisions that cost enough are verified one at a time while
// nobody races. Not here: verifying (work.ts), or making reviews (host/reviews).

import { seatInfo } from '@api/contract';
import { isHere } from '@api/drivers';
import type { Seat } from '@core/contract';
import { LEAST_GAIN } from '@puzzles/puzzle';
import { z } from 'zod';
import { type Context, tellOwners } from '../context';
import { runJob } from '../jobs/run-job';
import { unpacked } from '../reviews/kept';
import { SEARCH_METHOD } from './own-facts';

/** ms until a race with a new review is searched, and between two looks whether someone still races. */
export const SEARCH_PACE = 3000;

/** The search of one host. */
export class PuzzleSearch {
  private readonly context: Context;
  /** Whether someone is racing. */
  private readonly isBusy: () => boolean;
  private readonly queue: string[] = [];
  private current: string | undefined;
  private stopTimer: (() => void) | undefined;
  private isStopped: boolean = false;
  private hasLooked: boolean = false;

  constructor(context: Context, isBusy: () => boolean) {
    this.context = context;
    this.isBusy = isBusy;
  }

  /** A race was reviewed. */
  reviewed(match: string): void {
    if (!this.queue.includes(match)) this.queue.push(match);
    this.schedule();
    this.tell();
  }

  /** Queues reviews that were not searched yet, such as one whose search the app's end interrupted. Once per start. */
  resume(): void {
    if (this.hasLooked) return;
    this.hasLooked = true;
    for (const match of this.context.store.puzzles.unsearched(SEARCH_METHOD)) {
      if (match !== this.current && !this.queue.includes(match)) this.queue.push(match);
    }
    this.schedule();
  }

  /** Races that wait for their search, or are being searched. */
  searching(): string[] {
    return [...(this.current === undefined ? [] : [this.current]), ...this.queue];
  }

  /** A race was deleted. */
  gone(match: string): void {
    if (this.queue.includes(match)) this.queue.splice(this.queue.indexOf(match), 1);
    if (this.current === match) this.current = undefined;
  }

  stop(): void {
    this.isStopped = true;
    this.stopTimer?.();
  }

  private schedule(): void {
    if (this.isStopped || this.stopTimer !== undefined || this.current !== undefined || this.queue.length === 0) return;
    this.stopTimer = this.context.clock.setTimer(SEARCH_PACE, () => {
      this.stopTimer = undefined;
      void this.work();
    });
  }

  /** Searches one race and schedules the next one. Never rejects. */
  private async work(): Promise<void> {
    if (!this.isBusy()) {
      const match = this.queue.shift();
      this.current = match;
      try {
        if (match !== undefined) await this.search(match);
      } catch (error) {
        this.context.log.warn({ err: error, match }, 'a race could not be searched for puzzles');
      }
      this.current = undefined;
      if (!this.isStopped) this.tell();
    }
    this.schedule();
  }

  private async search(match: string): Promise<void> {
    const { store, clock } = this.context;
    for (const step of costlySteps(this.context, match)) {
      const found = await runJob(this.context, 'puzzleSearch', { match, step });
      // Stopped, or the race was deleted.
      if (this.isStopped || this.current !== match) return;
      if (!found.ok) throw new Error(found.fault.code);
      if (found.value !== null) store.puzzles.keep({ race: match, step, puzzle: found.value, at: clock.now() });
    }
    store.puzzles.searched(match, SEARCH_METHOD);
  }

  private tell(): void {
    tellOwners(this.context, 'puzzles.changed', {});
  }
}

/** The decisions of people at this screen that cost enough to make a puzzle. */
function costlySteps({ store }: Context, match: string): number[] {
  const kept = store.reviews.of(match);
  const review = kept && unpacked(kept);
  const seats = z.array(seatInfo).safeParse(store.saves.head(match)?.seats);
  if (review === undefined || !seats.success) return [];
  const here = new Set<Seat>(seats.data.filter(({ driver }) => isHere(driver)).map(({ seat }) => seat));
  return review.decisions.filter(({ seat, loss }) => here.has(seat) && loss >= LEAST_GAIN).map(({ step }) => step);
}
