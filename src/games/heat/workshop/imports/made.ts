// What the readers of other programs' files share: a road from what they drew, and a source from what they say about it.
// Not here: the files' own fields (bga.ts, map-creator.ts).

import type { ProblemText } from '@core/contract';
import { ClosedCurve, type CurvePoint, smoothPoints } from '@geometry/curve';
import type { Point } from '@geometry/line';
import { bendsOf } from '@geometry/ring';
import { z } from 'zod';
import { limitFor, WIDEST } from '../bends';
import { type HeatSource, RANGES } from '../source';

/** A source made from another program's file. notes: what was left out or chosen, as messages of the game. */
export interface Imported {
  readonly source: HeatSource;
  readonly notes: readonly ProblemText[];
}

/** A corner of another program. along: distance of its line along the curve. legends: undefined: none was set. */
export interface FoundCorner {
  readonly along: number;
  readonly limit: number;
  readonly legends: number | undefined;
  readonly raceLane: number;
  readonly sharesToken: boolean;
}

/** What another program's file says. start: distance of the finish line along the curve; 0 in laps, heat and stress: not said. */
export interface FoundCircuit {
  readonly name: string;
  readonly road: readonly CurvePoint[];
  readonly start: number;
  readonly spaces: number;
  readonly corners: readonly FoundCorner[];
  readonly laps: number;
  readonly heat: number;
  readonly stress: number;
}

/** A number, also as text, as some of these programs write it. */
export const loose = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().finite());

/** What a circuit has that says nothing about it. */
const USUAL = { laps: 2, heat: 6, stress: 3, legends: 5, theme: 'great-britain' } as const;
/** How far the road may reach in either direction from its middle. */
const REACH = 4000;
const MOST_NAME = 40;

/** The source, with every field in its range. */
export function sourceFrom(found: FoundCircuit, before: readonly ProblemText[]): Imported {
  const notes = [...before];
  const { road, scale } = fitted(found.road);
  const curve = new ClosedCurve(road);
  const spaces = within(Math.round(found.spaces), RANGES.spaces);
  if (spaces !== found.spaces) notes.push({ id: 'workshop.import.spaces', values: { spaces, given: found.spaces } });
  const unit = curve.length / spaces;
  const start = found.start * scale;
  const line = (along: number) => Math.round((((along * scale - start) % curve.length) + curve.length) / unit) % spaces;
  const listed = [...found.corners].sort((a, b) => line(a.along) - line(b.along)).slice(0, RANGES.corners[1]);
  if (listed.length < found.corners.length)
    notes.push({ id: 'workshop.import.corners', values: { most: RANGES.corners[1] } });
  const corners = listed.length > 0 ? listed : proposedCorners(curve, spaces, scale, (one) => line(one.along) !== 0);
  if (listed.length === 0) notes.push({ id: 'workshop.import.proposed', values: { corners: corners.length } });
  for (const field of ['laps', 'heat', 'stress'] as const) {
    if (found[field] <= 0) notes.push({ id: `workshop.import.${field}`, values: { n: USUAL[field] } });
  }
  const source: HeatSource = {
    format: 'paddock-circuit',
    game: 'heat',
    version: 1,
    name: found.name.trim().slice(0, MOST_NAME).trim() || 'Heat',
    author: '',
    road: road.map(({ x, y, in: back, out }) => ({ x: tenths(x), y: tenths(y), in: pair(back), out: pair(out) })),
    spaces,
    lanes: 2,
    start: curve.anchorAt(start),
    corners: corners.map((corner, at) => {
      const here = line(corner.along);
      const room = here - (at === 0 ? 0 : line(corners[at - 1]?.along ?? 0));
      return {
        name: `Turn ${at + 1}`,
        at: curve.anchorAt(corner.along * scale),
        limit: within(Math.round(corner.limit), [1, 20]),
        legends: within(corner.legends ?? Math.min(USUAL.legends, room), [
          1,
          Math.max(1, Math.min(room, RANGES.legends[1])),
        ]),
        raceLane: within(corner.raceLane, [0, 1]),
        sharesToken: corner.sharesToken && at > 0,
      };
    }),
    laps: found.laps > 0 ? within(Math.round(found.laps), [1, 3]) : USUAL.laps,
    heat: found.heat > 0 ? within(Math.round(found.heat), RANGES.cards) : USUAL.heat,
    stress: found.stress > 0 ? within(Math.round(found.stress), RANGES.cards) : USUAL.stress,
    theme: USUAL.theme,
    seed: 1,
  };
  return { source, notes };
}

/** A road through these places, in few enough points. */
export function roadThrough(places: readonly Point[]): CurvePoint[] {
  const [, most] = RANGES.points;
  if (places.length <= most) return smoothPoints(places);
  const line = new ClosedCurve(smoothPoints(places));
  return smoothPoints(line.cut(most, 0));
}

/** The road round the middle of the sheet, and how much larger it is than before. */
function fitted(road: readonly CurvePoint[]): { road: CurvePoint[]; scale: number } {
  const [xs, ys] = [road.map(({ x }) => x), road.map(({ y }) => y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const reach = Math.max(...xs.map((x) => Math.abs(x - middle.x)), ...ys.map((y) => Math.abs(y - middle.y)), 1);
  const scale = Math.min(1, REACH / reach);
  const sized = ([x, y]: Point): Point => [x * scale, y * scale];
  const moved = road.map(({ x, y, in: back, out }) => {
    return { x: (x - middle.x) * scale, y: (y - middle.y) * scale, in: sized(back), out: sized(out) };
  });
  return { road: moved, scale };
}

/** A corner at every bend where one may be, for a file that has none. */
function proposedCorners(
  curve: ClosedCurve,
  spaces: number,
  scale: number,
  mayBe: (corner: Pick<FoundCorner, 'along'>) => boolean,
): FoundCorner[] {
  const unit = curve.length / spaces / scale;
  const bends = bendsOf(curve, spaces, WIDEST)
    .filter(({ space }) => mayBe({ along: space * unit }))
    .slice(0, RANGES.corners[1]);
  const [first] = bends;
  const all = first === undefined ? [{ space: Math.floor(spaces / 2), radius: WIDEST, isRight: true }] : bends;
  return all.map(({ space, radius }, at) => ({
    along: space * unit,
    limit: limitFor(radius),
    legends: undefined,
    raceLane: (all[(at + 1) % all.length]?.isRight ?? true) ? 1 : 0,
    sharesToken: false,
  }));
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

function pair([x, y]: Point): [number, number] {
  return [tenths(x), tenths(y)];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
