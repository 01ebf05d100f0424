// What holds while a road of Formula D is edited, and how a source holds what lies on it.

import { ClosedCurve } from '@geometry/curve';
import type { OnRoad, RoadRules } from '@workshop/source';
import { type FormulaSource, RANGES } from './source';
import { LANE, SPACE } from './stretches';

/** Width of the road with its edges, in lanes. */
const WIDE = 3.3;

/** A source's spaces, and the beginnings and ends of its corners by turns. */
export const ON_ROAD: OnRoad<FormulaSource> = {
  spacesOf: ({ spaces }) => spaces,
  setSpaces(draft, spaces) {
    draft.spaces = spaces;
  },
  anchorsOf: ({ corners }) => corners.flatMap(({ from, to }) => [from, to]),
  setAnchors(draft, anchors) {
    draft.corners.forEach((corner, index) => {
      corner.from = anchors[2 * index] ?? corner.from;
      corner.to = anchors[2 * index + 1] ?? corner.to;
    });
  },
};

/** The rules for a source as it was opened: spaces keep the length that they have in it. */
export function roadRules({ road, spaces }: FormulaSource): RoadRules<FormulaSource> {
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
