// The corner that someone points at, on the board or in the list of tokens: both light it. Not here: corners ahead of a car.

import { createStore } from 'zustand/vanilla';

/** corner: -1 if none is lit. showsRule: lit from the list, so that the board shows its rule. */
interface Lit {
  corner: number;
  showsRule: boolean;
}

const store = createStore<Lit>(() => ({ corner: -1, showsRule: false }));

/** Lights the token and the sector of a corner; -1: none. showsRule: the board shows the corner's rule too. */
export function lightCorner(corner: number, showsRule = false): void {
  const now = store.getState();
  if (now.corner !== corner || now.showsRule !== showsRule) store.setState({ corner, showsRule });
}

/** Calls back when the lit corner changes; returns a function that stops it. */
export function onLit(listener: (corner: number, showsRule: boolean) => void): () => void {
  return store.subscribe(({ corner, showsRule }) => listener(corner, showsRule));
}

/** The lit corner; -1 if none. */
export function litCorner(): number {
  return store.getState().corner;
}
