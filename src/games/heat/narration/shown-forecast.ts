// How much of a forecast each level of driver aids shows. Not here: what the board shows of it (dashboard/preview-with-aids.ts).

import type { DriverAids } from '@ui/ui-types';
import type { Forecast } from '../outlook/forecast';

/** all: every forecast; costs: only one with a certain price; none: nothing. null if it is not shown. */
export function shownForecast(forecast: Forecast, aids: DriverAids): Forecast | null {
  if (aids === 'all') return forecast;
  return aids === 'costs' && isCertain(forecast) ? forecast : null;
}

/** Whether a shown forecast has a spin-out. */
export function spins(forecast: Forecast | null): boolean {
  return forecast !== null && forecast.spin !== 'never';
}

/** Whether flips, Stress and open choices can't change the cost. */
function isCertain({ spin, heat }: Forecast): boolean {
  if (spin !== 'never') return spin === 'surely';
  return heat === null || heat.low === heat.high;
}
