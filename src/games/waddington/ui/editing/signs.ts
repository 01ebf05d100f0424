// The signs beside a road that is being edited: the safety speeds of a corner's lanes, and ponds. Not here: what stands on the board.

import { painted } from '@ui/art/glyphs';
import type { Picture } from '@ui/art/picture';
import { num, place } from '@ui/art/svg';

/** A speed's plate, board units, and the room round all of them. */
const PLATE = { width: 32, height: 26 } as const;
const EDGE = 4;
/** A pond's sign. */
const POND = { width: 48, height: 34 } as const;
const WATER = '#3f8fb4';
const GRASS = '#5f9c50';

/** Safety speeds of the lanes beside each other, from the pit side outwards. */
export function limitSign(limits: readonly number[]): Picture {
  const [width, height] = [limits.length * PLATE.width + 2 * EDGE, PLATE.height + 2 * EDGE];
  const plates = limits.map((limit, at) => {
    const x = EDGE + at * PLATE.width;
    const plate = `<rect x="${x + 1}" y="${EDGE}" width="${PLATE.width - 2}" height="${PLATE.height}" rx="4" fill="#fff7df" stroke="#c8202c" stroke-width="2.4"/>`;
    const number = painted(String(limit), { size: limit > 99 ? 14.5 : 18, fill: '#14171b' });
    return plate + place(x + PLATE.width / 2, height / 2, number);
  });
  const board = `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="#12151a"/>`;
  return pictureOf(width, height, board + plates.join(''));
}

/** Waves, or grass. */
export function pondSign(ground: 'water' | 'grass'): Picture {
  const { width, height } = POND;
  const wave = (y: number): string => `M9 ${num(y)}q7.5 -6 15 0t15 0`;
  const colour = ground === 'water' ? WATER : GRASS;
  const content = `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="9" fill="${colour}" stroke="#fff7df" stroke-width="2"/><path d="${wave(13)}${wave(22)}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>`;
  return pictureOf(width, height, content);
}

function pictureOf(width: number, height: number, content: string): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
  return { svg, width, height };
}
