// Helmets of portraits, centred on 0, 0: the painted shell, peak, visor and goggles. Not here: the paints (paints.ts).

import type { Look } from '@drivers/look';
import { fill, line } from './hair';
import { paintOf } from './paints';

const INK = '#14100e';
const SEAM = '#55311a';
const OPEN =
  'M-34.5 8C-38 -32 -22 -52 0 -52C22 -52 38 -32 34.5 8L32.4 18C29 21 25 19.4 25 14L24.6 -8' +
  'C15 -14.6 -15 -14.6 -24.6 -8L-25 14C-25 19.4 -29 21 -32.4 18Z';
const FULL =
  'M-37 2C-39 -36 -22 -54 0 -54C22 -54 39 -36 37 2L34.4 28C29 42 14 47 0 47C-14 47 -29 42 -34.4 28Z' +
  'M-25.4 -11C-12 -16.6 12 -16.6 25.4 -11L26.4 10C23 16.4 14 17.4 8 18.6C3 19.4 -3 19.4 -8 18.6' +
  'C-14 17.4 -23 16.4 -26.4 10Z';

/** The complete helmet. */
export function helmetOf(look: Look): string {
  return [strap(look), shell(look), peak(look), visor(look), gogglesUp(look), gogglesDown(look), rings(look)].join('');
}

function strap({ shell: kind, beard }: Look): string {
  if (kind === 'full' || beard === 'full') return '';
  return line('M-28 16C-25 30 -14 39 -4 41M28 16C25 30 14 39 4 41', '#1c1512', 2.4, 0.85);
}

function shell({ shell: kind, helmet, trim, paint }: Look): string {
  const d = kind === 'full' ? FULL : OPEN;
  const worn =
    kind === 'leather'
      ? line('M-13 -56C-18 -36 -18 -24 -17 -10M13 -56C18 -36 18 -24 17 -10', SEAM, 1.8) +
        line('M-40 -2H40', SEAM, 1.8) +
        `<g opacity=".55">${paintOf(paint, trim)}</g>`
      : paintOf(paint, trim);
  const light =
    fill('M10 -56H44V50H14C26 20 24 -30 10 -56Z', '#000', 0.2) +
    fill('M-44 -56H-14C-30 -34 -32 0 -27 26L-44 30Z', '#fff', 0.13) +
    '<ellipse cx="-15" cy="-38" rx="9" ry="4.6" fill="#fff" opacity=".42" transform="rotate(-34 -15 -38)"/>';
  return (
    `<clipPath id="shell"><path d="${d}" clip-rule="evenodd"/></clipPath>` +
    `<path d="${d}" fill-rule="evenodd" fill="${helmet}"/><g clip-path="url(#shell)">${worn}${light}</g>` +
    `<path d="${d}" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="1.6"/>`
  );
}

function peak({ shell: kind, peak: colour }: Look): string {
  if (kind !== 'open' || colour === null) return '';
  return (
    fill('M-27 -9C-16 -18 16 -18 27 -9L31 -5C18 -13.6 -18 -13.6 -31 -5Z', colour) +
    line('M-24 -11C-14 -16.4 8 -16.8 18 -13.6', '#fff', 1.2, 0.4)
  );
}

function visor({ shell: kind }: Look): string {
  if (kind !== 'full') return '';
  const pin = (x: number, colour: string) =>
    `<circle cx="${x}" cy="-6" r="3.4" fill="${colour}" stroke="${INK}" stroke-width=".8"/>`;
  return (
    fill('M-35 -15C-28 -27 28 -27 35 -15L33 -9C14 -19 -14 -19 -33 -9Z', '#2b3c50') +
    line('M-29 -16C-20 -22 0 -23 10 -22', '#fff', 2, 0.5) +
    pin(-34, '#c9ced6') +
    pin(34, '#8d9298') +
    line('M-10 32H10M-8 37H8', INK, 2.2, 0.55)
  );
}

const BRASS = '#d9b36b';
const STRAP = '#26211d';

function gogglesUp({ goggles, lens }: Look): string {
  if (goggles !== 'up') return '';
  const glass = [
    'M-2.4 -27C-8 -33 -20 -31 -22 -24C-20 -15 -5 -15 -2.4 -21Z',
    'M2.4 -27C8 -33 20 -31 22 -24C20 -15 5 -15 2.4 -21Z',
  ];
  return (
    fill('M-35.5 -20C-20 -32 20 -32 35.5 -20L35.6 -14C20 -25 -20 -25 -35.6 -14Z', STRAP) +
    glass.map((d) => `<path d="${d}" fill="${lens}" stroke="${BRASS}" stroke-width="2.4"/>`).join('') +
    line('M-17 -28H-13M7 -28H11', '#fff', 2, 0.9)
  );
}

function gogglesDown({ goggles, lens }: Look): string {
  if (goggles !== 'down') return '';
  const glass = ['M-2 -5C-7 -11 -22 -10 -23 -2C-21 9 -6 9 -2 2Z', 'M2 -5C7 -11 22 -10 23 -2C21 9 6 9 2 2Z'];
  return (
    fill('M-35.5 -7C-20 -12 20 -12 35.5 -7V2C20 -2 -20 -2 -35.5 2Z', STRAP) +
    glass.map((d) => `<path d="${d}" fill="${lens}" stroke="${BRASS}" stroke-width="2.8"/>`).join('') +
    line('M-18 -5L-12 -6M6 -5L12 -6', '#fff', 2.4, 0.9)
  );
}

function rings({ earrings }: Look): string {
  if (earrings === null) return '';
  return [-28.5, 28.5].map((x) => `<circle cx="${x}" cy="23" r="2.6" fill="${earrings}"/>`).join('');
}
