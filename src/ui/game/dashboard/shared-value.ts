// A value that the dashboard shares with a panel elsewhere on the screen, for as long as the dashboard shows it.

import { useEffect, useSyncExternalStore } from 'react';

/** A value that one component shares and others read; null while no component shares one. */
export interface SharedValue<T> {
  /** The value now. */
  useValue(): T | null;
  /** Shares this, which is plain data, for as long as the caller is on the page. */
  useShare(next: T | null): void;
}

/** Creates a shared value. */
export function createSharedValue<T>(): SharedValue<T> {
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
  function useShare(next: T | null): void {
    const text = JSON.stringify(next);
    useEffect(() => {
      set(JSON.parse(text) as T | null);
      return () => set(null);
    }, [text]);
  }
  return { useValue: () => useSyncExternalStore(listen, read, read), useShare };
}
