// Circuits in the file format of the Heat editor on Board Game Arena (`.heat`), as they are uploaded for play: cells of two lanes, and
// corners by the cell before their line. Nothing is taken from the net: addresses of pictures are left out.

import type { ProblemText } from '@core/contract';
import { ClosedCurve } from '@geometry/curve';
import { entry, type Point } from '@geometry/line';
import { z } from 'zod';
import { type FoundCorner, type Imported, loose, roadThrough, sourceFrom } from './made';

const cell = z.object({ lane: loose, position: loose, x: loose, y: loose });
const corner = z.object({
  position: loose,
  speed: loose,
  lane: loose.optional(),
  legend: loose.optional(),
  chicane: loose.nullish(),
});
const file = z.object({
  name: z.string().optional(),
  nbrLaps: loose.optional(),
  stressCards: loose.optional(),
  heatCards: loose.optional(),
  corners: z.union([z.array(corner), z.record(z.string(), corner).transform((all) => Object.values(all))]).optional(),
  cells: z.record(z.string(), cell),
});
/** Lists that our rules have no use for, and the note on each. */
const LEFT_OUT = {
  flooded: 'workshop.import.flooded',
  floodedSpaces: 'workshop.import.flooded',
  tunnels: 'workshop.import.tunnels',
  tunnelsSpaces: 'workshop.import.tunnels',
  gravel: 'workshop.import.gravel',
  gravelSpaces: 'workshop.import.gravel',
} as const;
/** Cells of a lane, at least and at most. */
const CELLS = { least: 12, most: 200 } as const;

/** The circuit; undefined if this is no such file. */
export function fromBga(given: unknown): Imported | undefined {
  const parsed = file.safeParse(given);
  if (!parsed.success) return undefined;
  const { cells, corners = [], ...said } = parsed.data;
  const lanes = [1, 2].map((lane) =>
    Object.values(cells)
      .filter((one) => one.lane === lane)
      .sort((a, b) => a.position - b.position),
  );
  const [inner = [], outer = []] = lanes;
  const count = inner.length;
  if (count !== outer.length || count < CELLS.least || count > CELLS.most) return undefined;
  if (lanes.some((lane) => lane.some(({ position }, at) => position !== at + 1))) return undefined;
  const middles = inner.map((one, at): Point => {
    const other = entry(outer, at);
    return [(one.x + other.x) / 2, (one.y + other.y) / 2];
  });
  // The finish line is between the last cell and the first: the road begins there.
  const line = new ClosedCurve(roadThrough(middles));
  const road = roadThrough(line.cut(count, -line.length / count / 2));
  const curve = new ClosedCurve(road);
  const unit = curve.length / count;
  const notes: ProblemText[] = leftOut(given);
  // A line behind the last cell would be the finish line: such a circuit begins a space earlier.
  const shift = corners.some(({ position }) => position % count === 0) ? 1 : 0;
  if (shift > 0) notes.push({ id: 'workshop.import.shifted' });
  const isFirstLeft = sideOf(middles, inner) < 0;
  const sorted = [...corners].sort((a, b) => a.position - b.position);
  const found = sorted.map((one, at): FoundCorner => {
    const legends = one.legend === undefined ? undefined : one.position - one.legend;
    if (legends !== undefined && legends < 1) notes.push({ id: 'workshop.import.legends', values: { corner: at + 1 } });
    const lane = (one.lane ?? 1) - 1;
    return {
      along: one.position * unit,
      limit: one.speed,
      legends: legends === undefined || legends < 1 ? undefined : legends,
      raceLane: isFirstLeft ? lane : 1 - lane,
      sharesToken: one.chicane !== undefined && one.chicane !== null && one.chicane === at - 1,
    };
  });
  const { name = '', nbrLaps = 0, heatCards = 0, stressCards = 0 } = said;
  const circuit = { name, road, start: -shift * unit, spaces: count, corners: found };
  return sourceFrom({ ...circuit, laps: nbrLaps, heat: heatCards, stress: stressCards }, notes);
}

/** On which side of the road a lane is: below 0 on the left, seen in driving order. */
function sideOf(middles: readonly Point[], lane: readonly { x: number; y: number }[]): number {
  return middles.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = entry(middles, (at + 1) % middles.length);
    const place = entry(lane, at);
    return sum + ((nextX - x) * (place.y - y) - (nextY - y) * (place.x - x));
  }, 0);
}

function leftOut(given: unknown): ProblemText[] {
  const fields = given as Record<string, unknown>;
  const ids = Object.entries(LEFT_OUT).flatMap(([field, id]) => {
    const list = fields[field];
    return Array.isArray(list) && list.length > 0 ? [id] : [];
  });
  return [...new Set(ids)].map((id) => ({ id }));
}
