// Layers 5 to 9: verge, edge lines, asphalt, sector tint, rubbered racing line and braking zones.

import type { Box } from '@geometry/box';
import { type Piece, pieceAlong } from '@ui/art/piece';
import { closedPath, num, openPath } from '@ui/art/svg';
import type { Road } from '../../../geometry/road';
import { brakingLines, rubberLine, sectorLines, skidLines } from '../../../geometry/road-lines';
import type { Theme } from './circuit-look';

/** Width of the white lines along both sides. */
const EDGE = 1.7;
const ASPHALT = '#3a3d43';
/** Every other sector is slightly warmer or cooler, so that sectors can be told apart. */
const SECTOR_TINTS = ['#7fb2ff', '#ffcf8a'];

/** The road's body, from its shadow on the land up to the bare asphalt. */
export function asphalt(road: Road, theme: Theme, box: Box): Piece[] {
  const loop = closedPath(road.line.points);
  const layer = (stroke: string, width: number, extra = ''): string =>
    `<path d="${loop}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linejoin="round"${extra}/>`;
  const svg = [
    layer('#0b1d0d', 2 * road.half + 9, ' stroke-opacity=".35" transform="translate(2.4 4)"'),
    layer(theme.verge, 2 * road.half + 10),
    layer('#f4f1e8', 2 * road.half + 1),
    layer(ASPHALT, 2 * road.half + 1 - 2 * EDGE),
    layer('url(#art-asphalt)', 2 * road.half + 1 - 2 * EDGE),
  ].join('');
  return [{ ...box, svg }, ...sectorTints(road)];
}

function sectorTints(road: Road): Piece[] {
  return sectorLines(road).map((points, i) => {
    const tint = SECTOR_TINTS[i % SECTOR_TINTS.length];
    const svg = `<path d="${openPath(points)}" stroke="${tint}" stroke-opacity=".032" stroke-width="${num(2 * road.half - 3)}" fill="none"/>`;
    return pieceAlong(points, road.half, svg);
  });
}

/** The dark line that all cars take, with skid marks before each corner. */
export function rubber(road: Road, box: Box): Piece[] {
  const path = openPath(rubberLine(road));
  const line = `<path d="${path}" stroke="#16181b" stroke-opacity=".34" stroke-width="13.6" fill="none" stroke-linecap="round"/><path d="${path}" stroke="#0e1013" stroke-opacity=".25" stroke-width="5.7" fill="none"/>`;
  return [{ ...box, svg: line }, ...skids(road)];
}

function skids(road: Road): Piece[] {
  return road.circuit.corners.map((corner) => {
    const lines = skidLines(road, corner);
    const svg = lines.map(
      (points) => `<path d="${openPath(points)}" stroke="#0c0d0f" stroke-opacity=".5" stroke-width="1.5" fill="none"/>`,
    );
    return pieceAlong(lines.flat(), 4, svg.join(''));
  });
}

/** The spaces before each corner line, darker towards the line. */
export function brakingZones(road: Road): Piece[] {
  return road.circuit.corners.flatMap((corner) =>
    brakingLines(road, corner).map((points, k) => {
      const opacity = Math.round((0.34 - 0.075 * k) * 1000) / 1000;
      const svg = `<path d="${openPath(points)}" stroke="#000" stroke-width="${num(2 * road.half - 3)}" fill="none" stroke-opacity="${opacity}"/>`;
      return pieceAlong(points, road.half, svg);
    }),
  );
}
