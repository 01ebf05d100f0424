// Where things are on a road that is drawn: the middle of each space, lines across it, signs beside it. In the source's own unit.
// Not here: where they are on the screen (state/view.ts).

import { bendThrough, ClosedCurve } from '@geometry/curve';
import type { Point } from '@geometry/line';
import type { RoadSource } from '@workshop/source';

/** A place on the road. across: one unit to the right of the driving direction. */
export interface RoadSpot {
  readonly x: number;
  readonly y: number;
  readonly across: Point;
}

/** A measured road. space: places by spaces from the finish line, fractions included; half: half its width. */
export interface RoadMarks {
  readonly curve: ClosedCurve;
  readonly half: number;
  readonly spaces: number;
  at(space: number): RoadSpot;
  /** +1 if the outside of the bend, or of the whole road where it is straight, is to the right here, -1 if to the left. */
  outside(space: number): 1 | -1;
  /** The road's middle between two places, as SVG path. */
  path(from: number, to: number, away?: number): string;
  /** The place nearest to a position: in spaces, and as an anchor. away: how far from the middle. */
  nearest(place: Point): { space: number; anchor: number; away: number };
}

/** Radius in spaces above which a road is straight. */
const STRAIGHT = 40;
/** Places at which the whole road is looked at. */
const OUTLINE = 48;
/** Pieces of a path for each space. */
const FINE = 4;

/** Measures a road. half: half its width, in the source's unit. */
export function marksOf(source: RoadSource, spaces: number, half: number): RoadMarks {
  const curve = new ClosedCurve(source.road);
  const finish = curve.distanceOf(Math.min(source.start, source.road.length - 0.000001));
  const unit = curve.length / spaces;
  const isClockwise = turnsRight(curve);
  const at = (space: number): RoadSpot => {
    const along = finish + space * unit;
    const [x, y] = curve.at(along);
    const [[ax, ay], [bx, by]] = [curve.at(along - unit / 8), curve.at(along + unit / 8)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return { x, y, across: [-(by - ay) / length, (bx - ax) / length] };
  };
  return {
    curve,
    half,
    spaces,
    at,
    outside(space) {
      const place = (by: number) => curve.at(finish + (space + by) * unit);
      const { radius, isRight } = bendThrough(place(-1.5), place(0), place(1.5));
      return (radius > STRAIGHT * unit ? isClockwise : isRight) ? -1 : 1;
    },
    path(from, to, away = 0) {
      const count = Math.max(1, Math.ceil((to - from) * FINE));
      return Array.from({ length: count + 1 }, (_, step) => {
        const { x, y, across } = at(from + ((to - from) * step) / count);
        return `${step === 0 ? 'M' : 'L'}${short(x + across[0] * away)} ${short(y + across[1] * away)}`;
      }).join('');
    },
    nearest(place) {
      const { along, away } = curve.nearest(place);
      const beyond = (along - finish + curve.length) % curve.length;
      return { space: beyond / unit, anchor: curve.anchorAt(along), away };
    },
  };
}

/** Whether a road runs clockwise on the screen as a whole. */
function turnsRight(curve: ClosedCurve): boolean {
  const ring = curve.cut(OUTLINE, 0);
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled > 0;
}

/** The whole road as one closed SVG path of curves. */
export function roadPath({ road }: RoadSource): string {
  const pieces = road.map((point, at) => {
    const next = road[(at + 1) % road.length] ?? point;
    const [ax, ay] = [point.x + point.out[0], point.y + point.out[1]];
    const [bx, by] = [next.x + next.in[0], next.y + next.in[1]];
    return `C${short(ax)} ${short(ay)} ${short(bx)} ${short(by)} ${short(next.x)} ${short(next.y)}`;
  });
  const [first] = road;
  return first === undefined ? '' : `M${short(first.x)} ${short(first.y)}${pieces.join('')}Z`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
