// A hint: the best and second-best answers, found by simulating races in imagined worlds, with the expected place and the game's
// reasons. It uses only an imagined state, so it reveals nothing that its seat cannot know.
// Not here: AI drivers (bots.ts), or how a race is simulated (search/rollout.ts).

import { expectedPlace, strengthsOf, winChances } from '@core/chances';
import type { AnyGame, AnyTypes, Decision, Draw, HintText, Imagined, Json, RaceState, Rollout } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { candidatesOf } from '../search/candidates';
import { type Budget, clearLead, halve } from '../search/halving';
import { rollOut } from '../search/rollout';
import { Tally } from './tally';

/** An answer in a hint. place: expected, 1 = first; win: chance to win, 0 to 1; tried: simulated races. */
export interface HintAnswer {
  action: Json;
  place: number;
  win: number;
  tried: number;
  /** The car's most likely path this turn, in the game's own numbers. */
  way: readonly number[];
  words: HintText | null;
}

/** One answer and its results, by world. */
interface Entry {
  action: AnyTypes;
  places: number[];
  wins: number;
  tally: Tally;
}

/** Answers in a hint: the best and the second best. */
const NAMED = 2;
/** Standard errors by which an answer must beat the strongest driver's to be named instead. */
const DOUBT = 1;

/**
 * Returns the best answer and, if there is another one, the second best. The strongest driver's answer counts as best unless
 * another one is clearly better. Never changes s; the same state, draws and playouts give the same hint.
 */
export function hintFor(
  game: AnyGame,
  s: Imagined<RaceState>,
  decision: Decision,
  draw: Draw,
  budget: Budget,
): HintAnswer[] {
  const entries = candidatesOf(game, s, decision, draw).map(
    (action): Entry => ({ action, places: [], wins: 0, tally: new Tally() }),
  );
  const [usual] = entries;
  if (usual === undefined) return [];
  const seed = `${draw(2 ** 32)}`;
  const left = halve(entries, budget, {
    always: [usual],
    value: (entry) => -placeOf(entry),
    tryAll: (some, world) => tryAll(game, s, decision, some, drawOf(seedRng(`${seed}/${world}`))),
  });
  return ranked(left, usual).map((entry) => answerOf(game, s, decision, entry));
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
  const policySeed = `${draw(2 ** 32)}`;
  for (const entry of entries) {
    const ahead = tellAhead(game, world, decision, entry.action, drawOf(seedRng(policySeed)));
    const strengths = strengthsOf(game, ahead.after);
    entry.places.push(expectedPlace(strengths, decision.seat));
    entry.wins += winChances(strengths)[decision.seat] as number;
    if (game.ai.hints !== undefined) entry.tally.add(game.ai.hints, ahead);
  }
}

/** Returns the race some rounds after the answer, with all its events. */
function tellAhead(
  game: AnyGame,
  world: RaceState,
  decision: Decision,
  action: AnyTypes,
  draw: Draw,
): Rollout<AnyTypes> {
  const events: AnyTypes[] = [];
  const rounds = game.ai.hints?.rounds;
  const after = rollOut(game, world, decision, action, draw, { rounds, hear: (event) => events.push(event) });
  return { before: world, after, seat: decision.seat, events };
}

/** The answer to name, then the best of the others. */
function ranked(entries: readonly Entry[], usual: Entry): Entry[] {
  const sorted = entries.filter(({ places }) => places.length > 0).sort((a, b) => placeOf(a) - placeOf(b));
  const best = sorted.find((entry) => entry === usual || isBetter(entry, usual)) ?? usual;
  return [best, ...sorted.filter((entry) => entry !== best)].slice(0, NAMED);
}

function isBetter(entry: Entry, other: Entry): boolean {
  const leads = entry.places.map((place, world) => (other.places[world] as number) - place);
  return clearLead(leads, DOUBT) > 0;
}

function placeOf({ places }: Entry): number {
  return places.reduce((sum, place) => sum + place, 0) / places.length;
}

function answerOf(game: AnyGame, s: Imagined<RaceState>, decision: Decision, entry: Entry): HintAnswer {
  const { action, places, wins, tally } = entry;
  const tried = places.length;
  const explained: HintText | null = game.ai.hints?.explain(s, decision, action, tally.means()) ?? null;
  return { action, place: placeOf(entry), win: wins / tried, tried, way: tally.usualPath(), words: explained };
}
