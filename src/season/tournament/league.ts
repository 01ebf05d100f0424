// Divisions of a league: their standings, and who is promoted and relegated. Not here: the tables of a week (robin.ts) or the
// divisions of the next season (next-season.ts).

import { hasLeft } from './desk';
import { divisionsOf } from './robin';
import { standingsByTotal } from './standings';
import type { Desk, Division, RacedStage } from './types';

/** Drivers by seed in divisions of equal size; the first ones have one more if the numbers are not even. */
export function firstDivisions(seeds: readonly string[], count: number): string[][] {
  const left = [...seeds];
  return Array.from({ length: count }, (_, n) => left.splice(0, Math.ceil(left.length / (count - n))));
}

/** The divisions as they stand; none if this is not a league. */
export function divisionStandings(desk: Desk, stages: readonly RacedStage[]): Division[] {
  const { format, late } = desk.spec;
  if (format.kind !== 'league') return [];
  const members = divisionsOf(desk, format.divisions);
  const joined = late.map(({ driver }) => driver).filter((id) => desk.seedOf.has(id));
  const all = members.map((own, index) => (index === members.length - 1 ? [...own, ...joined] : own));
  const standings = all.map((own) => standingsByTotal(desk, stages, own));
  const staying = standings.map((lines) => lines.map(({ driver }) => driver).filter((id) => !hasLeft(desk, id)));
  // Half a division at most, so that nobody is to be promoted and relegated at once.
  const moves = (upper: number) => {
    const sizes = [staying[upper], staying[upper + 1]].map((own) => Math.floor((own?.length ?? 0) / 2));
    return upper < 0 ? 0 : Math.min(format.moves, ...sizes);
  };
  return standings.map((lines, index) => {
    const own = staying[index] ?? [];
    const down = moves(index);
    return {
      number: index + 1,
      standings: lines,
      promoted: own.slice(0, moves(index - 1)),
      relegated: down === 0 ? [] : own.slice(-down),
    };
  });
}
