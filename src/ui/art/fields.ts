// Farmed land seen from above: vineyards, wheat, lavender, mown meadows.

import { num, place } from './svg';

/** Rows of vines on bare earth. x, y: centre; all sizes in board units, turn in degrees. */
export function vineyard(x: number, y: number, width: number, depth: number, turn: number): string {
  const rows = rowLines(
    width,
    depth,
    7,
    3.5,
    (i) => `stroke="${i % 2 ? '#3d6b2d' : '#467834'}" stroke-width="3.4" stroke-dasharray="3.2 1.2"`,
  );
  return place(x, y, `${plot(width, depth, '#6f9a3e', 0.75)}${plot(width, depth, '#b79b5e', 0.28)}${rows}`, turn);
}

/** A wheat field. */
export function wheat(x: number, y: number, width: number, depth: number, turn: number): string {
  const rows = rowLines(width - 4, depth, 5, 3, () => 'stroke="#a8913f" stroke-width=".9" opacity=".55"');
  return place(x, y, `${plot(width, depth, '#c9b25c', 0.8)}${rows}`, turn);
}

/** Lavender in bloom. */
export function lavenderField(x: number, y: number, width: number, depth: number, turn: number): string {
  const rows = rowLines(
    width - 2,
    depth,
    6.4,
    3.4,
    () => 'stroke="#6b4fa0" stroke-width="4.4" stroke-dasharray="4.4 1"',
  );
  const lights = rowLines(
    width - 2,
    depth,
    6.4,
    2.3,
    () => 'stroke="#a58fd6" stroke-width="1.6" stroke-dasharray="3.4 2"',
  );
  return place(x, y, `${plot(width, depth, '#8d7a52', 0.7)}${rows}${lights}`, turn);
}

/** A mown, striped meadow with a hedge around it. */
export function meadow(x: number, y: number, width: number, depth: number, turn: number): string {
  const bands = rowLines(width - 4, depth, 12, 7, () => 'stroke="#ffffff" stroke-width="6" opacity=".06"');
  const hedge = `<rect x="${num(-width / 2)}" y="${num(-depth / 2)}" width="${num(width)}" height="${num(depth)}" rx="3" fill="none" stroke="#1f4d27" stroke-width="4" stroke-dasharray="9 1.6"/>`;
  return place(x, y, `${plot(width, depth, '#4e8c4a', 0.75)}${bands}${hedge}`, turn);
}

function plot(width: number, depth: number, fill: string, opacity: number): string {
  return `<rect x="${num(-width / 2)}" y="${num(-depth / 2)}" width="${num(width)}" height="${num(depth)}" rx="4" fill="${fill}" opacity="${opacity}"/>`;
}

function rowLines(width: number, depth: number, gap: number, first: number, look: (row: number) => string): string {
  let rows = '';
  for (let i = 0; i < (depth - first) / gap; i++) {
    rows += `<path d="M${num(-width / 2)} ${num(-depth / 2 + first + i * gap)}H${num(width / 2)}" ${look(i)}/>`;
  }
  return rows;
}
