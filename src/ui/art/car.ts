// The 1960s racing car seen from above, nose to the right, 42 x 24 units, centred on 0, 0.

import { arePatternsOn } from './colours';
import { painted } from './glyphs';
import { inkOn } from './svg';

const BODY =
  'M-19.5 -3.2C-16 -5.4 -11 -6.6 -5 -6.4C2 -6.1 9 -5 14 -3.6C17.5 -2.6 20.5 -1.4 21 0C20.5 1.4 17.5 2.6 14 3.6C9 5 2 6.1 -5 6.4C-11 6.6 -16 5.4 -19.5 3.2Z';
const WHEELS = 'M-16.5 -11.7H-7V-6.4H-16.5ZM-16.5 6.3H-7V11.7H-16.5ZM8 -10.8H16V-6.4H8ZM8 6.4H16V10.8H8Z';
/** Helmets, as another difference between cars. */
const HELMETS = [
  '#f4ead2',
  '#ffd23f',
  '#d8352a',
  '#ffffff',
  '#d8352a',
  '#2f6fd0',
  '#f4ead2',
  '#2f6fd0',
  '#ffd23f',
  '#d8352a',
];
/** Car units to board units, so that a car fits into a cell of 34 x 19.6. */
export const CAR_SCALE = 0.82;

/** How a car is painted. index: its colour's index in the palette, which decides its pattern. */
export interface Livery {
  colour: string;
  index: number;
  /** null: a car without a number. */
  number: number | null;
  /** Without the shadow on the ground, for chips. */
  flat?: boolean;
  /** SVG of a pattern that was won; left out: the colour's own. */
  worn?: string;
}

/** A car in its colour, pattern and number. */
export function carArt({ colour, index, number, flat, worn }: Livery): string {
  const ink = inkOn(colour);
  const pattern = worn ?? patternArt(index, ink === '#ffffff' ? '#f7f2e4' : '#1d1f24');
  const isDark = ['#24272c', '#16181c'].includes(colour.toLowerCase());
  const shadow = flat ? '' : `<g transform="translate(2.2 3.4)" opacity=".42"><path d="${BODY}${WHEELS}"/></g>`;
  const axles =
    '<g stroke="#8b9097" stroke-width="1"><path d="M-12 -10V10M12 -9V9M-9.5 -9L-6 -4M-9.5 9L-6 4M10 -8L8 -4M10 8L8 4"/></g>';
  const body = `<clipPath id="art-car-body"><path d="${BODY}"/></clipPath><path d="${BODY}" fill="${colour}" stroke="${isDark ? '#9aa1ab' : '#0b0c0e'}" stroke-width=".9"/><g clip-path="url(#art-car-body)">${pattern}<path d="M-20 -7C-8 -6.4 8 -6 21 0L21 -8H-20Z" fill="#fff" opacity=".2"/><path d="M-20 7C-8 6.4 8 6 21 0L21 8H-20Z" fill="#000" opacity=".2"/></g>`;
  const engine =
    '<path d="M-17.5 -2.6H-9.5V2.6H-17.5Z" fill="#2b2f35" stroke="#0b0c0e" stroke-width=".5"/><path d="M-16.5 -1.2H-10M-16.5 1.2H-10" stroke="#7c838c" stroke-width=".8"/><path d="M-10 -4.6L-21.5 -5.2M-10 4.6L-21.5 5.2" stroke="#c9ced6" stroke-width="1.5" stroke-linecap="round"/>';
  const driver = `<ellipse cx="-3.6" cy="0" rx="5.2" ry="4" fill="#15171a"/><path d="M.2 -3.9A5.2 4.2 0 0 1 .2 3.9" fill="none" stroke="#bfe1f5" stroke-width="1.3"/><circle cx="-4.6" cy="0" r="2.9" fill="${HELMETS[index % HELMETS.length]}" stroke="#0b0c0e" stroke-width=".5"/><path d="M-3 -1.7A2.9 2.9 0 0 1 -3 1.7L-2.2 1.2V-1.2Z" fill="#23303c"/>`;
  const disc = '<circle cx="8.2" cy="0" r="4.1" fill="#fbf8ef" stroke="#0b0c0e" stroke-width=".4"/>';
  const roundel = number === null ? '' : disc + digitsOf(number);
  return `${shadow}${axles}${wheel(-16.5, -11.7, 9.6, 5.4)}${wheel(-16.5, 6.3, 9.6, 5.4)}${wheel(8, -10.8, 8, 4.4)}${wheel(8, 6.4, 8, 4.4)}${body}${engine}${driver}${roundel}`;
}

