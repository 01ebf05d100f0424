// Finds the disabled control under pointer, focus or finger, and handles presses of it or its key.

import { usualKey } from '../key-actions';
import { isForScreen } from '../keys';
import { refuse } from './refusals';

/** What is shown for a control while it is pointed at. */
export interface Explanation {
  at: Element;
  /** Its name, if it has no visible text. */
  name: string | undefined;
  text: string;
}

/** How long the mouse must rest, or a finger be held, on a control, ms. */
const REST = 300;
const HOLD = 400;

/** Watches the page; returns a function that stops it. show: called with the explanation, or null to hide it. */
export function watchControls(show: (explanation: Explanation | null) => void): () => void {
  const stop = new AbortController();
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(type, listener, { signal: stop.signal, capture: true });
  let timer = 0;
  let held = false;
  const end = (): void => {
    window.clearTimeout(timer);
    show(null);
  };
  const later = (at: HTMLElement, wait: number, andHold: boolean): void => {
    window.clearTimeout(timer);
    if (isBeside(at)) return;
    timer = window.setTimeout(() => {
      if (!isOffStill(at)) return;
      held = andHold;
      show(explanationOf(at, andHold));
    }, wait);
  };
  on('pointerover', ({ target, pointerType }) => {
    const at = offAt(target);
    if (at && pointerType === 'mouse') later(at, REST, false);
  });
  on('pointerout', ({ target, relatedTarget }) => {
    if (offAt(target) !== offAt(relatedTarget)) end();
  });
  on('pointerdown', ({ target, pointerType }) => {
    end();
    held = false;
    const at = offAt(target);
    if (at && pointerType === 'touch') later(at, HOLD, true);
  });
  on('pointerup', ({ pointerType }) => pointerType === 'touch' && end());
  on('pointercancel', end);
  on('focusin', ({ target }) => {
    const at = offAt(target);
    if (at && !isBeside(at) && target instanceof Element && target.matches(':focus-visible'))
      show(explanationOf(at, false));
  });
  on('focusout', end);
  on('keydown', (event) => {
    if (event.key === 'Escape') end();
    const at = offByKey(event);
    if (!at) return;
    event.preventDefault();
    refuseAt(at);
  });
  on('click', (event) => {
    const at = offAt(event.target);
    if (!at) return;
    event.preventDefault();
    event.stopPropagation();
    if (!held) refuseAt(at);
    held = false;
  });
  return () => {
    stop.abort();
    end();
  };
}

function refuseAt(at: HTMLElement): void {
  const { why = '', whyAbout: about } = at.dataset;
  refuse(about === undefined ? { text: why } : { text: why, about }, at);
}

/** The disabled control with this shortcut key. Not for Enter, which people press ahead of the next decision. */
function offByKey(event: KeyboardEvent): HTMLElement | null {
  if (usualKey(event.key.toLowerCase()) === 'enter' || event.repeat || !isForScreen(event)) return null;
  const owner = `[data-why][aria-keyshortcuts~="${CSS.escape(event.key.toLowerCase())}"]:not([inert] *)`;
  return [...document.querySelectorAll<HTMLElement>(owner)].find((one) => one.getClientRects().length > 0) ?? null;
}

/** Whether a control still exists and is still disabled. */
export function isOffStill(at: Element): boolean {
  return at.isConnected && at.hasAttribute('data-why');
}

/** Whether the page already shows the reason next to the control. */
function isBeside(at: Element): boolean {
  return at.hasAttribute('data-why-beside');
}

function offAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-why]') : null;
}

/** isHeld: a held finger also shows the control's name. */
function explanationOf(at: HTMLElement, isHeld: boolean): Explanation {
  const seen = at.innerText.trim() !== '';
  const name = at.dataset.hold ?? at.getAttribute('title') ?? at.getAttribute('aria-label') ?? undefined;
  return { at, name: isHeld || !seen ? name : undefined, text: at.dataset.why ?? '' };
}
