// Heat's part of the road editor: what the shared frame asks about a circuit of Heat. Loaded with the editor. Not here: the fields of
// the inspector (fields.ts).

import { boxAround } from '@geometry/box';
import { place as placed } from '@ui/art/svg';
import {
  type CornerMark,
  defineRoadEditor,
  type Land,
  type LapProfile,
  type RoadPlace,
} from '@ui/workshop/road-editor';
import { lengthOf } from '../../data/traits';
import { deriveCircuit } from '../../geometry/derive-circuit';
import { LANE, layRoad } from '../../geometry/road';
import { gantrySpot } from '../../geometry/roadside';
import { t } from '../../text/t';
import { cornersOf, cut, placeOnBoard, roadOf } from '../../workshop/cut';
import {
  addCorner,
  changeCircuit,
  changeCorner,
  putLine,
  removeCorner,
  reverse,
  setLanes,
  startingAt,
} from '../../workshop/edit';
import { type Profile, profileOf } from '../../workshop/profile';
import { roadRules } from '../../workshop/rules';
import { type HeatSource, RANGES } from '../../workshop/source';
import { LOOKS, landRound } from '../board/art/looks';
import { cutScene, paintScene } from '../board/art/scene';
import { gantry, LIGHT_SPOTS, lamp } from '../board/art/trackside';
import { brushes } from './brushes';
import { circuitFields, cornerFields, MOST_LIMIT } from './fields';

/** The name that the road of a circuit has while it is only drawn, not raced. */
const DRAWN = 'drawn';
const GREEN = '#59d98b';
/** Land in a picture beyond the road, board units. */
const LAND = 900;
/** The lands of the box, and the colour of one that has none. */
const LANDS = ['great-britain', 'usa', 'italy', 'france'] as const;
const GRASS = '#6a9f48';
/** Spaces before a line whose stops are shown. */
const STOPS = ['0', '1', '2', '3'];
/** Spaces before a line in which a car brakes. */
const BRAKES = 4;
/** The speed at the upper edge of the profile, and its lines. */
const SCALE = { most: 16, lines: [0, 5, 10, 15].map((speed) => [speed, String(speed)] as const) };

/** The road editor of Heat. */
export const editor = defineRoadEditor<HeatSource>({
  rules: roadRules,
  place: placeOf,
  corners: marksOf,
  picture,
  profile,
  get spacesName() {
    return t('edit.spaces');
  },
  lengthOf: ({ spaces }) => lengthOf(spaces),
  ranges: { laps: [1, 3], corners: RANGES.corners },
  lanes: { choices: [2, 3], of: ({ lanes }) => lanes, set: setLanes },
  lapsOf: ({ laps }) => laps,
  setLaps: (laps) => changeCircuit({ laps }),
  addCorner,
  removeCorner,
  putLine,
  setLimit: (corner, limit) => changeCorner(corner, { limit }),
  nameCorner: (corner, name) => changeCorner(corner, { name }),
  reverse,
  get lands() {
    return lands();
  },
  landOf: ({ theme }) => theme,
  setLand: (theme) => changeCircuit({ theme }),
  setSeed: (seed) => changeCircuit({ seed }),
  cornerFields,
  circuitFields,
  startingAt,
  scenery: brushes,
});

function placeOf(source: HeatSource): RoadPlace {
  return { ...placeOnBoard(source), half: (source.lanes * 1.1 * LANE) / 2 };
}

function marksOf(source: HeatSource): CornerMark[] {
  return cornersOf(source, roadOf(source)).flatMap(({ source: corner, line }) => {
    const found = source.corners[corner];
    if (found === undefined) return [];
    const { name, limit, legends } = found;
    const says = t('edit.says', { limit, space: line });
    const zone = [line - legends, line] as const;
    return [{ corner, line, name, sign: String(limit), says, stops: STOPS.slice(0, legends), zone }];
  });
}

/** The board as the race paints it, from the source alone: nothing is learned for a circuit that changes with every stroke. */
function picture(source: HeatSource) {
  const road = layRoad(deriveCircuit(cut(source, DRAWN)));
  const { theme, seed } = source;
  const name = source.name.toUpperCase();
  const scene = paintScene(road, landRound(road, name, { theme, seed }), name, LAND);
  const part = boxAround(road.line.points, LAND);
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const { x, y, turn } = gantrySpot(road);
  const lights = LIGHT_SPOTS.map((spot) => placed(0, spot, lamp(GREEN))).join('');
  const over = placed(x, y, gantry(road) + lights, turn);
  return { picture: { svg: cutScene(scene, { part, width, height, over }), width, height }, part };
}

function profile(source: HeatSource): LapProfile {
  const { speeds, corners, rounds, heat } = estimateOf(source);
  return {
    words: {
      title: t('edit.profile.title'),
      limit: t('edit.profile.limit'),
      driver: t('edit.profile.driver'),
      paid: t('edit.profile.paid'),
    },
    scale: SCALE,
    speeds,
    corners: corners.map(({ corner, line, heat: paid }, at) => {
      const { limit = 0, name = '' } = source.corners[corner] ?? {};
      return {
        corner,
        from: Math.max(corners[at - 1]?.line ?? 0, line - BRAKES, 0),
        line,
        limit,
        sign: String(limit),
        paid,
        says: t('edit.profile.corner', { name, limit, paid }),
      };
    }),
    text: t('edit.profile', { rounds, heat }),
    limits: [1, MOST_LIMIT],
  };
}

/** The last estimate, by what it follows from: most frames of a drag move no line to another space. */
let known: { readonly key: string; readonly estimate: Profile } | undefined;

function estimateOf(source: HeatSource): Profile {
  const lines = cornersOf(source, roadOf(source)).map((one) => [
    one.source,
    one.line,
    source.corners[one.source]?.limit,
  ]);
  const key = JSON.stringify([source.spaces, lines]);
  if (known?.key !== key) known = { key, estimate: profileOf(source) };
  return known.estimate;
}

function lands(): Land[] {
  return LANDS.map((id) => ({ id, label: t(`edit.land.${id}`), colour: LOOKS[id]?.thumbnail ?? GRASS }));
}
