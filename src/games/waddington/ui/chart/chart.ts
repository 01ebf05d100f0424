// The penalty chart as players read it: rolls with the same outcomes share a line. Built from the chart's 21 rolls.

import { PENALTY_CHART, type Penalty, type PenaltyRow } from '../../data/charts';
import { outcomeGiven } from '../../narration/texts';
import { t } from '../../text/t';
import type { Wear } from '../../types';

/** The outcome of a roll. */
export type ThrowOutcome = { result: 'none' | 'wear' | 'spin' } & Wear;

/** One line. throws: '3 or 11', '6 or 10', 'doubles' as text. rows: the chart's rolls in it. */
export interface ChartLine {
  throws: string;
  rows: readonly number[];
  over20: Penalty;
  over40: Penalty;
}

/** The lines of the chart, in the order of their first rolls. */
export const CHART_LINES: readonly ChartLine[] = linesOf(PENALTY_CHART);

/** The outcome of a cell for a car with these tyres. */
export function outcomeOf(penalty: Penalty, tyres: number): ThrowOutcome {
  const { kind, tyres: worn, brakes } = penalty;
  return { result: tyres >= penalty.spinFrom ? 'spin' : kind, tyres: worn, brakes };
}

/** 'nothing', 'tyres +1', 'spin-off'. */
export function outcomeText(outcome: ThrowOutcome): string {
  return t('chart.outcome', outcomeGiven(outcome));
}

function linesOf(chart: readonly PenaltyRow[]): ChartLine[] {
  const groups = new Map<string, number[]>();
  chart.forEach((row, at) => {
    const key = JSON.stringify([row.over20, row.over40]);
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return [...groups.values()].map((rows) => {
    const first = chart[rows[0] ?? 0] as PenaltyRow;
    return { throws: throwsOf(chart, rows), rows, over20: first.over20, over40: first.over40 };
  });
}

/** A sum belongs to the line with most of its ways. Other rolls with that sum are listed as pairs: '2, 12, 3+3, 4+4'. */
function throwsOf(chart: readonly PenaltyRow[], rows: readonly number[]): string {
  const sums: number[] = [];
  const pairs: string[] = [];
  for (const at of rows) {
    const [low, high] = (chart[at] as PenaltyRow).dice;
    const sum = low + high;
    const all = chart.flatMap((row, other) => (row.dice[0] + row.dice[1] === sum ? [other] : []));
    const countOf = (list: readonly number[]) => list.reduce((n, other) => n + (chart[other]?.ways ?? 0), 0);
    const here = countOf(all.filter((other) => rows.includes(other)));
    if (here * 2 <= countOf(all)) pairs.push(`${low}+${high}`);
    else if (!sums.includes(sum)) sums.push(sum);
  }
  return [...sums.sort((a, b) => a - b).map(String), ...pairs].join(', ');
}
