// Numbers in the reasons of hints: means, rounded for a person. Not here: what a hint needs from a game (contract/hints.ts).

import type { Means } from './contract';

/** Rounds to at most one decimal. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A chance as a whole percentage. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** The mean with this name. Throws if there is none, which is a bug. */
export function meanOf(means: Means, name: string): number {
  const value = means[name];
  if (value === undefined) throw new Error(`nothing was counted under ${name}`);
  return value;
}

/** By how much more one answer has of what was counted under a name than another. Throws if nothing was, which is a bug. */
export function moreThan(one: { readonly means: Means }, other: { readonly means: Means }): (name: string) => number {
  return (name) => meanOf(one.means, name) - meanOf(other.means, name);
}
