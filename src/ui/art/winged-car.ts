// The winged racing car seen from above, nose to the right, 42 x 23 units, centred on 0, 0.

import { patternArt } from './car';
import { painted } from './glyphs';
import { inkOn } from './svg';

const BODY = 'M-17 -3C-14 -7.6 -4 -8 2 -6.4L6 -3.4L19 -1.8C20.6 -1.2 20.6 1.2 19 1.8L6 3.4L2 6.4C-4 8 -14 7.6 -17 3Z';
const WHEELS = 'M-16 -11.4H-7V-6.4H-16ZM-16 6.4H-7V11.4H-16ZM7.5 -10.4H15V-6.2H7.5ZM7.5 6.2H15V10.4H7.5Z';
const WINGS = 'M-20.5 -8.4H-16.1V8.4H-20.5ZM16 -9.6H19.4Q20.4 0 19.4 9.6H16Q17.4 0 16 -9.6Z';
const DARK = '#15181c';

/** How a winged car is painted. Cars of one team differ in accent, helmet and number. */
export interface WingedLivery {
  colour: string;
  /** Stripes and front wing; left out: the colour's own ink for odd numbers, dark for even ones. */
  accent?: string;
  number: number;
  /** Palette index of the colour whose pattern the body shows; left out, or if patterns are off: a stripe. */
  pattern?: number;
  /** Without the shadow on the ground, for chips and live cars. */
  flat?: boolean;
  /** A pale rim around everything, so that a small car stands out from the road. */
  rim?: boolean;
}

/** A winged car in its team's colour with its number. */
export function wingedCarArt({ colour, accent, number, pattern, flat, rim }: WingedLivery): string {
  const trim = accent ?? accentOf(colour, number);
  const isDark = ['#24272c', '#16181c'].includes(colour.toLowerCase());
  const edge = isDark ? '#9aa1ab' : '#0b0c0e';
  const shadow = flat ? '' : `<path d="${wingedCarShape()}" transform="translate(2 3.2)" opacity=".42"/>`;
  const glow = rim
    ? `<path d="${wingedCarShape()}" fill="none" stroke="#f4f1e8" stroke-opacity=".62" stroke-width="2.4" stroke-linejoin="round"/>`
    : '';
  const axles = '<path d="M11 -8V8M-12 -9V9M9 -8L6 -3M9 8L6 3" stroke="#8b9097" stroke-width="1"/>';
  const wheels =
    wheel(-16, -11.4, 9, 5) + wheel(-16, 6.4, 9, 5) + wheel(7.5, -10.4, 7.4, 4.2) + wheel(7.5, 6.2, 7.4, 4.2);
  const front = `<path d="M16 -9.6H19.4Q20.4 0 19.4 9.6H16Q17.4 0 16 -9.6Z" fill="${trim}" stroke="${edge}" stroke-width=".6"/>`;
  const marks = pattern === undefined ? '' : patternArt(pattern, trim);
  const stripes = `${marks || `<path d="M-18 -1.3H20V1.3H-18Z" fill="${trim}"/>`}${number % 2 ? `<path d="M-6 -9H4L8 -3H-2ZM-6 9H4L8 3H-2Z" fill="${trim}" opacity=".9"/>` : ''}`;
  const light = '<path d="M-18 -9H20V-2.5H-18Z" fill="#fff" opacity=".16"/><path d="M-18 9H20V3H-18Z" opacity=".16"/>';
  const body = `<clipPath id="art-winged-body"><path d="${BODY}"/></clipPath><path d="${BODY}" fill="${colour}" stroke="${edge}" stroke-width=".8"/><g clip-path="url(#art-winged-body)">${stripes}${light}</g>`;
  const driver = `<ellipse cx="-.5" rx="4.4" ry="3" fill="#15171a"/><circle cx="-1.2" r="2.5" fill="${number % 2 ? '#ffd23f' : '#f4ead2'}" stroke="#0b0c0e" stroke-width=".5"/>`;
  const rear = `<rect x="-20.5" y="-8.4" width="4.4" height="16.8" rx="1" fill="${colour}" stroke="${edge}" stroke-width=".7"/><path d="M-20 -7.2H-16.6M-20 7.2H-16.6" stroke="${trim}" stroke-width="1.6"/>`;
  const digits = painted(String(number), { size: number > 9 ? 6.4 : 7.6, fill: '#15171a' });
  const roundel = `<g transform="translate(-9.6 0)"><circle r="4.3" fill="#fbf8ef" stroke="#0b0c0e" stroke-width=".4"/>${digits}</g>`;
  return shadow + glow + axles + wheels + front + body + driver + rear + roundel;
}

/** The outline of a winged ghost car. */
export function ghostWingedCarArt(colour: string): string {
  return `<ellipse rx="25" ry="15" fill="${colour}" opacity=".18"/><path d="${wingedCarShape()}" fill="${colour}" fill-opacity=".36" stroke="#fff" stroke-width="1.5" stroke-dasharray="4 3"/>`;
}

/** The car's shape in one path, for shadows and glows. */
export function wingedCarShape(): string {
  return BODY + WHEELS + WINGS;
}

/** The stripe colour of each of a team's two cars. */
function accentOf(colour: string, number: number): string {
  if (number % 2 === 0) return inkOn(colour) === '#ffffff' ? DARK : '#8a2f14';
  return inkOn(colour) === '#ffffff' ? '#f7f2e4' : DARK;
}

function wheel(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.6" fill="#17191c" stroke="#000" stroke-width=".5"/><path d="M${x + 1} ${y + height / 2}H${x + width - 1}" stroke="#3b3f45" stroke-width="${Math.round(height * 3) / 10}"/>`;
}
