// The keys of the course editor. Not here: keys on the floor itself (stage/floor-button.tsx).

import { useKeys } from '@ui/keys';
import { t } from '../../../text/editor';
import { stepBack } from '../../editor/state/step-back';
import { useStepKeys } from '../../editor/state/use-step-keys';
import { flipBrush, mirrorBoard, switchMode, takeTile, turnBoard, turnBrush } from './board-actions';
import type { CourseEditing } from './course-store';

export interface CourseKeys {
  save(): void;
  /** Opens the choice of tests. */
  choose(): void;
  drive(): void;
  zoom(by: number): void;
  leave(): void;
}

/** Zoom of one press. */
const ZOOM = 1.25;

/** Handles the screen's keys while it is open. */
export function useCourseKeys(editing: CourseEditing, { save, choose, drive, zoom, leave }: CourseKeys): void {
  const { editor } = editing;
  const tiles = editor.tiles.map(({ id, key }) => [key.toLowerCase(), () => takeTile(editing, id)] as const);
  useKeys({
    ...Object.fromEntries(tiles),
    e: () => switchMode(editing, 'erase'),
    p: () => switchMode(editing, 'pick'),
    r: () => turnBrush(editing),
    m: () => flipBrush(editing),
    'shift+r': () => turnBoard(editing),
    'shift+m': () => mirrorBoard(editing),
    w() {
      const ways = !editing.store.getState().ways;
      editing.set({ ways, said: t('said.ways', { shown: String(ways) }) });
    },
    z: () => stepBack(editing, 'undo'),
    'shift+z': () => stepBack(editing, 'redo'),
    d: drive,
    t: choose,
    '+': () => zoom(ZOOM),
    '-': () => zoom(1 / ZOOM),
    escape() {
      const { drag, mode, lit } = editing.store.getState();
      if (drag !== undefined) editing.cancelDrag();
      else if (mode !== 'paint' || lit !== undefined) editing.set({ mode: 'paint', lit: undefined });
      else leave();
    },
  });
  useStepKeys(editing, save);
}
