// What a circuit's land looks like: the type of the files in ui/look. Decoration only: nothing here affects the rules.

import type { Sower } from '@ui/art/scenery/sowing';

/** The colours and streets of a circuit's land. Colours as #rrggbb. */
export interface Theme {
  surround: string;
  surroundLight: string;
  surroundDark: string;
  /** Pavement beside the road, and its edge. */
  pavement: string;
  kerbstone: string;
  /** Barrier blocks. */
  barrier: readonly [string, string];
  /** Stripes of stands. */
  accents: readonly [string, string, string];
  roofs: readonly string[];
  walls: readonly string[];
  /** Quay of harbours, shore of lakes. */
  shore: string;
  water: string;
  /** Share of houses with a flat roof. */
  flat: number;
  /** Rows of houses along the road, board units from its middle. */
  streets: readonly number[];
  /** Distance between houses along a street. */
  plot: number;
  /** Seed for everything scattered. */
  seed: number;
}

/** A pier that begins at x, y on the quay. light: a mole with a lighthouse at its end instead of berths. */
export interface Pier {
  x: number;
  y: number;
  length: number;
  turn: number;
  light?: boolean;
}
/** A moored boat. */
export interface Moored {
  x: number;
  y: number;
  turn: number;
  size: number;
  sails: boolean;
}

/** A landmark at its preferred position, in board units. It is left out if it would be in the way. reach: how far it spreads. */
export interface Landmark {
  kind: string;
  x: number;
  y: number;
  reach: number;
  art: string;
}
/** A runway. x, y: its middle as shares of the board's size. turn: degrees. */
export interface Runway {
  x: number;
  y: number;
  length: number;
  turn: number;
}

/** Everything that a circuit's picture has beyond its road and what its file says. */
export interface CircuitLook {
  readonly theme: Theme;
  /** The ground of its small plan. */
  readonly plan: string;
  /** Trees of every size; their reach is the size. */
  readonly trees: Sower;
  /** How densely plants are scattered; 1 is usual. */
  readonly plants: number;
  /** Whether there are stands at every corner, not only at those with several stops. */
  readonly isStadium?: boolean;
  /** Instead of contour lines. */
  readonly runways?: readonly Runway[];
  readonly landmarks: readonly Landmark[];
  /** Drawings of landmarks by their kind, for those that a player puts on the land. */
  readonly sights?: Readonly<Record<string, string>>;
  readonly piers?: readonly Pier[];
  readonly boats?: readonly Moored[];
}

/** The usual barrier blocks. */
export const BARRIER = ['#e7e9ea', '#1c7fc4'] as const;
