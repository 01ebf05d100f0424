// How a bot answers one decision, the same in a worker, in-process and in tests.
// Not here: when bots are asked (host, CLI) or how a game's drivers think (the game's ai folder).

import {
  type AnyGame,
  BOT_IDS,
  type BotId,
  type Decision,
  type Draw,
  type Json,
  type Limits,
  type RaceState,
} from '@core/contract';
import { findDecision } from '@core/engine';
import { drawFrom, seedRng } from '@core/rng';
import { EVEN } from '@core/style';
import { gameOf } from '@games/registry';
import type { Question } from './bot-runner';
import type { Budget } from './search/halving';
import { weigh } from './search/search';

/** Races that the best driver simulates for one decision, unless its game sets another number. */
const PLAYOUTS = 200;

/**
 * The bot's action for an open decision. Never changes state; all randomness comes from draw.
 * 'random' plays the game's sample; every other bot sees only an imagined state for its seat. limits: how long it may think.
 */
export function answer(
  game: AnyGame,
  state: RaceState,
  decision: Decision,
  bot: BotId,
  draw: Draw,
  style = EVEN,
  limits: Limits = {},
): Json {
  if (bot === 'random') return game.sample(state, decision, draw);
  const imagined = game.ai.imagine(state, decision.seat, draw);
  if (bot !== 'best' || game.ai.bestIs === 'own') return game.ai.choose(bot, imagined, decision, draw, style, limits);
  if (game.ai.bestIs === undefined) return game.ai.choose('hard', imagined, decision, draw, style, limits);
  const [best] = weigh(game, imagined, decision, draw, budgetOf(game, limits), style);
  return best?.action ?? game.ai.choose('hard', imagined, decision, draw, style);
}

function budgetOf(game: AnyGame, { effort = 1, isOut }: Limits): Budget {
  const playouts = Math.round((game.ai.search?.playouts ?? PLAYOUTS) * effort);
  return isOut === undefined ? { playouts } : { playouts, isOut };
}

/** The bots available for a game. */
export function botsOf(game: AnyGame): BotId[] {
  return BOT_IDS.filter((id) => id !== 'best' || game.ai.bestIs !== undefined);
}

/**
 * Answers a question with its own random stream, seeded by the question, so equal questions get equal answers. Throws if the game
 * is unknown or the decision is not open; both are bugs of the caller.
 */
export function answerQuestion(question: Question, limits: Limits = {}): Json {
  const game = askedGame(question);
  const decision = findDecision(question.state, question.ask);
  if (!decision) throw new Error(`bot ${question.bot} was asked for ask ${question.ask}, which is not open`);
  const stream = seedRng(question.seed);
  const draw: Draw = (bound) => drawFrom(stream, bound);
  return answer(game, question.state, decision, question.bot, draw, question.style, limits);
}

/** The game of a question, which knows the question's circuit. Throws if there is no such game, which is a bug of the caller. */
export function askedGame({ game: id, source }: Pick<Question, 'game' | 'source'>): AnyGame {
  const game = gameOf(id);
  if (!game) throw new Error(`no game called ${JSON.stringify(id)}`);
  if (source !== undefined) game.workshop?.learn(source);
  return game;
}
