// What lies on a road: the finish line and the lines of corners, each at an anchor. Not here: the road itself (road.ts).

import { ClosedCurve } from '@geometry/curve';
import type { Change } from './history';
import { ALMOST, type RoadSource } from './source';

/** Every anchor of a source: the start, then the corners. */
export function anchorsOf({ start, corners }: RoadSource): number[] {
  return [start, ...corners.map(({ at }) => at)];
}

/** Puts everything at these anchors, in the order of anchorsOf. Changes the draft. */
export function setAnchors(draft: RoadSource, anchors: readonly number[]): void {
  draft.start = tidyAnchor(anchors[0] ?? draft.start, draft.road.length);
  draft.corners.forEach((corner, index) => {
    corner.at = tidyAnchor(anchors[index + 1] ?? corner.at, draft.road.length);
  });
}

/** Moves the finish line. */
export function moveStart(anchor: number): Change<RoadSource> {
  return (draft) => {
    draft.start = tidyAnchor(anchor, draft.road.length);
  };
}

/** Moves a corner's line. */
export function moveCorner(index: number, anchor: number): Change<RoadSource> {
  return (draft) => {
    const corner = draft.corners[index];
    if (corner !== undefined) corner.at = tidyAnchor(anchor, draft.road.length);
  };
}

/** The anchor of a distance behind another one, in spaces; negative: before it. */
export function anchorBeyond(source: RoadSource, anchor: number, spaces: number): number {
  const curve = new ClosedCurve(source.road);
  const along = curve.distanceOf(tidyAnchor(anchor, source.road.length));
  return curve.anchorAt(along + (spaces * curve.length) / source.spaces);
}

/** An anchor on the road, with six decimals. */
export function tidyAnchor(anchor: number, points: number): number {
  const round = Math.round((anchor - Math.floor(anchor / points) * points) * 1_000_000) / 1_000_000;
  return Math.min(round, points - 1 + ALMOST);
}
