// What buttons, keys and the pointer do alike with an open circuit, and what screen readers hear of it. Not here: the changes themselves
// (src/workshop and the game).

import type { StepName } from '@workshop/history';
import { bendPoints, deletePoints, insertPoint } from '@workshop/road';
import { t } from '../../../text/editor';
import { type Editing, NOTHING } from './editor-store';

/** Takes points out, and says so, or why not. */
export function removePoints(editing: Editing, points: readonly number[]): void {
  const { rules } = editing;
  const { source } = editing.store.getState().history;
  if (source.road.length - points.length < rules.points[0]) {
    editing.set({ said: t('said.fewest', { n: rules.points[0] }) });
    return;
  }
  editing.change('road.delete', deletePoints(points, rules));
  editing.select(NOTHING);
  say(editing, 'road.delete');
}

/** Takes a corner out, and says so, or why not. */
export function removeCorner(editing: Editing, corner: number): void {
  const { corners } = editing.store.getState().history.source;
  const [least] = editing.editor.ranges.corners;
  if (corner < corners.length && corners.length <= least) {
    editing.set({ said: t('said.lastCorner', { n: least }) });
    return;
  }
  editing.change('corner.remove', editing.editor.removeCorner(corner));
  editing.select(NOTHING);
  say(editing, 'corner.remove');
}

/** Adds a corner near a place of the road, and selects it. */
export function addCorner(editing: Editing, anchor: number): void {
  const { corners } = editing.store.getState().history.source;
  const name = t('corner.new', { n: corners.length + 1 });
  if (!editing.change('corner.add', editing.editor.addCorner(anchor, name))) {
    editing.set({ said: t('said.noCorner') });
    return;
  }
  editing.select({ kind: 'corner', corner: corners.length });
  say(editing, 'corner.add');
}

/** Puts a point on the road, and selects it. */
export function addPoint(editing: Editing, anchor: number): void {
  if (!editing.change('road.insert', insertPoint(anchor, editing.rules))) return;
  editing.select({ kind: 'points', points: [Math.floor(anchor) + 1] });
  say(editing, 'road.insert');
}

/** Rounds off, or straightens, the selected points. */
export function bendSelected(editing: Editing, how: 'smooth' | 'straight'): void {
  const { selected } = editing.store.getState();
  if (selected.kind === 'points') editing.change(`road.${how}`, bendPoints(selected.points, how, editing.rules));
}

/** Moves the selection to the next corner in driving order, or to the one before. */
export function selectCorner(editing: Editing, by: 1 | -1): void {
  const { corners } = editing.shown();
  const { selected } = editing.store.getState();
  const at = corners.findIndex(({ corner }) => selected.kind === 'corner' && corner === selected.corner);
  const next = corners[(at + by + corners.length) % corners.length];
  if (next !== undefined) editing.select({ kind: 'corner', corner: next.corner });
}

function say(editing: Editing, what: StepName): void {
  editing.set({ said: t(`step.${what}`) });
}
