// Draws the scenery beside the road, from back to front. Not here: where it stands (geometry/scenery.ts).

import type { Box } from '@geometry/box';
import { grandstand, house } from '@ui/art/buildings';
import type { Piece } from '@ui/art/piece';
import { piecesOf } from '@ui/art/scenery/standing';
import { place } from '@ui/art/svg';
import type { LandThing } from '../../../data/circuit-file';
import type { Road } from '../../../geometry/road';
import { STAND, sceneryOn, type Thing, thingsOf } from '../../../geometry/scenery';
import { flatRoof } from './houses';
import type { CircuitLook } from './look';

/** Scenery as pieces to paint. */
export function scenery(road: Road, look: CircuitLook, world: Box): Piece[] {
  const standing = sceneryOn(road, look, world).map((one) => ({
    ...one,
    svg: place(one.x, one.y, ...drawn(one, look)),
  }));
  return piecesOf(standing, 40);
}

/** One thing that a player put on the land, as SVG text; empty for what lies flat. */
export function landArt(thing: LandThing, look: CircuitLook): string {
  return thingsOf(thing, look)
    .map((one) => place(one.x, one.y, ...drawn(one, look)))
    .join('');
}

/** A drawing around 0, 0, and how it is turned, degrees. Houses are turned in their drawing: their shadows keep their direction. */
function drawn(one: Thing, { theme, landmarks, sights, trees }: CircuitLook): [svg: string, turn?: number] {
  switch (one.kind) {
    case 'landmark':
      return [landmarks[one.index]?.art ?? ''];
    case 'sight':
      return [sights?.[one.name] ?? ''];
    case 'stand':
      return [grandstand(theme.accents, theme.seed + one.index, STAND.length), one.turn];
    case 'house': {
      const colours = one.isFlat ? theme.walls : theme.roofs;
      const colour = colours[Math.floor(one.tint * colours.length)] ?? '#c9805a';
      return [(one.isFlat ? flatRoof : house)(one.width, one.height, one.turn, colour)];
    }
    case 'tree':
    case 'plant':
      return [trees.draw(one.pick, one.size)];
  }
}
