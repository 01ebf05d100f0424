// Which characters are free at a table. Not here: choosing among them (screens, lobbies).

import type { Character } from './character';
import { CHARACTERS } from './characters';

/** The parts of a seat that matter here: its name and its driver. */
export interface Seated {
  readonly name: string;
  readonly driver?: { readonly kind: string; readonly character?: string | undefined };
}

/** Characters that are not at the table and whose names are not taken there, in list order. */
export function freeCharacters(seats: readonly Seated[]): Character[] {
  const names = new Set(seats.map(({ name }) => folded(name)));
  const ids = new Set(seats.map(({ driver }) => driver?.character));
  return CHARACTERS.filter((one) => !ids.has(one.id) && !names.has(folded(one.given)));
}

/** The character for a seat with this name: the free one of that name, else the first free one; undefined if none is free. */
export function characterFor(name: string, others: readonly Seated[]): Character | undefined {
  const free = freeCharacters(others);
  return free.find((one) => folded(one.given) === folded(name)) ?? free[0];
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
