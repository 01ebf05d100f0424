// Keys on the points, signs and the start: arrows move, Delete takes away.

import { anchorBeyond, moveStart } from '@workshop/anchors';
import { movePoints } from '@workshop/road';
import { type KeyboardEvent, useMemo } from 'react';
import { removeCorner, removePoints } from '../state/actions';
import type { Editing } from '../state/editor-store';

/** Where arrow keys lead: right and down. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far an arrow moves, in spaces; with Shift a whole one. */
const STEP = 0.25;

/** Handlers of keys by what they are pressed on. */
export function useMarkKeys(editing: Editing) {
  return useMemo(() => {
    const source = () => editing.store.getState().history.source;
    const stepOf = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (arrow === undefined) return undefined;
      event.preventDefault();
      return arrow.map((one) => one * (event.shiftKey ? 1 : STEP)) as [number, number];
    };
    return {
      point(event: KeyboardEvent, at: number) {
        const { rules } = editing;
        const { selected } = editing.store.getState();
        const points = selected.kind === 'points' && selected.points.includes(at) ? selected.points : [at];
        const step = stepOf(event);
        if (step !== undefined) {
          const by = [step[0] * rules.unit, step[1] * rules.unit] as const;
          editing.change('road.move', movePoints(points, by, rules));
        }
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault();
          removePoints(editing, points);
        }
      },
      /** Along the road: right and up are forward. A quarter would not move a line, so corners go by whole spaces. */
      corner(event: KeyboardEvent, corner: number) {
        const step = stepOf(event);
        const mark = editing.shown().corners.find((one) => one.corner === corner);
        if (step !== undefined && mark !== undefined) {
          const forward = Math.sign(step[0] - step[1]);
          editing.change('corner.move', editing.editor.putLine(corner, mark.line + forward));
        }
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault();
          removeCorner(editing, corner);
        }
      },
      start(event: KeyboardEvent) {
        const step = stepOf(event);
        if (step === undefined) return;
        const forward = step[0] - step[1];
        editing.change('start.move', moveStart(anchorBeyond(source(), source().start, forward, editing.rules.on)));
      },
    };
  }, [editing]);
}
