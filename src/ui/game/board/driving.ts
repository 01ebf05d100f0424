// Animates cars that drive space by space on any road: puffs of dust, spins, and a fade with reduced motion.

import type { Seat } from '@core/contract';
import { entry, type Spot } from '@geometry/line';
import { runEngine } from '@ui/sound/sound';
import { between, easeMove } from '@ui/stage/motion/ease';
import type { AnimationContext } from './game-board';

/** Reduced motion: how long the end state takes to fade in, ms. */
export const FADE = 80;
/** Steps per second at which an engine's pitch is highest. */
const TOP_SPEED = 14;

/** A moving car. */
export interface Driving {
  /** Duration at the current speed, ms. */
  ms: number;
  /** Steps of the path. */
  steps: number;
  /** Steps between two puffs, and what draws a puff. */
  puffEvery: number;
  puff(at: Spot): void;
  /** Places the car after this many steps. */
  put(done: number): void;
}

type Driven = AnimationContext & { cars: { spotOf(seat: Seat): Spot; fade(seat: Seat, alpha: number): void } };

/** Moves a car along its path, with puffs and everything that follows the car. */
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

/** Sets the engine sound to the car's speed since the last call. */
function hear(context: Driven, seat: Seat, last: Heard, done: number): Heard {
  const at = performance.now();
  const speed = (1000 * (done - last.done)) / Math.max(1, at - last.at) / TOP_SPEED;
  runEngine(seat, Math.min(1, Math.max(0, speed)), context.stage.panAt(context.cars.spotOf(seat).x));
  return { done, at };
}

/** Steps done at a point in time, ms. */
interface Heard {
  done: number;
  at: number;
}

/** Moves a spinning car, with three puffs of smoke. put: places the car at a share of the move. */
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

/** Reduced motion: fades in a car that is already in its new place. */
export async function fadeIn(context: Driven, seat: Seat): Promise<void> {
  context.followed(seat);
  await context.stage.motion.run(context.pace.ms(FADE), (t) => context.cars.fade(seat, t));
}

/** The car's size after this many steps, fractions included, over places of these sizes. */
export function sizeAt(sizes: readonly number[], steps: number): number {
  const index = Math.min(sizes.length - 1, Math.max(0, Math.floor(steps)));
  const next = Math.min(sizes.length - 1, index + 1);
  return between(entry(sizes, index), entry(sizes, next), Math.min(1, Math.max(0, steps - index)));
}
