// The programme in progress and its forecast: the dashboard writes it, the forecast panel beside the board reads it.

import { createSharedValue } from '@ui/game/dashboard/shared-value';
import type { DriverAids } from '@ui/ui-types';
import type { Card, ForecastStep, Register } from '../../../types';

/** cards: five entries, 0 if a register is still empty. locked: registers by entry. marked: braked or boosted ones. */
export interface ProgramFocus {
  cards: readonly Card[];
  locked: readonly boolean[];
  marked: readonly Register[];
  steps: readonly ForecastStep[];
  aids: DriverAids;
}

const shared = createSharedValue<ProgramFocus>();

/** The dashboard's programme in progress; null when there is none. */
export const useProgramFocus = shared.useValue;

/** Shares a programme with the forecast panel while the calling component is mounted. */
export const useTellProgram = shared.useShare;
