// A closed road drawn with handles, as people draw it: cubic curves from point to point, measured by arc length. Its numbers
// are the same in every browser and in Node: only sums, products and square roots. Not here: spaces (a game cuts them) or lines
// of many short pieces (line.ts).

import { Bezier } from 'bezier-js';
import { entry, type Point } from './line';

/** A point of the road. in, out: its handles, as seen from the point: where the road comes from and where it leads. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly in: Point;
  readonly out: Point;
}

/** Pieces in which a curve from one point to the next is measured. */
const PIECES = 48;

/** A closed curve through its points, in their order. Distances are measured from the first point, in the points' own unit. */
export class ClosedCurve {
  readonly length: number;
  /** Distance at which each point lies. */
  readonly starts: readonly number[];
  /** Measured positions, PIECES for each point, and the distance of each; finally the first again, at the full length. */
  readonly #spots: readonly Point[];
  readonly #distances: readonly number[];

  /** points: at least two. Throws if there are fewer, which is a bug. */
  constructor(points: readonly CurvePoint[]) {
    if (points.length < 2) throw new RangeError(`a road has at least two points, not ${points.length}`);
    const spots: Point[] = [];
    const distances = [0];
    for (let at = 0; at < points.length; at++) {
      const curve = curveBetween(entry(points, at), entry(points, (at + 1) % points.length));
      for (let piece = 0; piece < PIECES; piece++) {
        const { x, y } = curve.get(piece / PIECES);
        spots.push([x, y]);
      }
    }
    for (let at = 1; at <= spots.length; at++) {
      const gap = distanceBetween(entry(spots, at - 1), entry(spots, at % spots.length));
      distances.push(entry(distances, at - 1) + gap);
    }
    this.#spots = spots;
    this.#distances = distances;
    this.length = entry(distances, spots.length);
    this.starts = points.map((_, at) => entry(distances, at * PIECES));
  }

  /** The position at a distance; any number, also beyond the length or negative. */
  at(distance: number): Point {
    const along = distance - Math.floor(distance / this.length) * this.length;
    let low = 0;
    let high = this.#distances.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (entry(this.#distances, middle) <= along) low = middle;
      else high = middle;
    }
    const from = entry(this.#spots, low % this.#spots.length);
    const to = entry(this.#spots, (low + 1) % this.#spots.length);
    const piece = entry(this.#distances, low + 1) - entry(this.#distances, low);
    const share = piece === 0 ? 0 : (along - entry(this.#distances, low)) / piece;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  }

  /** Positions at equal distances along the whole curve, `count` of them, the first at this distance. */
  cut(count: number, from: number): Point[] {
    return Array.from({ length: count }, (_, at) => this.at(from + (at * this.length) / count));
  }

  /** The distance of a place that is anchored to points: 3.25 is a quarter of the way from point 3 to point 4. */
  distanceOf(anchor: number): number {
    const at = Math.floor(anchor);
    const from = entry(this.starts, at);
    const to = at + 1 < this.starts.length ? entry(this.starts, at + 1) : this.length;
    return from + (to - from) * (anchor - at);
  }

  /** The distance of the place on the curve that is nearest to a position, and how far away it is. */
  nearest([x, y]: Point): { along: number; away: number } {
    let best = { along: 0, away: Number.POSITIVE_INFINITY };
    this.#spots.forEach((from, at) => {
      const to = entry(this.#spots, (at + 1) % this.#spots.length);
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const across = dx * dx + dy * dy;
      const share = across === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / across));
      const away = distanceBetween([x, y], [from[0] + dx * share, from[1] + dy * share]);
      if (away >= best.away) return;
      const [start, end] = [entry(this.#distances, at), entry(this.#distances, at + 1)];
      best = { along: start + (end - start) * share, away };
    });
    return best;
  }

  /** The place at a distance, as an anchor. */
  anchorAt(distance: number): number {
    const along = distance - Math.floor(distance / this.length) * this.length;
    const at = this.starts.findLastIndex((start) => start <= along);
    const from = entry(this.starts, at);
    const to = at + 1 < this.starts.length ? entry(this.starts, at + 1) : this.length;
    return to === from ? at : at + Math.min((along - from) / (to - from), 0.999999);
  }
}

/** What becomes of a curve between two points that is split: the new point, and the handles of the two beside it. */
export interface Split {
  readonly out: Point;
  readonly point: CurvePoint;
  readonly in: Point;
}

/** Splits the curve between two points without changing its shape. share: of its length, 0 to 1. */
export function splitBetween(from: CurvePoint, to: CurvePoint, share: number): Split {
  const { left, right } = curveBetween(from, to).split(parameterAt(from, to, share));
  const [, out, before] = left.points;
  const [middle, after, last] = right.points;
  if (!out || !before || !middle || !after || !last) throw new Error('a cubic curve has four points');
  const seenFrom = (place: { x: number; y: number }, at: { x: number; y: number }): Point => [
    place.x - at.x,
    place.y - at.y,
  ];
  return {
    out: seenFrom(out, from),
    point: { x: middle.x, y: middle.y, in: seenFrom(before, middle), out: seenFrom(after, middle) },
    in: seenFrom(last, to),
  };
}

/** The curve's own parameter at a share of its length. */
function parameterAt(from: CurvePoint, to: CurvePoint, share: number): number {
  const curve = curveBetween(from, to);
  const spots = Array.from({ length: PIECES + 1 }, (_, piece): Point => {
    const { x, y } = curve.get(piece / PIECES);
    return [x, y];
  });
  const gaps = spots.slice(1).map((spot, at) => distanceBetween(entry(spots, at), spot));
  let left = share * gaps.reduce((sum, gap) => sum + gap, 0);
  for (const [piece, gap] of gaps.entries()) {
    if (left <= gap && gap > 0) return (piece + left / gap) / PIECES;
    left -= gap;
  }
  return 1;
}

/** Handles that make a smooth road through points: a third of the way to the neighbours, along the line between them. */
export function smoothPoints(places: readonly Point[]): CurvePoint[] {
  return places.map(([x, y], at) => {
    const before = entry(places, (at - 1 + places.length) % places.length);
    const after = entry(places, (at + 1) % places.length);
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const across = Math.sqrt(dx * dx + dy * dy) || 1;
    const reach = (near: Point) => distanceBetween([x, y], near) / 3 / across;
    const [back, on] = [reach(before), reach(after)];
    return { x, y, in: [-dx * back, -dy * back], out: [dx * on, dy * on] };
  });
}

/** How a line bends through three places: the radius of the circle through them, infinite on a straight, and its side. */
export function bendThrough(a: Point, b: Point, c: Point): { radius: number; isRight: boolean } {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  const sides = distanceBetween(a, b) * distanceBetween(b, c) * distanceBetween(a, c);
  return {
    radius: Math.abs(area) < 0.001 ? Number.POSITIVE_INFINITY : sides / (2 * Math.abs(area)),
    isRight: area > 0,
  };
}

/** The distance of two positions. */
export function distanceBetween(from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Math.sqrt(dx * dx + dy * dy);
}

function curveBetween(from: CurvePoint, to: CurvePoint): Bezier {
  return new Bezier(
    { x: from.x, y: from.y },
    { x: from.x + from.out[0], y: from.y + from.out[1] },
    { x: to.x + to.in[0], y: to.y + to.in[1] },
    { x: to.x, y: to.y },
  );
}
