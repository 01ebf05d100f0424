// A small plan of a circuit: road, finish, bands and limits on its country's colour.

import { boxAround } from '@geometry/box';
import type { Point } from '@geometry/line';
import { painted } from '@ui/art/glyphs';
import { finishLine, planFor, planSvg } from '@ui/art/plan';
import { closedPath, num, place, shade } from '@ui/art/svg';
import { pointsOf } from '../../../geometry/road';
import type { Scene } from './scene';

const PADDING = 15;

/** The plan as SVG text, px. */
export function planOf(scene: Scene, width: number, height: number): string {
  const { road, theme } = scene;
  const { move } = planFor(boxAround(road.outer, 0), width, height, { x: PADDING, y: PADDING });
  const base = theme.thumbnail;
  const inner = closedPath(road.inner.map(move));
  const loop = `${closedPath(road.outer.map(move))}${inner}`;
  const bands = road.circuit.corners.flatMap((corner) =>
    corner.band.map(({ cell }) => {
      const points = road.outline(road.placeOf(cell)).map(move);
      return `<path d="${closedPath(points)}" fill="#e23b2e" stroke="#e23b2e" stroke-width=".8"/>`;
    }),
  );
  const [from, to] = pointsOf([road.circuit.finishLine.from, road.circuit.finishLine.to]).map(move) as [Point, Point];
  const line = `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
  const finish = finishLine(line, 2);
  const limits = road.circuit.corners.map((corner) => {
    const lowest = Math.min(...corner.band.map(({ limit }) => limit));
    const [x, y] = move([corner.spinOff.x * 20, corner.spinOff.y * 20]);
    const plate = '<circle r="7" fill="#fff7df" stroke="#c8202c" stroke-width="1.4"/>';
    return place(x, y, plate + painted(String(lowest), { size: lowest > 99 ? 6.6 : 8.4, fill: '#14171b' }));
  });
  return planSvg(
    width,
    height,
    base,
    `<path d="${inner}" fill="${shade(base, 0.12)}"/><path d="${loop}" fill-rule="evenodd" fill="#000" opacity=".22" transform="translate(1.5 2.5)"/><path d="${loop}" fill-rule="evenodd" fill="#34383e" stroke="#fbf8ef" stroke-width="1.4"/>${bands.join('')}${finish}${limits.join('')}`,
  );
}
