// A small plan of a circuit: road, corners, line and required stops on its ground's colour.

import { boxAround } from '@geometry/box';
import { painted } from '@ui/art/glyphs';
import { finishLine, planFor, planSvg } from '@ui/art/plan';
import { closedPath, num, openPath, place, shade } from '@ui/art/svg';
import { shoreOf } from '../../../geometry/shore';
import { lookOf } from './looks';
import type { Layout } from './scene';

/** Lists may cut a little off above and below. */
const PADDING = { x: 13, y: 21 };
const EDGE = { x: 8, y: 18 };

/** The plan as SVG text, px. */
export function planOf({ road, theme, world }: Layout, width: number, height: number): string {
  const { scale, move } = planFor(boxAround(road.line.points, road.half), width, height, PADDING);
  const base = lookOf(road.circuit.id).plan;
  const shore = shoreOf(road, world);
  const lakes = shore.length > 0 ? `<path d="${closedPath(shore.map(move))}" fill="${shade(theme.water, 0.25)}"/>` : '';
  const loop = closedPath(road.line.points.map(move));
  const wide = Math.max(5, road.half * 2 * scale);
  const stroke = (colour: string, extra: number, more = ''): string =>
    `<path d="${loop}" fill="none" stroke="${colour}" stroke-width="${num(wide + extra)}" stroke-linejoin="round"${more}/>`;
  const corners = road.corners.map(({ from, to }) => {
    const path = openPath(road.line.stretch(from, to, 0, 14).map(move));
    return `<path d="${path}" fill="none" stroke="#ffd23f" stroke-width="${num(wide * 0.62)}"/>`;
  });
  const stops = road.corners.map(({ corner, from, to }) => {
    const side = corner.turns.endsWith('L') ? 1 : -1;
    const spot = road.line.at((from + to) / 2, (side * 11) / scale);
    const [x, y] = move([spot.x, spot.y]);
    const plate =
      '<rect x="-5.4" y="-6" width="10.8" height="12" rx="2.4" fill="#ffd23f" stroke="#12151a" stroke-width="1"/>';
    const within = (value: number, most: number, edge: number): number => Math.max(edge, Math.min(most - edge, value));
    return place(
      within(x, width, EDGE.x),
      within(y, height, EDGE.y),
      plate + painted(String(corner.stops), { size: 9.5, fill: '#191307' }),
    );
  });
  const { a, b } = road.drawn.finish;
  const line = openPath([move([a.x, a.y]), move([b.x, b.y])]);
  const finish = finishLine(line, 1.7);
  return planSvg(
    width,
    height,
    base,
    `${lakes}${stroke('#000', 2.4, ' opacity=".25" transform="translate(1.2 2)"')}${stroke('#fbf8ef', 2)}${stroke('#34383e', 0)}${corners.join('')}${finish}${stops.join('')}`,
  );
}
