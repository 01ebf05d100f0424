// Strewing things on the land of a circuit with a brush, and taking them away. A thing is its brush, its place and a number from which
// its look is drawn. They keep off the road by themselves: where the road is later moved over one, it is shown beside it. Not here:
// which things a game has, or how they look.

import { chance } from '@geometry/chance';
import { ClosedCurve, distanceBetween } from '@geometry/curve';
import type { Point } from '@geometry/line';
import type { Change } from './history';
import type { RoadSource, Strewn } from './source';

/**
 * A brush. reach: of one of its things; apart: how far two of them are apart at least, as a share of both reaches; on: they lie only on
 * things of this brush.
 */
export interface Brush {
  readonly reach: number;
  readonly apart: number;
  readonly on?: string;
}

/** What holds for all things. Lengths are in the source's own unit. away: from the road's middle to a thing's edge. most: of them. */
export interface StrewRules {
  readonly brushes: Readonly<Record<string, Brush>>;
  readonly away: number;
  readonly most: number;
}

/** A drag with a brush. path: where it went; size: its radius; seed: from which everything is drawn. */
export interface BrushStroke {
  readonly brush: string;
  readonly path: readonly Point[];
  readonly size: number;
  readonly seed: number;
}

/** A thing's look is drawn from a number below this. */
export const PICKS = 1000;
/** Tries at a place of the path for an area as large as one thing, and at most. */
const TRIES = { each: 1.5, most: 10 } as const;
/** How often a thing is pushed off the road before it is given up: the next stretch may be near. */
const PUSHES = 5;
/** How far things of two brushes are apart, as a share of both reaches. */
const OTHERS = 0.9;
/** Places of the road that are looked at first. */
const LOOKS = 240;

/** Strews things along a path. The same stroke on the same source strews the same. */
export function strew(stroke: BrushStroke, rules: StrewRules): Change<RoadSource> {
  return (draft) => {
    const brush = rules.brushes[stroke.brush];
    if (brush === undefined) return;
    const draw = chance(stroke.seed);
    const beside = besideRoad(draft, rules);
    const things: Strewn[] = [...(draft.scenery ?? [])];
    const area = (stroke.size / Math.max(brush.reach, 0.001)) ** 2;
    const tries = Math.min(TRIES.most, Math.ceil(area * TRIES.each));
    for (const place of placesAlong(stroke.path, Math.max(stroke.size * 0.7, 2 * brush.reach * brush.apart)))
      for (let attempt = 0; attempt < tries; attempt++) {
        const [dx, dy, pick] = [draw() * 2 - 1, draw() * 2 - 1, Math.floor(draw() * PICKS)];
        if (dx * dx + dy * dy > 1 || things.length >= rules.most) continue;
        const spread = Math.max(0, stroke.size - brush.reach);
        const spot = beside([place[0] + dx * spread, place[1] + dy * spread], brush.reach);
        if (spot === undefined || distanceBetween(spot, place) > stroke.size + 2 * brush.reach) continue;
        const thing: Strewn = [stroke.brush, tenth(spot[0]), tenth(spot[1]), pick];
        if (hasRoom(thing, things, rules)) things.push(thing);
      }
    if (things.length > (draft.scenery?.length ?? 0)) draft.scenery = things;
  };
}

/** Takes away what lies along a path. */
export function eraseStrewn({ path, size }: Pick<BrushStroke, 'path' | 'size'>): Change<RoadSource> {
  return (draft) => {
    const before = draft.scenery ?? [];
    const left = before.filter(([, x, y]) => !path.some((place) => distanceBetween(place, [x, y]) <= size));
    if (left.length === 0) delete draft.scenery;
    else if (left.length < before.length) draft.scenery = left;
  };
}

/** Where things are shown: where they were strewn, or beside the road. Those that find no room there are left out. */
export function shownStrewn(source: RoadSource, rules: StrewRules): Strewn[] {
  const beside = besideRoad(source, rules);
  return (source.scenery ?? []).flatMap(([brush, x, y, pick]): Strewn[] => {
    const spot = beside([x, y], rules.brushes[brush]?.reach ?? 0);
    return spot === undefined ? [] : [[brush, spot[0], spot[1], pick]];
  });
}

/** Pushes a place off the road, if need be; undefined: there is no room beside it. */
function besideRoad({ road }: RoadSource, { away }: StrewRules): (place: Point, reach: number) => Point | undefined {
  const curve = new ClosedCurve(road);
  const looks = curve.cut(LOOKS, 0);
  const between = curve.length / LOOKS;
  return (place, reach) => {
    const need = away + reach;
    let spot = place;
    for (let push = 0; push < PUSHES; push++) {
      // Most things are far off the road, which is found faster.
      if (looks.every((look) => distanceBetween(look, spot) > need + between)) return spot;
      const { along, away: distance } = curve.nearest(spot);
      if (distance >= need) return spot;
      const [x, y] = curve.at(along);
      const [dx, dy] = distance > 0 ? [spot[0] - x, spot[1] - y] : acrossAt(curve, along);
      const length = distanceBetween([0, 0], [dx, dy]) || 1;
      // A little more, so that rounding never brings it back.
      const out = (need * 1.01) / length;
      spot = [x + dx * out, y + dy * out];
    }
    return undefined;
  };
}

function acrossAt(curve: ClosedCurve, along: number): Point {
  const step = curve.length / LOOKS / 4;
  const [from, to] = [curve.at(along - step), curve.at(along + step)];
  return [to[1] - from[1], from[0] - to[0]];
}

/** Whether a thing is off the others of its kind, and on what it needs. */
function hasRoom([brush, x, y]: Strewn, things: readonly Strewn[], { brushes }: StrewRules): boolean {
  const own = brushes[brush];
  if (own === undefined) return false;
  const { on } = own;
  const isOn = ([other, ox, oy]: Strewn): boolean =>
    other === on && distanceBetween([x, y], [ox, oy]) <= (brushes[other]?.reach ?? 0) - own.reach / 2;
  if (on !== undefined && !things.some(isOn)) return false;
  return things.every(([other, ox, oy]) => {
    if (other === on || brushes[other]?.on === brush) return true;
    const share = other === brush ? own.apart : OTHERS;
    return distanceBetween([x, y], [ox, oy]) >= (own.reach + (brushes[other]?.reach ?? 0)) * share;
  });
}

/** The first place of a path, and then one whenever it has gone this far. */
function placesAlong(path: readonly Point[], step: number): Point[] {
  const places: Point[] = [];
  for (const place of path) {
    const last = places.at(-1);
    if (last === undefined) {
      places.push(place);
      continue;
    }
    const length = distanceBetween(last, place);
    for (let gone = step; gone <= length; gone += step)
      places.push([last[0] + ((place[0] - last[0]) * gone) / length, last[1] + ((place[1] - last[1]) * gone) / length]);
  }
  return places;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
