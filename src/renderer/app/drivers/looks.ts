// Whose face a driver has: a character's, a guest's at the party, a person's of this computer, or one that a television shows. Not here: drawing it (face.tsx).

import type { Driver } from '@api/contract';
import { isPerson } from '@api/drivers';
import type { Party } from '@api/party';
import type { Person } from '@api/people/commands';
import type { TvSeat } from '@api/tv/commands';
import type { Look } from '@drivers/look';
import { create } from 'zustand';
import { useParty } from '../party/party';
import { characterAt } from './characters';
import { usePeople } from './people';

/** A seat on a television, with the face of the person who sits there. */
export type ShownFace = Pick<TvSeat, 'name' | 'driver' | 'look'>;

/** The faces that a television's host sent with its seats: the page itself is at no party. Empty on any other page. */
export const useShownFaces = create<{ faces: readonly ShownFace[] }>(() => ({ faces: [] }));

/** The face of the driver of this name; undefined: none is known. */
export function useLook(driver: Driver | undefined, name: string | undefined): Look | undefined {
  const person = usePeople((s) => lookOfPerson(driver, name, s.people));
  const guest = useParty((s) => lookAtParty(driver, name, s.party));
  const shown = useShownFaces((s) => lookOnTv(driver, name, s.faces));
  return characterAt(driver)?.look ?? guest ?? shown ?? person;
}

/** The same at this moment, for pictures to save. */
export function lookNow(driver: Driver | undefined, name: string): Look | undefined {
  const guest = lookAtParty(driver, name, useParty.getState().party);
  return characterAt(driver)?.look ?? guest ?? lookOfPerson(driver, name, usePeople.getState().people);
}

function lookOfPerson(
  driver: Driver | undefined,
  name: string | undefined,
  people: readonly Person[],
): Look | undefined {
  if (driver === undefined || name === undefined || !isPerson(driver)) return undefined;
  return people.find((one) => one.name.toLowerCase() === name.toLowerCase())?.look;
}

function lookOnTv(driver: Driver | undefined, name: string | undefined, faces: readonly ShownFace[]): Look | undefined {
  if (driver === undefined || !isPerson(driver)) return undefined;
  return faces.find((one) => one.name === name && one.driver.kind === driver.kind)?.look;
}

function lookAtParty(driver: Driver | undefined, name: string | undefined, party: Party | null): Look | undefined {
  if (driver === undefined || name === undefined || party === null || !isPerson(driver)) return undefined;
  const guest = driver.kind === 'lan' ? party.guests.find((one) => one.name === name)?.look : undefined;
  return guest ?? party.seats.find((seat) => seat.name === name && seat.driver.kind === driver.kind)?.look;
}
