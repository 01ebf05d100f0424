// A list of listeners, for links and the client. Not here: events across processes.

export interface Listeners<A extends unknown[]> {
  /** Returns a function that stops listening. */
  add(listener: (...args: A) => void): () => void;
  /** Calls all listeners in the order they were added. One that throws does not keep the others from being called. */
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
          // A throw is a bug: it surfaces as an uncaught error, not in the code that called tell.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}

/** Calls a listener once, asynchronously: for links that are open from the start. Returns a function that prevents the call. */
export function callSoon(listener: () => void): () => void {
  let wanted = true;
  queueMicrotask(() => {
    if (wanted) listener();
  });
  return () => {
    wanted = false;
  };
}
