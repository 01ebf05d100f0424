// The balance report of a circuit: shares, intervals and means from the totals, as plain JSON. Shares are from 0 to 1.
// Not here: what they mean (verdict.ts).

import type { CornerLimit, GapUnit, Yardstick } from '@core/balance/hooks';
import { NO_COUNTS, type RaceName } from './facts';
import { fairBand, type Interval, wilson } from './interval';
import { type Subject, type Tally, type WinCount, wonOf } from './tally';

/** A share of wins with its 95% interval. starts: races, or cars in them. won: shared wins count as fractions. */
export interface Wins extends Interval {
  readonly starts: number;
  readonly won: number;
  readonly share: number;
}

/** Wins from one starting place, 1-based. fair: the band in which the share of a fair circuit lies 19 times in 20. */
export interface StartWins extends Wins {
  readonly place: number;
  readonly fair: Interval;
}

/** How values are spread: the mean, the extremes, and the quarters between which half of them lie. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
  readonly most: number;
}

/**
 * A corner or square. troubleShare: of passes; costPerPass: points; both 0 without a pass. overtakes: in a race, on the way to it; null:
 * unknown.
 */
export interface PlaceReport {
  readonly place: string;
  /** 1-based number in driving order; null for a square. */
  readonly corner: number | null;
  readonly limit: NonNullable<CornerLimit['limit']> | null;
  readonly passes: number;
  readonly troubles: number;
  readonly cost: number;
  readonly troubleShare: number;
  readonly costPerPass: number;
  readonly overtakes: number | null;
}

/**
 * One leg, 1-based: from the start or a checkpoint to the next one. runs: cars that completed it without a break. ways: how many different
 * ways they took, as if all were equally common: 1 if all took the same one.
 */
export interface LegReport {
  readonly leg: number;
  readonly runs: number;
  readonly ways: number;
}

/** What the races say so far. Unknown parts are null or empty. */
export interface BalanceReport {
  readonly game: string;
  readonly circuit: string;
  readonly cars: number;
  /** Races of equal drivers that ended. */
  readonly races: number;
  /** Races that did not end, in order. */
  readonly unended: readonly RaceName[];
  /** By starting place; empty if the game does not tell who starts where. */
  readonly starts: readonly StartWins[];
  readonly rounds: Spread | null;
  /** Estimated for people at one table: of a quick, a usual and a slow race. */
  readonly minutes: { readonly lower: number; readonly mean: number; readonly upper: number } | null;
  /** Corners in driving order, then squares by id. */
  readonly places: readonly PlaceReport[];
  /** In order; empty in a game without a choice of way. */
  readonly legs: readonly LegReport[];
  /** Per race, by lap. */
  readonly laps: readonly { readonly lap: number; readonly overtakes: number; readonly leadChanges: number }[];
  readonly gapUnit: GapUnit['id'] | null;
  /** Behind the winner in the unit, by finishing place from the second on. */
  readonly gaps: readonly (Spread & { readonly place: number })[];
  /** Share of races in which the winner was not leading with a third to go. */
  readonly open: number | null;
  /** By driver; empty if all are the same. */
  readonly drivers: readonly (Wins & { readonly driver: string })[];
  /** Races that the better of two levels wins against the one below. */
  readonly skill: (Wins & { readonly better: string; readonly worse: string }) | null;
  readonly lapsOption: Subject['laps'];
  /** What the game's own circuits stay below. */
  readonly usual: Subject['usual'];
  /** Points of a car in a lap; null without a race, or in a game without laps. */
  readonly costPerLap: number | null;
  /** From the least to the most that was found on the circuits in the box; null: nobody has measured them. */
  readonly box: { readonly minutes: Interval; readonly skill: Interval; readonly costPerLap: Interval } | null;
}

