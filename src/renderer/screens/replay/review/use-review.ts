// The review of one race as its screen needs it: loaded, polled while it is made, started, cancelled.
// Not here: showing it.

import type { Replay } from '@api/archive';
import type { ReviewLook, ReviewState } from '@api/review/commands';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt, client } from '../../../app/client';

/** Interval of polling while it is made, ms. */
const EVERY = 700;

/** The review and its actions. state undefined: not known yet. */
export interface ReviewControls {
  state: ReviewState | undefined;
  make(): void;
  cancel(): void;
}

/** The state of a review while it is open; undefined: not known yet. make: as given, and remembered as started. */
interface Followed {
  state: ReviewState | undefined;
  make(): Promise<void>;
  refresh(): Promise<void>;
}

/**
 * Follows the review of a race while it is open. make: starts making it; must be stable. begins: whether a review that was
 * never made starts at once, but only the first time: a person who cancels it does not want it.
 */
export function useReviewState(match: string, open: boolean, make: () => Promise<unknown>, begins: boolean): Followed {
  const [state, setState] = useState<ReviewState>();
  const begun = useRef(false);
  const ask = useCallback(async (): Promise<ReviewState | undefined> => {
    const reply = await client.call('review.get', { match });
    return reply.ok ? reply.value : undefined;
  }, [match]);
  const refresh = useCallback(async () => setState(await ask()), [ask]);
  const makeNow = useCallback(async () => {
    begun.current = true;
    await make();
    await refresh();
  }, [make, refresh]);
  useEffect(() => {
    if (!open) return;
    let here = true;
    void ask().then((found) => {
      if (!here) return;
      if (found?.state === 'none' && begins && !begun.current) void makeNow();
      else setState(found);
    });
    return () => {
      here = false;
    };
  }, [open, begins, ask, makeNow]);
  const isMaking = open && state?.state === 'making';
  useEffect(() => {
    if (!isMaking) return;
    let here = true;
    const timer = setInterval(() => void ask().then((found) => here && found && setState(found)), EVERY);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [isMaking, ask]);
  return { state, make: makeNow, refresh };
}

/** The review of a race while its tab is open; one that was never made starts at once. */
export function useReview({ match, proved }: Pick<Replay, 'match' | 'proved'>, open: boolean): ReviewControls {
  const begin = useCallback(() => attempt('review.make', { match }), [match]);
  const { state, make, refresh } = useReviewState(match, open, begin, proved === 'same');
  const cancel = useCallback(async () => {
    await attempt('review.cancel', { match });
    await refresh();
  }, [match, refresh]);
  return { state, make: () => void make(), cancel: () => void cancel() };
}

/** A decision's view as its seat had it; undefined until it has arrived. step undefined: none is chosen. */
export function useLook(match: string, step: number | undefined): ReviewLook | undefined {
  const [looks, setLooks] = useState<ReadonlyMap<number, ReviewLook>>(new Map());
  const known = step === undefined ? undefined : looks.get(step);
  useEffect(() => {
    if (step === undefined || known !== undefined) return;
    let here = true;
    void client.call('review.look', { match, step }).then((reply) => {
      if (here && reply.ok) setLooks((before) => new Map(before).set(step, reply.value));
    });
    return () => {
      here = false;
    };
  }, [match, step, known]);
  return known;
}
