// What holds while a road of Heat is edited.

import { ClosedCurve } from '@geometry/curve';
import type { OnRoad, RoadRules } from '@workshop/source';
import { LANE } from '../geometry/road';
import { SPACE } from './cut';
import { type HeatSource, RANGES } from './source';

/** Width of the road, in lanes. */
const WIDE = 2.2;

/** How a source holds its spaces and its corners. */
export const ON_ROAD: OnRoad<HeatSource> = {
  spacesOf: ({ spaces }) => spaces,
  setSpaces(draft, spaces) {
    draft.spaces = spaces;
  },
  anchorsOf: ({ corners }) => corners.map(({ at }) => at),
  setAnchors(draft, anchors) {
    draft.corners.forEach((corner, index) => {
      corner.at = anchors[index] ?? corner.at;
    });
  },
};

/** The rules for a source as it was opened: spaces keep the length that they have in it. */
export function roadRules({ road, spaces }: HeatSource): RoadRules<HeatSource> {
  const unit = new ClosedCurve(road).length / spaces || 1;
  return {
    on: ON_ROAD,
    unit,
    apart: (WIDE * LANE * unit) / SPACE / 2,
    points: RANGES.points,
    spaces: RANGES.spaces,
    far: RANGES.far,
  };
}
