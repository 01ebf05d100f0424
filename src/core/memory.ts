// Caches of computed values: the only state outside states, because losing it changes no result.
// Only for values that would be the same when computed again from their key.

/** Keeps the most recently used computed values, up to a maximum. Keys are strings, or numbers for hot look-ups. */
export class Memory<V, K extends string | number = string> {
  readonly #known = new Map<K, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of make for this key; make must always return the same for the same key. */
  recall(key: K, make: (key: K) => V): V {
    const known = this.#known.get(key);
    // Recency matters only when space runs short; until then a look-up is enough.
    if (known !== undefined && this.#known.size * 2 <= this.#most) return known;
    const found = known ?? make(key);
    if (known !== undefined) this.#known.delete(key);
    this.#known.set(key, found);
    const oldest = this.#known.size > this.#most ? this.#known.keys().next() : undefined;
    if (oldest && !oldest.done) this.#known.delete(oldest.value);
    return found;
  }
}

/**
 * A look-up that computes what belongs to an object once and keeps it as long as the object lives: tables derived from it,
 * or working memory that each call overwrites before reading it.
 */
export function keptBy<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = make(key);
      known.set(key, found);
    }
    return found;
  };
}
