// The time left for a decision, counted down on this page. Not here: its look (banner.tsx, over-clock.tsx).

import type { MatchUpdate, OpenDecision } from '@api/contract';
import { useEffect, useState } from 'react';
import { steadyNow } from '../../../app/use-now';

/** A clock that runs on a decision. */
export interface Countdown {
  /** ms by this page's steady clock. */
  endsAt: number;
  /** The most seconds to show: the grace before a decision is left out. */
  most: number;
}

/** The clock of a decision; null if none runs. offset: this page's steady clock minus the host's, ms. */
export function countdownOf(update: MatchUpdate, decision: OpenDecision | undefined, offset: number): Countdown | null {
  if (decision === undefined || decision.committed || decision.endsAt === null) return null;
  return { endsAt: decision.endsAt + offset, most: update.clock + (update.banks[decision.seat] ?? 0) / 1000 };
}

/** Seconds left. now: ms by this page's steady clock. */
export function secondsLeft({ endsAt, most }: Countdown, now: number): number {
  return Math.min(most, Math.max(0, (endsAt - now) / 1000));
}

/** Seconds left, updated while the screen is open; null without a clock. */
export function useSecondsLeft(countdown: Countdown | null): number | null {
  const [now, setNow] = useState(steadyNow);
  const endsAt = countdown?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return;
    setNow(steadyNow());
    const timer = setInterval(() => setNow(steadyNow()), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return countdown === null ? null : secondsLeft(countdown, now);
}

/** '0:23'. */
export function countdownText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** In its last seconds a clock is red, s. */
export const LAST_SECONDS = 5;
