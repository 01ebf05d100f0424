// What was refused last, and where: shown at the control that was pressed (why-layer.tsx).
// Not here: API errors of the host that have no control, which are toasts.

import { createStore } from 'zustand/vanilla';
import { usualKey } from '../key-actions';
import { shortcutOf } from '../key-names';
import type { Spot } from '../overlays/beside';
import { playSound } from '../sound/sound';
import type { Why } from './off';

/** A refusal on show. at: the control, or a part of the window where the control has gone. */
export interface Refusal extends Why {
  at: Element | Spot;
}

/** The refusal on show, and what was pressed last on this page. */
interface Refusals {
  refusal: Refusal | null;
  pressed: Element | Spot | null;
}

const CONTROL = 'button, a, input, summary, [role="button"], [role="radio"], [role="switch"], [role="checkbox"]';
const SHAKE = [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
export const refusals = createStore<Refusals>(() => ({ refusal: null, pressed: null }));

/** Says at this control why it cannot be; it shakes once. Left out: at what was pressed last. */
export function refuse(why: Why, at: Element | Spot | null = lastPressed()): void {
  playSound('refuse');
  const spot = at ?? { left: 0, right: window.innerWidth, top: window.innerHeight, bottom: window.innerHeight };
  refusals.setState({ refusal: { ...why, at: spot } });
  if (!(spot instanceof Element) || document.documentElement.dataset.motion === 'reduced') return;
  spot.animate(SHAKE, { duration: 200 });
}

/** What was refused is over: the next answer is on its way, or it has been read. */
export function dismissRefusal(): void {
  if (refusals.getState().refusal !== null) refusals.setState({ refusal: null });
}

/** Remembers what is pressed, until stopped: by pointer, by a key on it, or by a key that belongs to it. */
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

/** What the key for confirming presses. */
function mainButton(): Element | null {
  return document.querySelector(`[aria-keyshortcuts~="${CSS.escape(shortcutOf('enter'))}"]`);
}

/** What was pressed last, if it is still there; where it stood is told otherwise by the panel of answers. */
function lastPressed(): Element | Spot | null {
  const { pressed } = refusals.getState();
  const isThere = !(pressed instanceof Element) || (pressed.isConnected && pressed.getClientRects().length > 0);
  return isThere && pressed !== null ? pressed : document.querySelector('[data-panel="dash"]');
}
