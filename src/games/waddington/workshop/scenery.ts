// What players strew on the land of a circuit of Waddington's Formula 1, and what becomes of it on the board: which things each brush has
// in which land, and where none may lie. Lengths are lane widths. Not here: strewing (src/workshop/strew.ts), or drawing them (ui/board/art).

import type { CutRoad } from '@geometry/cut-road';
import type { Round } from '@geometry/scenery/clearance';
import { sideLines } from '@geometry/side-lines';
import { brushesBy, facing, kindOf, MOST_THINGS, sizeOf, turnOf } from '@workshop/brushes';
import { PICKS, type StrewRules, shownStrewn } from '@workshop/strew';
import type { CircuitFile } from '../data/circuit-file';
import { LANE } from '../geometry/road';
import { CLEARANCE } from '../geometry/scenery';
import { type Branch, bandSquare, branchesOf, rangeOf, rightOf } from './branches';
import { BRUSHES, type BrushId } from './brush-ids';
import { cornersOf, HOME, lanesOf, ROW, roadOf, stretchesOf } from './rows';
import type { WaddingtonSource } from './source';

type Thing = CircuitFile['scenery'][number];

/** A building that a land is known for, by the name under which its look draws it. reach: with its court or moat. */
interface Sight {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly reach: number;
}

/** How the things of a brush lie to others. */
const LYING: Readonly<Record<BrushId, { apart: number; on?: BrushId }>> = {
  trees: { apart: 0.85 },
  houses: { apart: 0.95 },
  water: { apart: 0.5 },
  stands: { apart: 0.95 },
  boats: { apart: 0.9, on: 'water' },
  tents: { apart: 0.95 },
  landmarks: { apart: 1 },
};
/** Sights by land. */
const PARKLAND: readonly Sight[] = [
  { name: 'windmill', w: 2.2, h: 2.2, reach: 1.5 },
  { name: 'Thornbury Manor', w: 5, h: 2.3, reach: 3.8 },
  { name: 'gallows', w: 1.8, h: 1.8, reach: 1.2 },
];
export const SIGHTS: Readonly<Record<string, readonly Sight[]>> = {
  'thornbury-park': PARKLAND,
  'porto-sirena': [
    { name: 'casino', w: 6, h: 4, reach: 3.8 },
    { name: 'cathedral', w: 3, h: 4.4, reach: 2.8 },
    { name: 'gasworks', w: 2.4, h: 2.4, reach: 1.5 },
  ],
  hohenwaldring: [
    { name: 'Schloss', w: 4, h: 4, reach: 4.1 },
    { name: 'chapel', w: 2.4, h: 2.9, reach: 1.9 },
  ],
};

/** From the middle of the road to the edge of its verges. */
const AWAY = 2.95;
/** What lies beside the road: how far its middle is to the right or left of the road's, or of a lane's, and the room round it. */
const PITS = { lane: 0, room: CLEARANCE / LANE + 0.25 } as const;
const BAY = { away: 2.15, room: CLEARANCE / LANE + 0.25 } as const;
const VERGE = { beyond: 0.5, room: 1.7 } as const;
/** Places of a row of the home straight at which it is kept free. */
const PLACES = [0.25, 0.75] as const;
/** One in this many houses is a hotel. */
const HOTELS = 4;

const brushesIn = brushesBy({
  ids: BRUSHES,
  lying: LYING,
  lands: Object.keys(SIGHTS),
  reachOf: (brush, land, pick) => reachOf(strewnAs(brush, land, pick), land),
});

/** What holds while things are strewn, in the source's own unit. */
export function strewRules(source: WaddingtonSource): StrewRules {
  const road = roadOf(source);
  const scale = scaleOf(road);
  return {
    brushes: brushesIn(source.theme, scale),
    away: AWAY / scale,
    most: MOST_THINGS,
    kept: keptOn(source, road).map(({ x, y, reach }) => ({ x: x / scale, y: y / scale, reach: reach / scale })),
  };
}

