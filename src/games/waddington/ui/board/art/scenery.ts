// Draws the scenery beside the road, from back to front. Not here: where it stands (geometry/scenery.ts).

import type { Box } from '@geometry/box';
import { SAILING_BOAT, YACHT } from '@ui/art/boats';
import { grandstand, house } from '@ui/art/buildings';
import type { Piece } from '@ui/art/piece';
import { piecesOf } from '@ui/art/scenery/standing';
import { place } from '@ui/art/svg';
import type { DrawnCircuit } from '../../../data/derive-circuit';
import type { Road } from '../../../geometry/road';
import { type Land, sceneryOn, type Thing, thingsOf } from '../../../geometry/scenery';
import * as build from './buildings';
import type { Building, CircuitLook } from './circuit-look';
import { labelBox } from './labels';

/** Names of buildings in files that mean the same on every circuit. */
const PIT_GARAGES = 'pit garages';
const HOTEL = 'hotel';
const SAILING = 'sailing boat';
const GARAGES: Building = { draw: build.garages, isTurned: true };

/** Scenery as pieces to paint. */
export function scenery(road: Road, look: CircuitLook, world: Box): Piece[] {
  const names = road.circuit.corners.map((corner) => labelBox(road, corner));
  const standing = sceneryOn(road, landOf(look), world, names).map((one) => ({ ...one, svg: drawn(one, look) }));
  return piecesOf(standing, 40);
}

/** One entry of a circuit's scenery as SVG text; empty for water. */
export function surroundArt(surround: DrawnCircuit['scenery'][number], look: CircuitLook): string {
  return thingsOf(surround, landOf(look), () => 0)
    .map((one) => drawn(one, look))
    .join('');
}

/** What of a look decides where things stand. */
export function landOf(look: CircuitLook): Land {
  return { ...look, roomOf: (name) => buildingOf(look, name)?.reach ?? 0.5 };
}

function buildingOf({ buildings }: CircuitLook, name: string): Building | undefined {
  return name === PIT_GARAGES ? GARAGES : buildings?.[name];
}

/** A boat of this length. */
function boat(name: string, length: number): string {
  return name === SAILING ? place(0, 0, SAILING_BOAT, 0, length / 32) : place(0, 0, YACHT, 0, length / 62);
}

function drawn(one: Thing, look: CircuitLook): string {
  const { x, y } = one;
  switch (one.kind) {
    case 'tree':
      return place(x, y, look.trees.draw(one.pick, one.size));
    case 'plant':
      return place(x, y, look.plants.sow.draw(one.pick, one.size));
    case 'boat':
      return place(x, y, boat(one.name, one.width), one.turn);
    case 'tent':
      return place(x, y, build.tent(one.width * 0.8, look.tents), one.turn);
    case 'stand':
      return place(x, y, grandstand(look.accents, look.seed + Math.round(x), one.length), one.turn);
    case 'building': {
      const { name, width, height, turn } = one;
      const own = buildingOf(look, name);
      // Hipped roofs keep their shadow's direction.
      const svg = own?.draw(width, height) ?? house(width, height, turn, look.roofs[name === HOTEL ? 0 : 1]);
      return place(x, y, svg, own?.isTurned ? turn : 0);
    }
    case 'extra':
      return look.extras?.[one.index]?.svg ?? '';
  }
}
