// Painting with keys: the cursor on the floor and what is done at it.

import type { FloorCell, Side } from '@ui/workshop/course-editor';
import type { CourseEditing } from './course-store';
import { plateAt } from './floor-view';

const STEPS: readonly FloorCell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The cursor; before it was used the first cell of the chosen board. */
export function cursorOf(editing: CourseEditing): FloorCell {
  const { cursor, board } = editing.store.getState();
  const plate = editing.shown().plan.plates.find((one) => one.board === board);
  return cursor ?? { x: plate?.x ?? 0, y: plate?.y ?? 0 };
}

/** Moves the cursor by a cell; with paints, a stroke leads there, which erases where the eraser is in hand. */
export function moveCursor(editing: CourseEditing, side: Side, paints: boolean): void {
  const { plan } = editing.shown();
  const from = cursorOf(editing);
  const step = STEPS[side] ?? { x: 0, y: 0 };
  const to = { x: from.x + step.x, y: from.y + step.y };
  if (to.x < 0 || to.y < 0 || to.x >= plan.width || to.y >= plan.height) return;
  if (paints) {
    editing.draw([from, to], editing.store.getState().mode === 'erase');
    editing.finish();
  }
  const board = plateAt(plan, to);
  editing.set({ cursor: to, ...(board?.kind === 'board' && { board: board.board }) });
}

/** Paints or erases at the cursor. */
export function actAtCursor(editing: CourseEditing, erases: boolean): void {
  const cursor = cursorOf(editing);
  editing.set({ cursor });
  editing.draw([cursor], erases);
  editing.finish();
}
