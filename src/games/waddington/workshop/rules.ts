// What holds while a road of Waddington's Formula 1 is edited, and how a source holds what lies on it.

import { ClosedCurve } from '@geometry/curve';
import type { OnRoad, RoadRules } from '@workshop/source';
import { ROW } from './rows';
import { RANGES, type WaddingtonSource } from './source';

/** Width of the road with its edges, lane widths. */
const WIDE = 3.3;

/** A source's rows, and the middles of its corners, then of its ponds. */
export const ON_ROAD: OnRoad<WaddingtonSource> = {
  spacesOf: ({ rows }) => rows,
  setSpaces(draft, rows) {
    draft.rows = rows;
  },
  anchorsOf: ({ corners, ponds }) => [...corners, ...ponds].map(({ at }) => at),
  setAnchors(draft, anchors) {
    [...draft.corners, ...draft.ponds].forEach((thing, index) => {
      thing.at = anchors[index] ?? thing.at;
    });
  },
};

/** The rules for a source as it was opened: rows keep the length that they have in it. */
export function roadRules({ road, rows }: WaddingtonSource): RoadRules<WaddingtonSource> {
  const unit = new ClosedCurve(road).length / rows || 1;
  return {
    on: ON_ROAD,
    unit,
    apart: (WIDE * unit) / ROW / 2,
    points: RANGES.points,
    spaces: RANGES.rows,
    far: RANGES.far,
  };
}
