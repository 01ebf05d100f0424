// Layer 13: draws the scenery beside the road, from back to front. Not here: where it stands (geometry/scenery.ts).

import type { Box } from '@geometry/box';
import * as build from '@ui/art/buildings';
import type { Piece } from '@ui/art/piece';
import * as plant from '@ui/art/plants';
import { piecesOf } from '@ui/art/scenery/standing';
import { place } from '@ui/art/svg';
import type { Surround } from '../../../geometry/derive-circuit';
import type { Road } from '../../../geometry/road';
import { isShown, type SurroundKind, sceneryOn, type Thing } from '../../../geometry/scenery';
import type { CircuitLook, Theme } from './circuit-look';

const TRUCKS = ['#c8202c', '#2f6fd0', '#f2c230', '#24834a', '#24272c', '#ece7da'];

/** Draws a kind of surrounding around 0, 0. */
type Maker = (theme: Theme, thing: Surround) => string;

const MAKERS: Readonly<Record<SurroundKind, Maker>> = {
  cypress: () => plant.CYPRESS,
  umbrellaPine: () => plant.UMBRELLA_PINE,
  villa: (theme) => build.villa(theme.roof),
  farmhouse: (theme) => build.villa(theme.roof),
  campanile: () => build.CAMPANILE,
  cactus: () => plant.CACTUS,
  boulder: () => plant.BOULDER,
  mesa: () => plant.MESA,
  flag: (theme) => build.flag(theme.accents),
  poplar: () => plant.POPLAR,
  lavenderRow: (_, thing) => place(0, 0, plant.LAVENDER, thing.rot),
  hill: () => plant.HILL,
  oak: () => plant.tree(10, '#204f28', '#3b7a3c'),
  hedge: (_, thing) => place(0, 0, plant.HEDGE, thing.rot),
  marquee: () => build.MARQUEE,
  puddle: () =>
    '<ellipse rx="15" ry="7.6" fill="#a9c6cf" opacity=".45"/><ellipse rx="13.6" ry="6.6" fill="#6f98a8" opacity=".75"/><path d="M-8 -2Q-2 -5 6 -3" stroke="#dcecf0" stroke-width="1" fill="none" opacity=".7"/>',
};

/** Scenery as pieces to paint. */
export function scenery(road: Road, look: CircuitLook, world: Box): Piece[] {
  const standing = sceneryOn(road, look, world).map((one) => ({ ...one, svg: drawn(one, look) }));
  return piecesOf(standing, 62);
}

/** One thing as SVG text; empty for what lies flat. */
export function surroundArt(thing: Surround, look: CircuitLook): string {
  const { kind, x, y, rot, scale } = thing;
  if (kind === 'grandstand') return place(x, y, build.grandstand(look.accents, Math.floor(x * 13 + y * 7)), rot, scale);
  return isShown(kind) ? place(x, y, MAKERS[kind](look, thing), 0, scale) : '';
}

function drawn(one: Thing, look: CircuitLook): string {
  const { x, y } = one;
  switch (one.kind) {
    case 'grandstand': {
      const { rot, scale } = one.thing;
      return place(x, y, build.grandstand(look.accents, Math.floor(x * 13 + y * 7)), rot, scale * 0.96);
    }
    case 'surround':
      return place(x, y, MAKERS[one.what](look, one.thing), 0, one.scale);
    case 'yard':
      return place(x, y, one.isBelow ? build.PIT_YARD : `<g transform="scale(1 -1)">${build.PIT_YARD}</g>`, one.turn);
    case 'pit':
      return place(x + 1, y + 1, build.pitBuilding(look), one.turn);
    case 'truck':
      return place(x, y, build.truck(TRUCKS[one.index] ?? ''), one.turn);
    case 'plant':
      return place(x, y, look.plants?.draw(one.pick, one.size) ?? '');
  }
}
