// What players strew on the land of a circuit of Heat, and what becomes of it on the board: which things each brush has in which land.
// Not here: strewing (src/workshop/strew.ts), or drawing them (ui/board/art).

import { Memory } from '@core/memory';
import { angleOf } from '@geometry/angle';
import { ClosedCurve } from '@geometry/curve';
import { entry } from '@geometry/line';
import type { RoadSource } from '@workshop/source';
import { PICKS, type StrewRules, shownStrewn } from '@workshop/strew';
import { z } from 'zod';
import type { TrackFile } from '../data/track-schema';
import { ROAD_PER_LANE } from '../geometry/road';
import { CLEARANCE, reachOf } from '../geometry/scenery';

type Thing = TrackFile['scenery'][number];

/** What of a source the land needs. */
interface Landed extends RoadSource {
  readonly lanes: number;
  readonly theme: string;
}

/** The brushes, in the order in which they are shown. */
export const BRUSHES = ['trees', 'houses', 'water', 'stands', 'boats', 'quay', 'fields', 'landmarks'] as const;
type BrushId = (typeof BRUSHES)[number];

/** Things that a circuit can have, and from how many on they are worth a word, since the board is drawn slowly. */
export const MOST_THINGS = 600;
export const MANY_THINGS = 400;

/** The field of the source. */
export const strewn = z
  .array(
    z.tuple([
      z.enum(BRUSHES),
      z.number().min(-40_000).max(40_000),
      z.number().min(-40_000).max(40_000),
      z
        .int()
        .min(0)
        .max(PICKS - 1),
    ]),
  )
  .max(MOST_THINGS);

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
/** Sizes of things, from the smallest on, as a share of the usual one. */
const SIZES = { least: 0.85, more: 0.3 } as const;

/** What holds while things are strewn. scale: board units of one of the source's own. */
export function strewRules({ lanes, theme }: Pick<Landed, 'lanes' | 'theme'>, scale: number): StrewRules {
  const reachOfBrush = reachesIn(theme);
  return {
    brushes: Object.fromEntries(
      BRUSHES.map((brush) => [brush, { ...LYING[brush], reach: (reachOfBrush.get(brush) ?? 0) / scale }]),
    ),
    away: ((lanes * ROAD_PER_LANE) / 2 + AWAY) / scale,
    most: MOST_THINGS,
  };
}

/** Reaches by land; every land has an entry, and so do the meadows of a theme without one. */
const reaches = new Memory<ReadonlyMap<string, number>>(2 * (Object.keys(LANDS).length + 1));

/** The largest reach of the things of each brush in a land, board units: whatever is strewn has room for its drawing. */
function reachesIn(theme: string): ReadonlyMap<string, number> {
  return reaches.recall(Object.hasOwn(LANDS, theme) ? theme : '', (land) => {
    return new Map(
      BRUSHES.map((brush) => {
        const things = Array.from({ length: PICKS }, (_, pick) => strewnAs(brush, land, pick));
        return [brush, Math.max(...things.map(({ kind, scale }) => reachOf(kind, scale)))];
      }),
    );
  });
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
  const of = (kinds: readonly string[]) => entry(kinds, pick % kinds.length);
  const scale = Math.round((SIZES.least + (SIZES.more * pick) / PICKS) * 100) / 100;
  const turn = Math.round((360 * pick) / PICKS);
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

/** The turn of a grandstand whose crowd looks at the road, degrees: without a turn it looks down. */
function facing(curve: ClosedCurve, x: number, y: number): number {
  const [rx, ry] = curve.at(curve.nearest([x, y]).along);
  return Math.round((angleOf(rx - x, ry - y) * 180) / Math.PI) - 90;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
