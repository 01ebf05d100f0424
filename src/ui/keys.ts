// Keyboard handling for whole screens: single keys by name, and arrow keys within a group of controls.

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usualKey } from './key-actions';

/**
 * Handlers by usual key: KeyboardEvent.key in lower case ('1', 'enter', 'escape', '+'). A person may have assigned another key
 * (key-actions.ts). 'shift+arrowleft' takes precedence over 'arrowleft'.
 */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="slider"], [role="combobox"]';
/** Excludes layers that are fading out, and toasts, which are dialogues only by role and take no keys. */
const OPEN_LAYER =
  ':is([role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]):not([data-closed], .toast)';

/**
 * Listens while active. Ignores keys with Ctrl, Alt or Meta, keys typed into fields, and keys while a dialogue is open. Enter and
 * Space on a button belong to the button, unless it has data-enter (then the screen handles Enter); Space and arrow keys on a
 * radio belong to its group.
 */
export function useKeys(keys: Keys, active = true): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const usual = usualKey(key);
      if (usual === undefined) return;
      const run = (event.shiftKey ? latest.current[`shift+${usual}`] : undefined) ?? latest.current[usual];
      if (!run || !isForScreen(event) || belongsToControl(key, elementOf(event))) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [active]);
}

/** Whether the screen may handle a key: nothing else has handled it, it is not typed into a field, and no dialogue is open. */
export function isForScreen(event: globalThis.KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  return elementOf(event)?.matches(TYPING) !== true && document.querySelector(OPEN_LAYER) === null;
}

function elementOf({ target }: globalThis.KeyboardEvent): Element | null {
  return target instanceof Element ? target : null;
}

/** Elements in which Space is typed. */
const WRITING = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';
const CONTROL = 'button, a, summary, [role="button"], [role="radio"]';

/**
 * Lets the screen handle Space, even right after a click on one of its controls. Only controls reached with Tab keep Space,
 * except a chosen radio, which does not need it. Text fields and open dialogues are not affected.
 */
export function useSpace(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    // :focus-visible does not help: it matches from the first key press on, however the focus got there.
    let clicked: Element | null = null;
    const onPointer = (event: PointerEvent) => {
      clicked = event.target instanceof Element ? event.target.closest(CONTROL) : null;
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Tab') clicked = null;
      if (usualKey(event.key.toLowerCase()) !== ' ' || event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.matches(WRITING) || document.querySelector(OPEN_LAYER)) return;
      const control = target?.closest(CONTROL);
      if (control && control !== clicked && !control.matches('[role="radio"][aria-checked="true"]')) return;
      // Before the control gets the event, which would press it.
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);
}

function belongsToControl(key: string, target: Element | null): boolean {
  if (target?.matches('[role="radio"]')) return key === ' ' || key.startsWith('arrow');
  const control = target?.closest('button, a, summary, [role="button"]');
  if (!control) return false;
  return key === ' ' || (key === 'enter' && !control.hasAttribute('data-enter'));
}

/** Moves the focus among the buttons of a group with the arrow keys, wrapping at the ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = buttons.at((at + step) % buttons.length);
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
