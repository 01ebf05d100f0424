// Helpers for things that exist once per circuit: looked up in a table, or made on first use.

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

/** Makes a thing once per id. version: what else it depends on, such as the current palette. */
export function madeOnce<T>(make: (id: string) => T, version: () => string = () => ''): (id: string) => T {
  const made = new Map<string, T>();
  return (id) => {
    const key = `${id} ${version()}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const thing = make(id);
    made.set(key, thing);
    return thing;
  };
}
