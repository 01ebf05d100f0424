// Elements of several event pictures: sky, hills, road, crowd, flags, people. All in units of the picture.

import { chance } from '@geometry/chance';
import { carArt } from '@ui/art/car';
import { painted } from '@ui/art/glyphs';
import { num, place } from '@ui/art/svg';

/** Size of an event picture. */
export const POSTER = { width: 300, height: 214 } as const;
export const CREAM = '#f7f4ea';
export const INK = '#2a2419';
export const RED = '#d8352a';
export const GREEN = '#00502f';
export const GOLD = '#c9a227';
const COATS = ['#e9e2d2', '#d8352a', '#2f6fd0', '#f2c230', '#cfd4da', '#8a5a3c', '#2d9a55', '#f1a7b0', '#1d2228'];
const LIVERIES = ['#d8352a', '#2f6fd0', '#f2c230', '#24834a', '#24272c', '#ece7da'];

/** A sky from top to horizon. id: its gradient's name, one per picture. */
export function sky(id: string, top: string, low: string): string {
  return `<defs><linearGradient id="sky-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".75" stop-color="${low}"/></linearGradient></defs><rect width="${POSTER.width}" height="${POSTER.height}" fill="url(#sky-${id})"/>`;
}

/** Two rows of hills with their feet at y. */
export function hills(y: number, far: string, near: string): string {
  return `<path d="M0 ${y - 10}Q60 ${y - 30} 120 ${y - 15}T250 ${y - 24}T300 ${y - 12}V${y + 40}H0Z" fill="${far}"/><path d="M0 ${y}Q80 ${y - 14} 160 ${y - 2}T300 ${y - 4}V${y + 40}H0Z" fill="${near}"/>`;
}

/** The road from y down to the picture's lower edge, with its lines. */
export function road(y: number): string {
  const middle = (y + POSTER.height) / 2;
  return `<rect y="${y}" width="300" height="${POSTER.height - y}" fill="#3b3f45"/><path d="M0 ${y + 2}H300M0 210H300" stroke="#f4f1e8" stroke-width="3"/><path d="M0 ${middle}H300" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-dasharray="14 12"/>`;
}

/** A kerb along y in blocks of white and this colour. */
export function kerb(y: number, colour: string): string {
  const blocks = Array.from(
    { length: 14 },
    (_, i) => `<rect x="${i * 22}" y="${y}" width="11" height="9" fill="${colour}"/>`,
  );
  return `<rect y="${y}" width="300" height="9" fill="#f4f1e8"/>${blocks.join('')}`;
}

/** A racing car; number 1 to 6 gives its colour. fast: with lines behind it. */
export function car(x: number, y: number, number: number, scale = 1.42, fast = true): string {
  const lines = Array.from(
    { length: fast ? 4 : 0 },
    (_, i) =>
      `<path d="M${num(x - 31 * scale - i * 9)} ${num(y - 9 + i * 6)}h${-16 - i * 4}" stroke="#fff" stroke-opacity=".45" stroke-width="2" stroke-linecap="round"/>`,
  );
  const art = carArt({ colour: LIVERIES[number - 1] ?? RED, index: number - 1, number });
  return lines.join('') + place(x, y, art, 0, scale);
}

/** Rows of spectators from the top left. */
export function crowd(x: number, y: number, width: number, rows: number, seed = 4): string {
  const random = chance(seed);
  let art = '';
  for (let row = 0; row < rows; row++) {
    art += `<rect x="${x}" y="${y + row * 10}" width="${width}" height="10" fill="${row % 2 ? '#5a636d' : '#525b65'}"/>`;
    for (let at = x + 6 + (row % 2) * 3; at < x + width - 4; at += 7.4) {
      if (random() < 0.08) continue;
      const coat = COATS[Math.floor(random() * COATS.length)] ?? CREAM;
      art += `<circle cx="${num(at)}" cy="${y + 6 + row * 10}" r="3.3" fill="${coat}"/><circle cx="${num(at)}" cy="${num(y + 2.6 + row * 10)}" r="1.9" fill="#e5c4a0"/>`;
    }
  }
  return art;
}

/** A pennant on its pole; y: foot. */
export function flag(x: number, y: number, colour: string, height = 28): string {
  return `<path d="M${x} ${y}V${y - height}" stroke="#3a3328" stroke-width="1.6"/><path d="M${x} ${y - height}l15 4.5l-15 4.5Z" fill="${colour}"/>`;
}

/** A standing person, 46 high; y: feet. */
export function person(x: number, y: number, coat: string, scale = 1, cap = '#e9e2d2'): string {
  const body = `<path d="M-7 0L-6 -18H6L7 0H2L0 -12L-2 0Z" fill="#2b2f35"/><path d="M-8.5 -16Q-9 -34 0 -34T8.5 -16Z" fill="${coat}"/><circle cy="-39" r="6" fill="#e5c4a0"/><path d="M-6.4 -40A6.4 6.4 0 0 1 6.4 -40Z" fill="${cap}"/>`;
  return place(x, y, body, 0, scale);
}

/** Text on a board, in capitals of this size; x: middle, y: foot. */
export function textOf(text: string, x: number, y: number, size: number, fill: string): string {
  return place(x, y - size * 0.35, painted(text, { size, fill }));
}

/** The chequered finish across the road, from y down. */
export function chequers(x: number, y: number): string {
  let art = '';
  for (let column = 0; column < 3; column++)
    for (let row = 0; row < Math.ceil((POSTER.height - 5 - y) / 9); row++)
      art += `<rect x="${x + column * 9}" y="${y + row * 9}" width="9" height="${Math.min(9, POSTER.height - 5 - y - row * 9)}" fill="${(column + row) % 2 ? CREAM : '#121315'}"/>`;
  return art;
}

/** The pit road in front of garages; y: their floor. */
export function paddock(y: number): string {
  return `<rect y="${y}" width="300" height="${POSTER.height - y}" fill="#8b8f8c"/><path d="M0 ${y + 14}H300M0 ${y + 36}H300" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`;
}
