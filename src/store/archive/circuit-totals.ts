// A driver's totals by circuit, with what each game counts. Not here: adding them up (the triggers of schema 10).

import type { FigureSpec } from '@core/contract';
import type { CircuitRow, FigureRow } from './archive-sql';

/** Totals on one circuit of one game; figures by FigureSpec.over. */
export interface CircuitTotals {
  game: string;
  circuit: string;
  starts: number;
  wins: number;
  podiums: number;
  figures: Record<string, number>;
}

/** Returns one total per circuit, most starts first. Figures without a value, and those the game does not count, are left out. */
export function circuitTotals(
  circuits: readonly CircuitRow[],
  shown: readonly FigureRow[],
  figures: (game: string) => readonly FigureSpec[],
): CircuitTotals[] {
  const specs = new Map<string, readonly FigureSpec[]>();
  const all = new Map(circuits.map((row) => [keyOf(row), { ...row, figures: {} as Record<string, number> }]));
  for (const row of shown) {
    const counted = specs.get(row.game) ?? figures(row.game);
    specs.set(row.game, counted);
    const spec = counted.find(({ id }) => id === row.figure);
    const totals = all.get(keyOf(row));
    if (spec !== undefined && totals !== undefined) totals.figures[spec.id] = row[spec.over];
  }
  return [...all.values()].sort(
    (a, b) => b.starts - a.starts || compare(a.game, b.game) || compare(a.circuit, b.circuit),
  );
}

function keyOf({ game, circuit }: { game: string; circuit: string }): string {
  return JSON.stringify([game, circuit]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
