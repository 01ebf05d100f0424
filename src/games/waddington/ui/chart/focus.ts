// The column of the penalty chart that the dashboard's present choice would roll in. The chart stands in another panel.

import { createTold } from '@ui/game/dashboard/told';

/** text: '20 over at Santa Chiara'. tyres: the gauge that the throw would meet. */
export interface ChartFocus {
  column: 20 | 40;
  text: string;
  tyres: number;
}

const told = createTold<ChartFocus>();

/** What the chart points at now. */
export const useChartFocus = told.useTold;

/** Points the chart at a column for as long as the caller stands. */
export const usePointChart = told.useTell;
