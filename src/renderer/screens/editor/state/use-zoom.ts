// Zooming with buttons and keys, and bringing a place into view. Not here: the wheel and fingers (stage/use-stage-pointer.ts).

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { marksOf } from '../stage/marks';
import type { Editing } from './editor-store';
import { sourceShown } from './source-editing';
import { fitted, type View, zoomed } from './view';

/** What buttons and keys do with the view. */
export interface ZoomControls {
  /** Compared with the whole road in the free part, in percent. */
  readonly percent: number;
  zoom(by: number): void;
  fit(): void;
  /** Brings a space into the middle. */
  center(space: number): void;
}

/** The view's controls. */
export function useZoom(editing: Editing): ZoomControls {
  const view = useStore(editing.store, (now) => now.view);
  const fitTo = useStore(editing.store, (now) => now.fitTo);
  const free = useStore(editing.store, (now) => now.free);
  const whole = useMemo(() => fitted(fitTo, editing.editor.place(fitTo), free), [editing, fitTo, free]);
  return {
    percent: Math.round(((view ?? whole).scale / whole.scale) * 100),
    zoom: (by) => editing.set({ view: zoomed(view ?? whole, free, by, whole) }),
    fit: () => editing.set({ view: undefined, fitTo: sourceShown(editing.store.getState()) }),
    center(space) {
      const { source, spaces, place } = editing.shown();
      const { x, y } = marksOf(source, spaces, place.half / place.scale).at(space);
      const next: View = { x, y, scale: Math.max((view ?? whole).scale, whole.scale) };
      editing.set({ view: next });
    },
  };
}
