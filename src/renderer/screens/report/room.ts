// The room for a board under the panels of a report.

import type { ReportRoom } from '@ui/game-ui';
import { type RefObject, useEffect, useState } from 'react';

/** Room that signs and their numbers need on each side of the board, px. */
const MARGIN = { x: 60, y: 52 } as const;

/** What no panel covers: all of the board in one column, where it has a place of its own. */
function roomIn(outer: Element, inner: Element): DOMRect {
  const part = inner.getBoundingClientRect();
  return part.width === 0 ? outer.getBoundingClientRect() : part;
}

/** The room for the board, as long as its size stays; null before it is measured. */
export function useRoom(
  whole: RefObject<HTMLDivElement | null>,
  free: RefObject<HTMLDivElement | null>,
): ReportRoom | null {
  const [room, setRoom] = useState<ReportRoom | null>(null);
  useEffect(() => {
    const [outer, inner] = [whole.current, free.current];
    if (outer === null || inner === null) return;
    const look = new ResizeObserver(() => {
      const [all, part] = [outer.getBoundingClientRect(), roomIn(outer, inner)];
      if (all.width === 0) return;
      const [left, top] = [part.left - all.left, part.top - all.top];
      const next = {
        width: Math.round(all.width),
        height: Math.round(all.height),
        left: Math.round(left + MARGIN.x),
        top: Math.round(top + MARGIN.y),
        right: Math.round(left + part.width - MARGIN.x),
        bottom: Math.round(top + part.height - MARGIN.y),
      };
      setRoom((before) => (before !== null && JSON.stringify(before) === JSON.stringify(next) ? before : next));
    });
    look.observe(outer);
    look.observe(inner);
    return () => look.disconnect();
  }, [whole, free]);
  return room;
}

/** Half the width of a number on a board, px. */
const HALF_NUMBER = 38;

/** Where the middle of a number stands, as CSS, so that all of it is on the board. half: of its width, px. */
export function withinBoard(x: number, half = HALF_NUMBER): string {
  return `clamp(${half}px, ${x}px, calc(100% - ${half}px))`;
}
