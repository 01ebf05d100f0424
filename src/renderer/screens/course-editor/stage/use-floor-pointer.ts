// The pointer on the floor: paints, erases with the right button, picks with Alt, pans and zooms. With two fingers it pans and zooms, with
// one it paints. Not here: what a stroke does, which is the game's.

import type { Point } from '@geometry/line';
import type { FloorPlan, FloorSpot } from '@ui/workshop/course-editor';
import { type RefObject, useEffect, useRef } from 'react';
import { type Free, panned, type View } from '../../editor/state/view';
import type { CourseEditing } from '../state/course-store';
import { cellsBetween, plateAt, sideOf, spotAt, zoomedFloor } from '../state/floor-view';

/** What the pointer needs to know of the screen. */
export interface FloorNow {
  readonly plan: FloorPlan;
  readonly free: Free;
  readonly view: View;
  /** The fitted view, against which zooming is limited. */
  readonly whole: View;
  /** false: the floor is only looked at. */
  readonly edits: boolean;
}

/** Zoom of one px of a wheel. */
const WHEEL = 0.0016;

/** Listens on the stage. */
export function useFloorPointer(stage: RefObject<HTMLElement | null>, editing: CourseEditing, now: FloorNow): void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const listening = new FloorPointer(element, editing, () => latest.current);
    return () => listening.stop();
  }, [stage, editing]);
}

/** The pointers that are down on one floor. */
class FloorPointer {
  private readonly element: HTMLElement;
  private readonly editing: CourseEditing;
  private readonly now: () => FloorNow;
  private readonly down = new Map<number, Point>();
  private stroke: { path: FloorSpot[]; erases: boolean } | undefined;
  private readonly off = new AbortController();

  constructor(element: HTMLElement, editing: CourseEditing, now: () => FloorNow) {
    this.element = element;
    this.editing = editing;
    this.now = now;
    const { signal } = this.off;
    element.addEventListener('pointerdown', this.onDown, { signal });
    element.addEventListener('pointermove', this.onMove, { signal });
    element.addEventListener('pointerup', this.onUp, { signal });
    element.addEventListener('pointercancel', this.onCancel, { signal });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    element.addEventListener('wheel', this.onWheel, { signal, passive: false });
    element.addEventListener('pointerleave', () => this.editing.set({ hover: undefined }), { signal });
  }

  stop(): void {
    this.off.abort();
  }

  private readonly onDown = (event: PointerEvent): void => {
    const place = this.placeOf(event);
    this.down.set(event.pointerId, place);
    this.capture(event);
    if (this.down.size > 1) {
      this.cancel();
      return;
    }
    const { plan, view, free, edits } = this.now();
    const spot = spotAt(plan, view, free, place);
    if (!edits || spot === undefined || event.button === 1) return;
    const { mode } = this.editing.store.getState();
    if (event.button === 0 && (event.altKey || mode === 'pick')) {
      this.editing.pick(spot);
      return;
    }
    this.choose(spot);
    this.stroke = { path: [spot], erases: event.button === 2 || mode === 'erase' };
    this.show();
  };

  private readonly onMove = (event: PointerEvent): void => {
    const place = this.placeOf(event);
    const before = this.down.get(event.pointerId);
    const { plan, view, free, edits } = this.now();
    const spot = spotAt(plan, view, free, place);
    if (before === undefined) {
      if (edits) this.hover(spot);
      return;
    }
    if (this.stroke === undefined) {
      this.pan(event.pointerId, before, place);
      return;
    }
    // Escape has taken the stroke back.
    if (this.editing.store.getState().stroke === undefined) this.stroke = undefined;
    else if (spot !== undefined) this.extend(spot);
  };

  private readonly onUp = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
    if (this.stroke === undefined) return;
    this.stroke = undefined;
    this.editing.finish();
  };

  private readonly onCancel = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
    this.cancel();
  };

  private readonly onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * WHEEL), this.placeOf(event));
  };

  /** Goes on to a cell. Within one cell only the edge that is pointed at changes, of a stroke that has not left it. */
  private extend(spot: FloorSpot): void {
    const { stroke } = this;
    const last = stroke?.path.at(-1);
    if (stroke === undefined || last === undefined) return;
    const between = cellsBetween(last, spot);
    if (between.length > 0) stroke.path.push(...between);
    else if (stroke.path.length > 1 || isSame(last, spot)) return;
    stroke.path[stroke.path.length - 1] = spot;
    this.editing.set({ hover: spot });
    this.show();
  }

  private show(): void {
    if (this.stroke !== undefined) this.editing.draw(this.stroke.path, this.stroke.erases);
  }

  /** The board under a stroke is the chosen one. */
  private choose(spot: FloorSpot): void {
    const plate = plateAt(this.now().plan, spot);
    if (plate?.kind === 'board') this.editing.set({ board: plate.board });
  }

  private cancel(): void {
    this.stroke = undefined;
    this.editing.cancelDrag();
  }

  private hover(spot: FloorSpot | undefined): void {
    if (!isSame(this.editing.store.getState().hover, spot)) this.editing.set({ hover: spot });
  }

  /** One pointer pans, two pan and zoom. */
  private pan(pointer: number, before: Point, place: Point): void {
    const other = [...this.down].find(([id]) => id !== pointer)?.[1];
    this.down.set(pointer, place);
    if (other === undefined) {
      this.editing.set({ view: panned(this.view(), [place[0] - before[0], place[1] - before[1]]) });
      return;
    }
    const view = panned(this.view(), [(place[0] - before[0]) / 2, (place[1] - before[1]) / 2]);
    const apart = (at: Point) => Math.hypot(at[0] - other[0], at[1] - other[1]) || 1;
    const middle: Point = [(place[0] + other[0]) / 2, (place[1] + other[1]) / 2];
    const { free, whole } = this.now();
    this.editing.set({ view: zoomedFloor(view, free, apart(place) / apart(before), whole, middle) });
  }

  private zoom(by: number, at: Point): void {
    const { free, whole } = this.now();
    this.editing.set({ view: zoomedFloor(this.view(), free, by, whole, at) });
  }

  /** The view of now: several events may come before the screen is drawn again. */
  private view(): View {
    return this.editing.store.getState().view ?? this.now().whole;
  }

  private placeOf(event: MouseEvent): Point {
    const { left, top } = this.element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  /** Moves outside the stage belong to the stroke, too. Pages of tests have no such pointers. */
  private capture({ pointerId }: PointerEvent): void {
    try {
      this.element.setPointerCapture(pointerId);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}

/** Whether two spots are in one cell, at the same side of it: all that anybody sees of them. */
function isSame(a: FloorSpot | undefined, b: FloorSpot | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.x === b.x && a.y === b.y && sideOf(a) === sideOf(b);
}
