// Changes of a road, point by point: moved, bent, inserted, deleted. Corners and the finish line keep their place along the road, and
// the number of spaces follows its length. Not here: drawing freehand (stroke.ts), or what lies on the road besides (anchors.ts).

import { ClosedCurve, type CurvePoint, distanceBetween, smoothPoints, splitBetween } from '@geometry/curve';
import { entry, type Point } from '@geometry/line';
import { anchorsOf, setAnchors } from './anchors';
import type { Change } from './history';
import type { OnRoad, RoadPoint, RoadRules, RoadSource } from './source';

type Far = Pick<RoadRules, 'far'>;

/** How far a handle may be off the other's line and still turn with it: the sine of the angle between them. */
const IN_LINE = 0.05;

/** Moves points by the same distance; one alone keeps off the others. */
export function movePoints<S extends RoadSource>(
  points: readonly number[],
  [dx, dy]: Point,
  rules: RoadRules<S>,
): Change<S> {
  return (draft) => {
    const [only, second] = points;
    for (const at of points) {
      const point = draft.road[at];
      if (point === undefined) continue;
      const others = draft.road.filter((_, other) => other !== at);
      const wanted: Point = [point.x + dx, point.y + dy];
      const isAlone = only !== undefined && second === undefined;
      const [x, y] = isAlone ? apartFrom(wanted, others, rules.apart) : wanted;
      point.x = within(x, rules);
      point.y = within(y, rules);
    }
    fitSpaces(draft, rules);
  };
}

/**
 * Puts a handle at this place, as seen from its point. The other one turns with it where the road was smooth; alone: it does not, so that
 * the road gets an edge there.
 */
export function moveHandle<S extends RoadSource>(
  at: number,
  which: 'in' | 'out',
  [x, y]: Point,
  { rules, alone }: { rules: RoadRules<S>; alone: boolean },
): Change<S> {
  return (draft) => {
    const point = draft.road[at];
    if (point === undefined) return;
    const turns = !alone && isSmooth(point);
    point[which] = [within(x, rules), within(y, rules)];
    const reach = Math.sqrt(x * x + y * y);
    if (turns && reach > 0) {
      const other = which === 'in' ? 'out' : 'in';
      const length = lengthOf(point[other]);
      point[other] = [tidy((-x / reach) * length), tidy((-y / reach) * length)];
    }
    fitSpaces(draft, rules);
  };
}

/** Puts a new point on the road, which keeps its shape. */
export function insertPoint<S extends RoadSource>(anchor: number, rules: RoadRules<S>): Change<S> {
  return (draft) => {
    if (draft.road.length >= rules.points[1]) return;
    const at = Math.floor(anchor) % draft.road.length;
    const share = anchor - Math.floor(anchor);
    if (share < 0.001 || share > 1 - 0.001) return;
    const anchors = anchorsOf(draft, rules.on);
    split(draft.road, at, share);
    setAnchors(
      draft,
      anchors.map((old) => {
        const stretch = Math.floor(old);
        if (stretch !== at) return stretch > at ? old + 1 : old;
        const along = old - stretch;
        return along < share ? at + along / share : at + 1 + (along - share) / (1 - share);
      }),
      rules.on,
    );
  };
}

/** Takes points out. The road then leads straight on to the next ones; what lay between keeps its share of the way. */
export function deletePoints<S extends RoadSource>(points: readonly number[], rules: RoadRules<S>): Change<S> {
  return (draft) => {
    for (const at of points.toSorted((a, b) => b - a)) deletePoint(draft, at, rules);
    fitSpaces(draft, rules);
  };
}

function deletePoint<S extends RoadSource>(draft: S, at: number, rules: RoadRules<S>): void {
  const count = draft.road.length;
  if (count <= rules.points[0] || at < 0 || at >= count) return;
  const { starts, length } = new ClosedCurve(draft.road);
  const gapFrom = (stretch: number) => (starts[stretch + 1] ?? length) - entry(starts, stretch);
  const earlier = (at - 1 + count) % count;
  const [first, second] = [gapFrom(earlier), gapFrom(at)];
  const whole = first + second || 1;
  const anchors = anchorsOf(draft, rules.on);
  const [before, after] = [draft.road[earlier], draft.road[(at + 1) % count]];
  // The handles that led to the point now lead past it.
  if (before !== undefined && first > 0) before.out = longer(before.out, whole / first, rules);
  if (after !== undefined && second > 0) after.in = longer(after.in, whole / second, rules);
  draft.road.splice(at, 1);
  const joined = at === 0 ? count - 2 : at - 1;
  setAnchors(
    draft,
    anchors.map((old) => {
      const stretch = Math.floor(old);
      const share = old - stretch;
      if (stretch === earlier) return joined + (share * first) / whole;
      if (stretch === at) return joined + (first + share * second) / whole;
      return stretch > at ? old - 1 : old;
    }),
    rules.on,
  );
}

