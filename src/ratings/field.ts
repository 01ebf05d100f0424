// Chooses the field for a close race: which characters at which levels are about as strong as the player, and how the field's
// levels follow a player who gets better or worse.
// Not here: which driver gets which car (screens), or anyone's rating.

import { LEVELS, type Level } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import type { Rating } from './scale';

/** A character as a possible rival. */
export interface Rival {
  readonly character: string;
  readonly ratings: Readonly<Record<Level, Rating>>;
}

/** A seat in a field. */
export interface Opponent {
  readonly character: string;
  readonly level: Level;
}

/**
 * Rivals whose distances to the player differ by less than this many points count as equally near; the choice among them is
 * random.
 */
const NEAR = 50;

/**
 * Returns this many different characters (fewer if there are not enough) that are together about as strong as the player; another
 * seed proposes others. own: null for a player without races, who gets the easiest level. levels: the game's levels, ascending.
 */
export function closeField(
  own: Rating | null,
  rivals: readonly Rival[],
  seats: number,
  seed: string,
  levels: readonly Level[] = LEVELS,
): Opponent[] {
  const draw = drawOf(seedRng(seed));
  const far = (rival: Rival): number =>
    own === null ? 0 : Math.min(...levels.map((level) => Math.abs(rival.ratings[level].rating - own.rating)));
  const left = [...rivals];
  const mixed = rivals.flatMap(() => left.splice(draw(left.length), 1));
  const near = mixed.toSorted((a, b) => Math.floor(far(a) / NEAR) - Math.floor(far(b) / NEAR));
  return followField(own, near.slice(0, seats), levels);
}

/**
 * Returns the same characters, in the same order, at the levels where they are together nearest to the player. The field is
 * raised one seat at a time, so its levels are at most one step apart and a better player never meets an easier field.
 */
export function followField(
  own: Rating | null,
  rivals: readonly Rival[],
  levels: readonly Level[] = LEVELS,
): Opponent[] {
  const steps = Math.max(0, rivals.length * (levels.length - 1));
  let best = raised(rivals, 0, levels);
  if (own === null) return best;
  for (let step = 1; step <= steps; step++) {
    const next = raised(rivals, step, levels);
    if (distance(own, rivals, next) < distance(own, rivals, best)) best = next;
  }
  return best;
}

/** The field after this many one-level raises, one seat after the other, starting again at the first seat. */
function raised(rivals: readonly Rival[], step: number, levels: readonly Level[]): Opponent[] {
  return rivals.flatMap(({ character }, seat): Opponent[] => {
    const level = levels[Math.floor((step + rivals.length - 1 - seat) / rivals.length)];
    return level === undefined ? [] : [{ character, level }];
  });
}

/** Distance between the player and the mean of a field, in points. */
function distance(own: Rating, rivals: readonly Rival[], field: readonly Opponent[]): number {
  const sum = field.reduce((total, { level }, seat) => total + (rivals[seat]?.ratings[level].rating ?? 0), 0);
  return Math.abs(sum / field.length - own.rating);
}
