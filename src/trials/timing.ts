// Times of one car alone: how far it was after each round, when it passed each corner and line, and its figure. Times are whole tenths
// of a round. Not here: running the race (replay.ts), or medals (medals.ts).

import type { AloneTrials, AnyTypes, RaceState, TrialClock, TrialKind } from '@core/contract';

/** The mark at the end of a lap. */
export const LINE = 'line';
const TENTHS = 10;

/** A place that was passed. lap: 1-based. at: in tenths of a round. */
export interface Passed {
  readonly id: string;
  readonly lap: number;
  readonly at: number;
}

/** Where the car was at the end of a round, and how far its move would have gone; both in parts after the start line. */
interface RoundEnd {
  readonly round: number;
  to: number;
  beyond: number;
}

/** What is known of a run so far. from: the place on the grid. */
export interface Timing {
  readonly clock: TrialClock<AnyTypes>;
  readonly from: number;
  readonly rounds: RoundEnd[];
  readonly reached: Passed[];
  isEnded: boolean;
}

/** Begins to time a race that has not begun. */
export function timingOf({ clock }: AloneTrials<AnyTypes>, state: Readonly<RaceState>): Timing {
  return { clock, from: clock.progressOf(state), rounds: [], reached: [], isEnded: false };
}

/** Changes timing by a step. round: in which it was made. state: after it. */
export function time(timing: Timing, round: number, state: Readonly<RaceState>, events: readonly AnyTypes[]): void {
  const { clock, rounds, reached } = timing;
  let now = rounds.at(-1);
  if (now?.round !== round) {
    now = { round, to: 0, beyond: 0 };
    rounds.push(now);
  }
  now.to = clock.progressOf(state);
  for (const event of events) {
    now.beyond += clock.beyond?.(event) ?? 0;
    const place = clock.reached?.(event);
    if (place === undefined || place === null) continue;
    reached.push({ id: place.id, lap: 1, at: (place.round - 1) * TENTHS + place.tenth });
    timing.isEnded ||= place.isEnd;
  }
}

/**
 * What the car has passed, in driving order. state: now; isOver: the race is. A round counts once it is complete, because the rest of its
 * move decides about its tenths.
 */
export function passedIn(timing: Timing, state: Readonly<RaceState>, round: number, isOver: boolean): Passed[] {
  const { clock, rounds, reached } = timing;
  if (clock.reached !== undefined) return reached.slice();
  const due = marksOf(clock, state);
  const passed: Passed[] = [];
  let { from } = timing;
  let next = 0;
  for (const [index, { round: of, to, beyond }] of rounds.entries()) {
    if (of >= round && !isOver) break;
    // The rest of a roll is lost only at the flag.
    const reach = isOver && index === rounds.length - 1 ? to + beyond : to;
    for (let mark = due[next]; mark !== undefined && mark.at <= to; mark = due[++next]) {
      passed.push({ id: mark.id, lap: mark.lap, at: (of - 1) * TENTHS + tenthOf(mark.at - from, reach - from) });
    }
    from = to;
  }
  return passed;
}

/** The figure of a finished run; undefined if the car did not get to the end. passed: everything that it passed. */
export function figureOf(
  trials: AloneTrials<AnyTypes>,
  kind: TrialKind,
  timing: Timing,
  passed: readonly Passed[],
  laps: number,
): number | undefined {
  const last = passed.at(-1);
  if (trials.clock.reached !== undefined) return timing.isEnded ? last?.at : undefined;
  const lines = passed.filter(({ id }) => id === LINE).map(({ at }) => at);
  if (lines.length < laps) return undefined;
  if (trials.races[kind]?.counts !== 'flying') return lines.at(-1);
  const laptimes = lines.slice(1).map((at, index) => at - (lines[index] ?? 0));
  return laptimes.length === 0 ? undefined : Math.min(...laptimes);
}

/** The share of a move that was needed, in tenths: rounded up, 1 to 10. */
function tenthOf(needed: number, whole: number): number {
  if (whole <= 0) return TENTHS;
  return Math.min(TENTHS, Math.max(1, Math.ceil((TENTHS * needed) / whole)));
}

function marksOf(clock: TrialClock<AnyTypes>, state: Readonly<RaceState>): Passed[] {
  const { lap, laps, corners } = clock.road(state);
  return Array.from({ length: laps }, (_, index) => [
    ...corners.map(({ id, at }) => ({ id, lap: index + 1, at: index * lap + at })),
    { id: LINE, lap: index + 1, at: (index + 1) * lap },
  ])
    .flat()
    .sort((a, b) => a.at - b.at);
}
