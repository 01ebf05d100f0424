// Waddington's Formula 1's part of the road editor: what the shared frame asks about a circuit of it. Loaded with the editor. Not here:
// the fields of the inspector (fields.ts), or the signs (signs.ts).

import { boxAround } from '@geometry/box';
import { entry } from '@geometry/line';
import { cutPieces } from '@ui/art/cut';
import {
  type CornerMark,
  defineRoadEditor,
  type Land,
  type LapProfile,
  type RoadPlace,
} from '@ui/workshop/road-editor';
import { STEP } from '../../data/charts';
import { deriveCircuit } from '../../data/derive-circuit';
import { lengthOf } from '../../data/traits';
import { LANE, layRoad } from '../../geometry/road';
import { t } from '../../text/t';
import { boardCorner, cut } from '../../workshop/cut';
import {
  addCorner,
  changeCircuit,
  fastestOf,
  nameCorner,
  numberOf,
  putThing,
  removeThing,
  reverse,
  setLimit,
  startingAt,
} from '../../workshop/edit';
import { type Profile, profileOf } from '../../workshop/profile';
import { ROW, roadOf, type Stretch, stretchesOf } from '../../workshop/rows';
import { roadRules } from '../../workshop/rules';
import { RANGES, type WaddingtonSource } from '../../workshop/source';
import { LOOKS, lookOn } from '../board/art/looks';
import { paintRoad } from '../board/art/scene';
import { brushes } from './brushes';
import { circuitFields, thingFields } from './fields';
import { limitSign, pondSign } from './signs';

/** The name that the road of a circuit has while it is only drawn, not raced. */
const DRAWN = 'drawn';
/** Land in a picture beyond the road, board units. */
const LAND = 900;
/** Half the road's width away from the home straight, lane widths. */
const HALF = 1.5;
/** The lands of the box, and the colour of one that has none. */
const LANDS = ['thornbury-park', 'porto-sirena', 'hohenwaldring'] as const;
const GRASS = '#79a961';
/** The profile's upper edge, in squares a turn, is above the highest speed; its lines are in mph. */
const SCALE = { most: 8.8, lines: [2, 4, 6, 8].map((squares) => [squares, String(squares * STEP)] as const) };
/** Rows before a band in which a car brakes. */
const BRAKES = 3;

/** The road editor of Waddington's Formula 1. */
export const editor = defineRoadEditor<WaddingtonSource>({
  rules: roadRules,
  get spacesName() {
    return t('edit.rows');
  },
  lengthOf: ({ rows }) => lengthOf(rows),
  place: placeOf,
  corners: marksOf,
  picture,
  profile,
  ranges: { laps: RANGES.laps, corners: RANGES.corners },
  lapsOf: ({ laps }) => laps,
  setLaps: (laps) => changeCircuit({ laps }),
  addCorner,
  removeCorner: removeThing,
  putLine: putThing,
  setLimit: (corner, squares) => setLimit(corner, squares * STEP),
  nameCorner,
  reverse,
  get lands() {
    return lands();
  },
  landOf: ({ theme }) => theme,
  setLand: (theme) => changeCircuit({ theme }),
  setSeed: (seed) => changeCircuit({ seed }),
  cornerFields: thingFields,
  circuitFields,
  startingAt,
  scenery: brushes,
});

function placeOf(source: WaddingtonSource): RoadPlace {
  const scale = (ROW * LANE) / (roadOf(source).space || 1);
  const [left, top] = boardCorner(source);
  return { scale, left: (left * LANE) / scale, top: (top * LANE) / scale, half: HALF * LANE };
}

/** Corners in driving order, then ponds. */
function marksOf(source: WaddingtonSource): CornerMark[] {
  const stretches = stretchesOf(source, roadOf(source));
  return [...stretches.filter(({ kind }) => kind === 'corner'), ...stretches.filter(({ kind }) => kind === 'pond')].map(
    (stretch) => markOf(source, stretch),
  );
}

function markOf(source: WaddingtonSource, stretch: Stretch): CornerMark {
  const { kind, first, end } = stretch;
  const where = { corner: numberOf(source, stretch), line: first, zone: [first, end] as const };
  if (kind === 'pond') {
    const { ground } = entry(source.ponds, stretch.source);
    const name = t(`edit.pond.${ground}`);
    const says = t('edit.pond.says', { row: first + 1, end });
    return { ...where, isOther: true, name, sign: '', picture: pondSign(ground), says };
  }
  const corner = entry(source.corners, stretch.source);
  const { name, limits, shape } = corner;
  const [inner, middle, outer] = limits;
  const lanes = shape === 'island' ? [inner, outer] : [inner, middle, outer];
  const says = t('edit.says', { limits: lanes.join(', '), row: first + 1 });
  return { ...where, name, sign: String(fastestOf(corner)), picture: limitSign(lanes), says };
}

/** The board as the race paints it, from the source alone: nothing is learned for a circuit that changes with every stroke. */
function picture(source: WaddingtonSource) {
  const road = layRoad(deriveCircuit(cut(source, DRAWN)));
  const { pieces, numbers } = paintRoad(road, lookOn(source));
  const part = boxAround(road.outer, LAND);
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  return { picture: { svg: cutPieces([...pieces, ...numbers], { part, width, height }), width, height }, part };
}

function profile(source: WaddingtonSource): LapProfile {
  const { speeds, corners, turns, wear } = estimateOf(source);
  return {
    words: {
      title: t('edit.profile.title'),
      limit: t('edit.profile.limit'),
      driver: t('edit.profile.driver'),
      paid: t('edit.profile.paid'),
    },
    scale: SCALE,
    speeds,
    corners: corners.map(({ corner, row, limit, wear: paid }) => {
      const { name = '' } = source.corners[corner] ?? {};
      const sign = String(limit * STEP);
      const says = t('edit.profile.corner', { name, limit: limit * STEP, paid });
      return { corner, from: Math.max(0, row - BRAKES), line: row + 1, limit, sign, paid, says };
    }),
    text: t('edit.profile', { turns, wear }),
    limits: [RANGES.limit[0] / STEP, RANGES.limit[1] / STEP],
  };
}

/** The last estimate, by what it follows from: most frames of a drag move no band to another row. */
let known: { readonly key: string; readonly estimate: Profile } | undefined;

function estimateOf(source: WaddingtonSource): Profile {
  const stretches = stretchesOf(source, roadOf(source)).map((one) => [one.kind, one.source, one.first, one.end]);
  const key = JSON.stringify([source.rows, stretches, source.corners.map(fastestOf)]);
  if (known?.key !== key) known = { key, estimate: profileOf(source) };
  return known.estimate;
}

function lands(): Land[] {
  return LANDS.map((id) => ({ id, label: t(`edit.land.${id}`), colour: LOOKS[id]?.thumbnail ?? GRASS }));
}
