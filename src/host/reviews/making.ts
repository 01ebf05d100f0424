// Makes one review: the job runner judges its decisions, two at a time and in order, until all are done or it is stopped.
// Not here: the judging (ai/review) or who asks for it (reviews.ts).

import type { Care } from '@ai/review/judge';
import { message } from '@api/messages';
import type { ReviewState } from '@api/review/commands';
import type { Judged, Review } from '@core/review';
import type { MessageDescriptor } from '@i18n/messages';
import type { Context } from '../context';
import type { Outlined } from '../jobs/job-types';
import { runJob } from '../jobs/run-job';

/** A review in progress. */
export interface Making {
  state(): ReviewState;
  /** Stops; nothing of the review is stored. */
  stop(): void;
}

/** The result of one; undefined if it was stopped. */
export type Made = { ok: true; review: Review } | { ok: false; why: MessageDescriptor } | undefined;

/** Decisions judged at once: the job runner's two threads. */
const AT_ONCE = 2;
/** Rollouts for a whole review, and for one decision at least and at most: fewer say nothing, more add nothing. */
const ALL_RACES = 100_000;
const RACES = { least: 150, most: 400 } as const;
/** The share of them that searches for the best answer; the rest measures it and the given answer, half each. */
const LOOKING = 0.4;

/** Begins to make a review; done is called once, at its end. */
export function beginReview(context: Context, match: string, done: (made: Made) => void): Making {
  let going = true;
  let outlined: Outlined | undefined;
  const judged = new Map<number, Judged | null>();

  async function make(): Promise<Made> {
    const outline = await runJob(context, 'reviewOutline', { match });
    if (!going) return undefined;
    if (!outline.ok) return failed(outline.fault.said);
    outlined = outline.value;
    const { decisions } = outlined;
    const care = careFor(decisions.length);
    const left = [...decisions];
    const apiErrors: Made[] = [];
    async function work(): Promise<void> {
      for (let next = left.shift(); next !== undefined && going && apiErrors.length === 0; next = left.shift()) {
        const reply = await runJob(context, 'reviewDecision', { match, step: next.step, care });
        if (!reply.ok) apiErrors.push(failed(reply.fault.said));
        else judged.set(next.step, reply.value);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (!going) return undefined;
    return apiErrors[0] ?? { ok: true, review: reviewSoFar() };
  }

  /** Everything before the first decision that is still being judged. */
  function reviewSoFar(): Review {
    if (outlined === undefined) return { seats: [], curve: [], decisions: [] };
    const { seats, curve, decisions } = outlined;
    const open = decisions.findIndex(({ step }) => !judged.has(step));
    const whole = open < 0 ? decisions : decisions.slice(0, open);
    const until = decisions[open]?.step ?? Number.POSITIVE_INFINITY;
    return {
      seats,
      curve: curve.filter(({ step }) => step <= until),
      decisions: whole.flatMap(({ step }) => judged.get(step) ?? []),
    };
  }

  make().then(
    (made) => done(made),
    (error: unknown) => {
      context.log.error({ err: error, match }, 'a review came to nothing');
      done(failed(undefined));
    },
  );
  return {
    state() {
      const at = outlined?.decisions.find(({ step }) => !judged.has(step)) ?? outlined?.decisions.at(-1);
      const rounds = outlined?.curve.at(-1)?.round ?? 0;
      return { state: 'making', round: at?.round ?? 0, rounds, review: reviewSoFar() };
    },
    stop() {
      going = false;
    },
  };
}

function careFor(decisions: number): Care {
  const races = Math.min(RACES.most, Math.max(RACES.least, Math.floor(ALL_RACES / Math.max(1, decisions))));
  const playouts = Math.round(races * LOOKING);
  return { playouts, worlds: Math.round((races - playouts) / 2) };
}

function failed(why: MessageDescriptor | undefined): Made {
  return { ok: false, why: why ?? message('unfinished') };
}
