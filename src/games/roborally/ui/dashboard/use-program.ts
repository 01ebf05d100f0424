// The programme while it is put together: cards move between hand and registers here at once, and a moment later on the
// host, so that what lies on the table stays when time runs out (R12, R13, R19). Not for: what it would do.

import { useEffect, useRef, useState } from 'react';
import type { Card, OptionCard, Register, RoborallyAction } from '../../types';
import {
  canMark,
  type Draft,
  draftFrom,
  draftOf,
  marksOf,
  type ProgramAction,
  type ProgramChoices,
  programOf,
} from './program-draft';

/** ms after the last change until the host is told. */
const TELL_AFTER = 350;

/** The programme under way and every way to change it. slot: entry of the register, 0 to 4. */
export interface Program {
  /** Five entries, locked cards included, 0 where empty. */
  cards: readonly Card[];
  locked: readonly boolean[];
  /** Dealt and not placed, highest number first. */
  hand: readonly Card[];
  powerDown: boolean;
  /** Registers whose card is braked or boosted, locked ones included. */
  marked: readonly Register[];
  gyro: boolean;
  /** Option cards given up before damage. */
  spend: readonly OptionCard[];
  /** Registers still to be filled, and those that may be filled at all. */
  missing: number;
  free: number;
  place(card: Card, slot?: number): void;
  /** From one register to another; they swap. */
  move(from: number, to: number): void;
  takeBack(slot: number): void;
  takeBackLast(): void;
  clear(): void;
  setPowerDown(on: boolean): void;
  toggleMark(slot: number): void;
  canMark(slot: number): boolean;
  setGyro(on: boolean): void;
  toggleSpend(card: OptionCard): void;
  setAll(action: ProgramAction): void;
  submit(): void;
}

/** A programme for an open ask. sent: hears of it when it is submitted. */
export function useProgram(
  choices: ProgramChoices,
  act: (action: RoborallyAction) => void,
  sent: (program: ProgramAction) => void,
): Program {
  const [draft, setDraft] = useState<Draft>(() => draftOf(choices));
  const told = useRef<string>(keyOf(draftOf(choices)));
  const offered = JSON.stringify([choices.draft, choices.powerDown]);

  // The host's own word counts where nothing is on its way to it: after a take-back, or in another window.
  useEffect(() => {
    const [placed, powerDown] = JSON.parse(offered) as [Card[], boolean];
    if (keyOf({ placed, powerDown }) === told.current) return;
    told.current = keyOf({ placed, powerDown });
    setDraft((was) => ({ ...was, placed, powerDown }));
  }, [offered]);

  const key = keyOf(draft);
  useEffect(() => {
    if (choices.submitted || key === told.current) return;
    const timer = setTimeout(() => {
      // Submitted in the meantime: nothing may follow the programme.
      if (told.current === key) return;
      told.current = key;
      const [cards, powerDown] = JSON.parse(key) as [Card[], boolean];
      act({ type: 'draft', cards, powerDown });
    }, TELL_AFTER);
    return () => clearTimeout(timer);
  }, [key, act, choices.submitted]);

  const locked = choices.registers.map((register) => register.locked);
  const cards = choices.registers.map((register, i) => (register.locked ? register.card : (draft.placed[i] ?? 0)));
  const hand = choices.hand.filter((card) => !draft.placed.includes(card));
  const fixed = (slot: number) => choices.noTakebacks && (choices.draft[slot] ?? 0) !== 0;
  const change = (placed: readonly Card[]) => {
    if (!choices.submitted) setDraft((was) => ({ ...was, placed }));
  };
  const open = (slot: number) => slot >= 0 && slot < cards.length && locked[slot] === false && !fixed(slot);
  const lockedMarks = choices.registers.flatMap(({ marked }, slot) => (marked ? [(slot + 1) as Register] : []));

  return {
    cards,
    locked,
    hand,
    powerDown: draft.powerDown,
    marked: [...lockedMarks, ...marksOf(choices, draft)],
    gyro: draft.gyro,
    spend: draft.spend,
    missing: cards.filter((card) => card === 0).length,
    free: locked.filter((one) => !one).length,
    place(card, slot = cards.indexOf(0)) {
      if (!open(slot) || !choices.hand.includes(card)) return;
      change(draft.placed.map((one, i) => (i === slot ? card : one === card ? 0 : one)));
    },
    move(from, to) {
      if (!open(from) || !open(to)) return;
      change(
        draft.placed.map((one, i) =>
          i === to ? (draft.placed[from] ?? 0) : i === from ? (draft.placed[to] ?? 0) : one,
        ),
      );
    },
    takeBack(slot) {
      if (open(slot)) change(draft.placed.with(slot, 0));
    },
    takeBackLast() {
      const last = draft.placed.findLastIndex((card, slot) => card !== 0 && open(slot));
      if (last >= 0) change(draft.placed.with(last, 0));
    },
    clear: () => change(draft.placed.map((card, slot) => (open(slot) ? 0 : card))),
    setPowerDown: (powerDown) => setDraft((was) => ({ ...was, powerDown })),
    toggleMark(slot) {
      const card = draft.placed[slot] ?? 0;
      if (!choices.submitted && canMark(choices, draft, slot)) {
        setDraft((was) => ({ ...was, marked: toggled(was.marked, card) }));
      }
    },
    canMark: (slot) => canMark(choices, draft, slot),
    setGyro: (gyro) => setDraft((was) => ({ ...was, gyro })),
    toggleSpend: (card) => setDraft((was) => ({ ...was, spend: toggled(was.spend, card) })),
    setAll(action) {
      if (!choices.submitted) setDraft(draftFrom(action));
    },
    submit() {
      if (choices.submitted) return;
      const program = programOf(choices, draft);
      told.current = key;
      sent(program);
      act(program);
    },
  };
}

function toggled<V>(list: readonly V[], one: V): V[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

function keyOf({ placed, powerDown }: Pick<Draft, 'placed' | 'powerDown'>): string {
  return JSON.stringify([placed, powerDown]);
}
