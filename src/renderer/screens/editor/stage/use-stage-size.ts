// Which part of the stage no panel covers.

import { type RefObject, useLayoutEffect } from 'react';
import type { Free } from '../state/view';

/** Measures the stage for its circuit. free: an empty element that lies in the free part. */
export function useStageSize(
  editing: { set(change: { readonly free: Free }): void },
  stage: RefObject<HTMLElement | null>,
  free: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const look = (): void => {
      const [all, part] = [stage.current?.getBoundingClientRect(), free.current?.getBoundingClientRect()];
      if (all === undefined || part === undefined || part.width === 0) return;
      const [left, top] = [part.left - all.left, part.top - all.top];
      editing.set({ free: { left, top, right: left + part.width, bottom: top + part.height } });
    };
    look();
    const watching = new ResizeObserver(look);
    for (const element of [stage.current, free.current]) if (element !== null) watching.observe(element);
    return () => watching.disconnect();
  }, [editing, stage, free]);
}
