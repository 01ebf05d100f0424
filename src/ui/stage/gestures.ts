// Mouse, touch and pen on a board: drag pans, wheel and pinch zoom to the pointer, double click fits, a short press taps.

/** Callbacks for gestures; coordinates in px within the element. */
export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  fit(): void;
  tap(x: number, y: number): void;
  hover(x: number, y: number): void;
}

/** Moves shorter than this count as a press, not a drag, px. */
const SHAKE = 5;
const WHEEL_STEP = 0.0016;

interface Finger {
  x: number;
  y: number;
}

/**
 * Watches an element until the returned function is called. Only its ground reacts to taps and hovering. Drags and pinches may
 * also start on other elements in it, such as buttons, which keep their own clicks.
 */
export function watchGestures(element: HTMLElement, ground: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => unknown,
  ): void => element.addEventListener(type, listener, { signal: stop.signal, passive: false });
  const spot = (event: MouseEvent): Finger => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, spot(event));
    if (event.target === ground) ground.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const here = spot(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.target === ground) gestures.hover(here.x, here.y);
      return;
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, here);
    travelled += Math.hypot(here.x - before.x, here.y - before.y);
    if (other) pinch(before, here, other, gestures);
    else if (travelled > SHAKE) gestures.pan(here.x - before.x, here.y - before.y);
  });
  const lift = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || event.type === 'pointercancel') return;
    const here = spot(event);
    if (travelled <= SHAKE && fingers.size === 0 && event.target === ground) gestures.tap(here.x, here.y);
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  // Lifting a finger also fires pointerleave, but the tapped thing stays highlighted.
  on('pointerleave', (event) => {
    fingers.delete(event.pointerId);
    if (event.pointerType === 'mouse') gestures.hover(-1, -1);
  });
  on('dblclick', (event) => event.target === ground && gestures.fit());
  // The end of a drag must not count as a click.
  const swallow = (event: MouseEvent): void => {
    if (travelled > SHAKE && event.detail > 0) event.stopPropagation();
  };
  element.addEventListener('click', swallow, { signal: stop.signal, capture: true });
  on('wheel', (event) => {
    event.preventDefault();
    const { x, y } = spot(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    gestures.zoom(Math.exp(-event.deltaY * lines * WHEEL_STEP), x, y);
  });
  return () => stop.abort();
}

/** Two fingers: zooms around their midpoint by the change in their distance, and pans with the midpoint. */
function pinch(before: Finger, here: Finger, other: Finger, gestures: Gestures): void {
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(here.x - other.x, here.y - other.y);
  gestures.pan((here.x - before.x) / 2, (here.y - before.y) / 2);
  if (was > 0) gestures.zoom(is / was, (here.x + other.x) / 2, (here.y + other.y) / 2);
}
