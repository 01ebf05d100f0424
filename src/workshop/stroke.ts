// A road drawn freehand: the stroke becomes a few points with smooth handles. One that begins and ends on the road replaces that
// stretch, one that comes back to where it began replaces the whole road. Not here: single points (road.ts).

import { ClosedCurve, distanceBetween, smoothPoints } from '@geometry/curve';
import { entry, type Point } from '@geometry/line';
import simplify from 'simplify-js';
import { anchorsOf, setAnchors } from './anchors';
import type { Change } from './history';
import { fitSpaces, split, tidy } from './road';
import type { RoadPoint, RoadRules, RoadSource } from './source';

/** A stroke that ends this near to its beginning, or to the road, in spaces, has come back to it. */
const NEAR = 1.6;
/** A new road is at least this long, in spaces. */
const LEAST = 12;
/** How far a simplified stroke may be off the drawn one at first, in spaces; more if it has too many points. */
const OFF = 0.3;
/** Points closer to the ends of a stroke than this, in spaces, are not needed. */
const ENDS = 0.9;

/** What a stroke would do: a new road, a new stretch of it, or nothing, since it neither closes nor begins and ends on the road. */
export function strokeKind(
  source: RoadSource,
  stroke: readonly Point[],
  { unit }: Pick<RoadRules, 'unit'>,
): 'road' | 'stretch' | 'none' {
  const [first, last] = [stroke[0], stroke.at(-1)];
  if (first === undefined || last === undefined || stroke.length < 3) return 'none';
  const isLoop = distanceBetween(first, last) < NEAR * unit * 1.5 && lengthOf(stroke) > LEAST * unit;
  if (isLoop) return 'road';
  const curve = new ClosedCurve(source.road);
  const [from, to] = [curve.nearest(first), curve.nearest(last)];
  const isOnRoad = from.away < NEAR * unit && to.away < NEAR * unit;
  const gap = Math.abs(from.along - to.along);
  return isOnRoad && Math.min(gap, curve.length - gap) > unit ? 'stretch' : 'none';
}

/** Draws a road, or a stretch of it, along a stroke. A stroke that can be neither changes nothing. */
export function drawStroke<S extends RoadSource>(stroke: readonly Point[], rules: RoadRules<S>): Change<S> {
  return (draft) => {
    const kind = strokeKind(draft, stroke, rules);
    if (kind === 'road') drawRoad(draft, stroke, rules);
    if (kind === 'stretch') drawStretch(draft, stroke, rules);
    if (kind !== 'none') fitSpaces(draft, rules);
  };
}

function drawRoad<S extends RoadSource>(draft: S, stroke: readonly Point[], rules: RoadRules<S>): void {
  const points = fewer(stroke, rules.points[1] - 1, rules);
  const first = entry(points, 0);
  const loop = points.filter((point, at) => at === 0 || distanceBetween(point, first) > ENDS * rules.unit);
  if (loop.length < rules.points[0]) return;
  const before = new ClosedCurve(draft.road);
  const shares = anchorsOf(draft, rules.on).map((anchor) => before.distanceOf(anchor) / before.length);
  const source: RoadSource = draft;
  source.road = smoothPoints(loop).map(asPoint);
  const after = new ClosedCurve(source.road);
  setAnchors(
    draft,
    shares.map((share) => after.anchorAt(share * after.length)),
    rules.on,
  );
}

function drawStretch<S extends RoadSource>(draft: S, drawn: readonly Point[], rules: RoadRules<S>): void {
  const { from, to, stroke } = inDrivingOrder(draft, drawn);
  const old = new ClosedCurve(draft.road);
  const places = anchorsOf(draft, rules.on).map((anchor) => old.distanceOf(anchor));
  const span = (to - from + old.length) % old.length;
  // The road from the stroke's end on to its beginning is kept, with a point at each.
  const kept = cutRoad(draft.road, old, to, from);
  const room = rules.points[1] - kept.length;
  const within = fewer(stroke, Math.max(2, room), rules)
    .slice(1, -1)
    .filter((point) =>
      [kept.at(-1), kept[0]].every(
        (end) => end === undefined || distanceBetween(point, [end.x, end.y]) > ENDS * rules.unit,
      ),
    );
  if (room < 0 || kept.length + within.length < rules.points[0]) return;
  const source: RoadSource = draft;
  source.road = [...kept, ...within.map(([x, y]): RoadPoint => ({ x: tidy(x), y: tidy(y), in: [0, 0], out: [0, 0] }))];
  joinUp(source.road, kept.length);
  const now = new ClosedCurve(source.road);
  const keptLength = entry(now.starts, kept.length - 1);
  const newLength = now.length - keptLength;
  setAnchors(
    draft,
    places.map((along) => {
      const beyond = (along - from + old.length) % old.length;
      if (beyond <= span) return now.anchorAt(keptLength + (span === 0 ? 0 : (beyond / span) * newLength));
      return now.anchorAt(((beyond - span) / (old.length - span)) * keptLength);
    }),
    rules.on,
  );
}

