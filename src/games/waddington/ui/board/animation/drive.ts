// Cars that move: square by square along the lanes, and backwards in a spin.

import { entry, type Spot } from '@geometry/line';
import { driveAlong, fadeIn, spinAlong } from '@ui/game/board/driving';
import { moveTime } from '@ui/stage/motion/timing';
import { t } from '../../../text/t';
import type { Place, WaddingtonEvent } from '../../../types';
import type { WaddingtonAnimationContext } from './context';
import { glide, glideScale } from './glide';

type Moved = Extract<WaddingtonEvent, { type: 'carMoved' }>;
type SpunOff = Extract<WaddingtonEvent, { type: 'spunOff' }>;

/** ms at 1x: a spin, and driving back over each undone square. */
const SPIN = 900;
const PER_SQUARE_BACK = 70;
/** Distance between puffs of dust, in squares. */
const DUST_EVERY = 0.3;

/** Duration of a spin that undoes this many squares at 1x, ms. */
export function spinTime(undone: number): number {
  return SPIN + undone * PER_SQUARE_BACK;
}

/** The path of a spinning car: back over the undone squares, then to its resting place. */
export function spinPath(trail: readonly Place[], undone: number, from: Place, to: Place): Place[] {
  const back = trail.slice(Math.max(0, trail.length - 1 - undone)).reverse();
  const path = back.length > 0 ? back : [from];
  return path[path.length - 1] === from ? [...path, to] : [...path, from, to];
}

/** Drives a car along its path. */
export async function drive(context: WaddingtonAnimationContext, event: Moved): Promise<void> {
  const { cars, pace, effects, road, boardText } = context;
  const { seat, path, cause } = event;
  context.trail.push(...(context.trail.length > 0 ? path.slice(1) : path));
  const end = path[path.length - 1];
  const squares = path.length - 1;
  if (end === undefined) return;
  if (squares < 1) {
    cars.place(seat, end);
    return;
  }
  const gained = cause === 'card' ? `+${squares}` : t('board.speed', { speed: event.speed });
  void boardText.float(seat, gained, () => cars.spotOf(seat), { colour: '#ffd48a', size: 28 });
  if (pace.isReduced) {
    cars.place(seat, end);
    return fadeIn(context, seat);
  }
  const ms = pace.ms(moveTime(squares));
  if (cause === 'card') void effects.speedLines(seat, ms);
  await driveAlong(context, seat, {
    ms,
    steps: squares,
    puffEvery: DUST_EVERY,
    puff: (at) => effects.dust(at),
    put: (done) => cars.put(seat, glide(road, path, done), glideScale(road, path, done)),
  });
  cars.place(seat, end);
}

/** Spins a car off the road: one turn backwards, smoke, a red edge and a call-out. */
export async function spinOff(context: WaddingtonAnimationContext, event: SpunOff): Promise<void> {
  const { cars, pace, effects, boardText, road } = context;
  const { seat, to } = event;
  // After a view that was shown without animation, the trail is unknown.
  const trail = context.trail[context.trail.length - 1] === cars.placeOf(seat) ? context.trail : [];
  const path = spinPath(trail, event.undone, event.from, to);
  effects.redEdge();
  void boardText.slam(t('board.spinOff'), road.spot(to), '#ff5b4a');
  if (pace.isReduced) {
    cars.place(seat, to);
    return fadeIn(context, seat);
  }
  const start = cars.spotOf(seat);
  const spots = [start, ...path.slice(1).map((place) => road.spot(place))];
  await spinAlong(context, seat, pace.ms(spinTime(event.undone)), (t) => {
    const spot = along(spots, t);
    cars.put(seat, { ...spot, angle: spot.angle - Math.PI * 2 * t }, 1);
  });
  cars.place(seat, to);
}

/** The spot at a share (0 to 1) of a chain of spots. Angles turn the shorter way. */
function along(spots: readonly Spot[], share: number): Spot {
  const steps = (spots.length - 1) * share;
  const index = Math.min(Math.max(0, spots.length - 2), Math.floor(steps));
  const from = entry(spots, index);
  const to = entry(spots, Math.min(spots.length - 1, index + 1));
  const t = Math.min(1, steps - index);
  const turn = Math.atan2(Math.sin(to.angle - from.angle), Math.cos(to.angle - from.angle));
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, angle: from.angle + turn * t };
}
