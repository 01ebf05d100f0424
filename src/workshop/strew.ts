// Strewing things on the land of a circuit with a brush, and taking them away. A thing is its brush, its place and a number from which
// its look is drawn. They keep off the road and the pits by themselves: where the road is later moved over one, it is shown beside it.
// Not here: which things a game has (brushes.ts and each game), or how they look.

import { chance } from '@geometry/chance';
import { ClosedCurve, distanceBetween } from '@geometry/curve';
import type { Point } from '@geometry/line';
import type { Round } from '@geometry/scenery/clearance';
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

/**
 * What holds for all things. Lengths are in the source's own unit. away: from the road's middle to a thing's edge. most: of them. kept:
 * circles that they keep off besides, such as the pits; left out: none.
 */
export interface StrewRules {
  readonly brushes: Readonly<Record<string, Brush>>;
  readonly away: number;
  readonly most: number;
  readonly kept?: readonly Round[];
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
/** How often a thing is pushed off the road before it is given up: the next stretch may be near. With kept circles, this often off each. */
const PUSHES = 5;
/** A push goes a little further than it must, so that rounding never brings a thing back. */
const FURTHER = 1.01;
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

/** Pushes a place off the road and off what is kept, if need be; undefined: there is no room beside them. */
function besideRoad(
  { road }: RoadSource,
  { away, kept = [] }: StrewRules,
): (place: Point, reach: number) => Point | undefined {
  const curve = new ClosedCurve(road);
  const looks = curve.cut(LOOKS, 0);
  const between = curve.length / LOOKS;
  const offRoad = (spot: Point, need: number): Point | undefined => {
    // Most things are far off the road, which is found faster.
    if (looks.every((look) => distanceBetween(look, spot) > need + between)) return undefined;
    const { along, away: distance } = curve.nearest(spot);
    if (distance >= need) return undefined;
    const [x, y] = curve.at(along);
    const [dx, dy] = distance > 0 ? [spot[0] - x, spot[1] - y] : acrossAt(curve, along);
    const length = distanceBetween([0, 0], [dx, dy]) || 1;
    const out = (need * FURTHER) / length;
    return [x + dx * out, y + dy * out];
  };
  return (place, reach) => {
    let spot = place;
    for (let push = 0; push < PUSHES * (kept.length > 0 ? 2 : 1); push++) {
      const pushed = offRoad(spot, away + reach) ?? offKept(spot, reach, kept);
      if (pushed === undefined) return spot;
      spot = pushed;
    }
    return undefined;
  };
}

/** A place pushed out of the kept circle that it is deepest in; undefined: it is in none. */
function offKept(spot: Point, reach: number, kept: readonly Round[]): Point | undefined {
  const depth = (one: Round): number => one.reach + reach - distanceBetween([one.x, one.y], spot);
  const [first, ...others] = kept;
  if (first === undefined) return undefined;
  const deepest = others.reduce((best, one) => (depth(one) > depth(best) ? one : best), first);
  if (depth(deepest) <= 0) return undefined;
  const [dx, dy] = [spot[0] - deepest.x, spot[1] - deepest.y];
  const length = distanceBetween([0, 0], [dx, dy]);
  const out = (deepest.reach + reach) * FURTHER;
  if (length === 0) return [spot[0], spot[1] + out];
  return [deepest.x + (dx / length) * out, deepest.y + (dy / length) * out];
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
