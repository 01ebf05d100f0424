// The player's chance to win over a race as a line, with the drop at one choice. Not here: drawing it (why-chart.tsx).

import type { SeatReview } from '../replay/review/seat-review';

/** A point of the line. x: from the start to the end, y: from the top down; both 0 to 1. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** The line, and the two points between which the chance dropped; undefined: the line does not show that choice. */
export interface ChanceLine {
  line: readonly ChartPoint[];
  fall: { from: ChartPoint; to: ChartPoint } | undefined;
}

/** The top of the chart is the best chance of the race, but at least this: small chances stay small. */
const LEAST_TOP = 0.25;

/** The chance of the review's seat over the race, with the drop in this round. */
export function chanceLine({ curve, marks, rounds, seat }: SeatReview, round: number): ChanceLine {
  const chanceOf = (chances: readonly number[]) => chances[seat] ?? 0;
  const top = Math.max(LEAST_TOP, ...curve.map(({ chances }) => chanceOf(chances)));
  const line = curve.map(({ at, chances }) => ({ x: at / rounds, y: 1 - chanceOf(chances) / top }));
  const mark = marks.find((one) => one.round === round);
  const after = mark === undefined ? -1 : curve.findIndex(({ at }) => at === mark.at);
  const [from, to] = [line[after - 1], line[after]];
  return { line, fall: from && to && { from, to } };
}
