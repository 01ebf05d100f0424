// The column of the penalty chart that the dashboard's present choice would roll in. The chart stands in another panel.

import { createSharedValue } from '@ui/game/dashboard/shared-value';
import { t } from '../../text/t';
import type { CircuitId } from '../../types';
import { worstBand } from '../forecast';
import type { Route } from '../routes';
import { cornerName } from '../texts';

/**
 * column: 'beyond' where the car is faster than any of the chart, null if worn tyres or brakes spin it off. text: '20 over at
 * Santa Chiara'. tyres: the gauge that the throw would meet.
 */
export interface ChartFocus {
  column: 20 | 40 | 'beyond' | null;
  text: string;
  tyres: number;
}

/** The last column of the chart, mph. */
const MOST = 40;

const shared = createSharedValue<ChartFocus>();

/** What the chart points at now. */
export const useChartFocus = shared.useValue;

/** Points the chart at a column for as long as the caller stands. */
export const usePointChart = shared.useShare;

/** What the chart points at while this way is chosen: its worst band, where the car is too fast for it. */
export function focusOf(
  circuit: CircuitId,
  outcome: Pick<Route, 'bands'> | undefined,
  tyres: number,
): ChartFocus | null {
  const worst = outcome && worstBand(outcome.bands);
  if (!worst || worst.excess <= 0) return null;
  const { column, excess, corner } = worst;
  const text = t('chart.over', { column: excess, corner: cornerName(circuit, corner) });
  return { column: column || (excess > MOST ? 'beyond' : null), text, tyres };
}
