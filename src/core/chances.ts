// Chances from strengths: how likely each car is to win, or to end ahead of another. Plackett and Luce's model, in which
// the chance that a ends ahead of b depends on the difference of their strengths alone.
// Not for: what makes a car strong in a position (a game's ai/strengths.ts).

import type { AnyGame, RaceState, Seat } from './contract';

/** Log-odds between two cars whose order nothing can change any more. */
const SETTLED = 50;

/** How strong each car stands, by seat, in log-odds: cars that are home or out by their place, the others as the game says. */
export function strengthsOf(game: AnyGame, s: Readonly<RaceState>): number[] {
  const strengths = game.ai.strengths(s);
  for (const { seat, place, status } of game.standings(s)) {
    if (status === 'finished') strengths[seat] = SETTLED * (2 + strengths.length - place);
    else if (status === 'out') strengths[seat] = -SETTLED * (1 + place);
  }
  return strengths;
}

/** Chance that the car of the first strength ends ahead of that of the second. */
export function aheadChance(own: number, other: number): number {
  return 1 / (1 + Math.exp(other - own));
}

/** The place that a seat may expect, 1 is the winner's: one more for each rival, by how likely it is to end ahead. */
export function expectedPlace(strengths: readonly number[], seat: Seat): number {
  const own = strengths[seat] as number;
  return 1 + strengths.reduce((sum, other, car) => (car === seat ? sum : sum + aheadChance(other, own)), 0);
}

/** Every car's chance to win, by seat; they add up to 1. Empty for no cars. */
export function winChances(strengths: readonly number[]): number[] {
  const most = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp(strength - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/**
 * How well a seat stands, 0 hopeless to 1 won: half its chance to win, half the share of rivals that it is likely to beat, so
 * that places behind the first count too. Alone on the track: by its own strength, whose 0 is an even start.
 */
export function worthOf(strengths: readonly number[], seat: Seat): number {
  const own = strengths[seat] as number;
  const rivals = strengths.length - 1;
  if (rivals === 0) return aheadChance(own, 0);
  let beaten = 0;
  let odds = 0;
  for (let other = 0; other < strengths.length; other++) {
    const strength = strengths[other] as number;
    odds += Math.exp(Math.min(strength - own, 700));
    if (other !== seat) beaten += aheadChance(own, strength);
  }
  return (1 / odds + beaten / rivals) / 2;
}

/** The mean of several tries, and its standard error; of two tries at least. */
export function meanAndError(tries: readonly number[]): { mean: number; error: number } {
  const mean = tries.reduce((sum, one) => sum + one, 0) / tries.length;
  const spread = tries.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (tries.length - 1);
  return { mean, error: Math.sqrt(spread / tries.length) };
}
