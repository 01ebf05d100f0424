// Which circuits a list shows, and in what order: by words, by where they come from, by length and character. Pure.

import type { GameCard } from '@api/contract';
import type { CircuitTraits } from '@core/contract';

/** A circuit as lists have it. */
export type Listed = GameCard['circuits'][number];

/** Where circuits come from: the box, Paddock, or players. favourites: those that the person marked. */
export const KINDS = ['all', 'favourites', 'box', 'paddock', 'own'] as const;
export type Kind = (typeof KINDS)[number];

/** What a person looks for. words: part of a name or an author. */
export interface Wanted {
  readonly words: string;
  readonly kind: Kind;
  readonly length: CircuitTraits['length'] | 'any';
  readonly character: NonNullable<CircuitTraits['character']> | 'any';
}

export const EVERYTHING: Wanted = { words: '', kind: 'all', length: 'any', character: 'any' };

/** Where a circuit comes from. */
export function kindOf({ own }: Pick<Listed, 'own'>): Exclude<Kind, 'all' | 'favourites'> {
  if (own === undefined) return 'box';
  return own.blurb === undefined ? 'own' : 'paddock';
}

/**
 * The circuits that are wanted: favourites first, otherwise in the given order. favourites: their ids. nameOf: a circuit's name in the
 * page's language.
 */
export function wantedOf(
  circuits: readonly Listed[],
  wanted: Wanted,
  favourites: readonly string[],
  nameOf: (circuit: Listed) => string,
): readonly Listed[] {
  const letters = wanted.words.trim().toLocaleLowerCase();
  const isWanted = (circuit: Listed): boolean => {
    const { id, name, own, traits } = circuit;
    const text = `${name} ${nameOf(circuit)} ${own?.author ?? ''}`.toLocaleLowerCase();
    const isKind =
      wanted.kind === 'all' ||
      (wanted.kind === 'favourites' ? favourites.includes(id) : kindOf(circuit) === wanted.kind);
    return (
      text.includes(letters) &&
      isKind &&
      (wanted.length === 'any' || traits?.length === wanted.length) &&
      (wanted.character === 'any' || traits?.character === wanted.character)
    );
  };
  const found = circuits.filter(isWanted);
  const isMarked = ({ id }: Listed) => favourites.includes(id);
  return [...found.filter(isMarked), ...found.filter((circuit) => !isMarked(circuit))];
}
