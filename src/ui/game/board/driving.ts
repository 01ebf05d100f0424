// Cars that go their way space by space, whatever road they are on: puffs on the way, a turn in a spin, and how a car
// simply is there with reduced motion.

import type { Seat } from '@core/contract';
import { entry, type Spot } from '@ui/art/line';
import { runEngine } from '@ui/sound/sound';
import { between, easeMove } from '@ui/stage/motion/ease';
import type { AnimationContext } from './game-board';

/** Reduced motion: the end state fades in over so long, ms. */
export const FADE = 80;
/** Steps in a second at which an engine is at its highest. */
const TOP_SPEED = 14;

/** A car on its way. */
export interface Driving {
  /** ms as they are to be taken now. */
  ms: number;
  /** Steps of the way. */
  steps: number;
  /** After how many steps the next puff comes, and what puffs. */
  puffEvery: number;
  puff(at: Spot): void;
  /** Puts the car where it is after this many steps. */
  put(done: number): void;
}

type Driven = AnimationContext & { cars: { spotOf(seat: Seat): Spot; fade(seat: Seat, alpha: number): void } };

/** Moves a car along its way; it puffs, and everything that follows it comes along. */
export async function driveAlong(context: Driven, seat: Seat, driving: Driving): Promise<void> {
  const { ms, steps, puffEvery, puff, put } = driving;
  await context.near([seat]);
  let puffed = 0;
  let last = { done: 0, at: performance.now() };
  await context.stage.motion.run(
    ms,
    (t) => {
      const done = steps * t;
      put(done);
      if (done - puffed > puffEvery && t < 1) {
        puffed = done;
        puff(context.cars.spotOf(seat));
      }
      context.followed(seat);
      last = hear(context, seat, last, done);
    },
    easeMove,
  );
}

/** Lets the engine run as fast as the car has gone since it was last heard. */
function hear(context: Driven, seat: Seat, last: Heard, done: number): Heard {
  const at = performance.now();
  const speed = (1000 * (done - last.done)) / Math.max(1, at - last.at) / TOP_SPEED;
  runEngine(seat, Math.min(1, Math.max(0, speed)), context.stage.panAt(context.cars.spotOf(seat).x));
  return { done, at };
}

/** Steps done at a time, ms. */
interface Heard {
  done: number;
  at: number;
}

/** Moves a car that has lost the road: smoke three times on the way. put: where it is at a share of it. */
export async function spinAlong(
  context: Driven & { effects: { smoke(at: Spot): void } },
  seat: Seat,
  ms: number,
  put: (share: number) => void,
): Promise<void> {
  await context.near([seat]);
  let puffs = 0;
  await context.stage.motion.run(
    ms,
    (t) => {
      if (t > puffs / 4 && puffs < 3) {
        puffs += 1;
        context.effects.smoke(context.cars.spotOf(seat));
      }
      put(t);
      context.followed(seat);
    },
    easeMove,
  );
}

/** Reduced motion: the car has been put where it goes, and fades in. */
export async function fadeIn(context: Driven, seat: Seat): Promise<void> {
  context.followed(seat);
  await context.stage.motion.run(context.pace.ms(FADE), (t) => context.cars.fade(seat, t));
}

/** The size after this many steps over places of these sizes, fractions included. */
export function sizeAt(sizes: readonly number[], steps: number): number {
  const index = Math.min(sizes.length - 1, Math.max(0, Math.floor(steps)));
  const next = Math.min(sizes.length - 1, index + 1);
  return between(entry(sizes, index), entry(sizes, next), Math.min(1, Math.max(0, steps - index)));
}
