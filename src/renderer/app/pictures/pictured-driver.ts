// A driver of this page for a picture to save: the face that is known of them, in the colours that this page shows.

import type { Driver } from '@api/contract';
import type { Colour } from '@core/contract';
import { discPortrait } from '@ui/art/portrait/portrait';
import { SEAT_PAINTS } from '@ui/theme/seats';
import { lookNow } from '../drivers/looks';
import type { Pictured } from './driver-face';

/** A driver in the colours that this page shows. */
export function picturedDriver(name: string, driver: Driver | undefined, colour: Colour): Pictured {
  const look = lookNow(driver, name);
  const paints = getComputedStyle(document.documentElement);
  const { number } = SEAT_PAINTS[colour];
  return {
    name,
    face: look && discPortrait(look),
    paint: paints.getPropertyValue(`--seat-${number}`).trim(),
    ink: paints.getPropertyValue(`--seat-${number}-ink`).trim(),
  };
}
