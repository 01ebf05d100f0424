// Computes the ratings of one game race by race: Weng and Lin's Bayesian approximation of Plackett-Luce, by openskill.
// Not here: where races come from (store/archive) or who asks for ratings (host/archive/ratings.ts).

import { rate } from 'openskill';
import type { Priors } from './priors';
import { POINTS, type Rating } from './scale';
import { priorFor, type RatedCar, subjectOf } from './subject';

/** A finished race. at: ms since 1970. */
export interface RatedRace {
  readonly race: string;
  readonly at: number;
  readonly cars: readonly RatedCar[];
}

/** A subject's current rating. change: by its last race. car: its car in that race. */
export interface Standing extends Rating {
  readonly car: RatedCar;
  readonly races: number;
  readonly change: number;
}

/** A driver's race: the rating after it, and the change from the previous one. */
export interface Point extends Rating {
  readonly race: string;
  readonly at: number;
  readonly level: string | null;
  readonly change: number;
}

/** All ratings in one game and their history, in the order in which races were added. */
export interface Book {
  readonly priors: Priors;
  readonly standings: Map<string, Standing>;
  /** By driver key. A driver can be several subjects: a character at several levels. */
  readonly points: Map<string, Point[]>;
}

/** The number of this way of computing ratings. Raise it when the same races give other ratings: kept ones are computed again. */
export const METHOD = 1;

/** Uncertainty added with every race, in points, so that ratings follow players who improve. */
const TAU = 5;

/** A book without races. */
export function newBook(priors: Priors): Book {
  return { priors, standings: new Map(), points: new Map() };
}

/**
 * Adds a race, which must be later than all in the book. Changes book. A subject that drove several cars changes by the mean of
 * their changes. A race in which one subject drove every car changes nothing.
 */
export function addRace(book: Book, { race, at, cars }: RatedRace): void {
  const subjects = cars.map(subjectOf);
  if (new Set(subjects).size < 2) return;
  const before = cars.map((car, n) => book.standings.get(subjects[n] ?? '') ?? priorFor(car, book.priors));
  const after = rated(
    before,
    cars.map((car) => car.place),
  );
  for (const [subject, own] of Map.groupBy(cars.keys(), (n) => subjects[n] ?? '')) {
    const [first = 0] = own;
    const was = book.standings.get(subject);
    const rating = mean(own.map((n) => after[n]?.rating ?? 0));
    const deviation = mean(own.map((n) => after[n]?.deviation ?? 0));
    const change = rating - (before[first]?.rating ?? rating);
    const car = cars[first];
    if (car === undefined) continue;
    book.standings.set(subject, { rating, deviation, races: (was?.races ?? 0) + 1, change, car });
    for (const driver of new Set(own.map((n) => cars[n]?.driver ?? ''))) {
      const known = book.points.get(driver) ?? [];
      known.push({ race, at, level: car.level, rating, deviation, change });
      book.points.set(driver, known);
    }
  }
}

/** Returns the ratings after a race, in the same order. places: 1 is best; equal places are a draw. */
function rated(before: readonly Rating[], places: readonly number[]): Rating[] {
  const teams = before.map(({ rating, deviation }) => [{ mu: rating, sigma: deviation }]);
  return rate(teams, { rank: [...places], tau: TAU, beta: betaOf(before) }).flatMap((team) =>
    team.map(({ mu, sigma }) => ({ rating: mu, deviation: sigma })),
  );
}

/**
 * The model divides rating differences by the square root of the sum of every car's variance and beta squared. That sum grows
 * with the field, so the same two cars would end up further apart after races of six than after races of two. This beta keeps the
 * sum at its value for two average cars, so 400 points always mean ten to one.
 */
function betaOf(before: readonly Rating[]): number {
  const variances = before.map(({ deviation }) => deviation ** 2 + TAU ** 2);
  const sum = variances.reduce((total, one) => total + one, 0);
  const wanted = POINTS ** 2 + (2 / variances.length) * sum;
  return Math.sqrt(Math.max(1, (wanted - sum) / variances.length));
}

function mean(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0) / values.length;
}
