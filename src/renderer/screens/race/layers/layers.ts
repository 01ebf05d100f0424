// The layers over the table of a race: one at a time.

import { useMemo, useRef } from 'react';

/** The whole board and the standings are layers on a phone only. */
export type Layer = 'none' | 'menu' | 'log' | 'rules' | 'board' | 'standings' | 'talk';

/** Layers of a phone that are parts of the table itself, not dialogs. */
export function isSheet(layer: Layer): boolean {
  return layer === 'board' || layer === 'standings';
}

/** Functions that open a layer: the same one for a layer each time. */
export function useOpeners(show: (layer: Layer) => void): (layer: Layer) => () => void {
  return useMemo(() => {
    const openers = new Map<Layer, () => void>();
    return (layer) => {
      const opener = openers.get(layer) ?? (() => show(layer));
      openers.set(layer, opener);
      return opener;
    };
  }, [show]);
}

/** The newest value while a layer is open; afterwards the last one, so that nothing behind it is rendered again. */
export function useWhileOpen<T>(isOpen: boolean, value: T): T {
  const last = useRef(value);
  if (isOpen) last.current = value;
  return last.current;
}
