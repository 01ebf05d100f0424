// A driver's car as a game draws it, on its grey chip. Not for: choosing a colour.

import type { Colour } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { CarChip, SeatSwatch } from '@ui/panels/seat';
import { SEAT_PAINTS } from '@ui/theme/seats';
import type { ReactElement } from 'react';

/** The car; a swatch of the colour where the game is not known here. */
export function DriverChip(props: { ui: GameUi | undefined; colour: Colour; width?: number }): ReactElement {
  const { ui, colour, width = 50 } = props;
  if (ui === undefined) return <SeatSwatch colour={colour} />;
  return <CarChip picture={ui.carPicture(colour, SEAT_PAINTS[colour].number)} width={width} />;
}
