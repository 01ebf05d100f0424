// What the board says of an event, in few words.

import { STALL_MOST } from '../../../data/dice';
import type { FormulaEvent, OutReason } from '../../../types';

type EventOf<T extends FormulaEvent['type']> = Extract<FormulaEvent, { type: T }>;

/** '1st', '2nd'. */
export function ordinal(place: number): string {
  return ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`;
}

/** What the black die of the start means. */
export function startWords({ value, outcome }: EventOf<'startRolled'>): string {
  if (outcome === 'stalled') return value <= STALL_MOST ? 'Stalls' : 'Still stands';
  return outcome === 'great' ? 'Great start' : 'Away';
}

/** '3rd gear'; with what the skipped gears cost. */
export function gearWords({ to, cost }: EventOf<'gearChosen'>): string {
  return cost > 0 ? `${ordinal(to)} gear, ${cost} wear` : `${ordinal(to)} gear`;
}

/** 'Lap 2', 'Last lap'; empty at the start and at the flag. */
export function lapWords(lap: number, laps: number): string {
  if (lap <= 1 || lap > laps) return '';
  return lap === laps ? 'Last lap' : `Lap ${lap}`;
}

/** '-2 wear', '+9 wear'; empty where nothing changes. */
export function wearWords({ from, to }: Pick<EventOf<'wearChanged'>, 'from' | 'to'>): string {
  if (from === to) return '';
  return to > from ? `+${to - from} wear` : `−${from - to} wear`;
}

/** 'Stop 1 of 2'; further ones are stops too. */
export function stopWords({ made, asked }: Pick<EventOf<'stopMade'>, 'made' | 'asked'>): string {
  if (made > asked) return 'Stops again';
  return asked === 1 ? 'Stop made' : `Stop ${made} of ${asked}`;
}

/** Why a car is out. */
export function outWords(reason: OutReason): string {
  const words: Readonly<Record<OutReason, string>> = {
    worn: 'WORN OUT!',
    crash: 'CRASH!',
    collision: 'COLLISION!',
    motor: 'ENGINE GONE!',
  };
  return words[reason];
}
