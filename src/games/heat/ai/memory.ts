// Remembers what was worked out for the latest races: with weather and tokens hardly two races share a road.
// Not for: anything that must not be forgotten.

/** Gives what make gives for a key, and makes it again only where it has been forgotten; the key not used for longest goes first. */
export class Memory<T> {
  private readonly known = new Map<string, T>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  recall(key: string, make: () => T): T {
    const found = this.known.get(key) ?? make();
    this.known.delete(key);
    this.known.set(key, found);
    const oldest = this.known.size > this.most ? this.known.keys().next() : undefined;
    if (oldest && !oldest.done) this.known.delete(oldest.value);
    return found;
  }
}
