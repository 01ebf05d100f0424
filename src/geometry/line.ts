// A closed smooth line through control points, measured by arc length.
// Knows nothing about spaces, lanes or games.

/** A point in board units; angle in radians, 0 = east, clockwise on the screen. */
export interface Spot {
  x: number;
  y: number;
  angle: number;
}
/** [x, y] in board units. */
export type Point = readonly [x: number, y: number];

/** Reads an entry that must exist. Throws if the index is out of range, which is a bug. */
export function entry<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return found;
}

/** Points on the closed uniform Catmull-Rom curve through the control points, `per` of them for each control point. */
export function smoothLoop(control: readonly Point[], per: number): Point[] {
  const count = control.length;
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((k) => entry(control, (k + count) % count)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      points.push([blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return points;
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** A closed line of many short pieces that finds the spot at a given distance. */
export class ClosedLine {
  readonly points: readonly Point[];
  /** Distance from the first point to each point, and finally back to the first: one entry more than points. */
  readonly distances: readonly number[];
  readonly length: number;

  constructor(points: readonly Point[]) {
    this.points = points;
    const distances = [0];
    for (let i = 1; i <= points.length; i++) {
      const a = entry(points, i - 1);
      const b = entry(points, i % points.length);
      distances.push(entry(distances, i - 1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
    this.distances = distances;
    this.length = entry(distances, points.length);
  }

  /** The spot at this distance, moved sideways: offset > 0 is to the right of the driving direction. */
  at(distance: number, offset = 0): Spot {
    const spot = this.onLine(distance);
    const reach = (this.length / this.points.length) * 1.5;
    const behind = this.onLine(distance - reach);
    const ahead = this.onLine(distance + reach);
    const angle = Math.atan2(ahead.y - behind.y, ahead.x - behind.x);
    return { x: spot.x - Math.sin(angle) * offset, y: spot.y + Math.cos(angle) * offset, angle };
  }

  /** Points along the line from one distance to another, sideways by offset, about `step` units apart. */
  stretch(from: number, to: number, offset: number, step = 3): Point[] {
    const count = Math.max(1, Math.ceil((to - from) / step));
    return Array.from({ length: count + 1 }, (_, i) => {
      const spot = this.at(from + ((to - from) * i) / count, offset);
      return [spot.x, spot.y] as const;
    });
  }

  /** Distance of a point from the line, board units, accurate to half a piece. */
  distance(x: number, y: number): number {
    let best = Number.POSITIVE_INFINITY;
    for (const point of this.points) best = Math.min(best, (point[0] - x) ** 2 + (point[1] - y) ** 2);
    return Math.sqrt(best);
  }

  /** Whether the point is inside the loop. */
  encloses(x: number, y: number): boolean {
    return isInside(this.points, x, y);
  }

  /** A parallel line at the offset, cut wherever it would be closer to the road than that. */
  parallel(offset: number, step = 5): Point[][] {
    const pieces: Point[][] = [];
    let piece: Point[] = [];
    for (let distance = 0; distance <= this.length; distance += step) {
      const spot = this.at(distance, offset);
      if (this.distance(spot.x, spot.y) > Math.abs(offset) - 1.2) {
        piece.push([spot.x, spot.y]);
      } else {
        if (piece.length > 3) pieces.push(piece);
        piece = [];
      }
    }
    if (piece.length > 3) pieces.push(piece);
    return pieces;
  }

  private onLine(distance: number): { x: number; y: number } {
    const along = ((distance % this.length) + this.length) % this.length;
    let low = 0;
    let high = this.distances.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (entry(this.distances, middle) <= along) low = middle;
      else high = middle;
    }
    const a = entry(this.points, low);
    const b = entry(this.points, (low + 1) % this.points.length);
    const start = entry(this.distances, low);
    const share = (along - start) / (entry(this.distances, low + 1) - start || 1);
    return { x: a[0] + (b[0] - a[0]) * share, y: a[1] + (b[1] - a[1]) * share };
  }
}

/** Whether a point is inside a closed polygon. */
export function isInside(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let before = entry(polygon, polygon.length - 1);
  for (const point of polygon) {
    const crosses = point[1] > y !== before[1] > y;
    if (crosses && x < ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]) inside = !inside;
    before = point;
  }
  return inside;
}

/** Converts radians to degrees. */
export function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
