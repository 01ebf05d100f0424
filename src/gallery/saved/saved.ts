// What the host of the page has saved when a story begins: only that story's races and seasons.
// Not here: which ones there are (races.ts, seasons.ts).

import type { Client } from '@api/session';
import type { WholeRace } from '@store/races/saves';
import type { StoredChange } from '@store/seasons';
import type { Store } from '@store/store';

/** Races and seasons; left out: none. A season's races are among the races. */
export interface Saved {
  races?: readonly WholeRace[];
  seasons?: readonly SavedSeason[];
}

/** A season with its changes by hand. at: when it was created, ms since 1970. */
export interface SavedSeason {
  id: string;
  plan: unknown;
  at: number;
  changes?: readonly StoredChange[];
}

/** More than the host ever has saved. */
const ALL = 1000;

/** Removes everything that the host has saved, and saves this. client: a window of that host, through which it is removed. */
export async function saveOnly({ seasons, saves }: Store, client: Client, saved: Saved): Promise<void> {
  // A season is removed before its races, which it would otherwise keep.
  for (const { id } of seasons.list()) await client.call('seasons.delete', { season: id });
  for (const { id } of saves.list(ALL)) await client.call('matches.delete', { match: id });
  for (const { id, plan, at } of saved.seasons ?? []) seasons.create({ id, plan, at });
  for (const race of saved.races ?? []) saves.createWhole(race);
  for (const { id, changes = [] } of saved.seasons ?? []) for (const change of changes) seasons.correct(id, change);
}
