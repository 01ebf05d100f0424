// Beards for a face centred on 0, 0: the parts inside the face and the parts over it. Not here: hair (hair.ts).

import type { Look } from '@drivers/look';
import { shade } from '../svg';
import { fill, line } from './hair';

/** The part of a beard that is clipped to the face. */
export function beardInFace({ beard, hairColour: colour }: Look): string {
  if (beard === 'stubble') {
    return fill('M-26 8C-18 12 -12 12 -8 14C-4 11 4 11 8 14C12 12 18 12 26 8V44H-26Z', colour, 0.26);
  }
  if (beard !== 'full') return '';
  return (
    fill('M-27 4C-22 10 -18 13 -11 13.6C-5 11.4 5 11.4 11 13.6C18 13 22 10 27 4V44H-27Z', colour) +
    line('M-20 18C-16 30 -8 35 -2 37M20 18C16 30 10 34 4 37', shade(colour, 0.25), 1.6, 0.5)
  );
}

/** The lower edge of a full beard, which hangs over the chin. */
export function beardUnder({ beard, hairColour: colour }: Look): string {
  if (beard !== 'full') return '';
  return fill('M-24 16C-22 38 -10 48 0 48C10 48 22 38 24 16C18 34 8 38 0 38C-8 38 -18 34 -24 16Z', colour);
}

/** Moustache and goatee, over the mouth. */
export function beardOver({ beard, hairColour: colour }: Look): string {
  switch (beard) {
    case 'moustache':
      return fill(
        'M0 16C-4 13.6 -9 15 -12.6 20C-8 19.6 -4 19.6 0 18.4C4 19.6 8 19.6 12.6 20C9 15 4 13.6 0 16Z',
        colour,
      );
    case 'handlebar':
      return fill(HANDLEBAR, colour);
    case 'goatee':
      return (
        fill('M-7 29C-4 27.4 4 27.4 7 29C6.4 38 3 41 0 41.6C-3 41 -6.4 38 -7 29Z', colour) +
        fill(
          'M0 16.6C-4 14.6 -8 16 -10.6 19.6C-6 18.8 -3 18.8 0 18C3 18.8 6 18.8 10.6 19.6C8 16 4 14.6 0 16.6Z',
          colour,
        )
      );
    case 'full':
      return fill(
        'M0 15.4C-5 13 -10 15 -13 20C-8 19.4 -4 19.2 0 18.2C4 19.2 8 19.4 13 20C10 15 5 13 0 15.4Z',
        shade(colour, 0.12),
      );
    default:
      return '';
  }
}

const HANDLEBAR =
  'M0 16C-5 13 -11 15 -14 19C-17 21.4 -19.6 19.6 -19 16.6C-22.6 20 -18.4 25.4 -13.4 23.6C-8 21.6 -4 20.6 0 19' +
  'C4 20.6 8 21.6 13.4 23.6C18.4 25.4 22.6 20 19 16.6C19.6 19.6 17 21.4 14 19C11 15 5 13 0 16Z';
