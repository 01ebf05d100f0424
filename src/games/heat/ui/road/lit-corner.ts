// The corner that someone points at, on the board or in the list of tokens: both light it. Not for: corners ahead of a car.

import { createStore } from 'zustand/vanilla';

/** corner: -1 where none is lit. isTold: from the list, so that the board says its rule there. */
interface Lit {
  corner: number;
  isTold: boolean;
}

const store = createStore<Lit>(() => ({ corner: -1, isTold: false }));

/** Lights the token and the sector of a corner; -1: none. isTold: the board says the corner's rule too. */
export function lightCorner(corner: number, isTold = false): void {
  const now = store.getState();
  if (now.corner !== corner || now.isTold !== isTold) store.setState({ corner, isTold });
}

/** Calls back when another corner is lit; returns the way to stop. */
export function onLit(listener: (corner: number, isTold: boolean) => void): () => void {
  return store.subscribe(({ corner, isTold }) => listener(corner, isTold));
}

/** The corner lit now, -1: none. */
export function litCorner(): number {
  return store.getState().corner;
}
