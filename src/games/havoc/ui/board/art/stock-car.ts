// Draws the stock car from above, nose to the right, 42 x 20 units around 0, 0.

import { patternArt } from '@ui/art/car';
import { painted } from '@ui/art/glyphs';
import { inkOn, shade } from '@ui/art/svg';

const BODY =
  'M-20 -7.5C-20 -9.2 -18 -9.6 -16 -9.6H13C18 -9.4 20.6 -7 21 -4V4C20.6 7 18 9.4 13 9.6H-16C-18 9.6 -20 9.2 -20 7.5Z';
const WHEELS = 'M-15 -10.6H-8V10.6H-15ZM8 -10.4H14.5V10.4H8Z';
const GLASS = '#1a2a36';
const DARK = '#0b0c0e';
/** The black car in both palettes. */
const BLACKS: readonly string[] = ['#24272c', '#16181c'];

/** The paint of a stock car. */
export interface StockLivery {
  colour: string;
  /** null: a car without a number. */
  number: number | null;
  /** The colour's pattern instead of the twin stripes, if patterns are on. */
  pattern: number | null;
  /** Without the ground shadow, for live cars. */
  flat?: boolean;
}

/** A stock car in its colour with its number on the roof. Black ones have a light outline. */
export function stockCarArt({ colour, number, pattern, flat }: StockLivery): string {
  const trim = inkOn(colour) === '#ffffff' ? '#f7f2e4' : '#1d1f24';
  const shadow = flat ? '' : `<path d="${BODY}" transform="translate(2 3.2)" opacity=".45"/>`;
  const isDark = BLACKS.includes(colour.toLowerCase());
  const edge = isDark ? `stroke="#c3cad3" stroke-width="1.5"` : `stroke="${DARK}" stroke-width=".9"`;
  const marks =
    pattern === null
      ? `<path d="M-21 -3.4H22V-1.2H-21ZM-21 1.2H22V3.4H-21Z" fill="${trim}" opacity=".92"/>`
      : `<g transform="scale(1 1.2)">${patternArt(pattern, trim)}</g>`;
  const light =
    '<path d="M-21 -10H22V-6.6H-21Z" fill="#fff" opacity=".22"/><path d="M-21 10H22V7H-21Z" opacity=".2"/><path d="M20 -7L21.5 -3V-8ZM20 7L21.5 3V8Z" fill="#fff8d8"/>';
  const body = `<clipPath id="havoc-car"><path d="${BODY}"/></clipPath><path d="${BODY}" fill="${colour}" ${edge}/><g clip-path="url(#havoc-car)">${marks}${light}</g>`;
  const glass = `<path d="M8.5 -7.4C10 -4 10 4 8.5 7.4L3.6 5.6C4.6 2 4.6 -2 3.6 -5.6ZM-12.6 -6.8C-13.6 -3 -13.6 3 -12.6 6.8L-9 5.4C-9.6 2 -9.6 -2 -9 -5.4Z" fill="${GLASS}" stroke="${DARK}" stroke-width=".5"/>`;
  const roof = `<path d="M-9 -5.6L3.6 -5.8C4.6 -2 4.6 2 3.6 5.8L-9 5.6C-9.8 2 -9.8 -2 -9 -5.6Z" fill="${shade(colour, 0.12)}" stroke="${DARK}" stroke-width=".5"/>`;
  const digits = number === null ? '' : roundelOf(number);
  const wing = `<rect x="-21" y="-8.6" width="2.6" height="17.2" rx="1" fill="${trim}" stroke="${DARK}" stroke-width=".4"/>`;
  return `${shadow}<path d="${WHEELS}" fill="#15171a"/>${body}${glass}${roof}${digits}${wing}`;
}

function roundelOf(number: number): string {
  const digits = painted(String(number), { size: number > 9 ? 7 : 8.6, fill: '#15171a' });
  return `<g transform="translate(-2.6 0)"><circle r="5" fill="#fbf8ef"/>${digits}</g>`;
}

/** The outline of a ghost car. */
export function ghostStockCarArt(colour: string): string {
  return `<path d="${stockCarShape()}" fill="${colour}" fill-opacity=".4" stroke="#fff" stroke-width="1.6" stroke-dasharray="4 3"/>`;
}

/** The car's outline as one path, for shadows. */
export function stockCarShape(): string {
  return BODY + WHEELS;
}
