// Helpers for things that exist once per circuit: looked up in a table, or made on first use.

import { Memory } from '@core/memory';

/**
 * Looks things up by an id that may be any text. Throws if it is unknown, which is a bug. what: the kind of thing for the
 * message: 'theme'.
 */
export function byId<T>(table: Readonly<Record<string, T>>, what: string): (id: string) => T {
  return (id) => {
    if (!Object.hasOwn(table, id)) throw new Error(`no ${what} ${id}`);
    return table[id] as T;
  };
}

/** This many things of one kind are kept: more than any game has circuits, under every palette. */
const MOST = 100;

/** Makes a thing once per id. version: what else it depends on, such as the current palette. */
export function madeOnce<T>(make: (id: string) => T, version: () => string = () => ''): (id: string) => T {
  const made = new Memory<T>(MOST);
  return (id) => made.recall(`${id} ${version()}`, () => make(id));
}
