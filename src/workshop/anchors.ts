// What lies on a road: the finish line and whatever a game puts there, each at an anchor. Not here: the road itself (road.ts).

import { ClosedCurve } from '@geometry/curve';
import type { Change } from './history';
import { ALMOST, type OnRoad, type RoadSource } from './source';

/** Every anchor of a source: the start, then the game's. */
export function anchorsOf<S extends RoadSource>(source: S, on: OnRoad<S>): number[] {
  return [source.start, ...on.anchorsOf(source)];
}

/** Puts everything at these anchors, in the order of anchorsOf. Changes the draft. */
export function setAnchors<S extends RoadSource>(draft: S, anchors: readonly number[], on: OnRoad<S>): void {
  const road: RoadSource = draft;
  const [start = draft.start, ...others] = anchors.map((anchor) => tidyAnchor(anchor, draft.road.length));
  road.start = start;
  on.setAnchors(draft, others);
}

/** Moves the finish line. */
export function moveStart(anchor: number): Change<RoadSource> {
  return (draft) => {
    draft.start = tidyAnchor(anchor, draft.road.length);
  };
}

/** The anchor of a distance behind another one, in spaces; negative: before it. */
export function anchorBeyond<S extends RoadSource>(source: S, anchor: number, spaces: number, on: OnRoad<S>): number {
  const curve = new ClosedCurve(source.road);
  const along = curve.distanceOf(tidyAnchor(anchor, source.road.length));
  return curve.anchorAt(along + (spaces * curve.length) / on.spacesOf(source));
}

/** An anchor on the road, with six decimals. */
export function tidyAnchor(anchor: number, points: number): number {
  const round = Math.round((anchor - Math.floor(anchor / points) * points) * 1_000_000) / 1_000_000;
  return Math.min(round, points - 1 + ALMOST);
}
