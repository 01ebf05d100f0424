// The programme in progress and the ways to change it: no React, no host.
// Not here: sending it to the host (use-program.ts), or its effects (outlook/forecast.ts).

import type { Card, OptionCard, Register, RoborallyAction, RoborallyChoices } from '../../../types';

export type ProgramChoices = Extract<RoborallyChoices, { kind: 'program' }>;
export type ProgramAction = Extract<RoborallyAction, { type: 'program' }>;

/** One programme in progress. placed: five entries, 0 in locked and in empty registers. */
export interface Draft {
  placed: readonly Card[];
  powerDown: boolean;
  /** Cards to brake or boost: a mark moves with its card. */
  marked: readonly Card[];
  gyro: boolean;
  /** Option cards given up before damage. */
  spend: readonly OptionCard[];
}

/** The draft as the host knows it: marks are sent only with the submitted programme. */
export function draftOf({ draft, powerDown }: ProgramChoices): Draft {
  return { placed: draft, powerDown, marked: [], gyro: false, spend: [] };
}

/** Turns a whole programme, for example a hint, into a draft. */
export function draftFrom({ cards, powerDown, marked, gyro, spend }: ProgramAction): Draft {
  return { placed: cards, powerDown, marked: marked.map((register) => cards[register - 1] ?? 0), gyro, spend };
}

/** Whether the card in this register, 0 to 4, may be marked: the rules list the cards of the hand that may be. */
export function canMark({ markable }: ProgramChoices, { placed }: Draft, slot: number): boolean {
  return markable.includes(placed[slot] ?? 0);
}

/** Free registers that are marked, ascending. */
export function marksOf(choices: ProgramChoices, draft: Draft): Register[] {
  return draft.placed.flatMap((card, slot) =>
    draft.marked.includes(card) && canMark(choices, draft, slot) ? [(slot + 1) as Register] : [],
  );
}

/** The state of the table. */
export interface Standing {
  /** Five entries, including locked cards, 0 if empty. */
  cards: readonly Card[];
  locked: readonly boolean[];
  /** Registers whose card may not be taken back (R13). */
  fixed: readonly boolean[];
  /** Dealt and not placed, highest number first. */
  hand: readonly Card[];
  powerDown: boolean;
  /** Registers whose card is braked or boosted, including locked ones. */
  marked: readonly Register[];
  gyro: boolean;
  /** Option cards given up before damage. */
  spend: readonly OptionCard[];
  /** Empty registers, and all registers that can be filled. */
  missing: number;
  free: number;
}

/** The table with this draft on it. */
export function standingOf(choices: ProgramChoices, draft: Draft): Standing {
  const { powerDown, gyro, spend, placed } = draft;
  const locked = choices.registers.map((register) => register.locked);
  const cards = choices.registers.map((register, i) => (register.locked ? register.card : (placed[i] ?? 0)));
  const lockedMarks = choices.registers.flatMap(({ marked }, slot) => (marked ? [(slot + 1) as Register] : []));
  return {
    cards,
    locked,
    fixed: choices.registers.map((_, slot) => isFixed(choices, slot)),
    hand: choices.hand.filter((card) => !placed.includes(card)),
    powerDown,
    marked: [...lockedMarks, ...marksOf(choices, draft)],
    gyro,
    spend,
    missing: cards.filter((card) => card === 0).length,
    free: locked.filter((one) => !one).length,
  };
}

/** Every way to move cards between hand and registers. slot: register index, 0 to 4. */
export interface Moves {
  /** Into the first free register if slot is omitted. */
  place(card: Card, slot?: number): void;
  /** From one register to another; they swap. */
  move(from: number, to: number): void;
  takeBack(slot: number): void;
  takeBackLast(): void;
  clear(): void;
}

/** The possible moves of this draft: locked cards and cards that can't be taken back stay. change: receives the new state. */
export function movesOf(choices: ProgramChoices, { placed }: Draft, change: (placed: readonly Card[]) => void): Moves {
  const { registers, hand } = choices;
  const free = registers.findIndex(({ locked }, slot) => !locked && placed[slot] === 0);
  const isOpen = (slot: number) => registers[slot]?.locked === false && !isFixed(choices, slot);
  return {
    place(card, slot = free) {
      if (!isOpen(slot) || !hand.includes(card)) return;
      change(placed.map((one, i) => (i === slot ? card : one === card ? 0 : one)));
    },
    move(from, to) {
      if (!isOpen(from) || !isOpen(to)) return;
      change(placed.map((one, i) => (i === to ? (placed[from] ?? 0) : i === from ? (placed[to] ?? 0) : one)));
    },
    takeBack(slot) {
      if (isOpen(slot)) change(placed.with(slot, 0));
    },
    takeBackLast() {
      const last = placed.findLastIndex((card, slot) => card !== 0 && isOpen(slot));
      if (last >= 0) change(placed.with(last, 0));
    },
    clear: () => change(placed.map((card, slot) => (isOpen(slot) ? 0 : card))),
  };
}

/** Whether the card in this register, 0 to 4, may not be taken back: the host has it, and take-backs are off. */
function isFixed({ noTakebacks, draft }: ProgramChoices, slot: number): boolean {
  return noTakebacks && (draft[slot] ?? 0) !== 0;
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
