// Compares the answers to a decision by simulating races: each answer meets the same imagined worlds and random numbers, then the
// better half is tried again (sequential halving). It uses only an imagined state, so it reveals nothing that its seat cannot
// know.
// Not here: which answers are tried (candidates.ts), or a game's own drivers.

import { strengthsOf, winChances, worthOf } from '@core/chances';
import type { AnyGame, AnyTypes, Decision, Draw, Imagined, Json, RaceState } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { EVEN, type Style } from '@core/style';
import { candidatesOf } from './candidates';
import { type Budget, clearLead, halve } from './halving';
import { rollOut } from './rollout';

/** An answer with its results. worth: as worthOf in core/chances; win: chance to win, 0 to 1; tried: simulated races. */
export interface Weighed {
  action: Json;
  worth: number;
  win: number;
  tried: number;
}

interface Entry {
  action: AnyTypes;
  /** One per world, in the order of the worlds. */
  worths: number[];
  wins: number;
}

/** Standard errors by which an answer must beat the usual one to be chosen instead. */
const DOUBT = 1;

/**
 * Returns the answers: the one to give first, then the others by worth. The first candidate is the usual answer; it stays to the
 * end and is given unless another one is clearly better. style: the character's, for the usual answer. budget.kept: another
 * answer to keep to the end, like the usual one. Never changes s; the same state, draws, playouts and style give the same
 * answers.
 */
export function weigh(
  game: AnyGame,
  s: Imagined<RaceState>,
  decision: Decision,
  draw: Draw,
  budget: Budget & { readonly kept?: Json },
  style: Style = EVEN,
): Weighed[] {
  const entries = candidatesOf(game, s, decision, draw, style).map(
    (action): Entry => ({ action, worths: [], wins: 0 }),
  );
  const kept = keptIn(entries, budget.kept);
  const [usual] = entries;
  if (usual === undefined) return [];
  const seed = `${draw(2 ** 32)}`;
  halve(entries, budget, {
    always: kept === undefined || kept === usual ? [usual] : [usual, kept],
    value: meanOf,
    tryAll: (left, world) => tryAll(game, s, decision, left, drawOf(seedRng(`${seed}/${world}`))),
  });
  return ranked(entries, usual);
}

/** Adds the answer that must be kept, if it is missing. Changes entries. */
function keptIn(entries: Entry[], action: Json | undefined): Entry | undefined {
  if (action === undefined) return undefined;
  const key = JSON.stringify(action);
  const known = entries.find((entry) => JSON.stringify(entry.action) === key);
  const kept: Entry = known ?? { action, worths: [], wins: 0 };
  if (known === undefined) entries.push(kept);
  return kept;
}

/** Simulates every answer in one world. Changes entries. */
function tryAll(
  game: AnyGame,
  s: Imagined<RaceState>,
  decision: Decision,
  entries: readonly Entry[],
  draw: Draw,
): void {
  const world: RaceState = game.ai.imagine(s, decision.seat, draw);
  const policySeed = draw(2 ** 32);
  for (const entry of entries) {
    const strengths = rolloutStrengths(game, world, decision, entry.action, drawOf(seedRng(`${policySeed}`)));
    entry.worths.push(worthOf(strengths, decision.seat));
    entry.wins += winChances(strengths)[decision.seat] as number;
  }
}

/** Returns the strength of each car some rounds after an answer. world: must contain the open decision; it is not changed. */
export function rolloutStrengths(
  game: AnyGame,
  world: RaceState,
  decision: Decision,
  action: AnyTypes,
  draw: Draw,
): number[] {
  return strengthsOf(game, rollOut(game, world, decision, action, draw));
}

function ranked(entries: readonly Entry[], usual: Entry): Weighed[] {
  const sorted = entries.filter(({ worths }) => worths.length > 0).sort((a, b) => meanOf(b) - meanOf(a));
  // An answer that dropped out early was tried in few worlds, so it must not rank above those tried in all of them.
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

function isBetter(entry: Entry, other: Entry): boolean {
  const leads = entry.worths.map((worth, world) => worth - (other.worths[world] as number));
  return clearLead(leads, DOUBT) > 0;
}

function meanOf({ worths }: Entry): number {
  return worths.length === 0 ? 0 : worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}
