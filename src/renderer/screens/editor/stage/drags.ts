// What a press, a drag and a double click on the stage do, by the tool in hand and what is under the pointer. Not here: the pointer's
// events (use-stage-pointer.ts).

import type { UnderlayPlace } from '@api/circuits/commands';
import { ClosedCurve } from '@geometry/curve';
import type { Point } from '@geometry/line';
import { moveStart, tidyAnchor } from '@workshop/anchors';
import type { StepName } from '@workshop/history';
import { moveHandle, movePoints } from '@workshop/road';
import { drawStroke, strokeKind } from '@workshop/stroke';
import { t } from '../../../text/editor';
import { addCorner, addPoint, removeCorner, removePoints } from '../state/actions';
import { type BrushDrag, beginBrush, dropBrush, showBrush, touchBrush } from '../state/brush';
import { type Editing, NOTHING } from '../state/editor-store';
import { placeUnderlay, showUnderlay, withWidth } from '../state/underlay';

/** What is under the pointer. anchor: of the road; undefined: beside it. */
export interface Under {
  readonly place: Point;
  readonly anchor: number | undefined;
  readonly space: number;
  readonly point: number | undefined;
  readonly handle: { readonly point: number; readonly which: 'in' | 'out' } | undefined;
  readonly corner: number | undefined;
  readonly start: boolean;
  /** The corner of the picture under the road. */
  readonly grip: boolean;
  /** With Shift. */
  readonly shift: boolean;
}

/** What is being dragged. */
export type Drag =
  | { readonly kind: 'pan' }
  | { readonly kind: 'points'; readonly points: readonly number[] }
  | { readonly kind: 'handle'; readonly point: number; readonly which: 'in' | 'out' }
  | { readonly kind: 'corner'; readonly corner: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'stroke' }
  | { readonly kind: 'underlay'; readonly before: UnderlayPlace; readonly grip: boolean }
  | BrushDrag;

const STEPS = {
  points: 'road.move',
  handle: 'road.handle',
  corner: 'corner.move',
  start: 'start.move',
} as const satisfies Partial<Record<Drag['kind'], StepName>>;

/** What a drag from here would move; selects it. */
export function dragFrom(editing: Editing, under: Under): Drag {
  const { tool, selected, underlay } = editing.store.getState();
  if (tool === 'underlay')
    return underlay === undefined ? { kind: 'pan' } : { kind: 'underlay', before: underlay.place, grip: under.grip };
  if (tool === 'scenery') return { ...beginBrush(editing, under.shift), path: [under.place] };
  if (tool === 'road' && under.point === undefined && under.handle === undefined) return { kind: 'stroke' };
  if (tool === 'erase') return { kind: 'pan' };
  if (under.handle !== undefined) return { kind: 'handle', ...under.handle };
  if (under.point !== undefined) {
    const points =
      selected.kind === 'points' && selected.points.includes(under.point) ? selected.points : [under.point];
    return { kind: 'points', points };
  }
  if (under.corner !== undefined) return { kind: 'corner', corner: under.corner };
  if (under.start || tool === 'start') return { kind: 'start' };
  if (under.anchor === undefined || tool !== 'select') return { kind: 'pan' };
  // The road between two points moves both.
  const count = editing.store.getState().history.source.road.length;
  const at = Math.floor(under.anchor) % count;
  return { kind: 'points', points: [at, (at + 1) % count] };
}

/** Shows where a drag has come to, and returns it. alone: the other handle does not turn along. */
export function move(editing: Editing, drag: Drag, way: { from: Point; to: Point; alone: boolean }): Drag {
  if (drag.kind !== 'brush') {
    moveMark(editing, drag, way);
    return drag;
  }
  const longer = { ...drag, path: [...drag.path, way.to] };
  editing.set({ brushAt: way.to });
  showBrush(editing, longer);
  return longer;
}

function moveMark(editing: Editing, drag: Drag, way: { from: Point; to: Point; alone: boolean }): void {
  const { rules, store } = editing;
  const { history, stroke } = store.getState();
  const { from, to, alone } = way;
  if (drag.kind === 'points') {
    editing.select({ kind: 'points', points: drag.points });
    editing.dragTo(movePoints(drag.points, [to[0] - from[0], to[1] - from[1]], rules));
  }
  if (drag.kind === 'handle') {
    const point = history.source.road[drag.point];
    if (point === undefined) return;
    const { which } = drag;
    const end: Point = [point[which][0] + to[0] - from[0], point[which][1] + to[1] - from[1]];
    editing.dragTo(moveHandle(drag.point, which, end, { rules, alone }));
  }
  if (drag.kind === 'corner') {
    editing.select({ kind: 'corner', corner: drag.corner });
    editing.dragTo(editing.editor.putLine(drag.corner, lineAt(editing, to)));
  }
  if (drag.kind === 'start') editing.dragTo(moveStart(anchorAt(editing, to)));
  if (drag.kind === 'underlay') showUnderlay(editing, dragged(editing, drag, way));
  if (drag.kind === 'stroke') editing.set({ stroke: [...(stroke.length === 0 ? [from] : stroke), to] });
}

