// The last refusal and where it happened, shown at the pressed control (why-layer.tsx).
// Not here: the host's API errors without a control, which are toasts.

import { createStore } from 'zustand/vanilla';
import { usualKey } from '../key-actions';
import { shortcutOf } from '../key-names';
import type { Spot } from '../overlays/beside';
import { playSound } from '../sound/sound';
import type { Why } from './off';

/** A visible refusal. at: the control, or a part of the window if the control is gone. */
export interface Refusal extends Why {
  at: Element | Spot;
}

/** The visible refusal, and what was pressed last on this page. */
interface Refusals {
  refusal: Refusal | null;
  pressed: Element | Spot | null;
}

const CONTROL = 'button, a, input, summary, [role="button"], [role="radio"], [role="switch"], [role="checkbox"]';
const SHAKE = [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
export const refusals = createStore<Refusals>(() => ({ refusal: null, pressed: null }));

/** Shows a refusal at this control, which shakes once. at: by default what was pressed last. */
export function refuse(why: Why, at: Element | Spot | null = lastPressed()): void {
  playSound('refuse');
  const spot = at ?? { left: 0, right: window.innerWidth, top: window.innerHeight, bottom: window.innerHeight };
  refusals.setState({ refusal: { ...why, at: spot } });
  if (!(spot instanceof Element) || document.documentElement.dataset.motion === 'reduced') return;
  spot.animate(SHAKE, { duration: 200 });
}

/** Hides the refusal, because it has been read or another answer was sent. */
export function dismissRefusal(): void {
  if (refusals.getState().refusal !== null) refusals.setState({ refusal: null });
}

/**
 * Remembers what is pressed: by pointer, by a key on it, or by the confirm key for the main button. Returns a function that stops
 * it.
 */
export function watchPresses(): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const on = (pressed: Element | Spot | null) => pressed !== null && refusals.setState({ pressed });
  window.addEventListener(
    'pointerup',
    ({ target, clientX: x, clientY: y }) => {
      const control = target instanceof Element ? target.closest(CONTROL) : null;
      on(control ?? { left: x, right: x, top: y, bottom: y });
    },
    options,
  );
  window.addEventListener(
    'keydown',
    ({ key, target }) => {
      const control = target instanceof Element ? target.closest(CONTROL) : null;
      on((usualKey(key.toLowerCase()) === 'enter' ? mainButton() : null) ?? control);
    },
    options,
  );
  return () => stop.abort();
}

/** The button that the confirm key presses. */
function mainButton(): Element | null {
  return document.querySelector(`[aria-keyshortcuts~="${CSS.escape(shortcutOf('enter'))}"]`);
}

/** What was pressed last, if it is still visible; otherwise the dashboard. */
function lastPressed(): Element | Spot | null {
  const { pressed } = refusals.getState();
  const isThere = !(pressed instanceof Element) || (pressed.isConnected && pressed.getClientRects().length > 0);
  return isThere && pressed !== null ? pressed : document.querySelector('[data-panel="dash"]');
}
