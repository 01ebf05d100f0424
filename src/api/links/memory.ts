// Two ends of a link in one process, for tests and for playing without a window. Frames are still text, so it is not faster.

import type { Link } from '../contract';
import { createListeners } from '../listeners';

/** Two linked ends. Frames arrive in order and asynchronously, as on the other links. */
export function memoryPair(): [Link, Link] {
  let open = true;
  const closed = [createListeners<[]>(), createListeners<[]>()] as const;
  const frames = [createListeners<[string]>(), createListeners<[string]>()] as const;
  function close(): void {
    if (!open) return;
    open = false;
    queueMicrotask(() => {
      for (const end of closed) end.tell();
    });
  }
  function end(own: 0 | 1, other: 0 | 1): Link {
    return {
      send(frame) {
        queueMicrotask(() => {
          if (open) frames[other].tell(frame);
        });
      },
      onFrame: (listener) => frames[own].add(listener),
      onOpen(listener) {
        let wanted = true;
        queueMicrotask(() => {
          if (wanted && open) listener();
        });
        return () => {
          wanted = false;
        };
      },
      onClose: (listener) => closed[own].add(listener),
      close,
    };
  }
  return [end(0, 1), end(1, 0)];
}
