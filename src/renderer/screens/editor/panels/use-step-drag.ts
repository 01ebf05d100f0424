// Dragging a step of the profile up or down, which changes the limit of its corner; a press alone selects the corner. With keys, limits
// are changed in the inspector.

import type { LapProfile } from '@ui/workshop/road-editor';
import { type PointerEvent, useRef } from 'react';
import { t } from '../../../text/editor';
import type { Editing } from '../state/editor-store';

/** perLimit: px of one more. limits: the least and the most; left out: steps are only pressed. */
export interface Scale {
  readonly perLimit: number;
  readonly limits: LapProfile['limits'];
}

interface Drag {
  readonly pointer: number;
  readonly corner: number;
  readonly limit: number;
  /** Where it was pressed, px. */
  readonly from: number;
  moved: boolean;
}

/** Px within which a press is no drag. */
const CLICK = 4;

/** Handlers of the chart, whose steps and signs have the place of their corner as data-step. */
export function useStepDrag(editing: Editing, { corners }: LapProfile, { perLimit, limits }: Scale) {
  const drag = useRef<Drag | undefined>(undefined);
  const stop = (): void => {
    if (drag.current?.moved) editing.cancelDrag();
    drag.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>): void {
      const step = event.target instanceof Element ? event.target.closest('[data-step]') : null;
      const corner = Number(step?.getAttribute('data-step'));
      const limit = corners.find((one) => one.corner === corner)?.limit;
      if (step === null || limit === undefined || event.button !== 0) return;
      editing.select({ kind: 'corner', corner });
      if (limits === undefined) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { pointer: event.pointerId, corner, limit, from: event.clientY, moved: false };
    },
    onPointerMove({ pointerId, clientY }: PointerEvent): void {
      const { current } = drag;
      if (current === undefined || current.pointer !== pointerId || limits === undefined) return;
      if (!current.moved && Math.abs(clientY - current.from) < CLICK) return;
      // Escape has taken the drag back.
      if (current.moved && editing.store.getState().drag === undefined) {
        drag.current = undefined;
        return;
      }
      current.moved = true;
      const limit = current.limit + Math.round((current.from - clientY) / perLimit);
      editing.dragTo(editing.editor.setLimit(current.corner, Math.max(limits[0], Math.min(limits[1], limit))));
    },
    onPointerUp({ pointerId }: PointerEvent): void {
      const { current } = drag;
      if (current === undefined || current.pointer !== pointerId) return;
      drag.current = undefined;
      if (!current.moved || editing.store.getState().drag === undefined) return;
      editing.drop('corner.change');
      editing.set({ said: t('step.corner.change') });
    },
    onPointerCancel: stop,
  };
}
