// What there is one of for each circuit: found in a table, or made when it is first asked for. Not here: anything in rules.

/** Looks things up by an id that may be any text. Throws on an unknown one, which is a bug. what: 'theme'. */
export function byId<T>(table: Readonly<Record<string, T>>, what: string): (id: string) => T {
  return (id) => {
    if (!Object.hasOwn(table, id)) throw new Error(`no ${what} ${id}`);
    return table[id] as T;
  };
}

/** Makes a thing once for each id. version: what else it is made for, such as the palette in force. */
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
