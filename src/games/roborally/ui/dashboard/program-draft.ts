// The programme as it lies on the table, and what of it may be changed: no React, no host.
// Not for: moving cards about (use-program.ts) or what a programme does (data/forecast.ts).

import type { Card, OptionCard, Register, RoborallyAction, RoborallyChoices } from '../../types';

export type ProgramChoices = Extract<RoborallyChoices, { kind: 'program' }>;
export type ProgramAction = Extract<RoborallyAction, { type: 'program' }>;

/** One programme under way. placed: five entries, 0 in locked and in empty registers. */
export interface Draft {
  placed: readonly Card[];
  powerDown: boolean;
  /** Cards to be braked or boosted: a mark goes where its card goes. */
  marked: readonly Card[];
  gyro: boolean;
  /** Option cards given up before damage. */
  spend: readonly OptionCard[];
}

/** The draft as the host knows it: marks are told with the programme only. */
export function draftOf({ draft, powerDown }: ProgramChoices): Draft {
  return { placed: draft, powerDown, marked: [], gyro: false, spend: [] };
}

/** A whole programme, such as a hint, as a draft. */
export function draftFrom({ cards, powerDown, marked, gyro, spend }: ProgramAction): Draft {
  return { placed: cards, powerDown, marked: marked.map((register) => cards[register - 1] ?? 0), gyro, spend };
}

/** Whether the card in this register, 0 to 4, may be marked: the rules say which cards of the hand may be. */
export function canMark({ markable }: ProgramChoices, { placed }: Draft, slot: number): boolean {
  return markable.includes(placed[slot] ?? 0);
}

/** Free registers that are marked, rising. */
export function marksOf(choices: ProgramChoices, draft: Draft): Register[] {
  return draft.placed.flatMap((card, slot) =>
    draft.marked.includes(card) && canMark(choices, draft, slot) ? [(slot + 1) as Register] : [],
  );
}

/** The answer that submits a draft. */
export function programOf(choices: ProgramChoices, draft: Draft): ProgramAction {
  return {
    type: 'program',
    cards: [...draft.placed],
    powerDown: draft.powerDown,
    marked: marksOf(choices, draft),
    gyro: draft.gyro,
    spend: choices.spend.filter((card) => draft.spend.includes(card)),
  };
}
