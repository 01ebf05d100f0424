// Circuits of heat-map-creator: a curve with control points, spaces of one length along it, and corners by their space. Its list of
// spaces is not read, because its editor does not keep it up to date.

import { ClosedCurve, type CurvePoint } from '@geometry/curve';
import { entry } from '@geometry/line';
import { z } from 'zod';
import { RANGES } from '../source';
import { type FoundCorner, type Imported, loose, roadThrough, sourceFrom } from './made';

const spot = z.object({ x: loose, y: loose });
const points = z
  .array(spot.extend({ handleIn: spot.nullish(), handleOut: spot.nullish() }))
  .min(RANGES.points[0])
  .max(500);
const corner = z.object({ spaceIndex: loose, speedLimit: loose, innerSide: z.unknown().optional() });
const corners = z.array(corner).max(100);
/** Its own number of spaces, for a file that does not say. */
const SPACES = 100;

/** The circuit; undefined if this is no such file. It may be wrapped, bare, or a list of points from an older version. */
export function fromMapCreator(file: unknown): Imported | undefined {
  const bare = field(z.unknown(), file, 'trackData') ?? file;
  const drawnPoints = field(points, bare, 'points') ?? field(points, field(z.unknown(), bare, 'splinePath'), 'points');
  if (drawnPoints === undefined) return undefined;
  const listed = field(corners, bare, 'corners') ?? [];
  const metadata = field(z.unknown(), bare, 'metadata');
  const board = field(z.unknown(), metadata, 'boardMetadata');
  const given = field(loose, field(z.unknown(), bare, 'discretizationSettings'), 'targetSpacesPerLap');
  const drawn = roadOf(drawnPoints);
  if (drawn.length < RANGES.points[0]) return undefined;
  const isBackwards = field(z.boolean(), metadata, 'raceDirection') === false;
  const whole = isBackwards ? drawn.toReversed().map(turned) : drawn;
  const before = new ClosedCurve(whole);
  const road = whole.length <= RANGES.points[1] ? whole : roadThrough(before.cut(RANGES.points[1], 0));
  const curve = new ClosedCurve(road);
  const spaces = Math.max(1, Math.round(given ?? SPACES));
  // Backwards, the old first point is the last one, and what came after it comes before.
  const first = isBackwards ? ((before.starts.at(-1) ?? 0) * curve.length) / before.length : 0;
  const alongOf = (space: number) => first + ((isBackwards ? -1 : 1) * (space + 0.5) * curve.length) / spaces;
  const start = alongOf(field(loose, metadata, 'startFinishSpaceIndex') ?? 0);
  const inOrder = [...listed].sort(
    (a, b) => distance(start, alongOf(a.spaceIndex), curve) - distance(start, alongOf(b.spaceIndex), curve),
  );
  const found = inOrder.map(({ spaceIndex, speedLimit }, at): FoundCorner => {
    const next = entry(inOrder, (at + 1) % inOrder.length);
    return {
      along: alongOf(spaceIndex),
      limit: speedLimit,
      legends: undefined,
      // It has no race lanes: the inside of the next corner.
      raceLane: next.innerSide === 'left' ? 0 : 1,
      sharesToken: false,
    };
  });
  const rules = {
    laps: field(loose, metadata, 'laps') ?? 0,
    heat: field(loose, board, 'heatCardCount') ?? 0,
    stress: field(loose, board, 'stressCardCount') ?? 0,
  };
  return sourceFrom(
    { name: field(z.string(), metadata, 'name') ?? '', road, start, spaces, corners: found, ...rules },
    [{ id: 'workshop.import.lanes' }],
  );
}

/** A field that may be missing or anything; undefined if it does not fit. */
function field<T>(schema: z.ZodType<T>, from: unknown, name: string): T | undefined {
  if (typeof from !== 'object' || from === null) return undefined;
  return schema.safeParse((from as Record<string, unknown>)[name]).data;
}

/** Its points with handles as seen from each; the last one often repeats the first. */
function roadOf(all: z.infer<typeof points>): CurvePoint[] {
  const [first] = all;
  const last = all.at(-1);
  const isClosed = first !== undefined && last !== undefined && first.x === last.x && first.y === last.y;
  const kept = isClosed ? all.slice(0, -1) : all;
  return kept.map(({ x, y, handleIn, handleOut }, at) => {
    const back = handleIn ?? (at === 0 && isClosed ? last?.handleIn : undefined);
    return {
      x,
      y,
      in: back == null ? [0, 0] : [back.x - x, back.y - y],
      out: handleOut == null ? [0, 0] : [handleOut.x - x, handleOut.y - y],
    };
  });
}

function turned({ x, y, in: back, out }: CurvePoint): CurvePoint {
  return { x, y, in: out, out: back };
}

function distance(from: number, to: number, { length }: ClosedCurve): number {
  return (((to - from) % length) + length) % length;
}
