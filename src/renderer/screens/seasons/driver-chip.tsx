// A season driver's car as a game draws it, on its grey chip. Not here: choosing a colour.

import type { Colour } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { CarChip, SeatSwatch } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import type { ReactElement } from 'react';

export interface DriverChipProps {
  ui: GameUi | undefined;
  /** 0-based place among the season's drivers: their seat in its races. */
  at: number;
  colour: Colour;
  width?: number;
}

/** The car; a swatch of the colour if this edition lacks the game. */
export function DriverChip({ ui, at, colour, width = 50 }: DriverChipProps): ReactElement {
  if (ui === undefined) return <SeatSwatch colour={colour} />;
  return <CarChip picture={seatCar(ui, { seat: at, colour })} width={width} />;
}