/** The report on everything added so far. */
export function reportOf(tally: Readonly<Tally>): BalanceReport {
  const { subject, races } = tally;
  const rounds = spreadOf(tally.rounds, 1);
  return {
    game: subject.game,
    circuit: subject.circuit,
    cars: subject.cars,
    races,
    unended: tally.unended.toSorted(byName),
    starts: [...tally.starts]
      .toSorted(([a], [b]) => a - b)
      .map(([place, count]) => ({ place, ...winsOf(count), fair: fairBand(subject.cars, count.starts) })),
    rounds,
    minutes: rounds && minutesOf(rounds, subject),
    places: placesOf(tally),
    legs: legsOf(tally),
    laps: [...tally.laps]
      .toSorted(([a], [b]) => a - b)
      .map(([lap, sum]) => ({ lap, overtakes: sum.overtakes / races, leadChanges: sum.leadChanges / races })),
    gapUnit: subject.gap?.id ?? null,
    gaps: [...tally.gaps]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([place, counts]) => {
        const spread = spreadOf(counts, subject.gap?.parts ?? 1);
        return spread === null ? [] : [{ place, ...spread }];
      }),
    open: races === 0 ? null : tally.open / races,
    drivers:
      subject.drivers.length < 2
        ? []
        : subject.drivers.map((driver) => ({
            driver,
            ...winsOf(tally.drivers.get(driver) ?? { starts: 0, parts: 0 }),
          })),
    skill: subject.pair === null || tally.skill.starts === 0 ? null : { ...subject.pair, ...winsOf(tally.skill) },
    lapsOption: subject.laps,
    usual: subject.usual,
    costPerLap: costPerLapOf(tally),
    box: subject.yardstick && boxOf(subject.yardstick),
  };
}

function costPerLapOf({ places, subject, races }: Readonly<Tally>): number | null {
  if (races === 0 || subject.laps === null) return null;
  const cost = [...places.values()].reduce((sum, place) => sum + place.cost, 0);
  return cost / (races * subject.cars * subject.laps.now);
}

function boxOf({ circuits }: Yardstick): BalanceReport['box'] {
  const range = (values: readonly number[]): Interval => ({ low: Math.min(...values), high: Math.max(...values) });
  return {
    minutes: range(circuits.map(({ minutes }) => minutes)),
    skill: range(circuits.map(({ skill }) => skill)),
    costPerLap: range(circuits.map(({ cost }) => cost)),
  };
}

function winsOf(count: Readonly<WinCount>): Wins {
  const won = wonOf(count);
  const { starts } = count;
  return { starts, won, share: starts === 0 ? 0 : won / starts, ...wilson(won, starts) };
}

/** null without a value. parts: of the unit, see GapUnit. */
function spreadOf(counts: ReadonlyMap<number, number>, parts: number): Spread | null {
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const at = (share: number): number => {
    let left = share * total;
    for (const [value, count] of sorted) {
      left -= count;
      if (left <= 0) return value / parts;
    }
    return (sorted.at(-1)?.[0] ?? 0) / parts;
  };
  const sum = sorted.reduce((all, [value, count]) => all + value * count, 0);
  return { mean: sum / total / parts, least: at(0), lower: at(0.25), middle: at(0.5), upper: at(0.75), most: at(1) };
}

function minutesOf({ lower, mean, upper }: Spread, { seconds, cars }: Subject): BalanceReport['minutes'] {
  if (seconds === null) return null;
  const each = (seconds.table + seconds.person * cars) / 60;
  return { lower: lower * each, mean: mean * each, upper: upper * each };
}

function placesOf({ places, subject, races }: Readonly<Tally>): PlaceReport[] {
  const corners = new Set(subject.corners.map(({ id }) => id));
  const squares = [...places.keys()].filter((place) => !corners.has(place)).toSorted(byId);
  return [
    ...subject.corners.map(({ id, limit }, index) => ({ place: id, corner: index + 1, limit: limit ?? null })),
    ...squares.map((place) => ({ place, corner: null, limit: null })),
  ].map((one) => {
    const { passes, troubles, cost, overtakes: swaps } = places.get(one.place) ?? NO_COUNTS;
    const overtakes = !subject.placesOvertakes || one.corner === null || races === 0 ? null : swaps / races;
    const share = (count: number): number => (passes === 0 ? 0 : count / passes);
    return { ...one, passes, troubles, cost, troubleShare: share(troubles), costPerPass: share(cost), overtakes };
  });
}

function legsOf({ ways }: Readonly<Tally>): LegReport[] {
  return [...ways]
    .toSorted(([a], [b]) => a - b)
    .map(([leg, counts]) => {
      let runs = 0;
      let squares = 0;
      for (const cars of counts.values()) {
        runs += cars;
        squares += cars ** 2;
      }
      return { leg, runs, ways: runs ** 2 / squares };
    });
}

function byName(a: RaceName, b: RaceName): number {
  return a.series === b.series ? a.index - b.index : a.series < b.series ? -1 : 1;
}

/** Shorter ids first, so that numbers are in their order. */
function byId(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
