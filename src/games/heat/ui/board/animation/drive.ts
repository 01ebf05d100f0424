// Moving cars: along the road lane by lane, and backwards in a spin.

import { driveAlong, fadeIn, spinAlong } from '@ui/game/board/driving';
import { INK } from '@ui/stage/ink';
import { moveTime } from '@ui/stage/motion/timing';
import type { HeatEvent, Lane } from '../../../types';
import type { HeatAnimationContext } from './context';

type Moved = Extract<HeatEvent, { type: 'carMoved' }>;
type SpunOut = Extract<HeatEvent, { type: 'spunOut' }>;

const DUST_EVERY = 0.28;

/**
 * The lane at each space of a move, from first to last: cars in the way are passed on the nearest free lane.
 * Entry 0 is where the move starts.
 */
export function lanesOf(
  from: number,
  to: number,
  fromLane: Lane,
  lane: Lane,
  lanes: number,
  isTaken: (progress: number, lane: Lane) => boolean,
): Lane[] {
  const path: Lane[] = [fromLane];
  let current = fromLane;
  for (let progress = from + 1; progress < to; progress++) {
    current = nearest(current, lanes).find((one) => !isTaken(progress, one)) ?? current;
    path.push(current);
  }
  if (to > from) path.push(lane);
  return path;
}

/** The lanes of a road with this many, this lane first, then the nearest. */
function nearest(lane: Lane, lanes: number): Lane[] {
  const all = ([0, 1, 2] as const).slice(0, lanes);
  return all.sort((a, b) => Math.abs(a - lane) - Math.abs(b - lane));
}

/** The lane at a fraction of a space between two entries; may be a fraction. */
export function laneAt(lanes: readonly Lane[], spacesDone: number): number {
  const index = Math.min(lanes.length - 1, Math.max(0, Math.floor(spacesDone)));
  const here = lanes[index] ?? 0;
  const next = lanes[index + 1] ?? here;
  const share = Math.min(1, Math.max(0, spacesDone - index));
  return here + (next - here) * share * share * (3 - 2 * share);
}

/** Drives a car forwards. */
export async function drive(context: HeatAnimationContext, event: Moved): Promise<void> {
  const { cars, pace, effects, boardText } = context;
  const { seat, from, to } = event;
  if (to === from && event.fromLane === event.lane) return;
  void boardText.float(seat, `+${to - from}`, () => cars.spotOf(seat), { colour: INK.amberLight, size: 30 });
  if (pace.isReduced) {
    cars.place(seat, to, event.lane);
    return fadeIn(context, seat);
  }
  const taken = (progress: number, lane: Lane) => cars.isTaken(progress, lane, seat);
  const lanes = lanesOf(from, to, event.fromLane, event.lane, context.road.lanes, taken);
  const ms = pace.ms(moveTime(to - from));
  if (event.cause === 'boost' || event.cause === 'slipstream') void effects.speedLines(seat, ms);
  await driveAlong(context, seat, {
    ms,
    steps: to - from,
    puffEvery: DUST_EVERY,
    puff: (at) => (context.isWet() ? effects.spray(at) : effects.dust(at)),
    put: (done) => cars.place(seat, from + done, laneAt(lanes, done), steer(lanes, done)),
  });
  cars.place(seat, to, event.lane);
  void cars.settle();
}

/** How far the nose turns away from the road's direction while changing lanes, radians. */
function steer(lanes: readonly Lane[], done: number): number {
  const reach = 0.08;
  return Math.atan2((laneAt(lanes, done + reach) - laneAt(lanes, done - reach)) * 21, 36 * 2 * reach);
}

/** Spins a car back to its space: one turn, smoke, a red edge and the word. */
export async function spinOut(context: HeatAnimationContext, event: SpunOut): Promise<void> {
  const { cars, pace, effects, boardText } = context;
  const { seat, from, to } = event;
  const start = cars.spotOf(seat);
  effects.redEdge();
  void boardText.slam('SPIN-OUT!', start, '#ff5b4a');
  if (pace.isReduced) {
    cars.place(seat, to, event.lane);
    return fadeIn(context, seat);
  }
  await spinAlong(context, seat, pace.ms(900), (t) => {
    const lane = event.fromLane + (event.lane - event.fromLane) * t;
    cars.place(seat, from + (to - from) * t, lane, -Math.PI * 2 * t);
  });
  cars.place(seat, to, event.lane);
  void cars.settle();
}
