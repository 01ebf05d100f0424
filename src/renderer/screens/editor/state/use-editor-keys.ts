// The keys of the editor. Not here: keys on a point or a sign (stage/use-mark-keys.ts).

import { useKeys } from '@ui/keys';
import { useStore } from 'zustand';
import { resizeBrush } from './brush';
import { type Editing, NOTHING, type Tool } from './editor-store';
import { stepBack } from './step-back';
import { nudgeUnderlay, placeUnderlay, widthOf, withWidth } from './underlay';
import { useStepKeys } from './use-step-keys';

export interface EditorKeys {
  save(): void;
  /** The choice of tests. */
  choose(): void;
  /** From the grid. */
  drive(): void;
  /** From the space under the pointer, or ahead of the selected corner. */
  driveFrom(): void;
  zoom(by: number): void;
  fit(): void;
  leave(): void;
}

const TOOL_KEYS: Readonly<Record<string, Tool>> = { v: 'select', p: 'road', c: 'corner', s: 'start', e: 'erase' };
/** Only where the game has brushes. */
const BRUSH_KEY = 'b';
/** Zoom of one press. */
const ZOOM = 1.25;

/** Arrows move the picture under the road by a quarter of a space, with Shift by a whole one; brackets change its width. */
function pictureKeys(editing: Editing): Record<string, () => void> {
  const arrows = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] } as const;
  const moves = Object.entries(arrows).flatMap(([key, [dx, dy]]) => [
    [key, () => nudgeUnderlay(editing, dx / 4, dy / 4)] as const,
    [`shift+${key}`, () => nudgeUnderlay(editing, dx, dy)] as const,
  ]);
  const widen = (by: number) => () => {
    const place = editing.store.getState().underlay?.place;
    if (place !== undefined) placeUnderlay(editing, withWidth(editing, place, widthOf(editing, place) + by));
  };
  return { ...Object.fromEntries(moves), '[': widen(-1), ']': widen(1) };
}

/** Handles the screen's keys while it is open. */
export function useEditorKeys(editing: Editing, keys: EditorKeys): void {
  const { save, choose, drive, driveFrom, zoom, fit, leave } = keys;
  const limit = (value: number) => () => {
    const { selected } = editing.store.getState();
    if (selected.kind === 'corner') editing.change('corner.change', editing.editor.setLimit(selected.corner, value));
  };
  const tools = Object.entries(TOOL_KEYS).map(([key, tool]) => [key, () => editing.set({ tool })] as const);
  const limits = [1, 2, 3, 4, 5, 6, 7].map((value) => [String(value), limit(value)] as const);
  const isBrush = useStore(editing.store, ({ tool }) => tool === 'scenery');
  const hasPicture = useStore(editing.store, ({ tool, underlay }) => tool === 'underlay' && underlay !== undefined);
  useKeys({
    ...Object.fromEntries([...tools, ...limits]),
    ...(editing.editor.scenery !== undefined && { [BRUSH_KEY]: () => editing.set({ tool: 'scenery' }) }),
    ...(isBrush && { '[': () => resizeBrush(editing, -1), ']': () => resizeBrush(editing, 1) }),
    ...(hasPicture && pictureKeys(editing)),
    z: () => stepBack(editing, 'undo'),
    'shift+z': () => stepBack(editing, 'redo'),
    d: drive,
    t: choose,
    'shift+d': driveFrom,
    g: () => editing.set({ numbers: !editing.store.getState().numbers }),
    '+': () => zoom(ZOOM),
    '-': () => zoom(1 / ZOOM),
    '0': fit,
    escape: () => {
      const { drag, selected, tool } = editing.store.getState();
      if (drag !== undefined) editing.cancelDrag();
      else if (tool === 'underlay') editing.set({ tool: 'select' });
      else if (selected.kind !== 'none') editing.select(NOTHING);
      else leave();
    },
  });
  useStepKeys(editing, save);
}
