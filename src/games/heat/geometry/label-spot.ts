// Where the label of a sector is, and where its leader line meets the road. Not here: drawing it (ui/board/live/roadside.ts).

import type { Box } from '@geometry/box';
import { freeGround, isFree, type Kept } from './free-ground';
import type { Road } from './road';

/** Positions to try for a leader, as shares of the sector's length, the best first. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
/** Distance between road and label, board units. */
const GAP = 16;
/** Penalty in distance for a leader that crosses something, and for a label without free ground. */
const CROSSING = 300;
const NO_ROOM = 1000;

/** A leader is checked in steps of this size; it begins EDGE within the road's edge. Board units. */
const STEP = 8;
const EDGE = 4;

interface Spot {
  x: number;
  y: number;
}

/** at: middle of the label; edge: where its leader ends, at the edge of the road. */
export interface LabelSpot {
  at: Spot;
  edge: Spot;
}

/** The nearest free ground beside a sector whose leader to the road crosses nothing. */
export function labelSpot(
  road: Road,
  sector: number,
  size: { width: number; height: number },
  { kept, bounds }: { kept: readonly Kept[]; bounds: Box },
): LabelSpot {
  const { start = 0, length = 0 } = road.circuit.sectors[sector] ?? {};
  let best: (LabelSpot & { far: number }) | undefined;
  for (const share of SHARES) {
    for (const side of [-1, 1]) {
      const distance = road.distanceOf(start + length * share);
      const { x, y } = road.line.at(distance, side * (road.half - 2));
      const wanted = road.line.at(distance, side * (road.half + size.width / 2 + GAP));
      const at = freeGround(road, { ...wanted, ...size }, kept, bounds);
      const worse =
        (crossesAny({ at, edge: { x, y } }, kept) || crossesRoad({ at, edge: { x, y } }, road) ? CROSSING : 0) +
        (isFree(road, { ...at, ...size }, kept, bounds) ? 0 : NO_ROOM);
      const far = Math.hypot(at.x - x, at.y - y) + worse;
      if (best === undefined || far < best.far) best = { at, edge: { x, y }, far };
    }
    // The search for free ground is slow, so one this near is good enough.
    if (best !== undefined && best.far < size.width) break;
  }
  if (best === undefined) throw new Error(`no share of sector ${sector} was tried`);
  return { at: best.at, edge: best.edge };
}

/** Whether a leader crosses the road itself beyond the edge where it begins. */
export function crossesRoad({ at, edge }: LabelSpot, road: Road): boolean {
  const far = Math.hypot(at.x - edge.x, at.y - edge.y);
  const steps = Math.ceil(far / STEP);
  return Array.from({ length: steps }, (_, i) => (i + 1) / steps).some((share) => {
    const [x, y] = [edge.x + share * (at.x - edge.x), edge.y + share * (at.y - edge.y)];
    return road.line.points.some(([px, py]) => Math.hypot(px - x, py - y) < road.half - EDGE);
  });
}

/** Whether a leader crosses one of these circles. */
export function crossesAny({ at, edge }: LabelSpot, kept: readonly Kept[]): boolean {
  const [dx, dy] = [at.x - edge.x, at.y - edge.y];
  const long = Math.max(1, dx * dx + dy * dy);
  return kept.some(({ x, y, reach }) => {
    const share = Math.min(1, Math.max(0, ((x - edge.x) * dx + (y - edge.y) * dy) / long));
    return Math.hypot(edge.x + share * dx - x, edge.y + share * dy - y) < reach;
  });
}
