// What the host and the CLI ask for when a seat is driven by an AI driver. Two exist: worker pool and in-process.

import type { BotId, Json, RaceState } from '@core/contract';
import type { Style } from '@core/style';

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
export interface BotRunner {
  /**
   * The bot's answer and the ms of CPU time it took. Rejects only when the worker is lost, the bot runner closed, or the question
   * taken back while it waited. taken: aborts when nobody wants the answer any more; a thought under way ends soon.
   */
  decide(question: Question, taken?: AbortSignal): Promise<{ action: Json; ms: number }>;
  close(): Promise<void>;
}
