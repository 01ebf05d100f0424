// The line-up of a season's race from its lobby: who is here, who plays at their own screen, who is missing.
// Not here: setting up the lobby (season-table.ts) or what a missing driver means (src/season).

import type { RaceSetup, Reply, SeatSetup } from '@api/contract';
import { isHere } from '@api/drivers';
import { message } from '@api/messages';
import type { LineUp, SeasonPlan } from '@api/season';
import { granted, refuse } from '../../api-errors';
import type { SeasonStart } from '../../seasons/handing';
import { nextRace } from '../../seasons/racing';
import { seasonAt, seasonIn } from '../../seasons/state';
import type { Hosting } from '../hosting';
import { type Member, memberIn, type Table, type TableSeat } from '../open-party';
import { entrantSeat } from './season-seats';

/** A race about to start from a lobby. line: one entry per car, seat order. season: what it counts for. */
export interface Lined {
  line: { tableSeat: TableSeat; seat: SeatSetup }[];
  setup: RaceSetup;
  season: SeasonStart | undefined;
}

/** The race of a season's lobby, for the people at the table. missing: guests who are not ready. */
export function seasonLine(hosting: Hosting, table: Table, missing: readonly Member[]): Reply<Lined> {
  const found = table.season && seasonIn(hosting.context, table.season.season);
  if (found === undefined) return refuse('not-found', message('party.no-season-race'));
  if (!found.ok) return found;
  const own = table.season && seasonAt(hosting.context, table.season);
  if (own?.ok !== true) return own ?? refuse('not-found', message('party.no-season-race'));
  const lineUp = lineUpOf(own.value.plan, table, missing);
  const next = nextRace(hosting.context, found.value, lineUp, table.season?.round);
  if (!next.ok) return next;
  const { setup, entrants, part } = next.value;
  const line = setup.seats.flatMap((seat, at) => {
    const tableSeat = table.chairs[entrantSeat(table.chairs, entrants[at]?.driver)];
    if (tableSeat === undefined) return [];
    // Colours and drivers come from the lobby; the season only decides who drives a guest's seat without the guest.
    const isSeasons = tableSeat.driver.kind === 'lan' || tableSeat.standIn === true;
    const driver = isSeasons ? seat.driver : tableSeat.driver;
    return [{ tableSeat, seat: { ...seat, colour: tableSeat.colour, driver } }];
  });
  if (line.length < setup.seats.length) return refuse('not-allowed', message('party.driver-unseated'));
  return granted({ line, setup: { ...setup, seats: line.map(({ seat }) => seat) }, season: part });
}

/** Where each driver of the season is, as far as the table shows; guests in missing are absent. */
export function lineUpOf(plan: SeasonPlan, table: Table, missing: readonly Member[] = []): LineUp {
  return plan.drivers.map(({ id: driver }) => {
    const seat = entrantSeat(table.chairs, driver);
    const tableSeat = table.chairs[seat];
    if (tableSeat === undefined || tableSeat.standIn === true) return { driver, at: 'absent' };
    if (isHere(tableSeat.driver)) return { driver, at: 'here' };
    if (tableSeat.driver.kind !== 'lan') return { driver, at: 'ai' };
    const member = memberIn(table, seat);
    return { driver, at: member === undefined || missing.includes(member) ? 'absent' : 'lan' };
  });
}
