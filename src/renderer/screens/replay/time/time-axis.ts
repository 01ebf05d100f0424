// The time of a recording as a length: every round has the same width, its frames a share by their number of events.
// Not here: drawing it.

import type { Recording } from '@core/recording';

/** A place in a recording: a frame, and how many of its events have been shown. All of them: the frame's view applies. */
export interface Moment {
  frame: number;
  events: number;
}

/** length: rounds; ends: per frame, its end on the axis. The grid ends at 0, the last frame at length. */
export interface TimeAxis {
  length: number;
  ends: readonly number[];
}

/** A number under the axis, at the beginning of its round. */
export interface Tick {
  at: number;
  round: number;
}

/** The axis of a recording. */
export function timeAxis({ frames, rounds }: Recording): TimeAxis {
  const ends: number[] = [0];
  for (let i = 1; i < rounds.length; i++) {
    const first = (rounds[i - 1]?.frame ?? 0) + 1;
    const last = rounds[i]?.frame ?? 0;
    const within = frames.slice(first, last + 1).map((frame) => 1 + frame.events.length);
    const whole = within.reduce((sum, weight) => sum + weight, 0);
    let sum = 0;
    for (const weight of within) {
      sum += weight;
      ends.push(i - 1 + sum / whole);
    }
  }
  return { length: Math.max(1, rounds.length - 1), ends };
}

/** The position of a moment. */
export function placeOf(axis: TimeAxis, { frames }: Recording, { frame, events }: Moment): number {
  const end = axis.ends[frame] ?? axis.length;
  const begin = axis.ends[frame - 1] ?? 0;
  const all = frames[frame]?.events.length ?? 0;
  return all === 0 ? end : begin + ((end - begin) * events) / all;
}

/** The frame whose end is nearest to a position. */
export function frameAt({ ends }: TimeAxis, at: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const before = low > 0 && at - (ends[low - 1] ?? 0) < (ends[low] ?? 0) - at;
  return before ? low - 1 : low;
}

/** The section of the axis that contains a frame: the index of its round in the recording's rounds, from 1 on. */
export function stretchOf({ rounds }: Recording, frame: number): number {
  const index = rounds.findIndex((round, i) => i > 0 && round.frame >= frame);
  return index < 0 ? Math.max(1, rounds.length - 1) : index;
}

/** Ticks of the rounds raced, thinned out to at most this many. */
export function ticksOf({ rounds }: Recording, most: number): Tick[] {
  const raced = rounds.flatMap(({ round }, i) => (i > 0 && round > 0 ? [{ at: i - 1, round }] : []));
  const step = STEPS.find((one) => raced.length / one <= most) ?? Math.ceil(raced.length / most);
  return raced.filter(({ round }) => (step <= 2 ? (round - 1) % step === 0 : round === 1 || round % step === 0));
}

const STEPS = [1, 2, 5, 10, 20, 50] as const;

/** Every frame's last moment. */
export function endOf({ frames }: Recording, frame: number): Moment {
  return { frame, events: frames[frame]?.events.length ?? 0 };
}
