// Which coach notes the people at this screen have had, as the settings keep it. Pure.

import type { SeatInfo, Settings } from '@api/contract';

type Coached = Settings['coached'];

/** This many people are remembered; a new one replaces the oldest. */
const MOST_PERSONS = 24;

/** A person as statistics know them: by name, ignoring case. */
export function personOf({ name }: Pick<SeatInfo, 'name'>): string {
  return name.trim().toLowerCase();
}

/** The notes that a person has had in a game. */
export function givenTo(coached: Coached, person: string, game: string): ReadonlySet<string> {
  return new Set(at(coached, person, game).given);
}

/** Whether a person's first race of this game is over, or they have had all of its notes. */
export function isCoached(coached: Coached, person: string, game: string, notes: readonly string[]): boolean {
  const { given, over } = at(coached, person, game);
  return over || notes.every((note) => given.includes(note));
}

/** With one more note; unchanged if they already had it. */
export function withNote(coached: Coached, person: string, game: string, note: string): Coached {
  const had = at(coached, person, game);
  if (had.given.includes(note)) return coached;
  return put(coached, person, game, { ...had, given: [...had.given, note] });
}

/** With the first race of this game marked as over for these people; unchanged if it already was. */
export function withRace(coached: Coached, persons: readonly string[], game: string): Coached {
  const fresh = persons.filter((person) => !at(coached, person, game).over);
  return fresh.reduce((all, person) => put(all, person, game, { ...at(all, person, game), over: true }), coached);
}

function at(coached: Coached, person: string, game: string): Coached[string][string] {
  const games = Object.hasOwn(coached, person) ? coached[person] : undefined;
  const had = games !== undefined && Object.hasOwn(games, game) ? games[game] : undefined;
  return had ?? { given: [], over: false };
}

function put(coached: Coached, person: string, game: string, had: Coached[string][string]): Coached {
  const { [person]: games, ...others } = coached;
  const kept = Object.entries(others).slice(1 - MOST_PERSONS);
  return { ...Object.fromEntries(kept), [person]: { ...games, [game]: had } };
}
