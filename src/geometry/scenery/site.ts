// Land that fills up with scenery: rules that always hold, and circles that are taken one by one. Not here: what is placed.

import { offRounds, type Round, type Rule } from './clearance';

/** rules: hold for everything on it; taken: what is already there. */
export interface Site {
  readonly rules: readonly Rule[];
  readonly taken: Round[];
}

/** Whether an object is clear of everything that its place must be clear of. */
export function isClear(one: Round, rules: readonly Rule[]): boolean {
  return rules.every((rule) => rule(one));
}

/** Changes the site: takes a circle if it is clear. share, overlap: how close neighbours may come (`offRounds`). */
export function take(site: Site, { x, y, reach }: Round, share = 1, overlap = 0): boolean {
  const one = { x, y, reach };
  if (!offRounds(site.taken, share, overlap)(one) || !isClear(one, site.rules)) return false;
  site.taken.push(one);
  return true;
}
