// A driver in a picture to save: their face, or their initial on a disc in the colour of the seat. Not here: whose face it is
// (pictured-driver.ts).

import type { Picture } from '@ui/art/picture';
import { fitted, type Item, type Measure, type Room } from './drawing';

/** A driver as pictures show them. face: undefined if none is known. paint and ink: CSS colours of the seat. */
export interface Pictured {
  name: string;
  face: Picture | undefined;
  paint: string;
  ink: string;
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
