// What is kept of the tables' races from look to look. Pure. Not here: asking for them (use-looks.ts).

import type { MatchUpdate } from '@api/contract';

/** What is known of a race. update: the newest one; undefined before the first. isResting: nobody is at the table, so it is on hold. */
export interface Look {
  readonly update: MatchUpdate | undefined;
  readonly isResting: boolean;
}
/** By the race's id; a race that was not looked at yet is left out. */
export type Looks = ReadonlyMap<string, Look>;

/** The looks after an answer. isWhole: it has every race that is in the host's memory. The same object if nothing is new. */
export function merged(
  before: Looks,
  matches: readonly string[],
  found: readonly MatchUpdate[],
  isWhole: boolean,
): Looks {
  const after = new Map<string, Look>();
  for (const match of matches) {
    const known = before.get(match);
    const update = found.find((one) => one.match === match);
    const look = update === undefined ? (isWhole ? resting(known) : known) : awake(known, update);
    if (look !== undefined) after.set(match, look);
  }
  const isSame = after.size === before.size && [...after].every(([match, look]) => before.get(match) === look);
  return isSame ? before : after;
}

function resting(known: Look | undefined): Look {
  return known?.isResting === true ? known : { update: known?.update, isResting: true };
}

function awake(known: Look | undefined, update: MatchUpdate): Look {
  const isSame = known !== undefined && !known.isResting && known.update?.seq === update.seq;
  return isSame ? known : { update, isResting: false };
}
