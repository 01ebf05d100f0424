// Reviews a race when it is over, if the person wants puzzles from their own races: one race at a time, while nobody races.
// Not here: the review (making.ts), or finding the puzzles in it (host/puzzles/search.ts).

import { seatInfo } from '@api/contract';
import { isHere } from '@api/drivers';
import { z } from 'zod';
import type { Context } from '../context';
import { savedSettings } from '../installation';

/** ms from the end of a race to its review, and between two looks whether someone still races. */
export const REVIEW_PACE = 5000;

/** The quiet reviews of one host. */
export class ReviewsAfterRaces {
  readonly #context: Context;
  readonly #isRacing: () => boolean;
  readonly #review: (match: string) => void;
  readonly #queue: string[] = [];
  #stopTimer: (() => void) | undefined;

  /** review: makes the review of a race, unless it has one. */
  constructor(context: Context, isRacing: () => boolean, review: (match: string) => void) {
    this.#context = context;
    this.#isRacing = isRacing;
    this.#review = review;
  }

  /** A race is over. */
  readonly ended = (_game?: string, match?: string): void => {
    if (match === undefined || !savedSettings(this.#context).findPuzzles || !this.#isOwn(match)) return;
    this.#queue.push(match);
    this.#schedule();
  };

  /** A race was deleted. */
  gone(match: string): void {
    if (this.#queue.includes(match)) this.#queue.splice(this.#queue.indexOf(match), 1);
  }

  stop(): void {
    this.#stopTimer?.();
    this.#queue.length = 0;
  }

  #schedule(): void {
    if (this.#stopTimer !== undefined || this.#queue.length === 0) return;
    this.#stopTimer = this.#context.clock.setTimer(REVIEW_PACE, () => {
      this.#stopTimer = undefined;
      const match = this.#isRacing() ? undefined : this.#queue.shift();
      if (match !== undefined) this.#review(match);
      this.#schedule();
    });
  }

  /** Whether a person at this screen raced others in it, and it counts. */
  #isOwn(match: string): boolean {
    const head = this.#context.store.saves.head(match);
    const seats = z.array(seatInfo).safeParse(head?.seats);
    if (head === undefined || head.practice || !seats.success) return false;
    return seats.data.length > 1 && seats.data.some(({ driver }) => isHere(driver));
  }
}
