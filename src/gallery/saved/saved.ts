// What the host of the page has saved when a story begins: only that story's races, seasons and circuits.
// Not here: which ones there are (races.ts, seasons.ts, circuits.ts).

import type { Client } from '@api/session';
import type { CircuitName } from '@store/circuits';
import type { WholeRace } from '@store/races/saves';
import type { StoredChange } from '@store/seasons';
import type { Store } from '@store/store';

/** Races, seasons and circuits; left out: none. A season's races are among the races. */
export interface Saved {
  circuits?: readonly SavedCircuit[];
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

/** A circuit of the workshop. circuit: the id of its content; at: when it was saved, ms since 1970. */
export interface SavedCircuit extends CircuitName {
  id: string;
  source: unknown;
  at: number;
}

/** More than the host ever has saved. */
const ALL = 1000;

/** Removes everything that the host has saved, and saves this. client: a window of that host, through which it is removed. */
export async function saveOnly({ seasons, saves, circuits }: Store, client: Client, saved: Saved): Promise<void> {
  // A season is removed before its races, which it would otherwise keep.
  for (const { id } of seasons.list()) await client.call('seasons.delete', { season: id });
  for (const { id } of saves.list(ALL)) await client.call('matches.delete', { match: id });
  for (const { id } of circuits.list()) await client.call('circuits.delete', { kept: id });
  for (const { at, ...circuit } of saved.circuits ?? []) circuits.save(circuit, at);
  for (const { id, plan, at } of saved.seasons ?? []) seasons.create({ id, plan, at });
  for (const race of saved.races ?? []) saves.createWhole(race);
  for (const { id, changes = [] } of saved.seasons ?? []) for (const change of changes) seasons.correct(id, change);
}
