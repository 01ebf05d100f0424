// What the host and the CLI ask for when a seat is driven by an AI driver. Two exist: worker pool and in-process.

import type { BotId, Json, RaceState } from '@core/contract';
import type { Style } from '@core/style';
import type { HintAnswer } from './hints/hint';

/**
 * A position to answer. state crosses the worker border as JSON; seed makes the bot's own stream of chance. style: of the
 * character at the wheel, left out for a level's own way.
 */
export interface Question {
  game: string;
  state: RaceState;
  ask: number;
  bot: BotId;
  style?: Style;
  seed: string;
}
/** A position to give a hint for. seed makes its own stream of chance. */
export type HintQuestion = Omit<Question, 'bot' | 'style'>;
export interface BotRunner {
  /**
   * The bot's answer and the ms of CPU time it took. Rejects only when the worker is lost, the bot runner closed, or the question
   * taken back while it waited. taken: aborts when nobody wants the answer any more; a thought under way ends soon.
   */
  decide(question: Question, taken?: AbortSignal): Promise<{ action: Json; ms: number }>;
  /** The best answer and the second best, with reasons; as decide does it. Empty where nothing can be said. */
  hint(question: HintQuestion, taken?: AbortSignal): Promise<HintAnswer[]>;
  close(): Promise<void>;
}
