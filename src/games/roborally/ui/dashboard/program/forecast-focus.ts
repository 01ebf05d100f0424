// The programme under way and what it would do: the dashboard writes it, the forecast panel beside the board reads it.

import { createSharedValue } from '@ui/game/dashboard/shared-value';
import type { DriverAids } from '@ui/game-ui';
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

/** The programme that the dashboard has under way; null while nothing is programmed. */
export const useProgramFocus = shared.useValue;

/** Tells the forecast panel of a programme for as long as the caller stands. */
export const useTellProgram = shared.useShare;
