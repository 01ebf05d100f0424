// Adds up a driver's entries by circuit. Not here: querying the database (archive.ts).

import type { FigureSpec } from '@core/contract';
import { readJson } from '../json';
import type { CircuitRow } from './archive-sql';

/** Totals on one circuit of one game; figures by FigureSpec.over. */
export interface CircuitTotals {
  game: string;
  circuit: string;
  starts: number;
  wins: number;
  podiums: number;
  figures: Record<string, number>;
}

/** Returns one total per circuit, most starts first. Figures without a value and damaged columns are left out. */
export function circuitTotals(
  rows: Iterable<CircuitRow>,
  figures: (game: string) => readonly FigureSpec[],
): CircuitTotals[] {
  const all = new Map<string, { totals: CircuitTotals; specs: readonly FigureSpec[] }>();
  for (const { game, circuit, place, out, figures: text } of rows) {
    const key = `${game} ${circuit}`;
    const known = all.get(key) ?? { totals: noTotals(game, circuit), specs: figures(game) };
    all.set(key, known);
    const { totals } = known;
    totals.starts += 1;
    if (out === 0 && place === 1) totals.wins += 1;
    if (out === 0 && place <= 3) totals.podiums += 1;
    addFigures(totals.figures, readJson(text), known.specs);
  }
  const list = [...all.values()].map((one) => one.totals);
  return list.sort((a, b) => b.starts - a.starts || compare(a.game, b.game) || compare(a.circuit, b.circuit));
}

function noTotals(game: string, circuit: string): CircuitTotals {
  return { game, circuit, starts: 0, wins: 0, podiums: 0, figures: {} };
}

/** Changes sums: adds one entry's figures. */
function addFigures(sums: Record<string, number>, shown: unknown, specs: readonly FigureSpec[]): void {
  if (typeof shown !== 'object' || shown === null) return;
  for (const { id, over } of specs) {
    const value: unknown = Reflect.get(shown, id);
    if (typeof value !== 'number') continue;
    const before = sums[id];
    sums[id] = before === undefined ? value : combine(over, before, value);
  }
}

function combine(over: FigureSpec['over'], a: number, b: number): number {
  return over === 'total' ? a + b : over === 'least' ? Math.min(a, b) : Math.max(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
