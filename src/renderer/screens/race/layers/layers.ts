// The layers over the table of a race: one at a time.

import { useMemo, useRef } from 'react';
import type { Playback, PlaybackState } from '../state/playback';
import { usePlayback } from '../state/use-race';

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

/**
 * Part of the playback's state while a layer is open; afterwards as it was last, so that nothing behind it is rendered again.
 * at: what it is until the layer opens.
 */
export function useWhileOpen<T>(playback: Playback, isOpen: boolean, at: T, pick: (state: PlaybackState) => T): T {
  const last = useRef(at);
  const value = usePlayback(playback, (state) => (isOpen ? pick(state) : last.current));
  last.current = value;
  return value;
}
