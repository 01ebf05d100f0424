// Exact chances of what bands do to a car, counted over all rolls of the dice (R37-R42).
// Not here: rolling them (phases/corners.ts).

import type { Seat } from '@core/contract';
import { carOf, circuitOfRace } from '../cars';
import { fallOf, PENALTY_CHART, type PenaltyRow, wornBrakes, wornTyres } from '../data/charts';
import { automaticSpin, columnOf, isCoverable, spinsSurely } from '../phases/verdict';
import type { BandRisk, Risk, WaddingtonState, Wear } from '../types';
import type { Crossing } from './crossings';

/** Rolls of two dice. */
const THROWS = 36;

/** Gauges, and the number of ways to reach them, all of the same total. */
interface Branch {
  tyres: number;
  brakes: number;
  ways: number;
}

/** The risk of these bands, in the order crossed, for a car with these gauges. Special Tyres are left out. */
export function riskOf(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  gauges: Readonly<Wear>,
  crossings: readonly Crossing[],
): { bands: BandRisk[]; risk: Risk } {
  let branches: Branch[] = [{ tyres: gauges.tyres, brakes: gauges.brakes, ways: 1 }];
  let spin = 0;
  let of = 1;
  const known: { band: BandRisk; of: number }[] = [];
  for (const crossing of crossings) {
    const band = bandAhead(s, seat, gauges, crossing);
    const result = judgeBranches(s, seat, crossing, branches, band);
    of *= result.factor;
    spin = spin * result.factor + band.ways.spin;
    branches = result.branches;
    known.push({ band, of });
  }
  for (const { band, of: then } of known) scale(band, of / then);
  const clean = branches.find((branch) => branch.tyres === gauges.tyres && branch.brakes === gauges.brakes)?.ways ?? 0;
  return { bands: known.map(({ band }) => band), risk: { of, spin, clean, ends: branches } };
}

function bandAhead(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  { tyres }: Readonly<Wear>,
  { place, speed, beyondLine }: Crossing,
): BandRisk {
  const car = carOf(s, seat);
  const circuit = circuitOfRace(s);
  const limit = circuit.limit[place] ?? 0;
  const excess = speed - limit;
  const judged = { excess, tyres, beyondLine };
  const automatic = automaticSpin(s, car, judged);
  return {
    corner: circuit.corner[place] ?? -1,
    place,
    limit,
    speed,
    excess,
    column: automatic === null ? columnOf(excess) : 0,
    automatic,
    covered: isCoverable(s, car, judged),
    sure: spinsSurely(s, car, judged),
    reached: 0,
    ways: { none: 0, tyre: 0, twoTyres: 0, tyreAndBrake: 0, spin: 0 },
  };
}

/** Changes band: sets its ways. Returns the gauges behind it, and the factor by which all ways grew. */
function judgeBranches(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  { beyondLine }: Crossing,
  branches: readonly Branch[],
  band: BandRisk,
): { branches: Branch[]; factor: number } {
  const { excess, ways } = band;
  const column = columnOf(excess);
  const spins = branches.map(({ tyres }) => automaticSpin(s, carOf(s, seat), { excess, tyres, beyondLine }) !== null);
  const factor = column > 0 && spins.includes(false) ? THROWS : 1;
  const behind: Branch[] = [];
  branches.forEach((branch, index) => {
    const all = branch.ways * factor;
    band.reached += all;
    if (spins[index]) ways.spin += all;
    else if (column === 0) {
      ways.none += all;
      addBranch(behind, branch.tyres, branch.brakes, all);
    } else for (const row of PENALTY_CHART) throwRow(branch, row, column, ways, behind);
  });
  return { branches: behind, factor };
}

/** Changes ways and behind by one line of the chart. */
function throwRow(
  { tyres, brakes, ways: before }: Branch,
  row: PenaltyRow,
  column: 20 | 40,
  ways: BandRisk['ways'],
  behind: Branch[],
): void {
  const count = before * row.ways;
  const fall = fallOf(column === 20 ? row.over20 : row.over40, tyres);
  if (fall.spin) {
    ways.spin += count;
    return;
  }
  if (fall.tyres + fall.brakes === 0) ways.none += count;
  else if (fall.brakes > 0) ways.tyreAndBrake += count;
  else if (fall.tyres > 1) ways.twoTyres += count;
  else ways.tyre += count;
  addBranch(behind, wornTyres(tyres, fall.tyres), wornBrakes(brakes, fall.brakes), count);
}

function addBranch(branches: Branch[], tyres: number, brakes: number, ways: number): void {
  const known = branches.find((branch) => branch.tyres === tyres && branch.brakes === brakes);
  if (known === undefined) branches.push({ tyres, brakes, ways });
  else known.ways += ways;
}

function scale(band: BandRisk, factor: number): void {
  band.reached *= factor;
  const { ways } = band;
  ways.none *= factor;
  ways.tyre *= factor;
  ways.twoTyres *= factor;
  ways.tyreAndBrake *= factor;
  ways.spin *= factor;
}
