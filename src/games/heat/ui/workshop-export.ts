// Writes a circuit in the file format of the Heat editor on Board Game Arena, as it is uploaded for play.

import { entry, type Point } from '@geometry/line';
import { POINTS_PER_SPACE } from '../data/track-points';
import { cut } from '../workshop/cut';
import type { HeatSource } from '../workshop/source';

/** From the middle of the road to the middle of a lane, board units. */
const LANE = 9;
/** Its lanes; a road of ours with one or three lanes becomes one of two. */
const LANES = [1, 2] as const;

/** The file's text. */
export function heatFile(source: HeatSource): string {
  const { centreline, corners } = cut(source, '');
  const cells = Object.fromEntries(
    Array.from({ length: source.spaces }, (_, space) =>
      LANES.map((lane) => [`cell-${space + 1}-${lane}`, cellAt(centreline, space, lane)] as const),
    ).flat(),
  );
  const file = {
    id: source.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name: source.name,
    nbrLaps: source.laps,
    stressCards: source.stress,
    heatCards: source.heat,
    corners: corners.map(({ line, limit, legendsLine, raceLane, sharesToken }, at) => {
      const [x, y] = entry(centreline, (line * POINTS_PER_SPACE) % centreline.length);
      const chicane = sharesToken === true ? { chicane: at - 1 } : {};
      return { position: line, speed: limit, lane: Math.min(raceLane, 1) + 1, legend: legendsLine, x, y, ...chicane };
    }),
    cells,
  };
  return `${JSON.stringify(file)}\n`;
}

/** A cell's middle and heading in degrees. lane 1: on the left. */
function cellAt(centreline: readonly Point[], space: number, lane: (typeof LANES)[number]) {
  const place = (by: number) =>
    entry(centreline, (space * POINTS_PER_SPACE + 1 + by + centreline.length) % centreline.length);
  const [[fromX, fromY], [x, y], [toX, toY]] = [place(-1), place(0), place(1)];
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy) || 1;
  const side = lane === 1 ? -LANE : LANE;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    lane,
    position: space + 1,
    x: tenths(x - (dy / length) * side),
    y: tenths(y + (dx / length) * side),
    a: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}
