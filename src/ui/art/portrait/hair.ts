// Hair of a head centred on 0, 0: behind it, over the suit and on the forehead. Not here: beards (beards.ts).

import type { Look } from '@drivers/look';
import { num, shade } from '../svg';

/** Hair that hangs behind face and suit. */
export function hairBehind({ hair, hairColour: colour, trim }: Look): string {
  const strand = (d: string) => line(d, shade(colour, 0.22), 2, 0.6);
  switch (hair) {
    case 'long':
      return (
        fill('M-30 -18C-40 10 -36 40 -44 62C-30 66 -18 60 -14 44H14C18 60 30 66 44 62C36 40 40 10 30 -18Z', colour) +
        strand('M-33 6C-36 26 -34 44 -39 58M33 6C36 26 34 44 39 58')
      );
    case 'curls':
      return CURLS.map(([x, y, r], at) => {
        return `<circle cx="${x}" cy="${y}" r="${r}" fill="${at % 2 === 1 ? colour : shade(colour, 0.1)}"/>`;
      }).join('');
    case 'bob':
      return fill('M-31 -14C-38 8 -36 26 -32 34C-24 38 -18 32 -18 22H18C18 32 24 38 32 34C36 26 38 8 31 -14Z', colour);
    case 'braids':
      return line('M-29 -8C-33 8 -31 22 -30 30M29 -8C33 8 31 22 30 30', colour, 12) + [-1, 1].map(braid).join('');
    case 'pony':
      return (
        fill('M24 -6C44 2 46 30 36 58C32 66 24 62 26 54C32 36 30 22 20 12Z', colour) + strand('M30 8C38 24 36 42 31 56')
      );
    case 'locs':
      return [-35, -30, -25, 25, 30, 35].map(loc).join('');
    case 'hijab':
      return fill('M-33 -6C-40 24 -40 44 -46 60C-20 72 20 72 46 60C40 44 40 24 33 -6Z', colour);
    default:
      return '';
  }

  function braid(side: number): string {
    const knots = [32, 42, 52, 62].map((y, at) => {
      const tone = at % 2 === 1 ? colour : shade(colour, 0.16);
      return `<ellipse cx="${num(side * (30 + at * 1.4))}" cy="${y}" rx="7" ry="6.4" fill="${tone}"/>`;
    });
    return `${knots.join('')}<rect x="${side * 35 - 5}" y="66" width="10" height="4" rx="2" fill="${trim}"/>`;
  }

  function loc(x: number, at: number): string {
    const longer = (at % 3) * 5;
    const tone = at % 2 === 1 ? colour : shade(colour, 0.14);
    const d = `M${num(x * 0.86)} -4Q${num(x * 1.14)} 24 ${num(x * 1.02)} ${54 + longer}`;
    return (
      `<path d="${d}" stroke="${tone}" stroke-width="6.4" stroke-linecap="round" fill="none"/>` +
      `<circle cx="${num(x * 1.03)}" cy="${44 + longer}" r="2.4" fill="${trim}"/>`
    );
  }
}

/** A hijab's folds over the suit. */
export function hairOver({ hair, hairColour: colour }: Look): string {
  if (hair !== 'hijab') return '';
  return (
    fill('M-31 8C-34 34 -26 54 0 58C26 54 34 34 31 8C26 34 14 40 0 40C-14 40 -26 34 -31 8Z', shade(colour, 0.08)) +
    line('M-26 42C-10 54 12 54 27 40', shade(colour, -0.25), 2)
  );
}

/** Hair on the forehead, inside the face. */
export function hairInFace({ hair, hairColour: colour }: Look): string {
  if (hair === 'fringe') {
    return fill('M-27 -20H27V-5C20 -10 14 -3 6 -8C0 -2 -8 -9 -13 -3C-19 -8 -24 -4 -27 -2Z', colour);
  }
  return hair === 'hijab' ? fill('M-28 -22H28V2C26 -8 14 -13 0 -13S-26 -8 -28 2Z', colour) : '';
}

const CURLS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-32, 8, 10],
  [-36, 22, 11],
  [-34, 37, 11],
  [-28, 50, 9],
  [32, 8, 10],
  [36, 22, 11],
  [34, 37, 11],
  [28, 50, 9],
  [-24, 34, 9],
  [24, 34, 9],
];

/** A shape in one colour. */
export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A line in one colour, with round ends. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  const seen = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"${seen}/>`;
}
