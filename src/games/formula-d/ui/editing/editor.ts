// Formula D's part of the road editor: what the shared frame asks about a circuit of Formula D. Loaded with the editor. Not here: the
// fields of the inspector (fields.ts).

import { boxAround } from '@geometry/box';
import { entry } from '@geometry/line';
import { cutPieces } from '@ui/art/cut';
import type { Picture } from '@ui/art/picture';
import {
  type CornerMark,
  defineRoadEditor,
  type Land,
  type LapProfile,
  type RoadPlace,
} from '@ui/workshop/road-editor';
import type { Corner } from '../../data/circuit';
import { circuitFrom } from '../../data/circuit-from';
import { lengthOf } from '../../data/traits';
import { geometryFrom } from '../../geometry/derive-circuit';
import { layRoad } from '../../geometry/road';
import { t } from '../../text/t';
import { boardCorner, cut, type LaidOut, laidOut } from '../../workshop/cut';
import {
  addCorner,
  changeCircuit,
  changeCorner,
  putCorner,
  removeCorner,
  reverse,
  setStops,
  startingAt,
} from '../../workshop/edit';
import { type Profile, profileOf } from '../../workshop/profile';
import { roadRules } from '../../workshop/rules';
import { type FormulaSource, RANGES } from '../../workshop/source';
import { areInOrder, LANE, roadOf, SPACE, type Stretch, stretchesOf } from '../../workshop/stretches';
import { LOOKS, lookOn } from '../board/art/looks';
import { paintRoad } from '../board/art/scene';
import { type SignNumbers, signArt } from '../board/art/signs';
import { brushes } from './brushes';
import { cornerFields } from './fields';

/** The name that the road of a circuit has while it is only drawn, not raced. */
const DRAWN = 'drawn';
/** Land in a picture beyond the road, board units. */
const LAND = 900;
/** The lands of the box, and the colour of one that has none. */
const LANDS = ['serra-alta', 'monaco', 'paddock-ring'] as const;
const GRASS = '#6f9a5e';
/** A corner's box as a picture, board units. */
const SIGN = { width: 100, height: 50 } as const;
/** The profile's upper edge is above the highest gear. */
const SCALE = { most: 6.6, lines: [2, 4, 6].map((gear) => [gear, String(gear)] as const) };

/** The road editor of Formula D. */
export const editor = defineRoadEditor<FormulaSource>({
  rules: roadRules,
  get spacesName() {
    return t('edit.spaces');
  },
  lengthOf: ({ spaces }) => lengthOf(spaces),
  place: placeOf,
  corners: marksOf,
  picture,
  profile,
  ranges: { laps: RANGES.laps, corners: RANGES.corners },
  lapsOf: ({ laps }) => laps,
  setLaps: (laps) => changeCircuit({ laps }),
  addCorner,
  removeCorner,
  putLine: putCorner,
  setLimit: setStops,
  nameCorner: (corner, name) => changeCorner(corner, { name }),
  reverse,
  get lands() {
    return lands();
  },
  landOf: ({ theme }) => theme,
  setLand: (theme) => changeCircuit({ theme }),
  setSeed: (seed) => changeCircuit({ seed }),
  cornerFields: (source, index) => {
    const at = stretchesOf(source, roadOf(source)).findIndex((one) => one.source === index);
    return cornerFields(source, index, waysOf(source)?.[at]);
  },
  circuitFields: () => [],
  startingAt,
  scenery: brushes,
});

/** The lanes of the last source that was asked for; undefined: its corners are not in order. */
let laid: { readonly source: FormulaSource; readonly lanes: LaidOut | undefined } | undefined;

function lanesOf(source: FormulaSource): LaidOut | undefined {
  if (laid?.source !== source) {
    const isInOrder = areInOrder(source, stretchesOf(source, roadOf(source)));
    laid = { source, lanes: isInOrder ? laidOut(source) : undefined };
  }
  return laid.lanes;
}

