// Lines along the road that its drawing follows: kerbs, fence, sectors, the rubbered line, skid marks, braking zones. Points in
// board units. Not here: their colours and widths (ui/board/art).

import type { Point } from '@geometry/line';
import type { DrawnCorner } from './derive-circuit';
import type { Road } from './road';

/** Distance of the fence from the road's edge. */
const FENCE_AWAY = 17;
/** Spaces before a corner's line that are darkened. */
const BRAKING_SPACES = 4;
/** Points of the rubbered line, in spaces. */
const RUBBER_STEP = 0.25;

/** The middle line of a kerb. */
export function kerbLine(road: Road, kerb: { side: string; fromS: number; toS: number }): Point[] {
  const offset = (kerb.side === 'right' ? 1 : -1) * (road.half - 1.2);
  return road.line.stretch(road.distanceOf(kerb.fromS), road.distanceOf(kerb.toS), offset, 2);
}

/** The fence along the outside, in pieces: left out where it would cross the road. */
export function fenceLines(road: Road): Point[][] {
  return road.line.parallel(-road.inside * (road.half + FENCE_AWAY));
}

/** The middle of the road in each sector. */
export function sectorLines({ circuit, line, distanceOf }: Road): Point[][] {
  return circuit.sectors.map(({ start, length }) => line.stretch(distanceOf(start), distanceOf(start + length), 0, 8));
}

/** The line that all cars take, once around. */
export function rubberLine(road: Road): Point[] {
  return Array.from({ length: road.spaces / RUBBER_STEP + 1 }, (_, i) => {
    const { x, y } = road.line.at(road.distanceOf(i * RUBBER_STEP), racingLine(road, i * RUBBER_STEP));
    return [x, y] as const;
  });
}

/** Three skid marks before a corner. */
export function skidLines(road: Road, corner: DrawnCorner): Point[][] {
  return [0, 1, 2].map((k) =>
    road.line.stretch(
      road.distanceOf(corner.line - 3.2 + k * 0.5),
      road.distanceOf(corner.line - 1 + k * 0.2),
      (k - 1) * 5 + racingLine(road, corner.line - 2) * 0.5,
    ),
  );
}

/** The middle of the road on each space before a corner's line where cars brake, the nearest first. */
export function brakingLines({ line, distanceOf }: Road, corner: DrawnCorner): Point[][] {
  return Array.from({ length: BRAKING_SPACES }, (_, k) =>
    line.stretch(distanceOf(corner.line - k - 1), distanceOf(corner.line - k), 0),
  );
}

/** Offset of the rubbered racing line from the middle of the road: inside at corners, outside before and after. */
function racingLine(road: Road, space: number): number {
  let offset = 0;
  for (const corner of road.circuit.corners) {
    const half = road.spaces / 2;
    const away = ((((space - corner.line + half) % road.spaces) + road.spaces) % road.spaces) - half;
    const side = corner.turn === 'right' ? 1 : -1;
    offset += side * Math.exp((-away * away) / 5) * road.half * 0.52;
    offset -= side * Math.exp(-((Math.abs(away) - 5) ** 2) / 6) * road.half * 0.3;
  }
  return Math.max(-road.half * 0.6, Math.min(road.half * 0.6, offset));
}
