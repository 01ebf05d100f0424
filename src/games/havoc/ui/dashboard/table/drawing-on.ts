// A standing order for one Storm: draw (or pass) on each of the player's turns until a card can be played. The rules still
// open each decision (R19, R20); the screen answers it. Not here: decisions without a choice; only forced draws are
// answered.

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { TurnProps } from '../turn';
import type { StormTurn } from './use-storm-turn';

/** The Storm of the standing order: race, seat and round; null: none. */
export const drawingOn = createStore<{ storm: string | null }>(() => ({ storm: null }));

export interface DrawingOn {
  isOn: boolean;
  /** No card is playable now, so the order is available; the first draw happens at once. */
  start: (() => void) | null;
  stop(): void;
}

/** The order's effect this turn: it continues, or ends because a card is playable again. */
export function nextOfOrder(
  turn: Pick<StormTurn, 'isCard' | 'legal' | 'mayDraw' | 'mustPass'>,
): 'wait' | 'draw' | 'pass' | 'end' {
  if (!turn.isCard) return 'wait';
  if (turn.legal.length > 0) return 'end';
  return turn.mayDraw ? 'draw' : turn.mustPass ? 'pass' : 'end';
}

/** The order of this Storm, kept across turns and other seats' curtains. storm: race, seat and round. */
export function useDrawingOn(
  storm: string,
  turn: TurnProps<'storm'> | TurnProps<'suit'> | null,
  open: StormTurn,
): DrawingOn {
  const isOn = useStore(drawingOn).storm === storm;
  const answered = useRef<number | null>(null);
  const decision = turn?.ask.id ?? null;
  const next = nextOfOrder(open);
  useEffect(() => {
    if (!isOn || decision === null || next === 'wait' || answered.current === decision) return;
    if (next === 'end') return drawingOn.setState({ storm: null });
    answered.current = decision;
    turn?.act({ type: next });
  }, [isOn, decision, next, turn]);
  return {
    isOn,
    start: open.isCard && next === 'draw' && !isOn ? () => drawingOn.setState({ storm }) : null,
    stop: () => drawingOn.setState({ storm: null }),
  };
}
