// The pit lane, its boxes in the cars' colours, and the garages behind them.

import { degrees, entry, type Point } from '@geometry/line';
import { hexOf } from '@ui/art/colours';
import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAlong, pieceAt } from '@ui/art/piece';
import { closedPath, inkOn, num, place, shade } from '@ui/art/svg';
import { CAR_COLOURS } from '../../../data/cars';
import { garageSpots, pitLanes } from '../../../geometry/pits';
import type { Road } from '../../../geometry/road';
import type { Space } from '../../../types';
import type { Theme } from './look';

const LANE = '#4a4e55';
const GARAGE = { depth: 30, roof: '#8f959c' };

/** Pit lane and boxes, flat. */
export function pitSurface(road: Road, theme: Theme): Piece[] {
  const spaces = pitLanes(road, 'PX');
  const points = spaces.flatMap((space) => road.outline(space));
  const path = spaces.map((space) => closedPath(road.outline(space))).join('');
  const bed = [
    `<path d="${path}" fill="#0b1420" stroke="#0b1420" stroke-width="14" opacity=".35" transform="translate(4 8)"/>`,
    `<path d="${path}" fill="${theme.pavement}" stroke="${theme.pavement}" stroke-width="20" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="#f4f1e8" stroke="#f4f1e8" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="${LANE}"/><path d="${path}" fill="url(#art-asphalt)"/>`,
  ].join('');
  return [pieceAlong(points, 26, bed), ...pitLanes(road, 'P').map((space) => tickBehind(road, space)), ...boxes(road)];
}

/** Garages behind the boxes, one per team. */
export function garages(road: Road): Piece[] {
  return garageSpots(road).map(({ x, y, turn, wide, colour }) =>
    pieceAt(x, y, 60, place(x, y, garage(turn, wide, colour))),
  );
}

function tickBehind(road: Road, space: Space): Piece {
  const outline = road.outline(space);
  const [a, b] = [entry(outline, 0), entry(outline, 5)];
  const svg = `<path d="M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}" stroke="#fff" stroke-opacity=".45" stroke-width="1.5"/>`;
  return pieceAlong([a, b], 2, svg);
}

function boxes(road: Road): Piece[] {
  return road.circuit.boxes.map((space, index) => {
    const outline = road.outline(space);
    const colour = hexOf(CAR_COLOURS[index] ?? 'ivory');
    const { x, y, angle } = road.spot(space);
    const path = closedPath(outline.map(([px, py]): Point => [x + (px - x) * 0.94, y + (py - y) * 0.92]));
    const ink = inkOn(colour);
    // Numbers stay upright however the lane turns.
    const turn = Math.cos(angle) < 0 ? angle + Math.PI : angle;
    const number = painted(String(index + 1), { size: 17, fill: ink, opacity: 0.92 });
    const svg = `<path d="${path}" fill="${colour}" fill-opacity=".82" stroke="#f4f1e8" stroke-width="1.6" stroke-linejoin="round"/>${place(x, y, number, degrees(turn))}`;
    return pieceAlong(outline, 3, svg);
  });
}

/** A garage around 0, 0 with its team's stripe along the roof. The shadow keeps its direction. */
function garage(turn: number, wide: number, colour: string): string {
  const [w, d] = [num(wide), GARAGE.depth];
  const [x, y] = [num(-wide / 2), num(-d / 2)];
  const rect = (fill: string, extra = ''): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="${d}" fill="${fill}"${extra}/>`;
  const seams = [-0.25, 0, 0.25]
    .map(
      (share) =>
        `<path d="M${num(wide * share)} ${y}V${num(d / 2)}" stroke="${shade(GARAGE.roof, -0.25)}" stroke-width="1"/>`,
    )
    .join('');
  return `<g transform="translate(5 8) rotate(${num(turn)})">${rect('#0b1420', ' opacity=".34"')}</g><g transform="rotate(${num(turn)})">${rect(shade(GARAGE.roof, -0.2))}<rect x="${num(-wide / 2 + 2)}" y="${num(-d / 2 + 2)}" width="${num(wide - 4)}" height="${d - 4}" fill="${GARAGE.roof}"/>${seams}<rect x="${num(-wide / 2 + 2)}" y="-3.5" width="${num(wide - 4)}" height="7" fill="${colour}"/></g>`;
}
