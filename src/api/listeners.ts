// A list of listeners, as links and the client keep several. Not for: events across processes.

export interface Listeners<A extends unknown[]> {
  /** Returns the way to stop listening. */
  add(listener: (...args: A) => void): () => void;
  /** Tells everybody, in the order they came. A listener that throws does not keep the others from hearing it. */
  tell(...args: A): void;
}

/** An empty list of listeners. */
export function createListeners<A extends unknown[]>(): Listeners<A> {
  const all = new Set<(...args: A) => void>();
  return {
    add(listener) {
      // Wrapped, so that the same function added twice is two listeners.
      const own = (...args: A) => listener(...args);
      all.add(own);
      return () => {
        all.delete(own);
      };
    },
    tell(...args) {
      for (const listener of [...all]) {
        try {
          if (all.has(listener)) listener(...args);
        } catch (error) {
          // A throw is a bug: it surfaces as an uncaught error, not inside whoever told.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
