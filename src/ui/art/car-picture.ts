// A 1960s racing car as a separate picture, for chips, lists and the turn order.

import type { Colour } from '@core/contract';
import type { Picture } from '@ui/art/picture';
import { carArt } from './car';
import { colourIndex, hexOf } from './colours';

/** A car from above, nose to the right. number: null for none. */
export function carPicture(colour: Colour, number: number | null): Picture {
  const art = carArt({ colour: hexOf(colour), index: colourIndex(colour), number });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-25 -15 50 30" width="100" height="60">${art}</svg>`;
  return { svg, width: 100, height: 60 };
}
