// Draws portraits of characters from a look: a bust in front of their home landscape. Not here: the characters (src/drivers).

import type { Look } from '@drivers/look';
import type { Picture } from '../picture';
import { num, shade } from '../svg';
import { faceOf } from './face';
import { fill, hairBehind, hairOver, line } from './hair';
import { helmetOf } from './helmet';
import { LANDS } from './lands';

/** The bust in front of the landscape, 220 x 126 units. */
export function cardPortrait(look: Look): Picture {
  return framed(look, { box: '0 2 220 126', width: 220, height: 126 });
}

/** Only the face, for a disc. */
export function discPortrait(look: Look): Picture {
  return framed(look, { box: '58 10 104 104', width: 104, height: 104 });
}

/** Only the head with hair and helmet, without background: 120 x 120 units around the middle of the face. */
export function headPortrait(look: Look): Picture {
  const head = hairBehind(look) + hairOver(look) + faceOf(look) + helmetOf(look);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -66 120 120" width="120" height="120">${head}</svg>`;
  return { svg, width: 120, height: 120 };
}

function framed(look: Look, { box, width, height }: { box: string; width: number; height: number }): Picture {
  const [top, bottom] = look.sky;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">` +
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".8" stop-color="${bottom}"/></linearGradient>` +
    `<rect width="220" height="132" fill="url(#sky)"/>${RAYS}<circle cx="110" cy="64" r="50" fill="#fff" opacity=".14"/>` +
    `${LANDS[look.land]}<g transform="translate(117 76)" opacity=".28">${SHADOW}</g>` +
    `<g transform="translate(110 70)">${bust(look)}</g></svg>`;
  return { svg, width, height };
}

function bust(look: Look): string {
  return hairBehind(look) + suit(look) + hairOver(look) + scarf(look) + faceOf(look) + helmetOf(look);
}

function suit({ skin, suit: colour, trim }: Look): string {
  return [
    fill('M-19 24H19V56H-19Z', shade(skin, -0.2)),
    fill('M-19 34C-8 44 10 44 19 32V30H-19Z', shade(skin, -0.42), 0.45),
    fill('M-78 96C-76 64 -50 54 -19 46C-10 58 10 58 19 46C50 54 76 64 78 96Z', colour),
    fill('M-78 96C-76 64 -50 54 -19 46L-15 51C-42 60 -58 70 -60 96Z', '#fff', 0.16),
    fill('M78 96C76 64 50 54 19 46L17 50C42 60 60 70 58 96Z', '#000', 0.2),
    fill('M-45 55L-34 96H-20L-33 51ZM45 55L34 96H20L33 51Z', trim),
    line('M0 56V96', shade(colour, -0.4), 2),
    fill('M-21 45C-12 60 12 60 21 45L24 52C13 68 -13 68 -24 52Z', shade(colour, -0.28)),
  ].join('');
}

function scarf({ scarf: colour }: Look): string {
  if (colour === null) return '';
  return (
    fill('M-25 40C-14 54 14 54 25 40C30 48 26 56 20 59C8 66 -8 66 -20 59C-26 56 -30 48 -25 40Z', colour) +
    line('M-23 46C-12 58 12 58 23 46', shade(colour, -0.28), 2) +
    fill('M12 60L22 86L34 80L22 57Z', shade(colour, -0.14))
  );
}

const SHADOW =
  fill('M-78 96C-76 64 -50 54 -19 46H19C50 54 76 64 78 96Z', '#000') +
  fill('M-34 8C-38 -32 -22 -52 0 -52S38 -32 34 8C32 28 18 40 0 42C-18 40 -32 28 -34 8Z', '#000');

/** Beams of light from behind the head. */
const RAYS = Array.from({ length: 22 }, (_, at) => {
  const from = (at / 22) * Math.PI * 2;
  const end = (angle: number) => `${num(110 + 230 * Math.cos(angle))} ${num(66 + 230 * Math.sin(angle))}`;
  return fill(`M110 66L${end(from)}L${end(from + Math.PI / 22)}Z`, '#fff', 0.16);
}).join('');
