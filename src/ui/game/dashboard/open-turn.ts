// The viewer's open decision with everything needed to answer it; every dashboard turn starts from it.

import type { OpenDecision, SeatInfo } from '@api/contract';
import type { DashboardProps } from '@ui/game-ui';
import type { DriverAids, PreviewOf, UiTypes } from '@ui/ui-types';
import { useCallback, useEffect, useEffectEvent } from 'react';

/** One open decision of the viewer. */
export interface OpenTurn<Action, Choices, Preview> {
  ask: OpenDecision;
  choices: Choices;
  seats: readonly SeatInfo[];
  /** Animations are running: controls are dimmed and take no input. */
  dim: boolean;
  /** How much is shown about costs and chances. */
  aids: DriverAids;
  hint: Action | null;
  /** Whether the dashboard proposes a choice before the first press (proposed). */
  proposes: boolean;
  /** An answer to select (useTaken). */
  taken: Action | null;
  act(action: Action): void;
  preview(preview: Preview | null): void;
  prompt(text: string | null): void;
  target: string | null;
  takeTarget(): void;
}

/**
 * Returns the viewer's open turn, or null if they have nothing to decide. Its functions stay the same between renders. withAids:
 * what the board shows of a choice at each level of driver aids; left out: everything.
 */
export function useOpenTurn<T extends UiTypes>(
  props: DashboardProps<T>,
  withAids: (preview: PreviewOf<T> | null, aids: DriverAids) => PreviewOf<T> | null = whole,
): OpenTurn<T['Action'], T['Choices'], PreviewOf<T>> | null {
  const { update, busy, aids, act: answer, preview: show, prompt, target, takeTarget } = props;
  const decision = update.asks.find(({ seat }) => seat === update.viewer);
  const choices = decision && update.choices[String(decision.id)];
  const id = decision?.id ?? 0;
  const act = useCallback((action: T['Action']) => answer(id, action), [answer, id]);
  const preview = useCallback((next: PreviewOf<T> | null) => show(withAids(next, aids)), [show, withAids, aids]);
  if (!decision || !choices) return null;
  const { hint = null, taken = null, proposes = true } = props;
  return {
    ask: decision,
    choices,
    seats: update.seats,
    dim: busy,
    aids,
    hint,
    proposes,
    taken,
    act,
    preview,
    prompt,
    target,
    takeTarget,
  };
}

function whole<Preview>(preview: Preview | null): Preview | null {
  return preview;
}

/** The current choice: what the viewer picked, else the dashboard's proposal; null in a lesson, which proposes nothing. */
export function proposed<T>({ proposes }: { proposes: boolean }, wanted: T | null | undefined, first: T): T | null {
  return wanted ?? (proposes ? first : null);
}

/** Handles clicks on board targets. choose: called with the key. */
export function useTarget(
  { target, takeTarget }: Pick<DashboardProps, 'target' | 'takeTarget'>,
  choose: (key: string) => void,
): void {
  const onTarget = useEffectEvent(choose);
  useEffect(() => {
    if (target === null) return;
    takeTarget();
    onTarget(target);
  }, [target, takeTarget]);
}

/** Selects an answer from a hint, once per request. */
export function useTaken<Action>(taken: Action | null, choose: (action: Action) => void): void {
  const onTaken = useEffectEvent(choose);
  useEffect(() => {
    if (taken !== null) onTaken(taken);
  }, [taken]);
}

/** Key bindings 1 to n that choose the nth button of a row. */
export function digitKeys(choose: (index: number) => void, count = 9): Record<string, () => void> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [String(i + 1), () => choose(i)]));
}
