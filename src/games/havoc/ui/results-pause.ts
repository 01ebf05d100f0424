// Holds the screen at the results of a stage until its viewer goes on. Lanes and coins lie on the board for all to see:
// their results are a short word. The rules wait for nobody (phases/stages.ts).
// Not here: the popup's looks (dashboard/results-popup.tsx).

import { animationPauses } from '@ui/animation-pauses';
import type { HavocEvent, HavocStage } from '../types';

/** An event that gets a popup of its own. */
export type PopupEvent = Extract<HavocEvent, { type: 'stageResults' | 'tieBreakStarted' }>;

/** How long a short word stays, ms at 1x. */
const SHORT = 1800;
/** Stages of a round in their order, for the numbers of results. */
const ORDER: readonly HavocStage[] = ['storm', 'lanes', 'coins', 'racing', 'tieBreak'];

const pauses = animationPauses<PopupEvent>({ holds: isPopup, lasts: (event) => (isShort(event) ? SHORT : null) });

/** What the screen waits at. */
export const resultsPause = pauses.store;
/** A dashboard that can show popups has come; returns the way to take it off again, which lets a held animation go on. */
export const hostPopups = pauses.host;
/** The board, stopping after each event that has results to show. No pawn moves between one and the next decision. */
export const pausing = pauses.pausing;
/** Events cut after each one that gets a popup. */
export const partsOf = pauses.partsOf;

/** Results are numbered rising through a race: what the host has gone on from holds for all before it too. */
export function numberOf(event: PopupEvent): number {
  const stage = event.type === 'stageResults' ? event.stage : 'tieBreak';
  return event.round * ORDER.length + ORDER.indexOf(stage) + 1;
}

/** Results that the board shows as well: they stay for a moment and wait for nobody. */
export function isShort(event: PopupEvent): boolean {
  return event.type === 'stageResults' && (event.stage === 'lanes' || event.stage === 'coins');
}

function isPopup(event: unknown): event is PopupEvent {
  const { type } = (event ?? {}) as Partial<HavocEvent>;
  return type === 'stageResults' || type === 'tieBreakStarted';
}
