// Holds the screen at the results of a stage until its viewer goes on: a board that waits, and what it waits for. Lanes and
// coins lie on the board for all to see: their results are a short word. The rules wait for nobody (phases/stages.ts).
// Not for: the popup's looks (dashboard/results-popup.tsx).

import type { Board } from '@ui/game-ui';
import { createStore } from 'zustand/vanilla';
import type { HavocEvent, Stage } from '../types';

/** An event that gets a popup of its own. */
export type PopupEvent = Extract<HavocEvent, { type: 'stageResults' | 'tieBreakStarted' }>;
interface Pause {
  /** What is shown; null: nothing is held. */
  event: PopupEvent | null;
  go(): void;
}

const RUNNING: Pause = { event: null, go: () => undefined };

/** What the screen waits at. */
export const resultsPause = createStore<Pause>(() => RUNNING);
/** How long a short word stays, ms at 1x. */
const SHORT = 1800;
/** Stages of a round in their order, for the numbers of results. */
const ORDER: readonly Stage[] = ['storm', 'lanes', 'coins', 'racing', 'tieBreak'];

/** Results are numbered rising through a race: what the host has gone on from holds for all before it too. */
export function numberOf(event: PopupEvent): number {
  const stage = event.type === 'stageResults' ? event.stage : 'tieBreak';
  return event.round * ORDER.length + ORDER.indexOf(stage) + 1;
}

/** Results that the board shows as well: they stay for a moment and wait for nobody. */
export function isShort(event: PopupEvent): boolean {
  return event.type === 'stageResults' && (event.stage === 'lanes' || event.stage === 'coins');
}

/** Dashboards that can show a popup; where there is none, nothing is held. */
let hosts = 0;

/** A dashboard that can show popups has come; returns the way to take it off again, which lets a held play go on. */
export function hostPopups(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) resultsPause.getState().go();
  };
}

/** The board, stopping after each event that has results to show until somebody goes on. speed: of animations, 1 = usual. */
export function pausing(board: Board, speed: () => number): Board {
  return {
    holding: board.holding,
    show: (view) => board.show(view),
    async play(events, view, from) {
      if (hosts === 0) return board.play(events, view, from);
      for (const part of partsOf(events)) {
        await board.play(part, view);
        const last = part.at(-1);
        if (isPopup(last)) await held(last, isShort(last) ? SHORT / speed() : null);
      }
    },
    skip() {
      const { event, go } = resultsPause.getState();
      if (event && isShort(event)) go();
      board.skip();
    },
    preview: (preview) => board.preview(preview),
    setInsets: (insets) => board.setInsets(insets),
    zoomBy: (factor) => board.zoomBy(factor),
    fit: () => board.fit(),
    follow: (seat) => board.follow(seat),
    destroy() {
      board.destroy();
      resultsPause.getState().go();
    },
  };
}

/** Events cut after each one that gets a popup. No pawn moves between such an event and the next decision. */
export function partsOf(events: readonly unknown[]): unknown[][] {
  const parts: unknown[][] = [[]];
  for (const event of events) {
    parts.at(-1)?.push(event);
    if (isPopup(event)) parts.push([]);
  }
  return parts.filter((part, i) => part.length > 0 || (i === 0 && parts.length === 1));
}

function isPopup(event: unknown): event is PopupEvent {
  const { type } = (event ?? {}) as Partial<HavocEvent>;
  return type === 'stageResults' || type === 'tieBreakStarted';
}

// ms: goes on by itself after so long; null: never.
function held(event: PopupEvent, ms: number | null): Promise<void> {
  if (hosts === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      resultsPause.setState(RUNNING, true);
      resolve();
    };
    const timer = ms === null ? undefined : setTimeout(go, ms);
    resultsPause.setState({ event, go }, true);
  });
}
