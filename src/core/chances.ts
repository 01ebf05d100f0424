// Chances from strengths: how likely each car is to win, or to finish ahead of another. Uses the Plackett-Luce model, in
// which the chance that a finishes ahead of b depends only on the difference between their strengths.
// Not here: how strong a car is in a position (a game's ai/strengths.ts).

import type { AnyGame, RaceState, Seat } from './contract';

/** Log-odds between two cars whose order can no longer change. */
const SETTLED = 50;

/** Strength of each car by seat, in log-odds: finished and eliminated cars by place, the others as the game estimates. */
export function strengthsOf(game: AnyGame, s: Readonly<RaceState>): number[] {
  const strengths = game.ai.strengths(s);
  for (const { seat, place, status } of game.standings(s)) {
    if (status === 'finished') strengths[seat] = SETTLED * (2 + strengths.length - place);
    else if (status === 'out') strengths[seat] = -SETTLED * (1 + place);
  }
  return strengths;
}

/** Chance that the first car finishes ahead of the second. */
export function aheadChance(own: number, other: number): number {
  return 1 / (1 + Math.exp(other - own));
}

/** A seat's expected place, 1 being the winner's: one plus the chance of each rival to finish ahead. */
export function expectedPlace(strengths: readonly number[], seat: Seat): number {
  const own = strengths[seat] as number;
  return 1 + strengths.reduce((sum, other, car) => (car === seat ? sum : sum + aheadChance(other, own)), 0);
}

/** Every car's chance to win, by seat; they add up to 1. Empty if there are no cars. */
export function winChances(strengths: readonly number[]): number[] {
  const most = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp(strength - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/**
 * How good a seat's position is, from 0 (hopeless) to 1 (won): half its chance to win, half the expected share of rivals it
 * beats, so that lower places count too. A car alone on the track is judged by its own strength, where 0 is an even start.
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

/** Mean and standard error of at least two samples. */
export function meanAndError(tries: readonly number[]): { mean: number; error: number } {
  const mean = tries.reduce((sum, one) => sum + one, 0) / tries.length;
  const spread = tries.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (tries.length - 1);
  return { mean, error: Math.sqrt(spread / tries.length) };
}
