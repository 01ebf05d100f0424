// A driver's rating over races as chart data: a line for each level driven at. Pure.

import type { RatingPoint } from '@api/ratings';
import type { BotId } from '@core/contract';

/** One line of the chart. level: of an AI driver; null: the driver has none. last: its end. */
export interface RatingLine {
  readonly level: BotId | null;
  readonly last: RatingPoint;
}

/**
 * A race of the chart: the rating at the level driven at, and, for the level of the last race, the band of its uncertainty,
 * from and to.
 */
export interface RatingSpot {
  readonly race: number;
  readonly band: readonly [least: number, most: number] | null;
  readonly ratings: Readonly<Partial<Record<string, number>>>;
}

/** The key of a level's ratings in a spot. */
export function lineKey(level: BotId | null): string {
  return level ?? 'none';
}

/** The lines of a curve, the one of the last race first. points: oldest first. */
export function linesOf(points: readonly RatingPoint[]): RatingLine[] {
  const lines = new Map<BotId | null, RatingPoint>();
  for (const point of points.toReversed()) if (!lines.has(point.level)) lines.set(point.level, point);
  return [...lines].map(([level, last]) => ({ level, last }));
}

/** Every race of a curve. points: oldest first. */
export function spotsOf(points: readonly RatingPoint[]): RatingSpot[] {
  const shaded = points.at(-1)?.level;
  return points.map(({ race, rating, deviation, level }) => {
    const band = level === shaded ? ([rating - deviation, rating + deviation] as const) : null;
    return { race, band, ratings: { [lineKey(level)]: rating } };
  });
}
