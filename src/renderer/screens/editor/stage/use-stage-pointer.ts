// The pointer on the stage: drags points, handles, stretches, signs and the start, draws strokes, pans and zooms. With two fingers it
// pans and zooms, with one it does what the tool does. Not here: what a drag changes (drags.ts).

import type { Point } from '@geometry/line';
import { type RefObject, useEffect, useRef } from 'react';
import type { Editing } from '../state/editor-store';
import { type Free, onStage, panned, type View, zoomed } from '../state/view';
import { cancel, click, type Drag, doubleClick, dragFrom, drop, isTakenBack, move, type Under } from './drags';
import type { RoadMarks } from './marks';

/** What the pointer needs to know of the screen. */
export interface StageNow {
  readonly marks: RoadMarks;
  readonly free: Free;
  readonly view: View;
  /** The fitted view, against which zooming is limited. */
  readonly whole: View;
}

/** Px within which a press is a click. */
const CLICK = 4;
/** Zoom of one notch of a wheel, and of its px. */
const WHEEL = 0.0016;

/** Listens on the stage. */
export function useStagePointer(stage: RefObject<HTMLElement | null>, editing: Editing, now: StageNow): void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const listening = new StagePointer(element, editing, () => latest.current);
    return () => listening.stop();
  }, [stage, editing]);
}

/** The pointers that are down on one stage. */
class StagePointer {
  private readonly element: HTMLElement;
  private readonly editing: Editing;
  private readonly now: () => StageNow;
  private readonly down = new Map<number, Point>();
  private drag: { at: Drag; from: Point; moved: boolean } | undefined;
  /** What the last press was on: while a pointer is captured, all its events name the stage. */
  private pressed: Under | undefined;
  /** The newest event of this frame. */
  private due: PointerEvent | undefined;
  private frame = 0;
  private space = false;
  private readonly off = new AbortController();

  constructor(element: HTMLElement, editing: Editing, now: () => StageNow) {
    this.element = element;
    this.editing = editing;
    this.now = now;
    const { signal } = this.off;
    element.addEventListener('pointerdown', this.onDown, { signal });
    element.addEventListener('pointermove', this.onMove, { signal });
    element.addEventListener('pointerup', this.onUp, { signal });
    element.addEventListener('pointercancel', this.onCancel, { signal });
    element.addEventListener('dblclick', this.onDouble, { signal });
    element.addEventListener('wheel', this.onWheel, { signal, passive: false });
    element.addEventListener('pointerleave', () => this.editing.set({ space: undefined, brushAt: undefined }), {
      signal,
    });
    window.addEventListener('keydown', (event) => this.onKey(event, true), { signal });
    window.addEventListener('keyup', (event) => this.onKey(event, false), { signal });
  }

  stop(): void {
    this.off.abort();
    cancelAnimationFrame(this.frame);
  }

  private readonly onDown = (event: PointerEvent): void => {
    if (event.button > 1) return;
    const place = this.placeOf(event);
    this.down.set(event.pointerId, place);
    this.capture(event);
    if (this.down.size === 2) {
      if (this.drag !== undefined) cancel(this.editing, this.drag.at);
      this.drag = undefined;
      return;
    }
    const isPan = event.button === 1 || this.space;
    const under = this.under(event);
    this.pressed = under;
    this.drag = { at: isPan ? { kind: 'pan' } : dragFrom(this.editing, under), from: place, moved: false };
  };

