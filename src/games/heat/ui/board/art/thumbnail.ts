// A circuit as a small plan: road, finish and limits on its country's colour.

import { boxAround } from '@geometry/box';
import { degrees } from '@geometry/line';
import { painted } from '@ui/art/glyphs';
import { planFor, planSvg } from '@ui/art/plan';
import { closedPath, num, place, shade } from '@ui/art/svg';
import type { Scene } from './scene';

const PADDING = 18;
const ROAD = 7;
const SIGN = 7;
/** How far a sign is from the road, as a share of its distance on the board. */
const SIGN_OUT = 0.5;

/** hasSigns: false if they would hide the road. padding: px around the road. */
export interface PlanLook {
  hasSigns?: boolean;
  padding?: number;
}

/** The plan as SVG text, px. */
export function planOf(scene: Scene, width: number, height: number, look: PlanLook = {}): string {
  const { hasSigns = true, padding = PADDING } = look;
  const { road, theme } = scene;
  const { move } = planFor(boxAround(road.line.points, 0), width, height, { x: padding, y: padding });
  const loop = closedPath(road.line.points.map(move));
  const stroke = (colour: string, size: number, extra = ''): string =>
    `<path d="${loop}" fill="none" stroke="${colour}" stroke-width="${num(size)}" stroke-linejoin="round"${extra}/>`;
  const base = theme.thumbnail;
  const start = road.line.at(road.distanceOf(0));
  const [x, y] = move([start.x, start.y]);
  const half = ROAD / 2;
  const line = `<rect x="-2.4" y="${-half - 2}" width="4.8" height="${ROAD + 4}" fill="#fff"/><path d="M-2.4 ${-half - 2}h2.4v3h-2.4zM0 ${-half + 1}h2.4v3h-2.4zM-2.4 ${-half + 4}h2.4v3h-2.4zM0 ${-half + 7}h2.4v2h-2.4z" fill="#111"/>`;
  const signs = (hasSigns ? road.circuit.corners : []).map((corner) => {
    const foot = road.line.at(road.distanceOf(corner.line));
    const [sx, sy] = move([foot.x + (corner.sign.x - foot.x) * SIGN_OUT, foot.y + (corner.sign.y - foot.y) * SIGN_OUT]);
    const plate = `<rect x="${-SIGN * 0.8}" y="${-SIGN * 0.8}" width="${SIGN * 1.6}" height="${SIGN * 1.6}" rx="2" transform="rotate(45)" fill="#fff7df" stroke="#c8202c" stroke-width="1.6"/>`;
    return place(
      sx,
      sy,
      plate + painted(String(corner.limit), { size: corner.limit > 9 ? SIGN * 1.25 : SIGN * 1.5, fill: '#14171b' }),
    );
  });
  return planSvg(
    width,
    height,
    base,
    `<path d="${loop}" fill="${shade(base, 0.1)}"/>${stroke('#000', ROAD + 3, ' stroke-opacity=".2" transform="translate(1.5 2.5)"')}${stroke('#fbf8ef', ROAD + 2.6)}${stroke('#34383e', ROAD)}${stroke('#fff', 0.8, ' stroke-opacity=".4" stroke-dasharray="4 4"')}${place(x, y, line, degrees(start.angle))}${signs.join('')}`,
  );
}
