// The viewer's open question with all that is needed to answer it: what every turn of a dashboard begins with.

import type { OpenDecision, SeatInfo } from '@api/contract';
import type { DashboardProps, DriverAids } from '@ui/game-ui';
import { useCallback, useEffect } from 'react';

/** One open decision of the viewer. */
export interface OpenTurn<Action, Choices, Preview> {
  ask: OpenDecision;
  choices: Choices;
  seats: readonly SeatInfo[];
  /** Animations still run: controls dim and take no input. */
  dim: boolean;
  /** What is told of costs and chances. */
  aids: DriverAids;
  hint: Action | null;
  /** Something is chosen before anything has been pressed (proposed). */
  proposes: boolean;
  /** An answer that is to become the present choice (useTaken). */
  taken: Action | null;
  act(action: Action): void;
  preview(preview: Preview | null): void;
  prompt(text: string | null): void;
  target: string | null;
  takeTarget(): void;
}

/**
 * The viewer's open turn, or null if nothing is asked of them. Its functions stay the same from render to render.
 * withAids: what the board shows of a choice at each step of driver aids; all of it where it is left out.
 */
export function useOpenTurn<Action, Choices, Preview>(
  props: DashboardProps,
  withAids: (preview: Preview | null, aids: DriverAids) => Preview | null = whole,
): OpenTurn<Action, Choices, Preview> | null {
  const { update, busy, aids, act: answer, preview: show, prompt, target, takeTarget } = props;
  const decision = update.asks.find(({ seat }) => seat === update.viewer);
  const choices = decision && (update.choices[String(decision.id)] as Choices | undefined);
  const id = decision?.id ?? 0;
  const act = useCallback((action: Action) => answer(id, action), [answer, id]);
  const preview = useCallback((next: Preview | null) => show(withAids(next, aids)), [show, withAids, aids]);
  if (!decision || !choices) return null;
  const hint = (props.hint ?? null) as Action | null;
  const taken = (props.taken ?? null) as Action | null;
  const { proposes = true } = props;
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

/** What is chosen: what was wanted, else what the dashboard proposes; null in a lesson, where nothing is proposed. */
export function proposed<T>({ proposes }: { proposes: boolean }, wanted: T | null | undefined, first: T): T | null {
  return wanted ?? (proposes ? first : null);
}

/** Takes what was clicked on the board; choose: told its key. */
export function useTarget(
  { target, takeTarget }: Pick<DashboardProps, 'target' | 'takeTarget'>,
  choose: (key: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a click is taken once, by whoever chooses at that moment
  useEffect(() => {
    if (target === null) return;
    takeTarget();
    choose(target);
  }, [target, takeTarget]);
}

/** Takes up an answer that a hint named, once for every time that it is asked for. */
export function useTaken<Action>(taken: Action | null, choose: (action: Action) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken up once, by whoever chooses at that moment
  useEffect(() => {
    if (taken !== null) choose(taken);
  }, [taken]);
}

/** Keys 1 to n that choose the nth of a row. */
export function digitKeys(choose: (index: number) => void, count = 9): Record<string, () => void> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [String(i + 1), () => choose(i)]));
}
