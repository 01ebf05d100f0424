// The lesson "Your first circuit": its steps, and what shows that one is done. The learner draws a circuit of their own, so nothing is
// scripted. It lasts until it is ended or the page is closed; the circuit stays. Not here: its card (lesson-card.tsx).

import { create } from 'zustand';
import type { Editing } from '../state/editor-store';
import { isDirty } from '../state/source-editing';

/** The steps in their order. */
export const STEPS = ['bend', 'corner', 'limit', 'undo', 'drive', 'save'] as const;
export type LessonStep = (typeof STEPS)[number];

/** kept: the circuit of the lesson; undefined: there is no lesson. step: 0-based, the number of steps once all are done. */
interface FirstCircuit {
  readonly kept: string | undefined;
  readonly step: number;
  /** The learner has driven on it. */
  readonly driven: boolean;
}

/** The lesson that is going on. */
export const useFirstCircuit = create<FirstCircuit>(() => ({ kept: undefined, step: 0, driven: false }));

/** Begins the lesson with a new circuit. */
export function startFirstCircuit(kept: string): void {
  useFirstCircuit.setState({ kept, step: 0, driven: false });
}

/** Goes on from a step, unless the lesson has left it already. */
export function goOnFrom(step: number): void {
  useFirstCircuit.setState((now) => (now.step === step ? { step: Math.min(STEPS.length, step + 1) } : now));
}

/** Ends the lesson. */
export function endFirstCircuit(): void {
  useFirstCircuit.setState({ kept: undefined });
}

/** A test drive on a circuit has begun. */
export function noteDrive(kept: string): void {
  useFirstCircuit.setState((now) => (now.kept === kept ? { driven: true } : now));
}

/** Whether a step is done. driven: see FirstCircuit. */
export function isStepDone(step: LessonStep, { store }: Pick<Editing, 'store'>, driven: boolean): boolean {
  const state = store.getState();
  const { done, undone } = state.history;
  const did = (begins: string) => done.some(({ what }) => what.startsWith(begins));
  switch (step) {
    case 'bend':
      return did('road.');
    case 'corner':
      return did('corner.add');
    case 'limit':
      return did('corner.change');
    case 'undo':
      return undone.length > 0;
    case 'drive':
      return driven;
    case 'save':
      return !isDirty(state) && done.length > 0;
  }
}
