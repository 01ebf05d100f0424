// Gauges, the speed-reduction chart and the penalty chart (2.1, 2.4, 2.5), from charts.json.
// Not here: when they apply (phases/drive.ts, phases/corners.ts).

import type { CarColour, Wear } from '../types';
import charts from './charts.json';

/** Cars in order of moving: entry n has place n + 1 (R3). */
export const CAR_COLOURS = [
  'yellow',
  'orange',
  'green',
  'red',
  'black',
  'blue',
] as const satisfies readonly CarColour[];

/** mph per square, and per step of the speedometer. */
export const STEP = charts.speed.step;
export const TOP_SPEED = charts.speed.max;
export const MOST_INCREASE = charts.speed.maxIncrease;
/** The highest speed of a restart unless a pit card sets another (R17). */
export const RESTART_SPEED = charts.speed.restart;
export const MOST_TYRES = charts.gauges.tyreMax;
export const MOST_BRAKES = charts.gauges.brakeMax;
/** The tyre gauge after this many points: it stops at its end (R16, R40). */
export function wornTyres(tyres: number, points: number): number {
  return Math.min(MOST_TYRES, tyres + points);
}

/** The brake gauge after this many points: it stops at its end (R16, R40). */
export function wornBrakes(brakes: number, points: number): number {
  return Math.min(MOST_BRAKES, brakes + points);
}

/** Largest reductions (R15). */
export const MOST_REDUCTION = charts.maxReduction;
/** The upper ends of the chart's two columns (R38, R39). */
export const COLUMN_20 = charts.overspeed.column20UpTo;
export const COLUMN_40 = charts.overspeed.column40UpTo;
/** For places 1 to 6 (S5). */
export const POINTS: readonly number[] = charts.championshipPoints;

/** The result of one roll in one column. */
export interface Penalty {
  readonly kind: 'none' | 'wear' | 'spin';
  readonly tyres: number;
  readonly brakes: number;
  /** Spins the car instead if the tyre gauge is already this high; 99 if the roll has no such line. */
  readonly spinFrom: number;
}

/** One line of the penalty chart. dice: the lower one first. ways: how many of 36 rolls give it. */
export interface PenaltyRow {
  readonly dice: readonly [number, number];
  readonly ways: number;
  readonly over20: Penalty;
  readonly over40: Penalty;
}

const NEVER = 99;

/** The 21 rolls, lower die first, ascending. */
export const PENALTY_CHART: readonly PenaltyRow[] = charts.penalty.map((row) => ({
  dice: [row.dice[0] ?? 0, row.dice[1] ?? 0],
  ways: row.ways,
  over20: penaltyFrom(row.over20),
  over40: penaltyFrom(row.over40),
}));

const ROW_OF: readonly number[] = Array.from({ length: 49 }, (_, key) => {
  const low = Math.min(Math.floor(key / 7), key % 7);
  const high = Math.max(Math.floor(key / 7), key % 7);
  return PENALTY_CHART.findIndex((row) => row.dice[0] === low && row.dice[1] === high);
});

/** The line of the penalty chart for two dice. */
export function rowOf(first: number, second: number): number {
  return ROW_OF[first * 7 + second] as number;
}

const REDUCTIONS: readonly Wear[] = [
  { brakes: 0, tyres: 0 },
  ...charts.speedReduction.map((entry) => ({ brakes: entry.brake, tyres: entry.tyre })),
];

/** Points for slowing down by this much, 0 to 100 mph (R16). */
export function reductionWear(drop: number): Wear {
  const wear = REDUCTIONS[drop <= 0 ? 0 : drop / STEP];
  if (wear === undefined) throw new Error(`the chart has no reduction of ${drop}`);
  return wear;
}

/** What one roll does to a car: its points, or off the road instead. */
export interface Fall {
  readonly spin: boolean;
  readonly tyres: number;
  readonly brakes: number;
}

const SPIN: Fall = { spin: true, tyres: 0, brakes: 0 };

/** What a roll with this penalty does at this tyre gauge, before the roll's own points (R40, R41). */
export function fallOf({ kind, spinFrom, tyres, brakes }: Penalty, gauge: number): Fall {
  return kind === 'spin' || gauge >= spinFrom ? SPIN : { spin: false, tyres, brakes };
}

function penaltyFrom(entry: {
  kind: string;
  tyre?: number;
  brake?: number;
  spinInsteadIfTyreAtLeast?: number;
}): Penalty {
  return {
    kind: entry.kind === 'spin' || entry.kind === 'wear' ? entry.kind : 'none',
    tyres: entry.tyre ?? 0,
    brakes: entry.brake ?? 0,
    spinFrom: entry.spinInsteadIfTyreAtLeast ?? NEVER,
  };
}
