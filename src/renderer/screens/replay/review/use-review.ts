// The review of one race as its screen needs it: asked for, followed while it is made, begun, stopped.
// Not for: showing it.

import type { Replay } from '@api/archive';
import type { ReviewLook, ReviewState } from '@api/review/commands';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt, client } from '../../../app/client';

/** While it is made it is asked for this often, ms. */
const EVERY = 700;

/** What there is of it, and what can be done. state undefined: not known yet. */
export interface ReviewControls {
  state: ReviewState | undefined;
  make(): void;
  cancel(): void;
}

/** Follows the review of a race while the tab is open; one that was never made is begun at once. */
export function useReview({ match, proved }: Pick<Replay, 'match' | 'proved'>, open: boolean): ReviewControls {
  const [state, setState] = useState<ReviewState>();
  // Begun by itself once: who cancels it has said no.
  const begun = useRef(false);
  const ask = useCallback(async (): Promise<ReviewState | undefined> => {
    const reply = await client.call('review.get', { match });
    return reply.ok ? reply.value : undefined;
  }, [match]);
  const make = useCallback(async () => {
    begun.current = true;
    await attempt('review.make', { match });
    setState(await ask());
  }, [match, ask]);
  useEffect(() => {
    if (!open) return;
    let here = true;
    void ask().then((found) => {
      if (!here) return;
      if (found?.state === 'none' && proved === 'same' && !begun.current) void make();
      else setState(found);
    });
    return () => {
      here = false;
    };
  }, [open, proved, ask, make]);
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
  const cancel = useCallback(async () => {
    await attempt('review.cancel', { match });
    setState(await ask());
  }, [match, ask]);
  return { state, make: () => void make(), cancel: () => void cancel() };
}

/** How a decision looked to its seat; undefined until it has come. step undefined: none is chosen. */
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
