// Weighs the answers to an ask by playing races ahead: each answer meets the same imagined worlds and the same chances, the
// better half is tried again (sequential halving). It sees an imagined state alone, so nothing that its seat cannot know.
// Not for: which answers are tried (candidates.ts); a game's own thinkers.

import { strengthsOf, winChances, worthOf } from '@core/chances';
import { cloneState } from '@core/clone';
import type { AnyGame, AnyTypes, Ask, Draw, Imagined, Json, RaceState } from '@core/contract';
import { advanceTrusted, findAsk, isOver } from '@core/engine';
import { drawOf, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { EVEN, type Style } from '@core/style';
import { candidatesOf } from './candidates';

/**
 * playouts: races played ahead at most. isOut: asked between two worlds; true ends the search with what it has. kept: an
 * answer that is tried beside the others and to the end, as the usual one is.
 */
export interface Budget {
  readonly playouts: number;
  readonly isOut?: () => boolean;
  readonly kept?: Json;
}

/** An answer with what became of it. worth: as worthOf in core/chances; win: chance to win; tried: races played ahead. */
export interface Weighed {
  action: Json;
  worth: number;
  win: number;
  tried: number;
}

interface Entry {
  action: AnyTypes;
  /** By world, in the order in which they were imagined. */
  worths: number[];
  wins: number;
}

/** Rounds played ahead where a game does not say. */
const ROUNDS = 2;
/** Steps after which a race played ahead is judged as it stands: a turn of many small steps must end as well. */
const MOST_STEPS = 400;
/** Answers left are told apart no further; each world costs one race for each of them. */
const LEAST_LEFT = 2;
/** Standard errors by which an answer must beat the usual one before it is given instead. */
const DOUBT = 1;
/** Worlds without which nothing is said about luck. */
const LEAST_WORLDS = 4;

/**
 * The answers, the one to give first and the others by worth. The first candidate is the usual answer, kept to the end and
 * given unless another one is clearly better. style: of the character at the wheel, whose usual answer it is. Never changes s;
 * the same state, draws, playouts and style give the same answers.
 */
export function weigh(
  game: AnyGame,
  s: Imagined<RaceState>,
  ask: Ask,
  draw: Draw,
  budget: Budget,
  style: Style = EVEN,
): Weighed[] {
  const entries = candidatesOf(game, s, ask, draw, style).map((action): Entry => ({ action, worths: [], wins: 0 }));
  const kept = keptIn(entries, budget.kept);
  const [usual] = entries;
  if (usual === undefined) return [];
  const seed = `${draw(2 ** 32)}`;
  let left = entries;
  let worlds = 0;
  const passes = passesOf(entries.length);
  for (let pass = 0; pass < passes; pass++) {
    const tries = Math.max(1, Math.floor(budget.playouts / passes / left.length));
    for (let n = 0; n < tries; n++) {
      if (worlds > 0 && budget.isOut?.() === true) return ranked(entries, usual);
      tryAll(game, s, ask, left, drawOf(seedRng(`${seed}/${worlds}`)));
      worlds++;
    }
    if (left.length > LEAST_LEFT) left = betterHalf(left, usual, kept);
  }
  return ranked(entries, usual);
}

/** How often the field is halved before so few are left, and the last pass. */
function passesOf(answers: number): number {
  let passes = 1;
  for (let left = answers; left > LEAST_LEFT; left = Math.ceil(left / 2)) passes++;
  return passes;
}

/** Changes entries: the answer that is to be kept is among them. */
function keptIn(entries: Entry[], action: Json | undefined): Entry | undefined {
  if (action === undefined) return undefined;
  const key = JSON.stringify(action);
  const known = entries.find((entry) => JSON.stringify(entry.action) === key);
  const kept: Entry = known ?? { action, worths: [], wins: 0 };
  if (known === undefined) entries.push(kept);
  return kept;
}

function betterHalf(entries: readonly Entry[], usual: Entry, kept: Entry | undefined): Entry[] {
  const always = kept === undefined || kept === usual ? [usual] : [usual, kept];
  const rivals = entries.filter((entry) => !always.includes(entry)).sort((a, b) => meanOf(b) - meanOf(a));
  return [...always, ...rivals.slice(0, Math.max(1, Math.ceil(entries.length / 2) - always.length))];
}

/** Changes entries: every answer is played ahead in one world. */
function tryAll(game: AnyGame, s: Imagined<RaceState>, ask: Ask, entries: readonly Entry[], draw: Draw): void {
  const world: RaceState = game.ai.imagine(s, ask.seat, draw);
  const policySeed = draw(2 ** 32);
  for (const entry of entries) {
    const strengths = playAhead(game, world, ask, entry.action, drawOf(seedRng(`${policySeed}`)));
    entry.worths.push(worthOf(strengths, ask.seat));
    entry.wins += winChances(strengths)[ask.seat] as number;
  }
}

/** How strong each car stands some rounds after an answer. world: in which the ask is open; it is not changed. */
export function playAhead(game: AnyGame, world: RaceState, ask: Ask, action: AnyTypes, draw: Draw): number[] {
  const state = cloneState(world);
  const io = silentIo(state.rng);
  const open = findAsk(state, ask.id);
  if (open === undefined) throw new Error(`ask ${ask.id} is not open in the world imagined for it`);
  const policy = game.ai.search?.policy ?? ((s: AnyTypes, of: Ask, by: Draw) => game.ai.choose('easy', s, of, by));
  const until = game.round(state) + (game.ai.search?.rounds ?? ROUNDS);
  let next: Ask | undefined = open;
  let answer: AnyTypes = action;
  for (let steps = 0; next !== undefined && steps < MOST_STEPS; steps++) {
    const breach = advanceTrusted(game, state, next, answer, io);
    // An answer of a rough policy that the rules refuse: the one for absent players always stands.
    if (breach !== null) advanceTrusted(game, state, next, game.fallback(state, next), io);
    if (isOver(state) || game.round(state) >= until) break;
    next = state.asks.find((one) => !one.committed);
    if (next !== undefined) answer = policy(state, next, draw);
  }
  return strengthsOf(game, state);
}

function ranked(entries: readonly Entry[], usual: Entry): Weighed[] {
  const sorted = entries.filter(({ worths }) => worths.length > 0).sort((a, b) => meanOf(b) - meanOf(a));
  // What fell out early was tried in few worlds: it may not lead those that were tried in all of them.
  const most = usual.worths.length;
  const whole = sorted.filter(({ worths }) => worths.length === most);
  const best = whole.find((entry) => entry === usual || isBetter(entry, usual)) ?? usual;
  const rest = [...whole, ...sorted.filter((entry) => !whole.includes(entry))].filter((entry) => entry !== best);
  return [best, ...rest].map((entry) => ({
    action: entry.action,
    worth: meanOf(entry),
    win: entry.wins / entry.worths.length,
    tried: entry.worths.length,
  }));
}

/** Whether an answer beat another one by more than luck explains, world by world. */
function isBetter(entry: Entry, other: Entry): boolean {
  if (entry.worths.length < LEAST_WORLDS) return false;
  const leads = entry.worths.map((worth, world) => worth - (other.worths[world] as number));
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
  const spread = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / Math.max(1, leads.length - 1);
  return mean > DOUBT * Math.sqrt(spread / leads.length);
}

function meanOf({ worths }: Entry): number {
  return worths.length === 0 ? 0 : worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}
