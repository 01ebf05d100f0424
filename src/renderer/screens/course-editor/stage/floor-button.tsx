// The floor as a control: it takes the focus, and its keys move the cursor, paint and erase. Not here: the pointer (use-floor-pointer.ts).

import type { FloorPlan, Side } from '@ui/workshop/course-editor';
import type { KeyboardEvent, ReactElement } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import { type Free, onStage, type View } from '../../editor/state/view';
import type { CourseEditing } from '../state/course-store';
import { actAtCursor, cursorOf, moveCursor } from '../state/cursor';
import styles from './floor-stage.module.css';

export interface FloorButtonProps {
  editing: CourseEditing;
  plan: FloorPlan;
  view: View;
  free: Free;
}

const ARROWS: Readonly<Record<string, Side>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** A button as large as the floor. */
export function FloorButton({ editing, plan, view, free }: FloorButtonProps): ReactElement {
  const cursor = useStore(editing.store, (now) => now.cursor);
  const [x, y] = onStage(view, free, [0, 0]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = ARROWS[event.key];
    if (side !== undefined) moveCursor(editing, side, event.shiftKey);
    else if (event.key === ' ' || event.key === 'Enter') act(editing);
    else if (event.key === 'Delete' || event.key === 'Backspace') actAtCursor(editing, true);
    else if (event.key === 'p' && cursor !== undefined) editing.pick(cursor);
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={styles.courseFloor}
      aria-label={t('floor.label')}
      style={{
        transform: `translate(${x}px, ${y}px)`,
        inlineSize: plan.width * view.scale,
        blockSize: plan.height * view.scale,
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** What a press at the cursor does. */
function act(editing: CourseEditing): void {
  const { mode } = editing.store.getState();
  if (mode === 'pick') editing.pick(cursorOf(editing));
  else actAtCursor(editing, mode === 'erase');
}
