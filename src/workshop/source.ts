// What the sources of every game with a road have in common, as far as editing by hand needs it. Not here: a game's own fields.

/** A point of the road. in, out: its handles, as seen from it. */
export interface RoadPoint {
  x: number;
  y: number;
  in: [number, number];
  out: [number, number];
}

/** A circuit whose road is drawn with handles. start is an anchor: 3.25 is a quarter of the way from point 3 to point 4, by length. */
export interface RoadSource {
  name: string;
  road: RoadPoint[];
  start: number;
  corners: { name: string }[];
  /** Things strewn on the land, in the order in which they were. Left out: none. */
  scenery?: Strewn[] | undefined;
}

/** How the sources of a game hold the length of a lap, and what lies on the road besides the finish line. */
export interface OnRoad<S> {
  /** Pieces of a lap, all of one length: spaces, or rows. */
  spacesOf(source: S): number;
  /** Changes the draft. */
  setSpaces(draft: S, spaces: number): void;
  /** Where everything lies, as anchors, in an order of the game's own. */
  anchorsOf(source: S): number[];
  /** Changes the draft: puts everything at these anchors, in the order of anchorsOf. */
  setAnchors(draft: S, anchors: readonly number[]): void;
}

/** A thing on the land: its brush, its place in the source's own unit, and the number that its look is drawn from. */
export type Strewn = [brush: string, x: number, y: number, pick: number];

/**
 * What holds while a road is edited. unit: length of a space, in the source's own unit, which stays while the road is changed, so that
 * the number of spaces follows the road's length. apart: points keep this far off each other. points, spaces: the fewest and the
 * most. far: the largest coordinate.
 */
export interface RoadRules<S extends RoadSource = RoadSource> {
  readonly on: OnRoad<S>;
  readonly unit: number;
  readonly apart: number;
  readonly points: readonly [number, number];
  readonly spaces: readonly [number, number];
  readonly far: number;
}

/** An anchor just before the next point, since the place of a point is the next whole number. */
export const ALMOST = 0.999999;
