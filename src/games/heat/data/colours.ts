// The car colours of Heat. Apart from the Legends, who also have them: the home screen needs colours alone.

import type { Colour } from '@core/contract';

/** The six car colours of Heat, a prefix of the palette (R2). */
export const HEAT_COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'ivory'] as const satisfies readonly Colour[];
export type HeatColour = (typeof HEAT_COLOURS)[number];
