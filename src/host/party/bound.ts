// Seats of a party that are bound to the drivers of a season: anyone who sits there drives for that driver, under that name.
// Not for: putting a season's race on the table (season-table.ts).

import type { In } from '@api/contract';
import { isPerson } from '@api/drivers';
import type { SeasonDriver } from '@api/season';
import { message } from '@api/words';
import type { RaceHead } from '@store/races/saves';
import { z } from 'zod';
import type { Context } from '../context';
import { type Refused, refuse } from '../faults';
import type { SeasonPlace } from '../seasons/origin';
import type { NextRace } from '../seasons/racing';
import type { HostWords } from '../words';
import { waits } from './members';
import { cleanName, isSameName } from './names';
import type { Chair, OpenParty } from './open-party';

const entrants = z.array(z.object({ driver: z.string() }));

/** The seats of a season's next race. */
export function boundChairs({ setup, entrants: who }: Pick<NextRace, 'setup' | 'entrants'>, t: HostWords): Chair[] {
  return setup.seats.map(({ name, colour, driver }, seat) => {
    const { driver: entrant, standIn } = who[seat] ?? {};
    return { name: cleanName(name, t('name.driver', { n: seat + 1 })), colour, driver, home: driver, entrant, standIn };
  });
}

/** Which race of a season a stored race is. */
export function placeOf(head: RaceHead | undefined): SeasonPlace | undefined {
  if (head?.season === undefined) return undefined;
  const { season, round, leg } = head.season;
  return { season, round, leg };
}

/** By seat, whom each car of a stored race drives for; empty if it is none of a season. */
export function entrantsOf(head: RaceHead | undefined): string[] {
  const fits = entrants.safeParse(head?.season?.entrants);
  return fits.success ? fits.data.map((one) => one.driver) : [];
}

/** The seat that this driver of the season has; -1 where none. */
export function chairOf(chairs: readonly Chair[], entrant: string | undefined): number {
  return entrant === undefined ? -1 : chairs.findIndex((chair) => chair.entrant === entrant);
}

/** The free seat of the driver of this name, whether written large or small; null if there is none. */
export function ownSeat(party: OpenParty, name: string): number | null {
  const seat = party.chairs.findIndex((chair, at) => {
    return chair.entrant !== undefined && waits(party, chair, at) && isSameName(chair.name, name);
  });
  return seat === -1 ? null : seat;
}

/** Why the host may not change a seat so: drivers, names and colours are the season's. */
export function boundTrouble(context: Context, party: OpenParty, input: In<'party.seat'>): Refused | undefined {
  if (party.season === undefined) return undefined;
  const chair = party.chairs[input.seat];
  if (chair === undefined || input.driver === null) {
    return refuse('not-allowed', message('party.bound-drivers'));
  }
  const isRenamed = input.name !== undefined && input.name !== chair.name;
  const isRepainted = input.colour !== undefined && input.colour !== chair.colour;
  if (isRenamed || isRepainted) {
    return refuse('not-allowed', message('party.bound-name', { name: chair.name }));
  }
  return driverTrouble(chair, planned(context, party.season, chair), input.driver);
}

function driverTrouble(
  chair: Chair,
  plan: SeasonDriver | undefined,
  driver: NonNullable<In<'party.seat'>['driver']>,
): Refused | undefined {
  if (plan !== undefined && !isPerson(plan.driver) && JSON.stringify(driver) !== JSON.stringify(plan.driver)) {
    return refuse('not-allowed', message('party.bound-driven', { name: chair.name }));
  }
  if (driver.kind === 'automaton' && plan !== undefined && isPerson(plan.driver)) {
    return refuse('not-allowed', message('party.bound-person', { name: chair.name }));
  }
  return undefined;
}

function planned(context: Context, place: SeasonPlace, chair: Chair): SeasonDriver | undefined {
  return context.plans.of(place.season)?.drivers.find((one) => one.id === chair.entrant);
}
