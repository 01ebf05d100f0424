// A rehearsed party with several tables, a race at each. Not here: one table (rehearsal.ts), or an action (rehearsal-race.ts).

import type { AnyGame } from '@core/contract';
import { granted, guestAt, type Rehearsal, type RehearsalGuest, rehearse, setupOf, watch } from './rehearsal';
import { type RehearsalRace, raceAt } from './rehearsal-race';

export interface ManyTables {
  rehearsal: Rehearsal;
  /** The race of each table; all have begun, and its guests watch it. */
  races: RehearsalRace[];
}

/** Opens a table for each of these games, fills every one with guests, and starts their races. players: at each table. */
export async function rehearseTables(games: readonly AnyGame[], players: number): Promise<ManyTables> {
  const [first, ...others] = games;
  if (first === undefined) throw new Error('a party has a table');
  const all = Object.fromEntries(games.map((game) => [game.id, game]));
  const seats = (game: AnyGame) => Math.min(players, game.seats[1]);
  const rehearsal = await rehearse({ games: all, game: first.id, players: seats(first), watchers: 0 });
  const { owner, url, party, store } = rehearsal;
  const own = { ...rehearsal, guests: [...rehearsal.guests] };
  const races = [raceAt(own, first, (await rehearsal.start()).match)];
  for (const [at, game] of others.entries()) {
    await granted(owner.call('tables.open', { setup: setupOf({ games: all, game: game.id, players: seats(game) }) }));
    const guests: RehearsalGuest[] = [];
    // The only lobby is the new table's, so its seats are theirs.
    for (let i = 0; i < seats(game); i++) guests.push(await guestAt(url, party.code, `Guest ${at + 2}-${i + 1}`));
    for (const { client } of guests) await granted(client.call('party.ready', { ready: true }));
    const { match } = await granted(owner.call('party.start', { force: true }));
    for (const guest of guests) await watch(guest, match);
    rehearsal.guests.push(...guests);
    races.push(raceAt({ store, guests }, game, match));
  }
  return { rehearsal, races };
}
