// The column of the penalty chart that the dashboard's current choice would roll in. The chart is in another panel.

import { createSharedValue } from '@ui/game/dashboard/shared-value';
import { worstBand } from '../../narration/forecast';
import type { Route } from '../../narration/routes';
import { cornerName } from '../../narration/texts';
import { t } from '../../text/t';

/**
 * column: 'beyond' if the car is too fast for the chart, null if worn tyres or brakes spin it off. text: '20 over at
 * Santa Chiara'. tyres: the gauge that applies to the roll.
 */
export interface ChartFocus {
  column: 20 | 40 | 'beyond' | null;
  text: string;
  tyres: number;
}

/** The last column of the chart, mph. */
const MOST = 40;

const shared = createSharedValue<ChartFocus>();

/** The chart's current focus. */
export const useChartFocus = shared.useValue;

/** Sets the chart's focus while the calling component is mounted. */
export const usePointChart = shared.useShare;

/** The chart's focus while this route is chosen: its worst band, if the car is too fast for it. */
export function focusOf(circuit: string, outcome: Pick<Route, 'bands'> | undefined, tyres: number): ChartFocus | null {
  const worst = outcome && worstBand(outcome.bands);
  if (!worst || worst.excess <= 0) return null;
  const { column, excess, corner } = worst;
  const text = t('chart.over', { column: excess, corner: cornerName(circuit, corner) });
  return { column: column || (excess > MOST ? 'beyond' : null), text, tyres };
}
