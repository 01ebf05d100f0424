// The messages that wait for their list. Not here: the list (toast-list.tsx), and loading it (toasts.tsx).

import { playSound } from '../sound/sound';

/** The kind of a message: a fact, a success, or a refusal. */
export type ToastKind = 'info' | 'good' | 'bad';

/** A message. action: one button. */
export interface Toasted {
  kind: ToastKind;
  text: string;
  action?: { label: string; onClick(): void } | undefined;
}

const waiting: Toasted[] = [];
let add: ((one: Toasted) => void) | undefined;
let call: (() => void) | undefined;

/** Shows a message from anywhere. action: one button. */
export function toast(kind: ToastKind, text: string, action?: { label: string; onClick(): void }): void {
  if (kind === 'bad') playSound('refuse');
  const one = { kind, text, action };
  if (add !== undefined) return void add(one);
  waiting.push(one);
  call?.();
}

/** Called when a message waits and there is no list yet: at once, if one waits already. */
export function onWaiting(next: () => void): void {
  call = next;
  if (waiting.length > 0) next();
}

/** Gives the list the messages that wait, and from now on every new one. */
export function readToasts(next: (one: Toasted) => void): void {
  add = next;
  for (const one of waiting.splice(0)) next(one);
}
