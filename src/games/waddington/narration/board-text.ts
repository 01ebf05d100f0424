// The board's short texts for events.

import { t } from '../text/t';
import type { SpinReason, WaddingtonEvent, Wear } from '../types';
import { outcomeGiven } from './texts';

export { pitCardName as pitCardText, tacticName as tacticText } from './texts';

type EventOf<T extends WaddingtonEvent['type']> = Extract<WaddingtonEvent, { type: T }>;

/** The result of a roll, or the cost of braking: 'Tyres +1, brakes +2'. */
export function outcomeText(what: { result: 'none' | 'wear' | 'spin' } & Wear): string {
  return t('board.outcome', outcomeGiven(what));
}

/** '3 laps to go', 'Last lap', 'Over the line'. */
export function lapText(dial: number): string {
  return t('board.laps', { left: Math.max(0, dial) });
}

/** Why a car spins off without dice; '' with dice. */
export function reasonText(reason: SpinReason): string {
  return reason === 'dice' ? '' : t(`board.reason.${reason}`);
}

/** Where a car restarts from. */
export function restartText({ from }: EventOf<'restarted'>): string {
  return t('board.restarted', { from });
}
