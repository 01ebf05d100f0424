// The corner that someone points at, on the board or in the list of tokens: both light it. Not here: corners ahead of a car.

import { createStore } from 'zustand/vanilla';

/** corner: -1 where none is lit. showsRule: from the list, so that the board says its rule there. */
interface Lit {
  corner: number;
  showsRule: boolean;
}

const store = createStore<Lit>(() => ({ corner: -1, showsRule: false }));

/** Lights the token and the sector of a corner; -1: none. showsRule: the board says the corner's rule too. */
export function lightCorner(corner: number, showsRule = false): void {
  const now = store.getState();
  if (now.corner !== corner || now.showsRule !== showsRule) store.setState({ corner, showsRule });
}

/** Calls back when another corner is lit; returns the way to stop. */
export function onLit(listener: (corner: number, showsRule: boolean) => void): () => void {
  return store.subscribe(({ corner, showsRule }) => listener(corner, showsRule));
}

/** The corner lit now, -1: none. */
export function litCorner(): number {
  return store.getState().corner;
}
