// The board's short texts for events.

import { STALL_MOST } from '../data/dice';
import { t } from '../text/t';
import type { FormulaEvent, OutReason } from '../types';

type EventOf<T extends FormulaEvent['type']> = Extract<FormulaEvent, { type: T }>;

/** The result of the black die at the start. */
export function startText({ value, outcome }: EventOf<'startRolled'>): string {
  if (outcome === 'stalled') return t(value <= STALL_MOST ? 'play.start.stalled' : 'play.start.still');
  return t(outcome === 'great' ? 'play.start.great' : 'play.start.away');
}

/** '3rd gear', with the cost of skipped gears. */
export function gearText({ to, cost }: EventOf<'gearChosen'>): string {
  return cost > 0 ? t('play.gear.cost', { gear: to, cost }) : t('play.gear', { gear: to });
}

/** 'Lap 2', 'Last lap'; empty at the start and at the flag. */
export function lapText(lap: number, laps: number): string {
  if (lap <= 1 || lap > laps) return '';
  return lap === laps ? t('play.lap.last') : t('play.lap', { lap });
}

/** '-2 wear', '+9 wear'; empty if nothing changes. */
export function wearText({ from, to }: Pick<EventOf<'wearChanged'>, 'from' | 'to'>): string {
  if (from === to) return '';
  return to > from ? t('play.wear.won', { points: to - from }) : t('play.wear.lost', { points: from - to });
}

/** 'Stop 1 of 2'. Stops beyond the required number count as stops too. */
export function stopText({ made, asked }: Pick<EventOf<'stopMade'>, 'made' | 'asked'>): string {
  if (made > asked) return t('play.stop.more');
  return asked === 1 ? t('play.stop.only') : t('play.stop.nth', { made, asked });
}

/** Why a car is out. */
export function outText(reason: OutReason): string {
  return t(`play.out.${reason}`);
}
