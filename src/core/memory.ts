// What was worked out once and is kept: the only state outside states, since forgetting it changes no answer.
// Not for: anything that is not the same whenever it is worked out again from its key.

/** Keeps what was worked out last: at most so many, those asked for last. Keys are texts, or numbers where they are asked for often. */
export class Memory<V, K extends string | number = string> {
  readonly #known = new Map<K, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What `make` gives for this key; `make` must give the same whenever it is called for the key. */
  recall(key: K, make: (key: K) => V): V {
    const known = this.#known.get(key);
    // Who was asked for last matters once room gets short: until then looking up is all there is to do.
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
 * A look-up that makes what belongs to an object once and keeps it as long as the object lives: tables that follow from
 * it, or room to work in that each call fills anew before it reads it.
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
