// The corner that somebody points at, on the board or in the list of tokens: both light it. Not for: corners ahead of a car.

import { createStore } from 'zustand/vanilla';

const store = createStore<{ corner: number }>(() => ({ corner: -1 }));

/** Lights the token and the sector of a corner; -1: none. */
export function lightCorner(corner: number): void {
  if (store.getState().corner !== corner) store.setState({ corner });
}

/** Calls back when another corner is lit; returns the way to stop. */
export function onLit(listener: (corner: number) => void): () => void {
  return store.subscribe(({ corner }) => listener(corner));
}

/** The corner lit now, -1: none. */
export function litCorner(): number {
  return store.getState().corner;
}