  private readonly onMove = (event: PointerEvent): void => {
    if (this.down.size === 2 && this.down.has(event.pointerId)) {
      this.pinch(event);
      return;
    }
    this.due = event;
    if (this.frame === 0)
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.follow();
      });
  };

  /** Handles the newest move, at most once a frame. */
  private follow(): void {
    const event = this.due;
    this.due = undefined;
    if (event === undefined) return;
    const place = this.placeOf(event);
    const { drag } = this;
    if (drag === undefined || !this.down.has(event.pointerId)) {
      const { space, away } = this.now().marks.nearest(this.sourceAt(place));
      const isOn = away < this.now().marks.half;
      const over = isOn ? Math.floor(space) : undefined;
      if (over !== this.editing.store.getState().space) this.editing.set({ space: over });
      if (this.editing.store.getState().tool === 'scenery') this.editing.set({ brushAt: this.sourceAt(place) });
      return;
    }
    if (!drag.moved && Math.hypot(place[0] - drag.from[0], place[1] - drag.from[1]) < CLICK) return;
    if (drag.moved && isTakenBack(this.editing, drag.at)) {
      this.drag = undefined;
      this.pressed = undefined;
      return;
    }
    drag.moved = true;
    if (drag.at.kind === 'pan') {
      const before = this.down.get(event.pointerId) ?? place;
      this.editing.set({ view: panned(this.now().view, [place[0] - before[0], place[1] - before[1]]) });
      this.down.set(event.pointerId, place);
      return;
    }
    drag.at = move(this.editing, drag.at, {
      from: this.sourceAt(drag.from),
      to: this.sourceAt(place),
      alone: event.altKey,
    });
  }

  private readonly onUp = (event: PointerEvent): void => {
    this.follow();
    const { drag } = this;
    this.down.delete(event.pointerId);
    if (this.down.size > 0) return;
    this.drag = undefined;
    if (drag === undefined) return;
    if (drag.moved && isTakenBack(this.editing, drag.at)) return;
    if (drag.moved) drop(this.editing, drag.at);
    else if (this.pressed !== undefined && event.button === 0) click(this.editing, this.pressed, event.shiftKey);
  };

  private readonly onCancel = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
    if (this.drag !== undefined) cancel(this.editing, this.drag.at);
    this.drag = undefined;
  };

  private readonly onDouble = (): void => {
    if (this.pressed !== undefined) doubleClick(this.editing, this.pressed);
  };

  private readonly onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * WHEEL), this.placeOf(event));
  };

  private onKey(event: KeyboardEvent, isDown: boolean): void {
    if (event.key !== ' ') return;
    this.space = isDown;
    this.element.toggleAttribute('data-panning', isDown);
  }

  private pinch(event: PointerEvent): void {
    const before = [...this.down.values()];
    this.down.set(event.pointerId, this.placeOf(event));
    const after = [...this.down.values()];
    const middle = (places: Point[]): Point => [
      places.reduce((sum, [x]) => sum + x, 0) / places.length,
      places.reduce((sum, [, y]) => sum + y, 0) / places.length,
    ];
    const apart = ([a, b]: Point[]) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 1) || 1;
    const [was, is] = [middle(before), middle(after)];
    this.editing.set({ view: panned(this.now().view, [is[0] - was[0], is[1] - was[1]]) });
    this.zoom(apart(after) / apart(before), is);
  }

  private zoom(by: number, at: Point): void {
    const { free, whole, view } = this.now();
    const current = this.editing.store.getState().view ?? view;
    this.editing.set({ view: zoomed(current, free, by, whole, at) });
  }

  /** What lies under an event, for tools and drags. */
  private under(event: MouseEvent): Under {
    const { target } = event;
    const mark =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-point],[data-handle],[data-corner],[data-start],[data-grip]')
        : null;
    const { point, handle, corner, start, grip } = mark?.dataset ?? {};
    const place = this.sourceAt(this.placeOf(event));
    const { marks } = this.now();
    const { anchor, away, space } = marks.nearest(place);
    const [at, which] = handle?.split(' ') ?? [];
    return {
      place,
      anchor: away < marks.half * 1.4 ? anchor : undefined,
      space,
      point: point === undefined ? undefined : Number(point),
      handle: at === undefined ? undefined : { point: Number(at), which: which === 'in' ? 'in' : 'out' },
      corner: corner === undefined ? undefined : Number(corner),
      start: start !== undefined,
      grip: grip !== undefined,
      shift: event.shiftKey,
    };
  }

  private placeOf(event: MouseEvent): Point {
    const { left, top } = this.element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  private sourceAt(place: Point): Point {
    const { free, view } = this.now();
    const [ox, oy] = onStage(view, free, [0, 0]);
    return [(place[0] - ox) / view.scale, (place[1] - oy) / view.scale];
  }

  /** Moves outside the stage belong to the drag, too. Pages of tests have no such pointers. */
  private capture({ pointerId }: PointerEvent): void {
    try {
      this.element.setPointerCapture(pointerId);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
