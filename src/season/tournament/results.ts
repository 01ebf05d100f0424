// Results of one table in the order that decides who goes on, and the comparison across tables. Not here: the points
// themselves (../shares.ts) or the standings of the whole tournament (standings.ts).

import type { SeasonDriver, SeasonPlan } from '@api/season';
import type { DriverResult, RoundRaces } from '../races';
import { isMissed, type Share, sharesOf } from '../shares';
import { isDrawnFor, isFillIn, seedOf } from './desk';
import type { Desk, TablePlace, TableResult, TimedCorrection } from './types';

/** Level of AI drivers if the season names none. */
const USUAL_LEVEL = 'medium';

/** An AI driver who belongs to no one, as a driver of a plan. */
export function fillInDriver({ rules }: Pick<SeasonPlan, 'rules'>, id: string): SeasonDriver {
  const level = rules.fillIn ?? USUAL_LEVEL;
  return {
    id,
    name: `AI ${id.slice(id.lastIndexOf('-') + 1)}`,
    colour: 'ivory',
    driver: { kind: 'ai', level },
    team: null,
  };
}

/** The corrections that change who is in this stage, 1-based: those made before it began. */
export function correctionsBefore(desk: Pick<Desk, 'state'>, stage: number): TimedCorrection[] {
  return desk.state.corrections.filter(({ begun }) => (begun ?? 0) < stage);
}

/**
 * Results of a finished table of this stage, 1-based, best first. Corrections change places as long as the next stage has not
 * begun, and points always.
 */
export function resultsOf(
  desk: Desk,
  one: RoundRaces,
  outcomes: readonly DriverResult[],
  stage: number,
): TableResult[] {
  const sharesBy = (corrections: readonly TimedCorrection[]) => {
    const drivers = outcomes.map(({ driver }) => fillInDriver(desk.plan, driver));
    return sharesOf({ ...desk.plan, drivers }, [{ id: one.round.id, outcomes }], corrections)[0] ?? [];
  };
  const shown = sharesBy(desk.state.corrections);
  const gaps = gapsAt(desk, one);
  const lines = sharesBy(correctionsBefore(desk, stage + 1)).map((share, index) => ({
    key: [...rankOf(share), gaps.get(share.driver) ?? 0, seedOf(desk, share.driver)],
    counted: share.scored + share.correction,
    share: shown[index] ?? share,
  }));
  return lines
    .sort((a, b) => compared(a.key, b.key))
    .map(({ share, counted }, index) => ({
      driver: share.driver,
      place: index + 1,
      finished: share.place,
      points: share.scored + share.correction,
      counted,
      correction: share.correction,
      gap: gaps.get(share.driver) ?? null,
      out: share.out,
      taken: share.isTaken,
      standIn: share.standIn,
      fillIn: isFillIn(share.driver),
    }));
}

/** Results of a table of this stage, 1-based, that is not raced: nobody scores, and the order is by seed. */
export function voidResults(desk: Desk, places: readonly TablePlace[], stage: number): TableResult[] {
  const seated = places.flatMap((place) => (place.kind === 'open' ? [] : [place]));
  const lines = seated.map((place) => {
    const standIn = place.kind === 'fillIn' || !isDrawnFor(desk, place.driver, stage);
    return { driver: place.driver, standIn, key: [Number(standIn), seedOf(desk, place.driver)] };
  });
  return lines
    .sort((a, b) => compared(a.key, b.key))
    .map(({ driver, standIn }, index) => ({
      driver,
      place: index + 1,
      finished: null,
      points: 0,
      counted: 0,
      correction: 0,
      gap: null,
      out: false,
      taken: false,
      standIn,
      fillIn: isFillIn(driver),
    }));
}

/**
 * Best first, across tables: by points, the gap to the winner if it is known of all with these points, the place, and the
 * seed. points: with every correction; counted: only with those that change who goes on.
 */
export function byPoints(desk: Desk, results: readonly TableResult[], by: 'points' | 'counted'): TableResult[] {
  const unknown = new Set(results.flatMap((one) => (one.gap === null ? one[by] : [])));
  const gapOf = (one: TableResult) => (unknown.has(one[by]) ? 0 : (one.gap ?? 0));
  const key = (one: TableResult) => [-one[by], gapOf(one), one.place, seedOf(desk, one.driver)];
  return [...results].sort((a, b) => compared(key(a), key(b)));
}

/** Compares lists from left to right; lower comes first. */
export function compared(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * AI drivers come last, drivers who are out before them. Bonuses do not change who is ahead, so only the points of the place
 * count, with what a correction adds or deducts.
 */
function rankOf(share: Share): number[] {
  const bonus = share.bonuses.reduce((sum, { points }) => sum + points, 0);
  const points = isMissed(share) ? 0 : share.scored - bonus;
  return [
    Number(isFillIn(share.driver)),
    Number(isMissed(share)),
    Number(share.isTaken),
    Number(share.out),
    -(points + share.correction),
    share.place ?? 0,
  ];
}

/** Gaps to the winner by driver, of a table with a single race; empty if they are not known. */
function gapsAt(desk: Desk, { held }: RoundRaces): Map<string, number> {
  const [only] = held;
  if (only === undefined || held.length > 1) return new Map();
  const gaps = desk.state.races.find(({ match }) => match === only.match)?.gaps ?? [];
  return new Map(
    only.entrants.flatMap(({ driver }, seat): [string, number][] => {
      const gap = gaps[seat] ?? null;
      return gap === null ? [] : [[driver, gap]];
    }),
  );
}
