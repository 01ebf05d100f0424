// Landmarks for the looks of circuits: a lake, an old runway. Painted under everything else.

import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAt } from '@ui/art/piece';
import { num, place } from '@ui/art/svg';
import type { CircuitLook, Landmark } from './circuit-look';

/** A lake in a wide oval with a lighter rim, a shore and a jetty. */
export function lake(x: number, y: number, rx: number, ry: number, turn: number): Landmark {
  const shore = (grow: number): string => {
    const [a, b] = [rx + grow, ry + grow];
    return `M${num(-a)} ${num(b * 0.1)}C${num(-a * 0.98)} ${num(-b * 0.8)} ${num(-a * 0.4)} ${num(-b * 1.1)} ${num(a * 0.05)} ${num(-b * 0.86)}S${num(a * 0.9)} ${num(-b * 0.9)} ${num(a)} ${num(-b * 0.05)}S${num(a * 0.5)} ${num(b * 1.05)} ${num(a * 0.05)} ${num(b * 0.9)}S${num(-a * 0.96)} ${num(b * 0.95)} ${num(-a)} ${num(b * 0.1)}Z`;
  };
  const ripples = [
    [-0.4, -0.2],
    [0.3, -0.35],
    [0.1, 0.3],
    [-0.25, 0.45],
    [0.55, 0.15],
  ]
    .map(
      ([a = 0, b = 0]) =>
        `<path d="M${num(rx * a - 8)} ${num(ry * b)}q4 -2.4 8 0t8 0" stroke="#cfe6ea" stroke-width="1.2" fill="none" opacity=".6"/>`,
    )
    .join('');
  const water = `<path d="${shore(5)}" fill="#cdbf8f"/><path d="${shore(0)}" fill="#8fc0c9"/><path d="${shore(-4)}" fill="#5b9db0"/><path d="${shore(-11)}" fill="#4a8ba2"/>${ripples}`;
  const jetty = `<path d="M${num(-rx - 2)} -1H${num(-rx + 24)}V5H${num(-rx - 2)}Z" fill="#8a6a44"/><path d="M${num(-rx + 2)} -1V5M${num(-rx + 8)} -1V5M${num(-rx + 14)} -1V5M${num(-rx + 20)} -1V5" stroke="#5d452a" stroke-width=".9"/>`;
  return { x, y, reach: Math.max(rx, ry) + 6, svg: place(x, y, water + jetty, turn) };
}

/** A worn runway with its number and dashes. */
export function runway(x: number, y: number, length: number, turn: number): Landmark {
  const half = length / 2;
  const strip = `<rect x="${-half}" y="-21" width="${length}" height="42" fill="#7f857f" opacity=".75"/><rect x="${-half}" y="-21" width="${length}" height="42" fill="url(#art-asphalt)" opacity=".7"/>`;
  const lines = `<path d="M${-half + 46} 0H${half - 14}" stroke="#f4f1e8" stroke-width="2" stroke-dasharray="14 10" opacity=".7"/>`;
  const keys = [-15, -9, -3, 3, 9, 15]
    .map((row) => `<path d="M${-half + 6} ${row}h14" stroke="#f4f1e8" stroke-width="3" opacity=".7"/>`)
    .join('');
  const number = place(-half + 33, 0, painted('27', { size: 18, fill: '#f4f1e8', opacity: 0.75 }), 90);
  return { x, y, reach: 40, svg: place(x, y, strip + lines + keys + number, turn) };
}

/** Landmarks as pieces to paint. */
export function landmarks({ landmarks: all = [] }: CircuitLook): Piece[] {
  return all.map(({ x, y, reach, svg }) => pieceAt(x, y, reach + 160, svg));
}