/** Where the stroke leaves the road and comes back, so that it replaces the part beside it. */
function inDrivingOrder(
  source: RoadSource,
  stroke: readonly Point[],
): { from: number; to: number; stroke: readonly Point[] } {
  const curve = new ClosedCurve(source.road);
  const [first, last] = [curve.nearest(entry(stroke, 0)).along, curve.nearest(entry(stroke, stroke.length - 1)).along];
  const middle = entry(stroke, Math.floor(stroke.length / 2));
  const halfWay = (from: number, to: number) => from + ((to - from + curve.length) % curve.length) / 2;
  const away = (from: number, to: number) => distanceBetween(curve.at(halfWay(from, to)), middle);
  return away(first, last) <= away(last, first)
    ? { from: first, to: last, stroke }
    : { from: last, to: first, stroke: stroke.toReversed() };
}

/** The points of the road from one distance on to another, with a point at each end. */
function cutRoad(road: readonly RoadPoint[], curve: ClosedCurve, from: number, to: number): RoadPoint[] {
  const copy = road.map(({ x, y, in: before, out }): RoadPoint => ({ x, y, in: [...before], out: [...out] }));
  const places = [curve.anchorAt(from), curve.anchorAt(to)].toSorted((a, b) => b - a);
  const [later, earlier] = [entry(places, 0), entry(places, 1)];
  split(copy, Math.floor(later), later - Math.floor(later));
  const isSameStretch = Math.floor(later) === Math.floor(earlier);
  const share = earlier - Math.floor(earlier);
  split(copy, Math.floor(earlier), isSameStretch ? share / (later - Math.floor(later) || 1) : share);
  const earlyAt = Math.floor(earlier) + 1;
  const lateAt = Math.floor(later) + 2;
  const begin = curve.anchorAt(from) === later ? lateAt : earlyAt;
  const end = begin === lateAt ? earlyAt : lateAt;
  const count = (end - begin + copy.length) % copy.length;
  return Array.from({ length: count + 1 }, (_, step) => entry(copy, (begin + step) % copy.length));
}

/** Gives the new points, from this one on, smooth handles, and leads the road on to them and off them. Changes the road. */
function joinUp(road: RoadPoint[], from: number): void {
  const smooth = smoothPoints(road.map(({ x, y }): Point => [x, y]));
  road.forEach((point, at) => {
    if (at < from) return;
    const { in: before, out } = asPoint(entry(smooth, at));
    point.in = before;
    point.out = out;
  });
  const [leave, arrive] = [road[from - 1], road[0]];
  if (leave === undefined || arrive === undefined) return;
  leave.out = onward(leave.in, leave, road[from] ?? arrive);
  arrive.in = onward(arrive.out, arrive, road.at(-1) ?? leave);
}

/** The handle opposite to another one, a third of the way to the next point. */
function onward([x, y]: readonly [number, number], point: RoadPoint, next: RoadPoint): [number, number] {
  const reach = distanceBetween([point.x, point.y], [next.x, next.y]) / 3;
  const length = Math.sqrt(x * x + y * y) || 1;
  return [tidy((-x / length) * reach), tidy((-y / length) * reach)];
}

/** The stroke with at most this many points. */
function fewer(stroke: readonly Point[], most: number, { unit }: Pick<RoadRules, 'unit'>): Point[] {
  const points = stroke.map(([x, y]) => ({ x, y }));
  for (let off = OFF * unit; ; off *= 1.5) {
    const kept = simplify(points, off, true);
    if (kept.length <= most || off > unit * 100) return kept.slice(0, most).map(({ x, y }): Point => [x, y]);
  }
}

function asPoint({ x, y, in: before, out }: { x: number; y: number; in: Point; out: Point }): RoadPoint {
  return { x: tidy(x), y: tidy(y), in: [tidy(before[0]), tidy(before[1])], out: [tidy(out[0]), tidy(out[1])] };
}

function lengthOf(stroke: readonly Point[]): number {
  return stroke.slice(1).reduce((sum, point, at) => sum + distanceBetween(entry(stroke, at), point), 0);
}
