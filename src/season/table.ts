// The table of a season: totals without dropped results, places, gaps, teams. Not here: points of a round (shares.ts).

import type { SeasonLine, SeasonPlan, TeamLine } from '@api/season';
import { isMissed, type Share } from './shares';
import { type Contender, ranked } from './ties';

/** A driver's season so far. dropped: per finished round, whether it does not count. */
export interface Tally extends Contender {
  dropped: readonly boolean[];
}

/** One tally per driver of the plan. rounds: per finished round, per driver of the plan. */
export function talliesOf(plan: SeasonPlan, rounds: readonly (readonly Share[])[]): Tally[] {
  const counting = plan.rounds.length - plan.rules.drop;
  return plan.drivers.map(({ id }, index) => {
    const shares = rounds.flatMap((round) => round[index] ?? []);
    const dropped = droppedOf(shares, counting);
    // A penalty counts even if its round does not.
    const points = shares.reduce(
      (sum, share, n) => sum + (dropped[n] ? Math.min(0, share.correction) : share.scored + share.correction),
      0,
    );
    return { driver: id, points, shares, dropped };
  });
}

/** The table, best first. before: the tallies without the latest round, to show places gained. */
export function tableOf(plan: SeasonPlan, tallies: readonly Tally[], before: readonly Tally[]): SeasonLine[] {
  const places = placesOf(plan, tallies);
  const earlier = placesOf(plan, before);
  const leader = Math.max(...tallies.map((tally) => tally.points));
  const isNew = (before[0]?.shares.length ?? 0) === 0;
  return [...places].map(([driver, place]): SeasonLine => {
    const own = tallies.find((tally) => tally.driver === driver);
    const shares = own?.shares ?? [];
    const points = own?.points ?? 0;
    return {
      driver,
      place,
      shared: tallies.some((tally) => tally.driver !== driver && tally.points === points),
      points,
      gap: leader - points,
      wins: shares.filter((share) => isAtBest(share, 1)).length,
      podiums: shares.filter((share) => isAtBest(share, 3)).length,
      moved: isNew ? 0 : (earlier.get(driver) ?? place) - place,
      progress: runningTotals(shares),
    };
  });
}

/** Teams by their drivers' points, best first; teams with equal points share the place. */
export function teamsOf(plan: SeasonPlan, table: readonly SeasonLine[]): TeamLine[] {
  const members = (team: string) => plan.drivers.filter((driver) => driver.team === team).map((driver) => driver.id);
  const totals = plan.teams.map(({ id }) => {
    const own = members(id);
    return { team: id, points: table.reduce((sum, line) => sum + (own.includes(line.driver) ? line.points : 0), 0) };
  });
  const most = Math.max(...totals.map((one) => one.points));
  return totals
    .sort((a, b) => b.points - a.points)
    .map(({ team, points }) => ({
      team,
      place: 1 + totals.filter((other) => other.points > points).length,
      points,
      gap: most - points,
    }));
}

/** Place by driver, in table order. */
function placesOf(plan: SeasonPlan, tallies: readonly Tally[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const group of ranked(tallies, plan.rules.ties)) {
    const place = places.size + 1;
    for (const one of group) places.set(one.driver, place);
  }
  return places;
}

/** The worst rounds beyond the number that counts, by what dropping them would cost; the earlier of equal ones. */
function droppedOf(shares: readonly Share[], counting: number): boolean[] {
  const worth = shares.map((share) => share.scored + Math.max(0, share.correction));
  const worst = shares.map((_, n) => n).sort((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0) || a - b);
  const gone = new Set(worst.slice(0, Math.max(0, shares.length - counting)));
  return shares.map((_, n) => gone.has(n));
}

function isAtBest(share: Share, place: number): boolean {
  return share.place !== null && share.place <= place && !share.out && !isMissed(share);
}

function runningTotals(shares: readonly Share[]): number[] {
  let total = 0;
  return shares.map((share) => {
    total += share.scored + share.correction;
    return total;
  });
}