/** The things of a source beside its road, where that leaves them room; positions as its rows are cut, before the board is moved. */
export function sceneryOf(source: WaddingtonSource): Thing[] {
  if (source.scenery === undefined) return [];
  const road = roadOf(source);
  const scale = scaleOf(road);
  return shownStrewn(source, strewRules(source)).map(([brush, x, y, pick]) => {
    const thing = strewnAs(brush, source.theme, pick);
    const turned = thing.kind === 'stand' ? { ...thing, faces: facing(road.curve, x, y) } : thing;
    return { ...turned, x: x * scale, y: y * scale };
  });
}

/** What a brush strews in a land. pick: the number that its look is drawn from. */
export function strewnAs(brush: string, theme: string, pick: number): Omit<Thing, 'x' | 'y'> {
  const size = sizeOf(pick);
  const turn = hundredths((turnOf(pick) * Math.PI) / 180);
  switch (brush) {
    case 'houses': {
      const name = pick % HOTELS === 0 ? 'hotel' : 'house';
      return {
        kind: 'building',
        name,
        w: hundredths(2.8 * size),
        h: hundredths(1.8 * size),
        heading: (pick % 41) / 50 - 0.4,
      };
    }
    case 'stands':
      return { kind: 'stand', w: 4.6, h: 1.7, faces: 0 };
    case 'water':
      return { kind: 'water', r: hundredths(2.1 * size) };
    case 'boats':
      return kindOf(['yacht', 'sailing boat', 'sailing boat'], pick) === 'yacht'
        ? { kind: 'boat', w: hundredths(2.6 * size), heading: turn }
        : { kind: 'boat', name: 'sailing boat', w: hundredths(1.6 * size), heading: turn };
    case 'tents':
      return { kind: 'tent', w: hundredths(2.1 * size), heading: turn };
    case 'landmarks': {
      const { name, w, h } = kindOf(sightsIn(theme), pick);
      return { kind: 'building', name, w, h, heading: 0 };
    }
    default:
      return { kind: 'tree', r: hundredths(0.75 * size), pick: shuffled(pick) };
  }
}

/** The room that a strewn thing takes up round its middle. */
export function reachOf({ kind, name, r = 0, w = 0, h = 0 }: Omit<Thing, 'x' | 'y'>, theme: string): number {
  const sight = sightsIn(theme).find((one) => one.name === name);
  if (sight !== undefined) return sight.reach;
  if (kind === 'tree' || kind === 'water') return r;
  return kind === 'boat' || kind === 'tent' ? w / 2 : Math.sqrt(w * w + h * h) / 2;
}

function sightsIn(theme: string): readonly Sight[] {
  return SIGHTS[theme] ?? PARKLAND;
}

/** Circles round what lies beside the road: pits, the verges of the wide home straight, bays on both sides of each corner. */
function keptOn(source: WaddingtonSource, road: CutRoad): Round[] {
  const { rows } = source;
  const lines = sideLines(road, rows, ROW);
  const at = (row: number, right: number, reach: number): Round => {
    const [x, y] = lines.point(row, right);
    return { x, y, reach };
  };
  const home = Array.from({ length: HOME.before + HOME.behind }, (_, row) => row - HOME.before).flatMap((row) => {
    const lanes = lanesOf((row + rows) % rows, rows);
    const outer = rightOf(lines, Math.max(...lanes) + VERGE.beyond);
    return PLACES.flatMap((place) => [
      ...(lanes.includes(PITS.lane + 1) ? [at(row + place, rightOf(lines, PITS.lane), PITS.room)] : []),
      at(row + place, outer, VERGE.room),
    ]);
  });
  const bays = cornersOf(stretchesOf(source, road)).flatMap((corner) => {
    const branches = branchesOf(lines, corner);
    // The band is on the middle square of each branch; the innermost is the first.
    const middle = (branch: Branch | undefined): number => {
      const [from, to] =
        branch === undefined ? [corner.first, corner.end] : rangeOf(corner, branch, bandSquare(branch));
      return (from + to) / 2;
    };
    const aside = BAY.away * lines.outwards;
    return [at(middle(branches.at(0)), -aside, BAY.room), at(middle(branches.at(-1)), aside, BAY.room)];
  });
  return [...home, ...bays];
}

/** Lane widths of one of the source's own unit. */
function scaleOf({ space }: CutRoad): number {
  return ROW / (space || 1);
}

/** A share that does not grow with the number, so that large things are not all of one kind. */
function shuffled(pick: number): number {
  return ((pick * 37) % PICKS) / PICKS;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
