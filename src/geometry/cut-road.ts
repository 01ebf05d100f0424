// A closed road cut into pieces of one length from its finish line on, and places that are anchored to its points. For circuits that
// players draw. Not here: what a game makes of a piece.

import { ClosedCurve, type CurvePoint } from './curve';

/** The road of a source: its curve, and how far along it the finish line is. */
export interface CutRoad {
  readonly curve: ClosedCurve;
  /** Distance of the finish line from the first point. */
  readonly finish: number;
  /** Distance of a piece (space, row) along the curve. */
  readonly space: number;
}

/** Cuts a road into this many pieces. start: the anchor of its finish line. Distances are in the road's own unit. */
export function cutRoad(road: readonly CurvePoint[], start: number, pieces: number): CutRoad {
  const curve = new ClosedCurve(road);
  return { curve, finish: curve.distanceOf(withinRoad(start, road.length)), space: curve.length / pieces };
}

/** Where a place is on the lap, in pieces from the finish line: 0 up to their number, fractions included. */
export function spaceAt({ curve, finish, space }: CutRoad, anchor: number): number {
  const along = curve.distanceOf(withinRoad(anchor, curve.starts.length)) - finish;
  return (along - Math.floor(along / curve.length) * curve.length) / space;
}

/** The anchor of a place that is this many pieces behind the finish line. */
export function anchorOf({ curve, finish, space }: CutRoad, pieces: number): number {
  return curve.anchorAt(finish + pieces * space);
}

/** An anchor beyond the last point lies on the last stretch. */
function withinRoad(anchor: number, points: number): number {
  return anchor < points ? anchor : points - 0.000001;
}
