// The order of drivers: by points, then by the season's tie rules in their order; drivers who are still equal share a place.
// Not here: the points themselves (shares.ts, table.ts).

import type { SeasonRules } from '@api/season';
import { isMissed, type Share } from './shares';

/** What the order is computed from. shares: one per finished round, calendar order. */
export interface Contender {
  driver: string;
  points: number;
  shares: readonly Share[];
}

type TieRule = SeasonRules['ties'][number];

/** A driver who is out ranks behind everyone who is not, and a missed round ranks behind that. */
const OUT = 1000;
const MISSED = 1_000_000;

/** Best first; contenders in one group are equal in everything and stay in their input order. */
export function ranked(contenders: readonly Contender[], rules: readonly TieRule[]): Contender[][] {
  return split(contenders, (one) => [one.points]).flatMap((group) => settle(group, rules));
}

/**
 * Settles equal points. A rule that has split a group is applied again to each part, because head to head then compares
 * fewer drivers; a rule that separates no one gives way to the next.
 */
function settle(group: readonly Contender[], rules: readonly TieRule[]): Contender[][] {
  const [rule, ...rest] = rules;
  if (group.length < 2 || rule === undefined) return [[...group]];
  const parts = split(group, keyOf(rule, group));
  return parts.length === 1 ? settle(group, rest) : parts.flatMap((part) => settle(part, rules));
}

/** Groups of equal keys, highest first; keys are compared left to right. */
function split(group: readonly Contender[], key: (one: Contender) => number[]): Contender[][] {
  const keyed = group.map((one) => ({ one, key: key(one) })).sort((a, b) => compare(a.key, b.key));
  const parts: Contender[][] = [];
  keyed.forEach(({ one, key: own }, index) => {
    const above = keyed[index - 1];
    if (above !== undefined && compare(above.key, own) === 0) parts.at(-1)?.push(one);
    else parts.push([one]);
  });
  return parts;
}

function keyOf(rule: TieRule, group: readonly Contender[]): (one: Contender) => number[] {
  switch (rule) {
    case 'countback':
      return placeCounts;
    case 'latest':
      return (one) => one.shares.map((share) => -rankOf(share)).reverse();
    case 'headToHead':
      return (one) => [group.reduce((sum, other) => sum + duel(one, other), 0)];
  }
}

/** Counts of first, second and further places; only places that the driver took and kept. */
function placeCounts(one: Contender): number[] {
  const counts: number[] = [];
  for (const share of one.shares) {
    if (share.place === null || share.out || isMissed(share)) continue;
    while (counts.length < share.place) counts.push(0);
    counts[share.place - 1] = (counts[share.place - 1] ?? 0) + 1;
  }
  return counts;
}

/** 1 if one was more often ahead of the other in the rounds that both drove, -1 if less often. */
function duel(one: Contender, other: Contender): number {
  const ahead = one.shares.reduce((sum, share, index) => {
    const against = other.shares[index];
    if (against === undefined || isMissed(share) || isMissed(against)) return sum;
    return sum + Math.sign(rankOf(against) - rankOf(share));
  }, 0);
  return Math.sign(ahead);
}

/** Lower is better. */
function rankOf(share: Share): number {
  if (share.place === null || isMissed(share)) return MISSED;
  return share.out ? OUT + share.place : share.place;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
