// Asks AI drivers for the open decisions of their seats, off this thread, and submits their answers.
// Not here: checking answers; they take the same path as a person's (match.ts).

import { positionOf } from '@ai/bot-runner';
import type { AnyGame, BotId, Decision, Json, RaceState } from '@core/contract';
import type { Style } from '@core/style';
import type { Context } from '../context';

/** What the AI drivers of a race can see and do. */
export interface Wheel {
  id: string;
  game: AnyGame;
  seed: string;
  /** Of a circuit that a player made. */
  source: Json | undefined;
  state(): RaceState;
  botOf(seat: number): BotId | undefined;
  /** Style of the character who drives the seat; undefined: the level's own style. */
  styleOf(seat: number): Style | undefined;
  /** False while no one watches or the race is paused. */
  running(): boolean;
  /** action undefined: the driver failed, and the game's fallback is played. */
  answer(decision: Decision, action: unknown): void;
}

export interface Drivers {
  /** Requests an answer for every decision that waits for an AI driver and was not requested yet. */
  ask(): void;
  /** Ignores answers still in progress, because the race has changed under them. */
  forget(): void;
}

/** Where every seat has its own luck, what a driver draws depends on nobody's answers. */
function seedOf({ game, seed, state }: Wheel, { id, seat, kind }: Decision): string {
  const now = state();
  return now.luck === undefined ? `${seed}/${id}/${now.step}` : `${seed}/${seat}/${game.round(now)}/${kind}`;
}

/** The AI drivers of one race. */
export function createDrivers(context: Context, wheel: Wheel): Drivers {
  // One token per question: an answer whose token is gone is stale, and the search for it is aborted.
  const asked = new Map<number, AbortController>();

  function isWanted(id: number, token: AbortController): boolean {
    return asked.get(id) === token && wheel.running();
  }

  function put(decision: Decision, bot: BotId): void {
    const token = new AbortController();
    asked.set(decision.id, token);
    const settle = (action: unknown) => {
      // Not in the same tick as the bot runner's answer: a race of AI drivers only must not starve everyone else.
      setImmediate(() => {
        const wanted = isWanted(decision.id, token);
        if (asked.get(decision.id) === token) asked.delete(decision.id);
        if (wanted) wheel.answer(decision, action);
      });
    };
    setImmediate(() => {
      if (!isWanted(decision.id, token)) {
        if (asked.get(decision.id) === token) asked.delete(decision.id);
        return;
      }
      const state = wheel.state();
      const seed = seedOf(wheel, decision);
      const style = wheel.styleOf(decision.seat);
      const question = {
        ...positionOf(wheel.game.id, state, wheel.source),
        ask: decision.id,
        bot,
        seed,
        ...(style && { style }),
      };
      context.botRunner.decide(question, token.signal).then(
        (thought) => settle(thought.action),
        (error: unknown) => {
          // If the race was closed meanwhile, nothing is lost.
          if (isWanted(decision.id, token))
            context.log.error({ err: error, match: wheel.id, bot }, 'an AI driver failed');
          settle(undefined);
        },
      );
    });
  }

  return {
    ask() {
      const open = wheel.state().asks;
      for (const [id, token] of asked) {
        if (open.some((decision) => decision.id === id && !decision.committed)) continue;
        asked.delete(id);
        token.abort();
      }
      if (!wheel.running()) return;
      for (const decision of open) {
        const bot = wheel.botOf(decision.seat);
        if (bot !== undefined && !decision.committed && !asked.has(decision.id)) put(decision, bot);
      }
    },
    forget() {
      const stale = [...asked.values()];
      asked.clear();
      for (const token of stale) token.abort();
    },
  };
}
