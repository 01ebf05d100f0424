// Which characters are free at a table. Not for: choosing among them (screens, lobbies).

import { CHARACTERS, type Character } from './characters';

/** What is needed of a seat: its name and its driver. */
export interface Seated {
  readonly name: string;
  readonly driver?: { readonly kind: string; readonly character?: string | undefined };
}

/** Characters that are not at the table and whose name nobody there has, in the order in which they are proposed. */
export function freeCharacters(seats: readonly Seated[]): Character[] {
  const names = new Set(seats.map(({ name }) => folded(name)));
  const ids = new Set(seats.map(({ driver }) => driver?.character));
  return CHARACTERS.filter((one) => !ids.has(one.id) && !names.has(folded(one.given)));
}

/** Who takes a seat with this name: the free character of that name, else the first free one; undefined if none is free. */
export function characterFor(name: string, others: readonly Seated[]): Character | undefined {
  const free = freeCharacters(others);
  return free.find((one) => folded(one.given) === folded(name)) ?? free[0];
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
