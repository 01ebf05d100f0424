// The programme in progress: cards move between hand and registers here at once, and on the host a moment later, so the
// placed cards are kept when time runs out (R12, R13, R19). Not here: its forecast.

import { useSteady } from '@ui/render/keep';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Card, OptionCard, RoborallyAction } from '../../../types';
import {
  canMark,
  type Draft,
  draftFrom,
  draftOf,
  type Moves,
  movesOf,
  type ProgramAction,
  type ProgramChoices,
  programOf,
  type Standing,
  standingOf,
} from './program-draft';

/** Delay from the last change to the update of the host, ms. */
const TELL_AFTER = 350;

/** The programme in progress and every way to change it. slot: register index, 0 to 4. */
export interface Program extends Standing, Moves {
  setPowerDown(on: boolean): void;
  toggleMark(slot: number): void;
  canMark(slot: number): boolean;
  setGyro(on: boolean): void;
  toggleSpend(card: OptionCard): void;
  setAll(action: ProgramAction): void;
  submit(): void;
}

/** A programme for an open decision. sent: called when it is submitted. */
export function useProgram(
  choices: ProgramChoices,
  act: (action: RoborallyAction) => void,
  sent: (program: ProgramAction) => void,
): Program {
  const { draft, setDraft, settle } = useDraft(choices, act);
  const submit = useSteady((program: ProgramAction) => {
    settle();
    sent(program);
    act(program);
  });
  // The same object for as long as it says the same: rivals lock their programmes while this one is made.
  return useMemo(() => programOver(choices, draft, setDraft, submit), [choices, draft, setDraft, submit]);
}

function programOver(
  choices: ProgramChoices,
  draft: Draft,
  setDraft: SetDraft,
  submit: (program: ProgramAction) => void,
): Program {
  const change = (placed: readonly Card[]) => {
    if (!choices.submitted) setDraft((was) => ({ ...was, placed }));
  };
  return {
    ...standingOf(choices, draft),
    ...movesOf(choices, draft, change),
    canMark: (slot) => canMark(choices, draft, slot),
    setPowerDown: (powerDown) => setDraft((was) => ({ ...was, powerDown })),
    setGyro: (gyro) => setDraft((was) => ({ ...was, gyro })),
    toggleMark(slot) {
      const card = draft.placed[slot] ?? 0;
      if (!choices.submitted && canMark(choices, draft, slot)) {
        setDraft((was) => ({ ...was, marked: toggled(was.marked, card) }));
      }
    },
    toggleSpend: (card) => setDraft((was) => ({ ...was, spend: toggled(was.spend, card) })),
    setAll(action) {
      if (!choices.submitted) setDraft(draftFrom(action));
    },
    submit() {
      if (!choices.submitted) submit(programOf(choices, draft));
    },
  };
}

/** Sets the draft, or updates the current one. */
type SetDraft = (next: Draft | ((was: Draft) => Draft)) => void;

/** The draft, sent to the host a moment after each change. settle: cancels the pending update. */
function useDraft(
  choices: ProgramChoices,
  act: (action: RoborallyAction) => void,
): { draft: Draft; setDraft: SetDraft; settle(): void } {
  const [draft, setDraft] = useState<Draft>(() => draftOf(choices));
  const lastShared = useRef<string>(keyOf(draftOf(choices)));
  const offered = JSON.stringify([choices.draft, choices.powerDown]);

  // The host's draft applies when no update is pending: after a take-back, or in another window.
  useEffect(() => {
    const [placed, powerDown] = JSON.parse(offered) as [Card[], boolean];
    if (keyOf({ placed, powerDown }) === lastShared.current) return;
    lastShared.current = keyOf({ placed, powerDown });
    setDraft((was) => ({ ...was, placed, powerDown }));
  }, [offered]);

  const key = keyOf(draft);
  useEffect(() => {
    if (choices.submitted || key === lastShared.current) return;
    const timer = setTimeout(() => {
      // Submitted in the meantime: nothing may follow the programme.
      if (lastShared.current === key) return;
      lastShared.current = key;
      const [cards, powerDown] = JSON.parse(key) as [Card[], boolean];
      act({ type: 'draft', cards, powerDown });
    }, TELL_AFTER);
    return () => clearTimeout(timer);
  }, [key, act, choices.submitted]);

  function settle(): void {
    lastShared.current = key;
  }
  return { draft, setDraft, settle };
}

function toggled<V>(list: readonly V[], one: V): V[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

function keyOf({ placed, powerDown }: Pick<Draft, 'placed' | 'powerDown'>): string {
  return JSON.stringify([placed, powerDown]);
}