/** Whether Escape has taken a drag back that has moved something. */
export function isTakenBack(editing: Editing, { kind }: Drag): boolean {
  const { drag, stroke } = editing.store.getState();
  if (kind === 'pan' || kind === 'underlay') return false;
  return kind === 'stroke' ? stroke.length === 0 : drag === undefined;
}

/** Ends a drag as one step, and says what became of it. */
export function drop(editing: Editing, drag: Drag): void {
  if (drag.kind === 'pan') return;
  if (drag.kind === 'underlay') {
    const { underlay } = editing.store.getState();
    if (underlay !== undefined) placeUnderlay(editing, underlay.place, drag.before);
    return;
  }
  if (drag.kind === 'brush') {
    dropBrush(editing, drag);
    return;
  }
  if (drag.kind === 'stroke') {
    dropStroke(editing);
    return;
  }
  const what = STEPS[drag.kind];
  editing.set({ said: editing.drop(what) ? t(`step.${what}`) : t('said.crosses') });
}

/** Takes a drag back that has not ended. */
export function cancel(editing: Editing, drag: Drag): void {
  if (drag.kind === 'underlay') showUnderlay(editing, drag.before);
  editing.cancelDrag();
}

/** Moved as a whole, or pulled larger or smaller by its corner, while the opposite corner stays. */
function dragged(
  editing: Editing,
  { before, grip }: Extract<Drag, { kind: 'underlay' }>,
  { from, to }: { from: Point; to: Point },
): UnderlayPlace {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (!grip) return { ...before, x: before.x + dx, y: before.y + dy };
  const next = withWidth(editing, before, (before.width + dx) / editing.rules.unit);
  const wider = next.width - before.width;
  return { ...next, x: before.x + wider / 2, y: before.y + (wider * before.ratio) / 2 };
}

function dropStroke(editing: Editing): void {
  const { stroke, history } = editing.store.getState();
  const { rules } = editing;
  if (strokeKind(history.source, stroke, rules) === 'none') {
    editing.cancelDrag();
    editing.set({ said: t('said.strokeNowhere') });
    return;
  }
  editing.dragTo(drawStroke(stroke, rules));
  const stays = editing.drop('road.draw');
  editing.select(NOTHING);
  editing.set({ stroke: [], said: stays ? t('step.road.draw') : t('said.crosses') });
}

/** A press without a drag. */
export function click(editing: Editing, under: Under, adds: boolean): void {
  const { tool, selected } = editing.store.getState();
  const { point, corner, anchor } = under;
  if (tool === 'scenery') {
    touchBrush(editing, under.place, adds);
    return;
  }
  if (tool === 'erase') {
    if (point !== undefined) removePoints(editing, [point]);
    else if (corner !== undefined) removeCorner(editing, corner);
    return;
  }
  if (point !== undefined) {
    const others = adds && selected.kind === 'points' ? selected.points.filter((one) => one !== point) : [];
    editing.select({ kind: 'points', points: [...others, point] });
  } else if (corner !== undefined) editing.select({ kind: 'corner', corner });
  else if (under.start) editing.select({ kind: 'start' });
  else if (anchor !== undefined && tool === 'corner') addCorner(editing, anchor);
  else if (anchor !== undefined && tool === 'road') addPoint(editing, anchor);
  else if (anchor !== undefined && tool === 'start') editing.change('start.move', moveStart(anchor));
  else editing.select(NOTHING);
}

/** On the road: a new point. */
export function doubleClick(editing: Editing, { anchor, point, corner, start }: Under): void {
  const isRoad = point === undefined && corner === undefined && !start;
  if (isRoad && anchor !== undefined && editing.store.getState().tool === 'select') addPoint(editing, anchor);
}

/** The edge between two spaces that is nearest to a place, counted from the finish line. */
function lineAt(editing: Editing, place: Point): number {
  const { source } = editing.store.getState().history;
  const curve = new ClosedCurve(source.road);
  const spaces = editing.rules.on.spacesOf(source);
  const finish = curve.distanceOf(tidyAnchor(source.start, source.road.length));
  const beyond = curve.nearest(place).along - finish + curve.length;
  return Math.round((beyond * spaces) / curve.length) % spaces;
}

function anchorAt(editing: Editing, place: Point): number {
  const curve = new ClosedCurve(editing.store.getState().history.source.road);
  return curve.anchorAt(curve.nearest(place).along);
}
