// Helmet paints for a head centred on 0, 0, clipped to the shell. Not here: the shells (helmet.ts).

import type { Paint } from '@drivers/look';
import { num } from '../svg';

/** The paint in one colour, over the shell's own. */
export function paintOf(paint: Paint, colour: string): string {
  const drawn = DRAWN[paint];
  if (drawn !== undefined) return drawn.map((d) => `<path d="${d}" fill="${colour}"/>`).join('');
  if (paint === 'check') return check(colour);
  if (paint === 'sun') return sun(colour);
  return DOTS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.8" fill="${colour}"/>`).join('');
}

const DRAWN: Readonly<Partial<Record<Paint, readonly string[]>>> = {
  stripe: ['M-7 -56H7L6.4 50H-6.4Z'],
  twin: ['M-11 -56H-3.4V50H-11ZM3.4 -56H11V50H3.4Z'],
  halves: ['M0 -56H40V50H0Z'],
  band: ['M-42 -40C-20 -48 20 -48 42 -40V-28C20 -36 -20 -36 -42 -28Z'],
  chevron: ['M-42 -16L0 -44L42 -16V-5L0 -33L-42 -5ZM-42 -34L0 -62L42 -34V-27L0 -53L-42 -27Z'],
  bolt: ['M8 -56L-14 -26H-2L-8 0L18 -34H6L14 -56Z'],
  wave: ['M-42 -30C-30 -42 -18 -18 -4 -30S22 -44 42 -28V-18C24 -32 12 -20 0 -20S-28 -30 -42 -18Z'],
  star: [
    'M0 -50L4.4 -39.5L15.6 -38.6L7 -31.3L9.7 -20.4L0 -26.3L-9.7 -20.4L-7 -31.3L-15.6 -38.6L-4.4 -39.5Z',
    'M-42 -10C-20 -20 20 -20 42 -10V-2H-42Z',
  ],
  quarter: ['M0 -56H40V-30H0ZM-40 -30H0V50H-40Z'],
};

const DOTS: readonly (readonly [number, number])[] = [
  [-22, -34],
  [-8, -42],
  [8, -42],
  [22, -34],
  [-29, -18],
  [29, -18],
  [-15, -26],
  [0, -30],
  [15, -26],
  [-31, -2],
  [31, -2],
];

function check(colour: string): string {
  let squares = '';
  for (let row = 0; row < 3; row++) {
    for (let column = -7; column < 7; column++) {
      const isLight = (row + column) % 2 === 0;
      if (isLight) continue;
      const y = -42 + row * 6 + Math.abs(column) * 0.5;
      squares += `<rect x="${column * 6}" y="${num(y)}" width="6" height="6" fill="${colour}"/>`;
    }
  }
  return squares;
}

function sun(colour: string): string {
  return Array.from({ length: 9 }, (_, at) => {
    const from = Math.PI + ((at + 0.25) * Math.PI) / 9;
    const to = from + Math.PI / 18;
    const end = (angle: number) => `${num(70 * Math.cos(angle))} ${num(-14 + 70 * Math.sin(angle))}`;
    return `<path d="M0 -14L${end(from)}L${end(to)}Z" fill="${colour}"/>`;
  }).join('');
}
