// What holds while a road of Heat is edited.

import { ClosedCurve } from '@geometry/curve';
import type { RoadRules } from '@workshop/source';
import { LANE } from '../geometry/road';
import { SPACE } from './cut';
import { type HeatSource, RANGES } from './source';

/** Width of the road, in lanes. */
const WIDE = 2.2;

/** The rules for a source as it was opened: spaces keep the length that they have in it. */
export function roadRules({ road, spaces }: HeatSource): RoadRules {
  const unit = new ClosedCurve(road).length / spaces || 1;
  return {
    unit,
    apart: (WIDE * LANE * unit) / SPACE / 2,
    points: RANGES.points,
    spaces: RANGES.spaces,
    far: RANGES.far,
  };
}
