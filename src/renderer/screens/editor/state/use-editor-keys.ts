// The keys of the editor. Not here: keys on a point or a sign (stage/use-mark-keys.ts).

import { useKeys } from '@ui/keys';
import { type Editing, NOTHING, type Tool } from './editor-store';
import { stepBack } from './step-back';
import { useStepKeys } from './use-step-keys';

export interface EditorKeys {
  save(): void;
  /** From the grid. */
  drive(): void;
  /** From the space under the pointer, or ahead of the selected corner. */
  driveFrom(): void;
  zoom(by: number): void;
  fit(): void;
  leave(): void;
}

const TOOL_KEYS: Readonly<Record<string, Tool>> = { v: 'select', p: 'road', c: 'corner', s: 'start', e: 'erase' };
/** Zoom of one press. */
const ZOOM = 1.25;

/** Handles the screen's keys while it is open. */
export function useEditorKeys(editing: Editing, { save, drive, driveFrom, zoom, fit, leave }: EditorKeys): void {
  const limit = (value: number) => () => {
    const { selected } = editing.store.getState();
    if (selected.kind === 'corner') editing.change('corner.change', editing.editor.setLimit(selected.corner, value));
  };
  const tools = Object.entries(TOOL_KEYS).map(([key, tool]) => [key, () => editing.set({ tool })] as const);
  const limits = [1, 2, 3, 4, 5, 6, 7].map((value) => [String(value), limit(value)] as const);
  useKeys({
    ...Object.fromEntries([...tools, ...limits]),
    z: () => stepBack(editing, 'undo'),
    'shift+z': () => stepBack(editing, 'redo'),
    d: drive,
    t: drive,
    'shift+d': driveFrom,
    g: () => editing.set({ numbers: !editing.store.getState().numbers }),
    '+': () => zoom(ZOOM),
    '-': () => zoom(1 / ZOOM),
    '0': fit,
    escape: () => {
      const { drag, selected } = editing.store.getState();
      if (drag !== undefined) editing.cancelDrag();
      else if (selected.kind !== 'none') editing.select(NOTHING);
      else leave();
    },
  });
  useStepKeys(editing, save);
}
