// The cost of a target, written on its space: wear points, and the chance of a collision in percent.

import { painted, paintedWidth } from '@ui/art/glyphs';
import { num, place } from '@ui/art/svg';
import type { Drawing } from '@ui/stage/sprites';
import type { FormulaTarget } from '../../../narration/preview';

const WEAR = '#ffd48a';
const RISK = '#ffc2b8';
const SIZE = 12.5;
const SIZE_OF_TWO = 9.6;
const VALUE_SIZE = 13;
const HEIGHT = 15;
const GAP = 4;

/** A badge, and its drawing's cache key; null if there is nothing to show. */
export function badgeOf({
  cost,
  risk,
}: Pick<FormulaTarget, 'cost' | 'risk'>): { key: string; drawing: Drawing } | null {
  if (cost <= 0 && risk <= 0) return null;
  const percent = Math.round(risk);
  const size = cost > 0 && risk > 0 ? SIZE_OF_TWO : SIZE;
  const parts: { svg: string; width: number }[] = [];
  if (cost > 0) parts.push({ svg: painted(`-${cost}`, { size, fill: WEAR }), width: widthOf(`-${cost}`, size) });
  if (risk > 0) parts.push(percentPart(percent, size));
  const width = parts.reduce((sum, part) => sum + part.width, GAP * (parts.length - 1));
  let x = -width / 2;
  const lines = parts.map((part) => {
    const svg = place(x + part.width / 2, 0, part.svg);
    x += part.width + GAP;
    return svg;
  });
  const plate = `<rect x="${num(-width / 2 - 3)}" y="${-HEIGHT / 2}" width="${num(width + 6)}" height="${HEIGHT}" rx="4" fill="#12151a" fill-opacity=".72"/>`;
  return {
    key: `badge-${cost}-${percent}`,
    drawing: { svg: plate + lines.join(''), width: width + 8, height: HEIGHT + 2 },
  };
}

/** A value of a gear's die, written on the space where it would end. */
export function valueOnSpace(value: number): { key: string; drawing: Drawing } {
  const svg = `<g stroke="#12151a" stroke-width="22" stroke-linejoin="round">${painted(String(value), { size: VALUE_SIZE, fill: '#12151a' })}</g>${painted(String(value), { size: VALUE_SIZE, fill: '#fff' })}`;
  return { key: `value-${value}`, drawing: { svg, width: 26, height: 18 } };
}

function widthOf(text: string, size: number): number {
  return paintedWidth(text, { size, fill: WEAR });
}

/** The painted letters have no percent sign, so it is drawn as two rings and a stroke. */
function percentPart(percent: number, size: number): { svg: string; width: number } {
  const text = String(percent);
  const digits = widthOf(text, size);
  const sign = size * 0.62;
  const width = digits + sign + 1;
  const r = size * 0.13;
  const cap = size * 0.35;
  const rings = [-1, 1]
    .map(
      (k) =>
        `<circle cx="${num(k * sign * 0.28)}" cy="${num(k * (cap - r))}" r="${num(r)}" fill="none" stroke="${RISK}" stroke-width="${num(size * 0.1)}"/>`,
    )
    .join('');
  const stroke = `<path d="M${num(-sign * 0.26)} ${num(cap)}L${num(sign * 0.26)} ${num(-cap)}" stroke="${RISK}" stroke-width="${num(size * 0.1)}"/>`;
  return {
    svg:
      place(-width / 2 + digits / 2, 0, painted(text, { size, fill: RISK })) +
      place(width / 2 - sign / 2, 0, rings + stroke),
    width,
  };
}
