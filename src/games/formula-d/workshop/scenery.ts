// What players strew on the land of a circuit of Formula D, and what becomes of it on the board: which things each brush has in which land,
// and where none may lie. Not here: strewing (src/workshop/strew.ts), or drawing them (ui/board/art).

import type { CutRoad } from '@geometry/cut-road';
import type { Round } from '@geometry/scenery/clearance';
import { type SideLines, sideLines } from '@geometry/side-lines';
import { brushesBy, facing, kindOf, MOST_THINGS, sizeOf, turnOf } from '@workshop/brushes';
import { PICKS, type StrewRules, shownStrewn } from '@workshop/strew';
import type { LandThing } from '../data/circuit-file';
import { CLEARANCE, STAND } from '../geometry/scenery';
import { BRUSHES, type BrushId } from './brush-ids';
import { BOX_AWAY, PITS, pitAway, pitStart } from './pit-lane';
import type { FormulaSource } from './source';
import { LANE, roadOf, SPACE } from './stretches';

/** A landmark by the kind under which a look draws it. r: its room, board units. */
interface Landmark {
  readonly name: string;
  readonly r: number;
}

/** How the things of a brush lie to others. */
const LYING: Readonly<Record<BrushId, { apart: number; on?: BrushId }>> = {
  trees: { apart: 0.85 },
  houses: { apart: 0.95 },
  water: { apart: 0.5 },
  stands: { apart: 0.95 },
  boats: { apart: 0.9, on: 'water' },
  fields: { apart: 1 },
  landmarks: { apart: 1 },
};
const AIRFIELD: readonly Landmark[] = [
  { name: 'hangar', r: 66 },
  { name: 'tower', r: 34 },
  { name: 'aeroplane', r: 28 },
  { name: 'windsock', r: 22 },
];
/** Landmarks by land. */
export const LANDMARKS: Readonly<Record<string, readonly Landmark[]>> = {
  'paddock-ring': AIRFIELD,
  monaco: [
    { name: 'casino', r: 74 },
    { name: 'cathedral', r: 60 },
  ],
  'serra-alta': [
    { name: 'chapel', r: 38 },
    { name: 'sawmill', r: 55 },
    { name: 'quarry', r: 52 },
  ],
};
/** Sizes of things before their own scale, board units. */
const SIZES = { tree: 12, house: { w: 42, h: 29 }, pool: 44, field: { w: 96, h: 62 }, yacht: 30, sails: 18 } as const;

/** From the middle of the road to a thing's edge: off its barriers, and a little more, so that rounding brings nothing back. */
const AWAY = LANE * 1.5 + CLEARANCE + 1.5;
/** The pit lane's half width with its wall. */
const PIT_ROOM = LANE / 2 + CLEARANCE;
/** The boxes with the garages behind them: how far behind the middle of the boxes theirs is, and the room round it. */
const GARAGES = { behind: 12, room: 52 } as const;

const brushesIn = brushesBy({
  ids: BRUSHES,
  lying: LYING,
  lands: Object.keys(LANDMARKS),
  reachOf: (brush, land, pick) => reachOf(strewnAs(brush, land, pick)),
});

/** What holds while things are strewn, in the source's own unit. */
export function strewRules(source: FormulaSource): StrewRules {
  const road = roadOf(source);
  const scale = scaleOf(road);
  return {
    brushes: brushesIn(source.theme, scale),
    away: AWAY / scale,
    most: MOST_THINGS,
    kept: keptOn(sideLines(road, source.spaces, SPACE), source).map(({ x, y, reach }) => {
      return { x: x / scale, y: y / scale, reach: reach / scale };
    }),
  };
}

/** The things of a source beside its road, where that leaves them room; positions as its spaces are cut, before the board is moved. */
export function landOf(source: FormulaSource): LandThing[] | undefined {
  if (source.scenery === undefined) return undefined;
  const road = roadOf(source);
  const scale = scaleOf(road);
  return shownStrewn(source, strewRules(source)).map(([brush, x, y, pick]) => {
    const thing = strewnAs(brush, source.theme, pick);
    const turned = thing.kind === 'stand' ? { ...thing, angle: facing(road.curve, x, y) } : thing;
    return { ...turned, x: x * scale, y: y * scale };
  });
}

/** What a brush strews in a land, at the middle of the board. pick: the number that its look is drawn from. */
export function strewnAs(brush: string, theme: string, pick: number): LandThing {
  const at = { x: 0, y: 0 };
  const size = sizeOf(pick);
  const angle = turnOf(pick);
  const scaled = ({ w, h }: { w: number; h: number }) => ({ w: tenths(w * size), h: tenths(h * size) });
  switch (brush) {
    case 'houses':
      return { ...at, kind: 'house', ...scaled(SIZES.house), angle: (angle % 41) - 20, pick: shuffled(pick) };
    case 'stands':
      return { ...at, kind: 'stand', angle: 0 };
    case 'water':
      return { ...at, kind: 'pool', r: tenths(SIZES.pool * size) };
    case 'boats':
      return { ...at, kind: 'boat', angle, size, sails: kindOf([false, true, true], pick) };
    case 'fields':
      return {
        ...{ ...at, kind: 'field', ...scaled(SIZES.field) },
        angle: (angle % 32) - 16,
        crop: kindOf(['wheat', 'meadow'], pick),
      };
    case 'landmarks':
      return { ...at, kind: 'landmark', ...kindOf(LANDMARKS[theme] ?? AIRFIELD, pick) };
    default:
      return { ...at, kind: 'tree', r: tenths(SIZES.tree * size), pick: shuffled(pick) };
  }
}

/** The room that a strewn thing takes up round its middle, board units. */
export function reachOf(thing: LandThing): number {
  switch (thing.kind) {
    case 'stand':
      return Math.sqrt(STAND.length ** 2 + STAND.depth ** 2) / 2;
    case 'house':
    case 'field':
      return Math.sqrt(thing.w ** 2 + thing.h ** 2) / 2;
    case 'boat':
      return (thing.sails ? SIZES.sails : SIZES.yacht) * thing.size;
    default:
      return thing.r;
  }
}

/** Circles round the pit lane, and round the boxes with their garages. */
function keptOn(lines: SideLines, { spaces }: FormulaSource): Round[] {
  const first = pitStart(spaces);
  const at = (row: number, more: number, reach: number): Round => {
    const [x, y] = lines.point(row, pitAway(row, spaces) + more);
    return { x, y, reach };
  };
  const lane = Array.from({ length: PITS.spaces }, (_, space) => at(first + space + 0.5, 0, PIT_ROOM));
  const boxes = Array.from({ length: PITS.boxes }, (_, box) =>
    at(first + PITS.firstBox + box + 0.5, BOX_AWAY + GARAGES.behind, GARAGES.room),
  );
  return [...lane, ...boxes];
}

/** Board units of one of the source's own unit. */
function scaleOf({ space }: CutRoad): number {
  return SPACE / (space || 1);
}

/** A share that does not grow with the number, so that large things are not all of one kind. */
function shuffled(pick: number): number {
  return ((pick * 37) % PICKS) / PICKS;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
