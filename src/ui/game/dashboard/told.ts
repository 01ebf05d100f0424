// What the dashboard tells a panel that stands elsewhere on the screen, for as long as it is so.

import { useEffect, useSyncExternalStore } from 'react';

/** Something that one place tells and others read; null while nothing is told. */
export interface Told<T> {
  /** What is told now. */
  useTold(): T | null;
  /** Tells this, which is plain data, for as long as the caller stands. */
  useTell(next: T | null): void;
}

/** A new thing to be told. */
export function createTold<T>(): Told<T> {
  let now: T | null = null;
  const listeners = new Set<() => void>();
  function set(next: T | null): void {
    now = next;
    for (const listener of listeners) listener();
  }
  function listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  function read(): T | null {
    return now;
  }
  function useTell(next: T | null): void {
    const text = JSON.stringify(next);
    useEffect(() => {
      set(JSON.parse(text) as T | null);
      return () => set(null);
    }, [text]);
  }
  return { useTold: () => useSyncExternalStore(listen, read, read), useTell };
}
