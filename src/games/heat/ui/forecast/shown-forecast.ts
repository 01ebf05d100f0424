// How much of a forecast is shown at each step of driver aids. Not here: what the board shows of it (dashboard/preview-with-aids.ts).

import type { DriverAids } from '@ui/game-ui';
import type { Forecast } from './forecast';

/** all: every forecast; costs: one whose price is certain; none: nothing, which is null. */
export function shownForecast(forecast: Forecast, aids: DriverAids): Forecast | null {
  if (aids === 'all') return forecast;
  return aids === 'costs' && isCertain(forecast) ? forecast : null;
}

/** Whether a shown forecast has a spin-out. */
export function spins(forecast: Forecast | null): boolean {
  return forecast !== null && forecast.spin !== 'never';
}

/** Cards to come, stress and choices still open change nothing about what it costs. */
function isCertain({ spin, heat }: Forecast): boolean {
  if (spin !== 'never') return spin === 'surely';
  return heat === null || heat.low === heat.high;
}