/** Rounds points off, or makes the road straight towards their neighbours. */
export function bendPoints<S extends RoadSource>(
  points: readonly number[],
  how: 'smooth' | 'straight',
  rules: RoadRules<S>,
): Change<S> {
  return (draft) => {
    const count = draft.road.length;
    const smooth = smoothPoints(draft.road.map(({ x, y }): Point => [x, y]));
    for (const at of points) {
      const point = draft.road[at];
      if (point === undefined) continue;
      const [before, after] = [entry(draft.road, (at - 1 + count) % count), entry(draft.road, (at + 1) % count)];
      const third = (to: RoadPoint): Point => [(to.x - point.x) / 3, (to.y - point.y) / 3];
      const bent: Pick<CurvePoint, 'in' | 'out'> =
        how === 'smooth' ? entry(smooth, at) : { in: third(before), out: third(after) };
      point.in = [within(bent.in[0], rules), within(bent.in[1], rules)];
      point.out = [within(bent.out[0], rules), within(bent.out[1], rules)];
    }
    fitSpaces(draft, rules);
  };
}

/** Makes the road longer or shorter as a whole, so that it has this many spaces. */
export function scaleTo<S extends RoadSource>(spaces: number, rules: RoadRules<S>): Change<S> {
  return (draft) => {
    const wanted = Math.round(between(spaces, rules.spaces));
    const { length } = new ClosedCurve(draft.road);
    if (length < 1) return;
    rules.on.setSpaces(draft, wanted);
    scaleRoad(draft, (wanted * rules.unit) / length, rules);
  };
}

/** A whole other source, as large as this one: its spaces have the length that they have here. */
export function replaceWith<S extends RoadSource>(source: S, rules: RoadRules<S>): () => S {
  const whole = structureOf(source);
  const { length } = new ClosedCurve(whole.road);
  if (length >= 1) scaleRoad(whole, (rules.on.spacesOf(whole) * rules.unit) / length, rules);
  return () => whole;
}

/** Turns the driving direction round. */
export function reverseRoad<S extends RoadSource>(on: OnRoad<S>): Change<S> {
  return (draft) => {
    const source: RoadSource = draft;
    const count = source.road.length;
    const anchors = anchorsOf(draft, on);
    source.road = source.road.toReversed().map(({ x, y, in: before, out }) => ({
      x,
      y,
      in: [out[0], out[1]],
      out: [before[0], before[1]],
    }));
    // The point that was last is now the first.
    setAnchors(
      draft,
      anchors.map((old) => (2 * count - 1 - old) % count),
      on,
    );
  };
}

/** Changes the number of spaces to what fits the road's length. Changes the draft. */
export function fitSpaces<S extends RoadSource>(draft: S, { unit, spaces, on }: RoadRules<S>): void {
  const { length } = new ClosedCurve(draft.road);
  on.setSpaces(draft, between(Math.round(length / unit), spaces));
}

/** Splits a stretch of a road in two. Changes the road. */
export function split(road: RoadPoint[], at: number, share: number): void {
  const [from, to] = [road[at], road[(at + 1) % road.length]];
  if (from === undefined || to === undefined) return;
  const made = splitBetween(from, to, share);
  from.out = [tidy(made.out[0]), tidy(made.out[1])];
  to.in = [tidy(made.in[0]), tidy(made.in[1])];
  const { x, y, in: before, out } = made.point;
  road.splice(at + 1, 0, {
    x: tidy(x),
    y: tidy(y),
    in: [tidy(before[0]), tidy(before[1])],
    out: [tidy(out[0]), tidy(out[1])],
  });
}

/** Whether the road goes through a point without an edge. */
export function isSmooth({ in: before, out }: Pick<RoadPoint, 'in' | 'out'>): boolean {
  const [a, b] = [lengthOf(before), lengthOf(out)];
  if (a === 0 || b === 0) return false;
  const across = (before[0] * out[1] - before[1] * out[0]) / (a * b);
  return Math.abs(across) < IN_LINE && before[0] * out[0] + before[1] * out[1] < 0;
}

/** To a hundredth, so that sources stay short. */
export function tidy(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function scaleRoad(draft: RoadSource, by: number, rules: Far): void {
  const xs = draft.road.map(({ x }) => x);
  const ys = draft.road.map(({ y }) => y);
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  for (const point of draft.road) {
    point.x = within(cx + (point.x - cx) * by, rules);
    point.y = within(cy + (point.y - cy) * by, rules);
    point.in = longer(point.in, by, rules);
    point.out = longer(point.out, by, rules);
  }
}

function structureOf<S extends RoadSource>(source: S): S {
  return JSON.parse(JSON.stringify(source)) as S;
}

/** The nearest place that is this far off all other points, as far as one push can do it. */
function apartFrom([x, y]: Point, others: readonly RoadPoint[], apart: number): Point {
  const near = others.find((other) => distanceBetween([x, y], [other.x, other.y]) < apart);
  if (near === undefined) return [x, y];
  const [dx, dy] = [x - near.x, y - near.y];
  const away = Math.sqrt(dx * dx + dy * dy);
  return away === 0 ? [near.x + apart, near.y] : [near.x + (dx / away) * apart, near.y + (dy / away) * apart];
}

function longer([x, y]: readonly [number, number], by: number, rules: Far): [number, number] {
  return [within(x * by, rules), within(y * by, rules)];
}

function lengthOf([x, y]: Point): number {
  return Math.sqrt(x * x + y * y);
}

function within(value: number, { far }: Far): number {
  return tidy(between(value, [-far, far]));
}

function between(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
