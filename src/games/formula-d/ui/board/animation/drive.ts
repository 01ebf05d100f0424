// Cars that move space by space along their kept path, with skid marks while lane-locked; cars leaving the board.

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { caption } from '@ui/game/board/captions';
import { driveAlong, fadeIn, sizeAt } from '@ui/game/board/driving';
import { INK } from '@ui/stage/ink';
import { between, easeIn } from '@ui/stage/motion/ease';
import { glideOver } from '@ui/stage/motion/glide';
import { moveTime } from '@ui/stage/motion/timing';
import { t } from '../../../text/t';
import type { FormulaEvent } from '../../../types';
import type { FormulaAnimationContext } from './context';

type Moved = Extract<FormulaEvent, { type: 'carMoved' }>;

const DUST_EVERY = 0.45;
/** Time for a car that is out or finished to leave, at 1x, ms. */
export const LEAVE_TIME = 700;

/** Drives a car along its path. The first space is the one it started on. */
export async function drive(context: FormulaAnimationContext, event: Moved): Promise<void> {
  const { cars, pace, effects, road } = context;
  const { seat, path, cause, lockedFrom } = event;
  const end = path[path.length - 1];
  const steps = path.length - 1;
  if (end === undefined) return;
  if (steps < 1) {
    cars.place(seat, end);
    caption(context, seat, t('play.stays'), INK.white);
    return;
  }
  void context.boardText.float(seat, `+${steps}`, () => cars.spotOf(seat), { colour: INK.amberLight, size: 28 });
  if (pace.isReduced) {
    cars.place(seat, end);
    return fadeIn(context, seat);
  }
  const spots = path.map((space) => road.spot(space));
  const sizes = path.map((space) => road.carScale(space));
  const ms = pace.ms(moveTime(steps));
  if (cause === 'slipstream') void effects.speedLines(seat, ms);
  await driveAlong(context, seat, {
    ms,
    steps,
    puffEvery: DUST_EVERY,
    puff: (at) => effects.dust(at),
    put: (done) => cars.put(seat, glideOver(spots, done), sizeAt(sizes, done)),
  });
  if (lockedFrom >= 0) effects.skid(skidMarks(spots, lockedFrom));
  cars.place(seat, end);
}

/** The part of a path driven lane-locked, in fine steps. */
export function skidMarks(spots: readonly Spot[], lockedFrom: number): Spot[] {
  const from = Math.max(0, lockedFrom - 1);
  const count = Math.max(0, (spots.length - 1 - from) * 4);
  return Array.from({ length: count + 1 }, (_, i) => glideOver(spots, from + i / 4));
}

/** Removes a car from the board: it shrinks away, or disappears at once with reduced motion. */
export async function leave(context: FormulaAnimationContext, seat: Seat): Promise<void> {
  const { cars, stage, pace } = context;
  if (!pace.isReduced) {
    await stage.motion.run(
      pace.ms(LEAVE_TIME),
      (t) => {
        cars.fade(seat, 1 - t);
        cars.swell(seat, between(1, 0.5, t));
      },
      easeIn,
    );
    cars.swell(seat, 1);
  }
  cars.hide(seat);
  cars.fade(seat, 1);
}