function placeOf(source: FormulaSource): RoadPlace {
  const scale = SPACE / (roadOf(source).space || 1);
  const lanes = lanesOf(source);
  const [left, top] = lanes === undefined ? [0, 0] : boardCorner(source, lanes);
  return { scale, left: left / scale, top: top / scale, half: LANE * 1.5 };
}

function marksOf(source: FormulaSource): CornerMark[] {
  const ways = waysOf(source);
  return stretchesOf(source, roadOf(source)).map(({ source: corner, first, end }, at) => {
    const { name, stops } = entry(source.corners, corner);
    return {
      corner,
      line: first,
      name,
      sign: String(stops),
      picture: signPicture({ stops, ...ways?.[at] }),
      says: t('edit.says', { stops, first: first + 1, end }),
      zone: [first, end],
    };
  });
}

function signPicture(numbers: SignNumbers): Picture {
  const { width, height } = SIGN;
  const view = `${-width / 2} ${-height / 2} ${width} ${height}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}">${signArt(numbers, false)}</svg>`,
    width,
    height,
  };
}

type Ways = readonly Pick<Corner, 'longest' | 'shortest'>[];
/** The last ways through corners, by the spaces that they follow from: most frames of a drag change none. */
let known: { readonly key: string; readonly ways: Ways } | undefined;

/** The longest and the shortest way through each corner, in driving order; undefined: corners are not in order. */
function waysOf(source: FormulaSource): Ways | undefined {
  const lanes = lanesOf(source);
  if (lanes === undefined) return undefined;
  const { corners, lanes: spaces } = lanes;
  const key = JSON.stringify([source.spaces, corners.map(partsKey), ...Object.values(spaces).map(countsKey)]);
  if (known?.key !== key) known = { key, ways: circuitFrom(DRAWN, cut(source)).corners };
  return known.ways;
}

function partsKey({ first, end, parts }: LaidOut['corners'][number]): unknown {
  return [first, end, parts.map((part) => [part.side, part.end])];
}

function countsKey(lane: LaidOut['lanes']['A']): unknown {
  return lane.map(({ pos }) => pos);
}

/** The board as the race paints it, from the source alone: nothing is learned for a circuit that changes with every stroke. */
function picture(source: FormulaSource) {
  const file = cut(source);
  const circuit = circuitFrom(DRAWN, file);
  const road = layRoad(circuit, geometryFrom(circuit, file));
  const { pieces } = paintRoad(road, lookOn(source));
  const part = boxAround(road.line.points, LAND);
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  return { picture: { svg: cutPieces(pieces, { part, width, height }), width, height }, part };
}

function profile(source: FormulaSource): LapProfile {
  const { gears, corners, turns, wear } = estimateOf(source);
  return {
    words: {
      title: t('edit.profile.title'),
      limit: t('edit.profile.limit'),
      driver: t('edit.profile.driver'),
      paid: t('edit.profile.paid'),
    },
    scale: SCALE,
    speeds: gears,
    corners: corners.map(({ corner, first, end, most, wear: paid }) => {
      const { name, stops } = entry(source.corners, corner);
      return {
        corner,
        from: first,
        line: end,
        limit: most,
        sign: String(stops),
        paid,
        says: t('edit.profile.corner', { name, stops, most, paid }),
      };
    }),
    text: t('edit.profile', { turns, wear }),
  };
}

/** The last estimate, by what it follows from. */
let estimated: { readonly key: string; readonly estimate: Profile } | undefined;

function estimateOf(source: FormulaSource): Profile {
  const corners = stretchesOf(source, roadOf(source)).map(({ source: corner, first, end }: Stretch) => {
    return [corner, first, end, source.corners[corner]?.stops];
  });
  const key = JSON.stringify([source.spaces, corners]);
  if (estimated?.key !== key) estimated = { key, estimate: profileOf(source) };
  return estimated.estimate;
}

function lands(): Land[] {
  return LANDS.map((id) => ({ id, label: t(`edit.land.${id}`), colour: LOOKS[id]?.plan ?? GRASS }));
}
