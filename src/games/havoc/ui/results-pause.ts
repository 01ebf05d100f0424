// Holds the screen at the results of a stage until its viewer goes on: a board that waits, and what it waits for.
// The rules wait for nobody (phases/stages.ts). Not for: the popup's looks (dashboard/results-popup.tsx).

import type { Board } from '@ui/game-ui';
import { createStore } from 'zustand/vanilla';
import type { HavocEvent } from '../types';

/** An event that gets a popup of its own. */
export type PopupEvent = Extract<HavocEvent, { type: 'stageResults' | 'tieBreakStarted' }>;
interface Pause {
  /** What the popup shows; null: nothing is held. */
  event: PopupEvent | null;
  go(): void;
}

const RUNNING: Pause = { event: null, go: () => undefined };

/** What the screen waits at. */
export const resultsPause = createStore<Pause>(() => RUNNING);
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

/** The board, stopping after each event that gets a popup until somebody goes on. */
export function pausing(board: Board): Board {
  return {
    holding: board.holding,
    show: (view) => board.show(view),
    async play(events, view, from) {
      if (hosts === 0) return board.play(events, view, from);
      for (const part of partsOf(events)) {
        await board.play(part, view);
        const last = part.at(-1);
        if (isPopup(last)) await held(last);
      }
    },
    skip: () => board.skip(),
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

function held(event: PopupEvent): Promise<void> {
  if (hosts === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      resultsPause.setState(RUNNING, true);
      resolve();
    };
    resultsPause.setState({ event, go }, true);
  });
}
