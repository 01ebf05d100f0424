// What players strew on the land of a circuit of Heat, and what becomes of it on the board: which things each brush has in which land.
// Not here: strewing (src/workshop/strew.ts), or drawing them (ui/board/art).

import { ClosedCurve } from '@geometry/curve';
import { brushesBy, facing, kindOf, MOST_THINGS, sizeOf, turnOf } from '@workshop/brushes';
import type { RoadSource } from '@workshop/source';
import { type StrewRules, shownStrewn } from '@workshop/strew';
import type { TrackFile } from '../data/track-schema';
import { ROAD_PER_LANE } from '../geometry/road';
import { CLEARANCE, reachOf } from '../geometry/scenery';
import { BRUSHES, type BrushId } from './brush-ids';

type Thing = TrackFile['scenery'][number];

/** What of a source the land needs. */
interface Landed extends RoadSource {
  readonly lanes: number;
  readonly theme: string;
}

/** How the things of a brush lie to others (Brush). */
const LYING: Readonly<Record<BrushId, { apart: number; on?: BrushId }>> = {
  trees: { apart: 0.85 },
  houses: { apart: 0.95 },
  water: { apart: 0.5 },
  stands: { apart: 0.95 },
  boats: { apart: 0.9, on: 'water' },
  quay: { apart: 0.6 },
  fields: { apart: 1 },
  landmarks: { apart: 1 },
};
/** A little more than between the road's edge and a thing of the box, so that the drawing finds it free. */
const AWAY = CLEARANCE + 0.5;

interface Land {
  readonly trees: readonly string[];
  readonly houses: readonly string[];
  readonly landmarks: readonly string[];
}
const MEADOWS: Land = {
  trees: ['oak', 'oak', 'poplar'],
  houses: ['villa', 'farmhouse'],
  landmarks: ['marquee', 'campanile', 'hill'],
};
/** Things by land. */
const LANDS: Readonly<Record<string, Land>> = {
  usa: { trees: ['cactus', 'cactus', 'boulder'], houses: ['farmhouse'], landmarks: ['mesa', 'boulder', 'marquee'] },
  italy: { trees: ['cypress', 'cypress', 'umbrellaPine'], houses: ['villa'], landmarks: ['campanile', 'hill'] },
  france: {
    trees: ['poplar', 'poplar', 'oak'],
    houses: ['farmhouse'],
    landmarks: ['hill', 'campanile', 'lavenderRow'],
  },
};

const brushesIn = brushesBy({
  ids: BRUSHES,
  lying: LYING,
  lands: Object.keys(LANDS),
  reachOf(brush, land, pick) {
    const { kind, scale } = strewnAs(brush, land, pick);
    return reachOf(kind, scale);
  },
});

/** What holds while things are strewn. scale: board units of one of the source's own. */
export function strewRules({ lanes, theme }: Pick<Landed, 'lanes' | 'theme'>, scale: number): StrewRules {
  return {
    brushes: brushesIn(theme, scale),
    away: ((lanes * ROAD_PER_LANE) / 2 + AWAY) / scale,
    most: MOST_THINGS,
  };
}

/** The things of a source on its board, where the road leaves them room. */
export function sceneryOf(
  source: Landed,
  { scale, left, top }: { readonly scale: number; readonly left: number; readonly top: number },
): Thing[] {
  if (source.scenery === undefined) return [];
  const curve = new ClosedCurve(source.road);
  return shownStrewn(source, strewRules(source, scale)).map(([brush, x, y, pick]) => {
    const thing = strewnAs(brush, source.theme, pick);
    const rot = thing.kind === 'grandstand' ? facing(curve, x, y) : thing.rot;
    return { ...thing, x: tenths((x - left) * scale), y: tenths((y - top) * scale), rot };
  });
}

/** What a brush strews in a land. pick: the number that its look is drawn from. */
export function strewnAs(brush: string, theme: string, pick: number): Omit<Thing, 'x' | 'y'> {
  const { trees, houses, landmarks } = LANDS[theme] ?? MEADOWS;
  const of = (kinds: readonly string[]) => kindOf(kinds, pick);
  const [scale, turn] = [sizeOf(pick), turnOf(pick)];
  switch (brush) {
    case 'houses':
      return { kind: of(houses), rot: 0, scale };
    case 'stands':
      return { kind: 'grandstand', rot: 0, scale: 1 };
    case 'water':
      return { kind: 'water', rot: 0, scale };
    case 'boats':
      return { kind: of(['yacht', 'sailingBoat', 'sailingBoat']), rot: turn, scale };
    case 'quay':
      return { kind: 'quay', rot: 0, scale: 1 };
    case 'fields':
      return { kind: 'field', rot: (turn % 32) - 16, scale };
    case 'landmarks':
      return { kind: of(landmarks), rot: 0, scale: 1 };
    default:
      return { kind: of(trees), rot: 0, scale };
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
