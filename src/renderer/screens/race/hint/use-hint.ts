// The hint of the open decision: whether the bulb can be pressed, which of the two answers is in front, and what the board
// shows of them. Not here: asking the host (use-race.ts) or the card (hint-card.tsx).

import type { Party } from '@api/party';
import type { HintAnswer } from '@api/shapes';
import type { GameUi } from '@ui/game-ui';
import { plainHint } from '@ui/hint/hint-text';
import { useKept, useSteady } from '@ui/render/keep';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app/store';
import { t } from '../../../text/race';
import type { BoardControls } from '../board/use-board';
import type { HintTool } from '../panels/tools';
import type { ScreenTurn, ShownRace } from '../state/turn';
import type { Race } from '../state/use-race';

/** The wait is shown only after this long, ms. */
const PATIENCE = 300;

/** The hint that is open. */
export interface OpenHint {
  answers: readonly HintAnswer[];
  /** Which of the two the card is about. */
  front: number;
  turnTo(front: number): void;
  /** Which of the two is drawn instead while it is pointed at; null: the one in front. */
  pointAt(one: number | null): void;
  /** Makes the one in front the current choice, without giving the answer. */
  choose(): void;
  close(): void;
}

export interface HintControls {
  /** The bulb; null: the driver aids have none. */
  tool: HintTool | null;
  open: OpenHint | undefined;
  /** The answer whose controls are lit; undefined: none. */
  shown: unknown;
}

export interface UseHintOptions {
  ui: GameUi;
  race: Race;
  now: ShownRace;
  turn: ScreenTurn;
  board: BoardControls;
  /** The party at the table; its host may switch hints off for guests. */
  party: Party | undefined;
}

/** The hint as the screen uses it. */
export function useHint({ ui, race, now, turn, board, party }: UseHintOptions): HintControls {
  const { hint, dropHint } = race;
  const hasAids = useApp((s) => s.settings.aids === 'all');
  const isOff = party !== undefined && party.you !== null && !party.rules.hints;
  const [turned, setTurned] = useState({ hint, front: 0 });
  const [pointed, pointAt] = useState<number | null>(null);
  const { ask: decision, busy } = turn;
  const isAsked = decision !== undefined && !decision.committed && !busy;
  const mine = hint !== null && hint.ask === decision?.id && isAsked ? hint : null;
  const isStale = hint !== null && decision !== undefined && hint.ask !== decision.id;
  useEffect(() => {
    if (isStale) dropHint();
  }, [isStale, dropHint]);
  const front = turned.hint === hint ? turned.front : 0;
  const answers = mine?.answers ?? null;
  const drawn = answers?.[pointed ?? front] ?? answers?.[0];
  useDrawnHint(ui, board, decision?.seat, answers, drawn);
  const thinking = useSlow(mine !== null && answers === null);
  const close = () => {
    pointAt(null);
    dropHint();
  };
  const press = useSteady(() => {
    if (hint !== null) close();
    else if (decision) race.askHint(decision.id);
  });
  const bulb = useKept<HintTool>({
    press: isAsked && !isOff ? press : undefined,
    why: t(isOff ? 'tools.hint.off' : 'tools.hint.none'),
    open: answers !== null,
    thinking,
  });
  const tool = hasAids ? bulb : null;
  const closed = useKept({ tool, open: undefined, shown: undefined });
  if (answers === null || drawn === undefined || decision === undefined || now.settled.asks.length === 0) return closed;
  const choose = () => {
    const action = answers[front]?.action;
    close();
    race.take(decision.id, action);
  };
  const turnTo = (next: number) => {
    pointAt(null);
    setTurned({ hint, front: next });
  };
  return { tool, open: { answers, front, turnTo, pointAt, choose, close }, shown: drawn.action };
}

/** Keeps both answers drawn on the board, the one that is looked at in front. */
function useDrawnHint(
  ui: GameUi,
  { answerPaths, ready }: BoardControls,
  seat: number | undefined,
  answers: readonly HintAnswer[] | null,
  drawn: HintAnswer | undefined,
): void {
  useEffect(() => {
    if (!ready || answers === null || drawn === undefined || seat === undefined) return;
    const order = [drawn, ...answers.filter((one) => one !== drawn)];
    answerPaths(
      order.map(({ way: path, words: text }, at) => ({
        seat,
        look: at === 0 ? 'best' : 'second',
        places: ui.pathPlaces?.(path) ?? path,
        text: text === null ? '' : plainHint(ui.id, text.tag),
      })),
    );
    return () => answerPaths([]);
  }, [ui, answerPaths, ready, seat, answers, drawn]);
}

/** Whether this has been true for longer than a person waits without a message. */
function useSlow(waits: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waits]);
  return slow;
}
