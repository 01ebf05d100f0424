// A preview as a route on a small map: the forecast's path with a stop per register, or the chosen return cell.

import type { MapRoute } from '@ui/stage/map-dots';
import type { Course } from '../../data/course';
import { middleOf, spotOf } from '../../geometry/floor';
import type { RoborallyPreview } from '../../narration/preview';
import type { RobotColour } from '../../types';

/** The route of a choice, world units. Registers that end on one cell share a stop, with the facing of the last one. */
export function mapRouteOf(course: Course, preview: RoborallyPreview, colour: RobotColour): MapRoute {
  const { ghosts, targets, chosen } = preview;
  const lines = ghosts.flatMap(({ steps }) =>
    steps.filter(({ path }) => path.length > 1).map(({ path }) => path.map((cell) => middleOf(course, cell))),
  );
  const ends = new Map<number, MapRoute['stops'][number]>();
  for (const { cell, facing, steps } of ghosts) {
    const last = cell >= 0 ? cell : (steps.findLast(({ path }) => path.length > 0)?.path.at(-1) ?? -1);
    if (last < 0) continue;
    ends.delete(last);
    ends.set(last, { ...spotOf(course, last, facing), lost: cell < 0 });
  }
  const target = targets.find(({ key }) => key === chosen?.key);
  if (target && chosen) ends.set(target.cell, { ...spotOf(course, target.cell, chosen.facing), lost: false });
  return { colour, lines, stops: [...ends.values()] };
}
