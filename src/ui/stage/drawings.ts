// The small drawings from which circuit boards make sprites.

import { carArt, carShape, ghostCarArt } from '@ui/art/car';
import { place } from '@ui/art/svg';
import type { Drawing } from './sprites';

const CAR_BOX = { width: 52, height: 32 };
/** A car that is out of the race. */
const GREY = '#7c8188';

/** A car. Its shadow is a separate drawing, because the light does not turn with the car. */
export function carDrawing(colour: string, index: number, number: number): Drawing {
  return { svg: carArt({ colour, index, number, flat: true }), ...CAR_BOX };
}

/** The same car without its colour. */
export function greyCarDrawing(index: number, number: number): Drawing {
  return { svg: carArt({ colour: GREY, index, number, flat: true }), ...CAR_BOX };
}

export const CAR_SHADOW: Drawing = { svg: `<path d="${carShape()}" fill="#000" opacity=".42"/>`, ...CAR_BOX };

export const HALO: Drawing = {
  svg: '<ellipse rx="27" ry="17" fill="#f5a623" opacity=".3"/><ellipse rx="25" ry="15.5" fill="none" stroke="#ffd07a" stroke-width="2.2"/>',
  width: 58,
  height: 38,
};

/** A ghost: a car where it would end. */
export function ghostDrawing(colour: string): Drawing {
  return { svg: ghostCarArt(colour), width: 54, height: 34 };
}

/** A soft white puff, for tinting. */
export const PUFF: Drawing = {
  svg: '<defs><radialGradient id="stage-puff"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset=".6" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle r="10" fill="url(#stage-puff)"/>',
  width: 20,
  height: 20,
};

/** Flame from the exhausts, pointing backwards (-x). */
export const FLAME: Drawing = {
  svg: '<path d="M0 -6C-10 -9 -16 -4 -27 -1C-20 0 -22 3 -30 6C-18 8 -8 9 0 6Z" fill="#ff7a1c"/><path d="M0 -4C-7 -6 -11 -3 -19 -.6C-13 .6 -15 3 -20 4.6C-12 6 -6 6 0 4Z" fill="#ffd23f"/><path d="M0 -2C-4 -3 -7 -1 -11 0C-7 1 -4 3 0 2Z" fill="#fff6d8"/>',
  width: 64,
  height: 24,
};

/** Three speed lines behind a car, pointing backwards. */
export const SPEED_LINES: Drawing = {
  svg: '<g stroke="#fff" stroke-linecap="round"><path d="M0 -8H-30" stroke-width="1.6" opacity=".8"/><path d="M-4 -2.6H-44" stroke-width="2" opacity=".6"/><path d="M-4 2.6H-40" stroke-width="2" opacity=".6"/><path d="M0 8H-28" stroke-width="1.6" opacity=".8"/></g>',
  width: 96,
  height: 24,
};

/** A tick in a green disc. */
export const TICK: Drawing = {
  svg: '<circle r="11" fill="#1f9d57" stroke="#fff" stroke-width="2"/><path d="M-5 0L-1.4 4L5.4 -4" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  width: 28,
  height: 28,
};

/** A small chequered flag on a finished car. */
export const SMALL_FLAG: Drawing = {
  svg: place(0, 0, `${chequers(4, 3, 3.4)}<path d="M-7.4 -5.6V10" stroke="#e8e4da" stroke-width="1.4"/>`),
  width: 24,
  height: 24,
};

/** The flag that crosses the window at the finish; in px, not units. */
export const LARGE_FLAG: Drawing = { svg: chequers(12, 8, 20), width: 260, height: 180 };

/** Red at the edges, transparent in the middle; stretched over the window. */
export const RED_EDGE: Drawing = {
  svg: '<defs><radialGradient id="stage-edge" r=".74"><stop offset=".68" stop-color="#e23b2e" stop-opacity="0"/><stop offset="1" stop-color="#e23b2e" stop-opacity=".9"/></radialGradient></defs><rect x="-64" y="-40" width="128" height="80" fill="url(#stage-edge)"/>',
  width: 128,
  height: 80,
};

function chequers(columns: number, rows: number, size: number): string {
  let squares = '';
  for (let x = 0; x < columns; x++) {
    for (let y = 0; y < rows; y++) {
      const fill = (x + y) % 2 ? '#f7f5ee' : '#121315';
      squares += `<rect x="${(x - columns / 2) * size}" y="${(y - rows / 2) * size}" width="${size + 0.2}" height="${size + 0.2}" fill="${fill}"/>`;
    }
  }
  return squares;
}
