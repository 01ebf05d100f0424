// Reviews of finished races: made in the background on request, stored with the race, deleted with it.
// Not here: how one is made (making.ts) or what it contains (core/review.ts).

import type { Reply } from '@api/contract';
import { message } from '@api/messages';
import type { ReviewState } from '@api/review/commands';
import type { Handlers } from '@api/session';
import type { MessageDescriptor } from '@i18n/messages';
import { granted, refuse } from '../api-errors';
import { finishedRace, sameRules } from '../archive/finished';
import type { Context } from '../context';
import { runJob } from '../jobs/run-job';
import { packed, RECKONING, unpacked } from './kept';
import { beginReview, type Made, type Making } from './making';

type Commands = 'review.make' | 'review.get' | 'review.cancel' | 'review.look';

export interface Reviews {
  handlers: Pick<Handlers, Commands>;
  /** Makes the review of a finished race, unless it has one or is getting one. */
  makeOnce(match: string): void;
  /** A race was deleted. */
  gone(match: string): void;
  /** Stops all reviews in progress. */
  stop(): void;
}

/** The reviews of one host. kept: called when the review of a race was stored. */
export function createReviews(context: Context, kept: (match: string) => void = () => {}): Reviews {
  const making = new Map<string, Making>();
  const failures = new Map<string, MessageDescriptor>();

  function end(match: string): void {
    making.get(match)?.stop();
    making.delete(match);
  }

  function keep(match: string, made: Made): void {
    making.delete(match);
    if (made === undefined) return;
    if (!made.ok) {
      failures.set(match, made.why);
      return;
    }
    try {
      context.store.reviews.keep(match, packed(made.review));
      kept(match);
    } catch (error) {
      context.log.warn({ err: error, match }, 'a review could not be kept');
      failures.set(match, message('unfinished'));
    }
  }

  function make(match: string): Reply<null> {
    if (making.has(match)) return granted(null);
    const found = finishedRace(context, match);
    if (!found.ok) return found;
    if (sameRules(context, found.value) === undefined) return refuse('not-allowed', message('review.other-rules'));
    failures.delete(match);
    const begun: Making = beginReview(context, match, (made) => {
      // A cancelled one may have been restarted.
      if (making.get(match) === begun) keep(match, made);
    });
    making.set(match, begun);
    return granted(null);
  }

  function get(match: string): Reply<ReviewState> {
    const found = finishedRace(context, match);
    if (!found.ok) return found;
    const now = making.get(match);
    if (now !== undefined) return granted(now.state());
    const why = failures.get(match);
    if (why !== undefined) return granted({ state: 'failed', why });
    const stored = context.store.reviews.of(match);
    const review = stored && unpacked(stored);
    if (stored === undefined || review === undefined) return granted({ state: 'none' });
    return granted({ state: 'made', isOlder: stored.reckoning !== RECKONING, review });
  }

  return {
    handlers: {
      'review.make': ({ match }) => make(match),
      'review.get': ({ match }) => get(match),
      'review.cancel'({ match }) {
        const found = finishedRace(context, match);
        if (!found.ok) return found;
        end(match);
        failures.delete(match);
        return granted(null);
      },
      'review.look': (input) => runJob(context, 'reviewLook', input),
    },
    makeOnce(match) {
      if (context.store.reviews.of(match) === undefined) make(match);
    },
    gone(match) {
      end(match);
      failures.delete(match);
    },
    stop() {
      for (const match of [...making.keys()]) end(match);
    },
  };
}