function digitsOf(number: number): string {
  const digits = painted(String(number), { size: number > 9 ? 6.4 : 7.6, fill: '#15171a' });
  return `<g transform="translate(8.2 0)">${digits}</g>`;
}

/** The outline of a ghost car. */
export function ghostCarArt(colour: string): string {
  return `<ellipse rx="25" ry="15" fill="${colour}" opacity=".18"/><path d="${BODY}${WHEELS}" fill="${colour}" fill-opacity=".34" stroke="#fff" stroke-width="1.6" stroke-dasharray="4 3"/>`;
}

/** The car's shape in one colour, for glows behind it. */
export function carShape(): string {
  return BODY + WHEELS;
}

function wheel(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.7" fill="#17191c" stroke="#000" stroke-width=".5"/><path d="M${x + 1} ${y + height / 2}H${x + width - 1}" stroke="#3b3f45" stroke-width="${height * 0.32}"/>`;
}

/**
 * Patterns in palette order: stripe, twin, chevron, checks, hoops, diagonal, halves, dots, saltire, rings; empty if patterns are
 * off.
 */
export function patternArt(index: number, ink: string): string {
  return arePatternsOn() ? patternMarks(index, ink) : '';
}

/** The same, whether patterns are on or off. */
export function patternMarks(index: number, ink: string): string {
  const fill = `fill="${ink}"`;
  const patterns: readonly (() => string)[] = [
    () => `<path d="M-22 -1.5H22V1.5H-22Z" ${fill}/>`,
    () => `<path d="M-22 -3.1H22V-1H-22ZM-22 1H22V3.1H-22Z" ${fill}/>`,
    () =>
      [-16, -9, 13]
        .map((x) => `<path d="M${x - 3} -8L${x + 2} 0L${x - 3} 8H${x - 0.2}L${x + 5} 0L${x - 0.2} -8Z" ${fill}/>`)
        .join(''),
    () =>
      grid(
        3,
        -20,
        20,
        -7,
        7,
        (x, y) => ((x + 20) / 3 + (y + 7) / 3) % 2 < 1,
        (x, y) => `<rect x="${x}" y="${y}" width="3" height="3" ${fill}/>`,
      ),
    () => `<path d="M11 -8H15V8H11ZM-13 -8H-9.5V8H-13Z" ${fill}/>`,
    () =>
      [-22, -15, -8, 8, 15].map((x) => `<path d="M${x} 8L${x + 10} -8H${x + 13.4}L${x + 3.4} 8Z" ${fill}/>`).join(''),
    () => `<path d="M-22 0H22V9H-22Z" ${fill}/>`,
    () =>
      grid(
        4.4,
        -18,
        20,
        -4.4,
        6,
        () => true,
        (x, y) => `<circle cx="${x}" cy="${y}" r="1.25" ${fill}/>`,
      ),
    () => `<path d="M-20 -8L-6 8M-6 -8L-20 8M5 -7L19 7M19 -7L5 7" stroke="${ink}" stroke-width="2.6" fill="none"/>`,
    () =>
      `<circle cx="-13" r="4" fill="none" stroke="${ink}" stroke-width="1.8"/><circle cx="14" r="3" fill="none" stroke="${ink}" stroke-width="1.8"/>`,
  ];
  return patterns[index % patterns.length]?.() ?? '';
}

function grid(
  step: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
  takes: (x: number, y: number) => boolean,
  mark: (x: number, y: number) => string,
): string {
  let marks = '';
  for (let x = left; x < right; x += step) {
    for (let y = top; y < bottom; y += step)
      if (takes(x, y)) marks += mark(Math.round(x * 10) / 10, Math.round(y * 10) / 10);
  }
  return marks;
}
