// The view of a floor as the screen shows it, and the controls of keys and checks. Not here: the wheel and fingers
// (stage/use-floor-pointer.ts).

import type { FloorCell } from '@ui/workshop/course-editor';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { View } from '../../editor/state/view';
import type { CourseEditing } from './course-store';
import { fittedFloor, zoomedFloor } from './floor-view';

/** The views, and what changes them. */
export interface FloorView {
  readonly view: View;
  /** All of the floor, or of the chosen board, fitted. */
  readonly whole: View;
  zoom(by: number): void;
  /** Brings a cell into the middle, if the floor is larger than its room. */
  center(cell: FloorCell): void;
}

/** closeUp: the chosen board is fitted, not the whole floor. */
export function useFloorView(editing: CourseEditing, closeUp: boolean): FloorView {
  const moved = useStore(editing.store, (now) => now.view);
  const free = useStore(editing.store, (now) => now.free);
  const chosen = useStore(editing.store, (now) => now.board);
  const plan = useStore(editing.store, () => editing.shown().plan);
  const whole = useMemo(() => fittedFloor(plan, free, closeUp ? chosen : undefined), [plan, free, closeUp, chosen]);
  const view = moved ?? whole;
  return {
    view,
    whole,
    zoom: (by) => editing.set({ view: zoomedFloor(view, free, by, whole) }),
    center({ x, y }) {
      if (moved !== undefined) editing.set({ view: { ...moved, x: x + 0.5, y: y + 0.5 } });
    },
  };
}
