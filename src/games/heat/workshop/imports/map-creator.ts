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
const track = z.object({
  splinePath: z.object({ points }),
  corners: z
    .array(
      z.object({
        spaceIndex: loose,
        speedLimit: loose,
        innerSide: z.enum(['left', 'right']).optional().catch(undefined),
      }),
    )
    .max(100)
    .catch([]),
  metadata: z
    .object({
      name: z.string().optional().catch(undefined),
      laps: loose.optional().catch(undefined),
      startFinishSpaceIndex: loose.optional().catch(undefined),
      raceDirection: z.boolean().optional().catch(undefined),
      boardMetadata: z
        .object({
          heatCardCount: loose.optional().catch(undefined),
          stressCardCount: loose.optional().catch(undefined),
        })
        .optional()
        .catch(undefined),
    })
    .catch({}),
  discretizationSettings: z.object({ targetSpacesPerLap: loose.optional().catch(undefined) }).catch({}),
});
/** Its own number of spaces, for a file that does not say. */
const SPACES = 100;

/** The circuit; undefined if this is no such file. It may be wrapped, bare, or a list of points from an older version. */
export function fromMapCreator(given: unknown): Imported | undefined {
  const bare = typeof given === 'object' && given !== null && 'trackData' in given ? given.trackData : given;
  const old = z.object({ points }).safeParse(bare);
  const parsed = track.safeParse(old.success ? { ...(bare as object), splinePath: { points: old.data.points } } : bare);
  if (!parsed.success) return undefined;
  const { splinePath, corners, metadata, discretizationSettings } = parsed.data;
  const drawn = roadOf(splinePath.points);
  if (drawn.length < RANGES.points[0]) return undefined;
  const isBackwards = metadata.raceDirection === false;
  const whole = isBackwards ? drawn.toReversed().map(turned) : drawn;
  const before = new ClosedCurve(whole);
  const road = whole.length <= RANGES.points[1] ? whole : roadThrough(before.cut(RANGES.points[1], 0));
  const curve = new ClosedCurve(road);
  const spaces = Math.max(1, Math.round(discretizationSettings.targetSpacesPerLap ?? SPACES));
  // Backwards, the old first point is the last one, and what came after it comes before.
  const first = isBackwards ? ((before.starts.at(-1) ?? 0) * curve.length) / before.length : 0;
  const alongOf = (space: number) => first + ((isBackwards ? -1 : 1) * (space + 0.5) * curve.length) / spaces;
  const start = alongOf(metadata.startFinishSpaceIndex ?? 0);
  const inOrder = [...corners].sort(
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
  const { heatCardCount = 0, stressCardCount = 0 } = metadata.boardMetadata ?? {};
  const rules = { laps: metadata.laps ?? 0, heat: heatCardCount, stress: stressCardCount };
  return sourceFrom({ name: metadata.name ?? '', road, start, spaces, corners: found, ...rules }, [
    { id: 'workshop.import.lanes' },
  ]);
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
