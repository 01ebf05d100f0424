// Each driver's result in every finished round: place, points by the season's rules, corrections, missed rounds.
// Not here: dropped results and the order of the table (table.ts).

import type { PointsRule, SeasonPlan } from '@api/season';
import type { Bonus } from '@core/contract';
import type { DriverResult } from './races';
import type { Correction } from './types';

/** A driver's result in a finished round. scored: without manual corrections; 0 if the result was removed. */
export interface Share {
  driver: string;
  /** null: missed, and no one took the car. */
  place: number | null;
  out: boolean;
  standIn: boolean;
  /** Removed by hand; then also out. */
  isTaken: boolean;
  scored: number;
  /** The bonuses included in scored. */
  bonuses: readonly Bonus[];
  /** Sum of the manual corrections. */
  correction: number;
}

/** A finished round. */
export interface HeldRound {
  id: string;
  outcomes: readonly DriverResult[];
}

/**
 * Per finished round, per driver of the plan. If a missed round is worth the average, it gets the average of the rounds the
 * driver drove, without corrections; nothing if they drove none.
 */
export function sharesOf(
  plan: SeasonPlan,
  rounds: readonly HeldRound[],
  corrections: readonly Correction[],
): Share[][] {
  const shares = rounds.map((round) => plan.drivers.map((driver) => shareOf(plan, round, driver.id, corrections)));
  if (plan.rules.missed !== 'average') return shares;
  const averages = plan.drivers.map((_, index) => averageOf(shares.flatMap((round) => round[index] ?? [])));
  return shares.map((round) =>
    round.map((share, index) =>
      isMissed(share) && !share.isTaken ? { ...share, scored: averages[index] ?? 0 } : share,
    ),
  );
}

/** Whether the driver did not drive. */
export function isMissed(share: Share): boolean {
  return share.place === null || share.standIn;
}

function shareOf(plan: SeasonPlan, round: HeldRound, driver: string, corrections: readonly Correction[]): Share {
  const own = corrections.filter((one) => one.round === round.id && one.driver === driver);
  const correction = own.reduce((sum, one) => sum + one.points, 0);
  const isTaken = own.at(-1)?.out ?? false;
  const outcome = round.outcomes.find((one) => one.driver === driver);
  if (outcome === undefined)
    return { driver, place: null, out: isTaken, standIn: false, isTaken, scored: 0, bonuses: [], correction };
  const { place, standIn } = outcome;
  const out = outcome.out || isTaken;
  const counts = !standIn || plan.rules.missed === 'standIn';
  const bonuses = out || !counts ? [] : outcome.bonuses;
  const scored = out || !counts ? 0 : pointsOf(plan.rules.points, outcome);
  return { driver, place, out, standIn, isTaken, scored, bonuses, correction };
}

/** A season's own points table replaces the points for places; bonuses from the race are added in either case. */
function pointsOf(rule: PointsRule, outcome: DriverResult): number {
  if (rule.kind === 'own') return outcome.own;
  return outcome.bonuses.reduce((sum, bonus) => sum + bonus.points, rule.table[outcome.place - 1] ?? 0);
}

function averageOf(shares: readonly Share[]): number {
  const driven = shares.filter((share) => !isMissed(share));
  const sum = driven.reduce((total, share) => total + share.scored, 0);
  return driven.length === 0 ? 0 : Math.floor(sum / driven.length);
}
