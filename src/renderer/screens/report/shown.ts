// What the parts of a report's screen share. Not here: what they make of it.

import type { CircuitReport } from '@api/report/commands';
import type { GameUi, WorkshopUi } from '@ui/game-ui';

/** What the colours of corners show. */
export type CornerMap = 'troubles' | 'cost' | 'overtakes';

/** What the colours of a floor show. */
export type FloorMap = 'troubles' | 'cost' | 'traffic';

/** What the parts of a report share. */
export interface Shown {
  readonly ui: GameUi;
  readonly workshop: WorkshopUi;
  readonly state: CircuitReport;
  /** The report that is shown: of a try, if one has races, otherwise the circuit's. */
  readonly report: NonNullable<CircuitReport['progress']>['report'];
  /** The circuit's own report while a try is shown. */
  readonly before: Shown['report'];
  /** The corner that the pointer is at, 0-based. */
  readonly lit: number | null;
  light(corner: number | null): void;
}
