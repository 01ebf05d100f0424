// What stands on the land beside a road, before it is drawn. Not here: where it may stand (clearance.ts, site.ts).

import type { Round } from './clearance';

/** A thing on the land and the circle that it takes up. depth: order from back to front; its y if left out. */
export interface Placed extends Round {
  readonly kind: string;
  readonly depth?: number;
}

/** The things from back to front; things of one depth stay in their order. */
export function backToFront<P extends Placed>(all: readonly P[]): P[] {
  return all.toSorted((a, b) => (a.depth ?? a.y) - (b.depth ?? b.y));
}
