// Party seats that are bound to a season's drivers: anyone in such a seat drives for that driver, under that name.
// Not here: setting up a season's race (season-table.ts).

import type { In } from '@api/contract';
import { isPerson } from '@api/drivers';
import { message } from '@api/messages';
import type { SeasonDriver } from '@api/season';
import type { RaceHead } from '@store/races/head';
import { z } from 'zod';
import { type Refused, refuse } from '../../api-errors';
import type { Context } from '../../context';
import type { SeasonPlace } from '../../seasons/origin';
import type { NextRace } from '../../seasons/racing';
import type { HostTranslate } from '../../translate';
import { firstOpen, waits } from '../members';
import { cleanName, isSameName } from '../names';
import type { Table, TableSeat } from '../open-party';

const entrants = z.array(z.object({ driver: z.string() }));

/** The seats of a season's next race. */
export function seasonSeats(
  { setup, entrants: who }: Pick<NextRace, 'setup' | 'entrants'>,
  t: HostTranslate,
): TableSeat[] {
  return setup.seats.map(({ name, colour, driver }, seat) => {
    const { driver: entrant, standIn } = who[seat] ?? {};
    return { name: cleanName(name, t('name.driver', { n: seat + 1 })), colour, driver, home: driver, entrant, standIn };
  });
}

/** The season and race number of a stored race, if it has one. */
export function placeOf(head: RaceHead | undefined): SeasonPlace | undefined {
  if (head?.season === undefined) return undefined;
  const { season, round, leg } = head.season;
  return { season, round, leg };
}

/** By seat, the season driver that each car of a stored race drives for; empty without a season. */
export function entrantsOf(head: RaceHead | undefined): string[] {
  const fits = entrants.safeParse(head?.season?.entrants);
  return fits.success ? fits.data.map((one) => one.driver) : [];
}

/** The seat of this season driver; -1 if there is none. */
export function entrantSeat(tableSeats: readonly TableSeat[], entrant: string | undefined): number {
  return entrant === undefined ? -1 : tableSeats.findIndex((tableSeat) => tableSeat.entrant === entrant);
}

/**
 * The seat of a lobby for a guest with this name: the first open one, in a season the guest's own; a guest who is not one of its drivers
 * chooses whom to drive for.
 */
export function seatFor(table: Table, name: string): number | null {
  return table.season === undefined ? firstOpen(table) : ownSeat(table, name);
}

/** The free seat of the driver with this name, ignoring case; null if there is none. */
export function ownSeat(table: Table, name: string): number | null {
  const seat = table.chairs.findIndex((tableSeat, at) => {
    return tableSeat.entrant !== undefined && waits(table, tableSeat, at) && isSameName(tableSeat.name, name);
  });
  return seat === -1 ? null : seat;
}

/** Why the host may not make this change to a seat: drivers, names and colours belong to the season. */
export function seasonSeatRefusal(context: Context, table: Table, input: In<'party.seat'>): Refused | undefined {
  if (table.season === undefined) return undefined;
  const tableSeat = table.chairs[input.seat];
  if (tableSeat === undefined || input.driver === null) {
    return refuse('not-allowed', message('party.bound-drivers'));
  }
  const isRenamed = input.name !== undefined && input.name !== tableSeat.name;
  const isRepainted = input.colour !== undefined && input.colour !== tableSeat.colour;
  if (isRenamed || isRepainted) {
    return refuse('not-allowed', message('party.bound-name', { name: tableSeat.name }));
  }
  return driverTrouble(tableSeat, planned(context, table.season, tableSeat), input.driver);
}

function driverTrouble(
  tableSeat: TableSeat,
  plan: SeasonDriver | undefined,
  driver: NonNullable<In<'party.seat'>['driver']>,
): Refused | undefined {
  if (plan !== undefined && !isPerson(plan.driver) && JSON.stringify(driver) !== JSON.stringify(plan.driver)) {
    return refuse('not-allowed', message('party.bound-driven', { name: tableSeat.name }));
  }
  if (driver.kind === 'automaton' && plan !== undefined && isPerson(plan.driver)) {
    return refuse('not-allowed', message('party.bound-person', { name: tableSeat.name }));
  }
  return undefined;
}

function planned(context: Context, place: SeasonPlace, tableSeat: TableSeat): SeasonDriver | undefined {
  return context.plans.of(place.season)?.drivers.find((one) => one.id === tableSeat.entrant);
}
