// The person's own part in a tournament: their driver, the table they race at next, and their way through the bracket. Pure.

import type { Party } from '@api/party';
import type { TournamentView } from '@api/tournament/commands';
import { guestHere } from '../../../app/party/at-party';
import { callOf, driverAt, isOver, type Placed, placedTables } from './lookup';

/** Who looks at the page: a guest by name, or the people at the host's screen. */
export type Viewer = { kind: 'guest'; name: string } | { kind: 'host' };

/** Who this page's person is. party: null: the host without one. */
export function viewerIn(party: Party | null): Viewer {
  const guest = party === null || party.you === null ? undefined : guestHere(party);
  return guest === undefined ? { kind: 'host' } : { kind: 'guest', name: guest.name };
}

/** The viewer's drivers; a host's screen may have several people, the one called 'you' first. */
export function ownDrivers({ plan }: Pick<TournamentView, 'plan'>, viewer: Viewer): string[] {
  if (viewer.kind === 'guest') {
    const own = plan.drivers.find(({ name, driver }) => isPerson(driver.kind) && isSame(name, viewer.name));
    return own === undefined ? [] : [own.id];
  }
  const here = plan.drivers.filter(({ driver }) => driver.kind === 'you' || driver.kind === 'hotseat');
  return here.toSorted((a, b) => Number(b.driver.kind === 'you') - Number(a.driver.kind === 'you')).map(({ id }) => id);
}

/** The table where one of these drivers races now or next; a called one comes first. */
export function nextTableOf(view: TournamentView, drivers: readonly string[]): Placed | undefined {
  const theirs = placedTables(view).filter(
    ({ table }) => !isOver(table) && hasOne(table.places.map(driverAt), drivers),
  );
  return theirs.find(({ table }) => callOf(view, table.round) !== undefined) ?? theirs[0];
}

/** The tables (round ids) on these drivers' way so far, which stay lit. */
export function pathOf(view: Pick<TournamentView, 'stages'>, drivers: readonly string[]): ReadonlySet<string> {
  const found = placedTables(view).filter(({ table }) => hasOne(table.places.map(driverAt), drivers));
  return new Set(found.map(({ table }) => table.round));
}

/** The drivers of a called table who are not there yet. */
export function isMissing(view: TournamentView, round: string, driver: string): boolean {
  const name = view.plan.drivers.find(({ id }) => id === driver)?.name;
  return name !== undefined && callOf(view, round)?.missing.some((one) => isSame(one, name)) === true;
}

/** Whether two names are one person's. */
export function isSame(a: string, b: string): boolean {
  return a.normalize('NFKC').trim().toLowerCase() === b.normalize('NFKC').trim().toLowerCase();
}

function hasOne(ids: readonly (string | null)[], drivers: readonly string[]): boolean {
  return ids.some((id) => id !== null && drivers.includes(id));
}

function isPerson(kind: string): boolean {
  return kind === 'lan' || kind === 'you' || kind === 'hotseat';
}
