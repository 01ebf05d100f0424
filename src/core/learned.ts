// Things that a process learns while it runs, under ids that are hashes of their content, such as circuits that players made.
// Learning changes no result: an id can only ever mean one thing, in any process and at any time. Not here: the hash
// (kit/content-id.ts).

/** A table that only grows. What it holds follows from the id alone. */
export class Learned<V> {
  readonly #known = new Map<string, V>();

  /** Learns what an id means, once; make is called only for an id that is new here. Returns what it means. */
  learn(id: string, make: () => V): V {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const made = make();
    this.#known.set(id, made);
    return made;
  }

  /** What the id means; undefined: this process has not learned it. */
  find(id: string): V | undefined {
    return this.#known.get(id);
  }
}
