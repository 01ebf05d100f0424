// Which characters are free at a table. Not for: what is chosen among them (screens, lobbies).

import { CHARACTERS, type Character } from './characters';

/** One seat as far as this asks: what it is called, and who drives. */
export interface Seated {
  readonly name: string;
  readonly driver?: { readonly kind: string; readonly character?: string | undefined };
}

/** The characters that nobody at the table is, nor is called like, in the order in which they are proposed. */
export function freeCharacters(seats: readonly Seated[]): Character[] {
  const names = new Set(seats.map(({ name }) => folded(name)));
  const ids = new Set(seats.map(({ driver }) => driver?.character));
  return CHARACTERS.filter((one) => !ids.has(one.id) && !names.has(folded(one.given)));
}

/** Who takes a seat of this name: the character who is called so and free, else the first free one; undefined: none is. */
export function characterFor(name: string, others: readonly Seated[]): Character | undefined {
  const free = freeCharacters(others);
  return free.find((one) => folded(one.given) === folded(name)) ?? free[0];
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
