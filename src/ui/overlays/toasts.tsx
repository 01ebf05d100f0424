// Short messages at the bottom left: for 4 s, at most two. For decisions, use dialog.tsx.
// Their list (toast-list.tsx) is loaded with the first press or the first message.

import { type ComponentType, type ReactElement, useSyncExternalStore } from 'react';
import { onWaiting } from './toast-queue';

export { toast } from './toast-queue';

let List: ComponentType | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the list of messages, once; a failure is tried again with the next message. */
function loadList(): Promise<void> {
  loading ??= import('./toast-list').then(
    (module) => {
      List = module.ToastList;
      for (const listener of listeners) listener();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** The place where messages appear; used once, in the app. */
export function Toasts(): ReactElement | null {
  const Loaded = useSyncExternalStore(subscribe, () => List);
  return Loaded === undefined ? null : <Loaded />;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const load = () => void loadList();
  onWaiting(load);
  // Once someone does something, a message may have to say that the host is gone, and then nothing can be loaded.
  const stop = new AbortController();
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, load, { once: true, capture: true, signal: stop.signal });
  return () => {
    listeners.delete(listener);
    stop.abort();
  };
}
