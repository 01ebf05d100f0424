// What the board says of an event, in few words.

import { pitCardOf, tacticOf } from '../../../data/cards';
import type { PitCard, SpinReason, Tactic, WaddingtonEvent } from '../../../types';

type EventOf<T extends WaddingtonEvent['type']> = Extract<WaddingtonEvent, { type: T }>;

/** 'Tyre 1, brake 2', or empty where there is no wear. */
export function wearWords({ tyres, brakes }: { tyres: number; brakes: number }): string {
  const parts = [tyres > 0 ? `tyre ${tyres}` : '', brakes > 0 ? `brake ${brakes}` : ''].filter(Boolean);
  return capital(parts.join(', '));
}

/** What a throw means. */
export function throwWords({ result, tyres, brakes }: EventOf<'diceRolled'>): string {
  if (result === 'spin') return 'Spin-off';
  return result === 'none' ? 'Nothing' : wearWords({ tyres, brakes });
}

/** '3 laps to go', 'Last lap', 'Over the line'. */
export function lapWords(dial: number): string {
  if (dial <= 0) return 'Over the line';
  return dial === 1 ? 'Last lap' : `${dial} laps to go`;
}

/** Why a car spins off without dice. */
export function reasonWords(reason: SpinReason): string {
  const words: Readonly<Record<SpinReason, string>> = {
    tooFast: 'Far too fast',
    dice: '',
    tyresWorn: 'Tyres worn out',
    faultyTyres: 'Faulty tyres',
    brakeFailure: 'Brake failure',
    cannotSlow: 'Cannot slow down',
  };
  return words[reason];
}

/** Where a car comes back from. */
export function restartWords({ from }: EventOf<'restarted'>): string {
  return from === 'pit' ? 'Leaves the pit' : 'Back on the road';
}

/** Title of a tactic card. */
export function tacticWords(card: Tactic): string {
  return tacticOf(card).title;
}

/** Title of a pit card. */
export function pitCardWords(card: PitCard): string {
  return pitCardOf(card).title;
}

/** '1st', '2nd'. */
export function ordinal(place: number): string {
  return ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
