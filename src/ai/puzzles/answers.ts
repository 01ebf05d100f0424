// The answers to a decision that are worth measuring for a puzzle: what drivers of every level would answer, and others.

import { cloneState } from '@core/clone';
import type { AnyGame, Draw, Json, Level, RaceState } from '@core/contract';
import { advanceTrusted, findDecision } from '@core/engine';
import { drawOf, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { answerKey } from '@puzzles/puzzle';
import { answer } from '../bots';
import type { Opened } from './position';

/** levels: drivers who are asked; most: answers in all. */
export interface Wanted {
  readonly levels: readonly Level[];
  readonly most: number;
}

/** Times each driver is asked, in other imagined worlds each time. */
const ASKED = 2;
/** Samples for each answer that is still missing. */
const SAMPLES = 4;

/**
 * Returns legal answers without duplicates: all of them if there are few enough. Answers that leave the decision open are not whole,
 * and nobody is tempted to give up. Never changes the state.
 */
export function answersWorth(game: AnyGame, opened: Opened, seed: string, { levels, most }: Wanted): Json[] {
  const { state, decision } = opened;
  const all = allOf(game, opened, most);
  if (all !== undefined) return all;
  const draw = drawOf(seedRng(`${seed}/answers`));
  const known = new Map<string, Json>();
  const add = (action: Json): void => {
    if (known.size < most && isWhole(game, opened, action)) known.set(answerKey(action), action);
  };
  for (const level of levels) for (let n = 0; n < ASKED; n++) add(driverAnswer(game, opened, level, draw));
  const seen = game.ai.imagine(state, decision.seat, draw);
  for (const action of game.ai.search?.candidates?.(seen, decision, draw) ?? []) add(action);
  for (let n = 0; n < SAMPLES * most && known.size < most; n++) add(game.sample(seen, decision, draw));
  return [...known.values()];
}

/** What a driver of this level answers; a driver of a game without a best one is its hard one. */
export function driverAnswer(game: AnyGame, { state, decision }: Opened, level: Level, draw: Draw): Json {
  return answer(game, state, decision, level, draw);
}

/** Whether the seat has a choice at all: at least two answers. */
export function hasChoice(game: AnyGame, { state, decision }: Opened): boolean {
  if (findDecision(state, decision.id)?.committed !== false) return false;
  let count = 0;
  for (const _ of game.actions(state, decision)) if (++count > 1) return true;
  return false;
}

/** undefined if there are more. */
function allOf(game: AnyGame, { state, decision }: Opened, most: number): Json[] | undefined {
  const all: Json[] = [];
  for (const action of game.actions(state, decision)) {
    if (all.length === most) return undefined;
    all.push(action as Json);
  }
  return all.filter((action) => isWhole(game, { state, decision }, action));
}

/** Whether an answer settles the decision, and the car still races afterwards. */
function isWhole(game: AnyGame, opened: Opened, action: Json): boolean {
  const never: readonly string[] = game.ai.hints?.themes?.noAnswers ?? [];
  if (never.includes(typeOf(action))) return false;
  const after = afterwards(game, opened, action);
  if (after === undefined || isOpenIn(after, opened)) return false;
  return game.standings(after).find(({ seat }) => seat === opened.decision.seat)?.status !== 'out';
}

/** Whether a legal answer leaves the decision open, like the first cards of a program. */
export function isDraft(game: AnyGame, opened: Opened, action: Json): boolean {
  const after = afterwards(game, opened, action);
  return after !== undefined && isOpenIn(after, opened);
}

function isOpenIn(after: RaceState, { decision }: Opened): boolean {
  return findDecision(after, decision.id)?.committed === false;
}

/** undefined if the rules refuse the answer. */
function afterwards(game: AnyGame, { state, decision }: Opened, action: Json): RaceState | undefined {
  const after = cloneState(state);
  return advanceTrusted(game, after, decision, action, silentIo(after.rng)) === null ? after : undefined;
}

function typeOf(action: Json): string {
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';
}
