// Holds the screen at the results of a stage until the viewer continues. Everyone sees lanes and coins on the board, so
// their results are only a short message. The rules wait for no one (phases/stages.ts).
// Not here: the popup's looks (dashboard/results-popup.tsx).

import { animationPauses } from '@ui/animation-pauses';
import type { HavocUi } from '../narration/preview';
import type { HavocEvent, HavocStage } from '../types';

/** An event that has its own popup. */
export type PopupEvent = Extract<HavocEvent, { type: 'stageResults' | 'tieBreakStarted' }>;

/** How long a short message stays, ms at 1x. */
const SHORT = 1800;
/** Stages of a round in order, to number results. */
const ORDER: readonly HavocStage[] = ['storm', 'lanes', 'coins', 'racing', 'tieBreak'];

const pauses = animationPauses<HavocUi, PopupEvent>({
  holds: isPopup,
  lasts: (event) => (isShort(event) ? SHORT : null),
});

/** The results at which the screen is waiting. */
export const resultsPause = pauses.store;
/** Registers a dashboard that can show popups; returns a function that unregisters it and releases a held animation. */
export const hostPopups = pauses.host;
/** The board, which stops after each event with results. No pawn moves between that event and the next decision. */
export const pausing = pauses.pausing;
/** Splits events after each one that has a popup. */
export const partsOf = pauses.partsOf;

/** Results are numbered in ascending order through a race: when the host continues from one, that includes all earlier ones. */
export function numberOf(event: PopupEvent): number {
  const stage = event.type === 'stageResults' ? event.stage : 'tieBreak';
  return event.round * ORDER.length + ORDER.indexOf(stage) + 1;
}

/** Results that the board shows too: they stay for a moment and don't wait. */
export function isShort(event: PopupEvent): boolean {
  return event.type === 'stageResults' && (event.stage === 'lanes' || event.stage === 'coins');
}

function isPopup(event: HavocEvent): event is PopupEvent {
  return event.type === 'stageResults' || event.type === 'tieBreakStarted';
}
