// The people of this computer, and who of them is here. Not here: whose face a driver has (looks.ts), or the settings of the person who
// is here (store.ts).

import type { Out } from '@api/contract';
import type { Person } from '@api/people/commands';
import { create } from 'zustand';
import { own } from '../client';

/** people: in the order in which they were added; empty until the page's own host has answered, and in a guest's browser. */
export interface PeopleState extends Out<'people.list'> {
  /** The person at this page has said who they are. */
  isChosen: boolean;
}

/** Where a window keeps that someone chose. */
const CHOSEN = 'paddock.person';

/** The people of this computer. */
export const usePeople = create<PeopleState>(() => ({
  people: [],
  current: '',
  ask: true,
  isChosen: wasChosen(),
}));

/** Whether this page has to ask first who is here: with two people or more, once per window. */
export function asksWho({ people, ask, isChosen }: PeopleState): boolean {
  return ask && !isChosen && people.length > 1;
}

/** The person at this window has said who they are; a reload does not ask again. */
export function choseHere(): void {
  usePeople.setState({ isChosen: true });
  try {
    sessionStorage.setItem(CHOSEN, 'yes');
  } catch {
    // A browser that keeps nothing is asked after each reload.
  }
}

function wasChosen(): boolean {
  try {
    return sessionStorage.getItem(CHOSEN) !== null;
  } catch {
    return false;
  }
}

/** Asks the page's own host who is on this computer. */
export async function refreshPeople(): Promise<void> {
  const reply = await own.call('people.list', {});
  if (reply.ok) usePeople.setState(reply.value);
}

/** The person who is here; undefined before the host has answered. */
export function personHere({ people, current }: Pick<PeopleState, 'people' | 'current'>): Person | undefined {
  return people.find(({ id }) => id === current);
}
