// A circuit as a small plan: road, finish, bands and limits on its country's colour.

import { painted } from '@ui/art/glyphs';
import type { Point } from '@ui/art/line';
import { boxAround } from '@ui/art/piece';
import { closedPath, num, place, shade } from '@ui/art/svg';
import { pointsOf } from '../geometry/road';
import type { Scene } from './scene';

const PADDING = 15;
const GROUND: Readonly<Record<string, string>> = {
  'thornbury-park': '#79a961',
  'porto-sirena': '#c9b98c',
  hohenwaldring: '#4f7f52',
};

/** The plan as SVG text, px. */
export function planOf(scene: Scene, width: number, height: number): string {
  const { road, theme } = scene;
  const box = boxAround(road.outer, 0);
  const scale = Math.min(
    (width - 2 * PADDING) / (box.right - box.left),
    (height - 2 * PADDING) / (box.bottom - box.top),
  );
  const move = ([x, y]: Point): Point => [
    (x - (box.left + box.right) / 2) * scale + width / 2,
    (y - (box.top + box.bottom) / 2) * scale + height / 2,
  ];
  const base = GROUND[road.circuit.id] ?? theme.surround;
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
  const finish = `<path d="${line}" stroke="#fff" stroke-width="3.4"/><path d="${line}" stroke="#111" stroke-width="3.4" stroke-dasharray="2 2"/>`;
  const limits = road.circuit.corners.map((corner) => {
    const lowest = Math.min(...corner.band.map(({ limit }) => limit));
    const [x, y] = move([corner.spinOff.x * 20, corner.spinOff.y * 20]);
    const plate = '<circle r="7" fill="#fff7df" stroke="#c8202c" stroke-width="1.4"/>';
    return place(x, y, plate + painted(String(lowest), { size: lowest > 99 ? 6.6 : 8.4, fill: '#14171b' }));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${base}"/><path d="${inner}" fill="${shade(base, 0.12)}"/><path d="${loop}" fill-rule="evenodd" fill="#000" opacity=".22" transform="translate(1.5 2.5)"/><path d="${loop}" fill-rule="evenodd" fill="#34383e" stroke="#fbf8ef" stroke-width="1.4"/>${bands.join('')}${finish}${limits.join('')}</svg>`;
}
