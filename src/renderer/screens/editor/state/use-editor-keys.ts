// The keys of the editor. Not here: keys on a point or a sign (stage/use-mark-keys.ts).

import { useKeys } from '@ui/keys';
import { useEffect } from 'react';
import { stepBack } from './actions';
import { type Editing, NOTHING, type Tool } from './editor-store';

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
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('[role="dialog"]') !== null)
        return;
      const key = event.key.toLowerCase();
      // In a field, Ctrl Z takes back what was typed.
      const isTyping = event.target instanceof HTMLInputElement;
      if (key === 's') save();
      else if ((key === 'z' || key === 'y') && !isTyping)
        stepBack(editing, key === 'y' || event.shiftKey ? 'redo' : 'undo');
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [editing, save]);
}
