// The brush that strews scenery: what it does along a path, and its size. Not here: what is strewn (src/workshop/strew.ts and the game).

import type { Point } from '@geometry/line';
import { eraseStrewn, strew } from '@workshop/strew';
import { t } from '../../../text/editor';
import type { Editing } from './editor-store';

/** Radius of a brush, in spaces. */
export const SIZES = [1, 12] as const;
/** Numbers that a stroke is drawn from. */
const SEEDS = 1_000_000_000;

/** A stroke of the brush. seed: of what it strews; erases: it takes away instead. */
export interface BrushDrag {
  readonly kind: 'brush';
  readonly path: readonly Point[];
  readonly seed: number;
  readonly erases: boolean;
}

/** A stroke that begins. erases: with Shift. */
export function beginBrush(editing: Editing, erases: boolean): BrushDrag {
  const { brush } = editing.store.getState();
  return { kind: 'brush', path: [], seed: Math.floor(Math.random() * SEEDS), erases: erases || brush.erases };
}

/** Shows what a stroke does so far. */
export function showBrush(editing: Editing, { path, seed, erases }: BrushDrag): void {
  const { scenery } = editing.editor;
  if (scenery === undefined) return;
  const { source } = editing.store.getState().history;
  const { size } = editing.store.getState().brush;
  const wide = size * editing.rules.unit;
  if (erases) editing.dragTo(eraseStrewn({ path, size: wide }));
  else editing.dragTo(strew({ brush: brushOf(editing), path, size: wide, seed }, scenery.rules(source)));
}

/** Ends a stroke as one step, and says what became of it. */
export function dropBrush(editing: Editing, { erases }: BrushDrag): void {
  const before = editing.store.getState().history;
  editing.drop(erases ? 'scenery.erase' : 'scenery.strew');
  const isDone = editing.store.getState().history !== before;
  editing.set({
    said: isDone ? t(erases ? 'step.scenery.erase' : 'step.scenery.strew') : nothingSaid(editing, erases),
  });
}

/** One touch of the brush, where it is. */
export function touchBrush(editing: Editing, at: Point, erases: boolean): void {
  const drag: BrushDrag = { ...beginBrush(editing, erases), path: [at] };
  showBrush(editing, drag);
  dropBrush(editing, drag);
}

/** The brush in hand: the chosen one, or the game's first. */
export function brushOf(editing: Editing): string {
  const { brush, history } = editing.store.getState();
  if (brush.id !== '') return brush.id;
  return Object.keys(editing.editor.scenery?.rules(history.source).brushes ?? {})[0] ?? '';
}

/** Changes the size by a space. */
export function resizeBrush(editing: Editing, by: number): void {
  const { brush } = editing.store.getState();
  editing.set({ brush: { ...brush, size: Math.max(SIZES[0], Math.min(SIZES[1], brush.size + by)) } });
}

function nothingSaid(editing: Editing, erases: boolean): string {
  if (erases) return t('said.nothingStrewn');
  const { source } = editing.store.getState().history;
  const rules = editing.editor.scenery?.rules(source);
  const on = rules?.brushes[brushOf(editing)]?.on;
  const name = editing.editor.scenery?.list(source).find(({ id }) => id === on)?.label;
  return name === undefined ? t('said.noRoom') : t('said.onlyOn', { on: name });
}
