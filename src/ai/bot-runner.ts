// The interface through which the host and the CLI ask AI drivers. A worker pool and an in-process runner implement it.

import type { BotId, Json, RaceState } from '@core/contract';
import type { Style } from '@core/style';
import type { HintAnswer } from './hints/hint';

/**
 * A position to answer. state crosses to the worker as JSON; seed gives the bot its own random stream. style: the driving style
 * of the seat's character; left out: the level's own. source: of a circuit that a player made (RaceConfig), which the worker
 * may not know yet.
 */
export interface Question {
  game: string;
  state: RaceState;
  source?: Json;
  ask: number;
  bot: BotId;
  style?: Style;
  seed: string;
}
/** A position to give a hint for. seed gives it its own random stream. */
export type HintQuestion = Omit<Question, 'bot' | 'style'>;
/** What every question says of its race. source: of a circuit that a player made; undefined on one of the box. */
export function positionOf(
  game: string,
  state: RaceState,
  source: Json | undefined,
): Pick<Question, 'game' | 'state' | 'source'> {
  return source === undefined ? { game, state } : { game, state, source };
}

export interface BotRunner {
  /**
   * The bot's answer and the CPU time it took, in ms. Rejects only if the worker is lost, the runner is closed, or the question
   * is cancelled while it waits. taken: aborts when the answer is no longer wanted; a running search then ends early.
   */
  decide(question: Question, taken?: AbortSignal): Promise<{ action: Json; ms: number }>;
  /** The best answer and the second best, with reasons; behaves like decide. Empty if there is nothing to say. */
  hint(question: HintQuestion, taken?: AbortSignal): Promise<HintAnswer[]>;
  close(): Promise<void>;
}
