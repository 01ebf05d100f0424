// A driver in a picture to save: a character's face, or the initial of anyone else on a disc in the colour of the seat.

import type { Driver } from '@api/contract';
import type { Colour } from '@core/contract';
import type { Picture } from '@ui/art/picture';
import { discPortrait } from '@ui/art/portrait/portrait';
import { SEAT_PAINTS } from '@ui/theme/seats';
import { characterAt } from '../drivers/characters';
import { fitted, type Item, type Measure, type Room } from './drawing';

/** A driver as pictures show them. face: a character's; undefined: a person. paint and ink: CSS colours of the seat. */
export interface Pictured {
  name: string;
  face: Picture | undefined;
  paint: string;
  ink: string;
}

/** A driver in the colours that this page shows. */
export function picturedDriver(name: string, driver: Driver | undefined, colour: Colour): Pictured {
  const look = characterAt(driver)?.look;
  const paints = getComputedStyle(document.documentElement);
  const { number } = SEAT_PAINTS[colour];
  return {
    name,
    face: look && discPortrait(look),
    paint: paints.getPropertyValue(`--seat-${number}`).trim(),
    ink: paints.getPropertyValue(`--seat-${number}-ink`).trim(),
  };
}

/** The face in a square room. */
export function faceIn(room: Room, { name, face, paint, ink }: Pictured, measure: Measure): Item[] {
  const radius = room.width / 2;
  if (face !== undefined) return [{ kind: 'art', ...room, picture: face, radius }];
  const initial = ([...name][0] ?? '').toUpperCase();
  const inner = { ...room, x: room.x + room.width * 0.12, width: room.width * 0.76 };
  return [
    // A dark seat would not be seen on a dark picture.
    { kind: 'shape', ...room, fill: 'rgba(255, 255, 255, 0.36)', radius },
    { kind: 'shape', ...inset(room, 1.5), fill: paint, radius: radius - 1.5 },
    fitted(
      inner,
      { text: initial, face: 'number', size: Math.round(room.width * 0.6), fill: ink, align: 'middle' },
      measure,
    ),
  ];
}

function inset({ x, y, width, height }: Room, by: number): Room {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
