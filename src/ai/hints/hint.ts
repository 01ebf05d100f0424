// A hint: which answer to give and which is the second best, by races played ahead in imagined worlds, with the place that
// is to be expected and the game's reasons. It sees an imagined state alone, so nothing that its seat cannot know.
// Not for: AI drivers (bots.ts), or how a race is played ahead (ahead.ts).

import { aheadChance, strengthsOf, winChances } from '@core/chances';
import type { AnyGame, AnyTypes, Ask, Draw, Imagined, Json, RaceState } from '@core/contract';
import type { HintWords, Means } from '@core/hints';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { candidatesOf } from '../search/candidates';
import { tellAhead } from './ahead';

/** playouts: races played ahead at most. isOut: asked between two worlds; true ends the search with what it has. */
export interface HintBudget {
  readonly playouts: number;
  readonly isOut?: () => boolean;
}

/** An answer of a hint. place: to be expected, 1 is the winner's; win: chance to win; tried: races played ahead. */
export interface HintAnswer {
  action: Json;
  place: number;
  win: number;
  tried: number;
  /** The most likely way of the own car this turn, in the game's own numbers. */
  way: readonly number[];
  words: HintWords | null;
}

/** One answer and what became of it, by world. */
interface Entry {
  action: AnyTypes;
  places: number[];
  wins: number;
  sums: Record<string, number>;
  ways: Map<string, { way: readonly number[]; times: number }>;
}

/** Answers that are left at the end: the best and the second best. */
const LEFT = 2;
/** Standard errors by which an answer must beat the strong driver's before it is named instead. */
const DOUBT = 1;
/** Worlds without which nothing is said about luck. */
const LEAST_WORLDS = 4;

/**
 * The best answer and, where there is another one, the second best. The strongest driver's answer is named unless another one
 * is clearly better. Never changes s; the same state, draws and playouts give the same hint.
 */
export function hintFor(game: AnyGame, s: Imagined<RaceState>, ask: Ask, draw: Draw, budget: HintBudget): HintAnswer[] {
  const entries = answersOf(game, s, ask, draw).map(
    (action): Entry => ({ action, places: [], wins: 0, sums: {}, ways: new Map() }),
  );
  const [usual] = entries;
  if (usual === undefined) return [];
  const seed = `${draw(2 ** 32)}`;
  let left = entries;
  let worlds = 0;
  const passes = passesOf(entries.length);
  for (let pass = 0; pass < passes; pass++) {
    const tries = Math.max(1, Math.floor(budget.playouts / passes / left.length));
    for (let n = 0; n < tries && !(worlds > 0 && budget.isOut?.() === true); n++) {
      tryAll(game, s, ask, left, drawOf(seedRng(`${seed}/${worlds}`)));
      worlds++;
    }
    if (left.length > LEFT) left = betterHalf(left, usual);
  }
  return ranked(left, usual).map((entry) => answerOf(game, s, ask, entry));
}

/** The strongest driver's answer first, then what else is worth trying. */
function answersOf(game: AnyGame, s: Imagined<RaceState>, ask: Ask, draw: Draw): AnyTypes[] {
  const tried = candidatesOf(game, s, ask, draw);
  if (game.ai.bestIs !== 'own' || tried.length < 2) return tried;
  const best = game.ai.choose('best', s, ask, draw);
  const text = JSON.stringify(best);
  return [best, ...tried.filter((action) => JSON.stringify(action) !== text)];
}

/** How often the field is halved before so few are left, and the last pass. */
function passesOf(answers: number): number {
  let passes = 1;
  for (let left = answers; left > LEFT; left = Math.ceil(left / 2)) passes++;
  return passes;
}

function betterHalf(entries: readonly Entry[], usual: Entry): Entry[] {
  const rivals = entries.filter((entry) => entry !== usual).sort((a, b) => placeOf(a) - placeOf(b));
  return [usual, ...rivals.slice(0, Math.max(1, Math.ceil(entries.length / 2) - 1))];
}

/** Changes entries: every answer is played ahead in one world. */
function tryAll(game: AnyGame, s: Imagined<RaceState>, ask: Ask, entries: readonly Entry[], draw: Draw): void {
  const world: RaceState = game.ai.imagine(s, ask.seat, draw);
  const policySeed = `${draw(2 ** 32)}`;
  for (const entry of entries) {
    const ahead = tellAhead(game, world, ask, entry.action, drawOf(seedRng(policySeed)));
    const strengths = strengthsOf(game, ahead.after);
    const own = strengths[ask.seat] as number;
    const chances = strengths.map((other, seat) => (seat === ask.seat ? 0 : aheadChance(other, own)));
    entry.places.push(1 + chances.reduce((sum, chance) => sum + chance, 0));
    entry.wins += winChances(strengths)[ask.seat] as number;
    addTo(entry.sums, game.ai.hints?.tally(ahead) ?? {});
    const way = game.ai.hints?.way(ahead) ?? [];
    const key = way.join();
    entry.ways.set(key, { way, times: (entry.ways.get(key)?.times ?? 0) + 1 });
  }
}

/** Changes sums. */
function addTo(sums: Record<string, number>, means: Means): void {
  for (const [name, value] of Object.entries(means)) sums[name] = (sums[name] ?? 0) + value;
}

/** The one to name, then the best of the others. */
function ranked(entries: readonly Entry[], usual: Entry): Entry[] {
  const sorted = entries.filter(({ places }) => places.length > 0).sort((a, b) => placeOf(a) - placeOf(b));
  const best = sorted.find((entry) => entry === usual || isBetter(entry, usual)) ?? usual;
  return [best, ...sorted.filter((entry) => entry !== best)].slice(0, LEFT);
}

/** Whether an answer beat another one by more than luck explains, world by world. */
function isBetter(entry: Entry, other: Entry): boolean {
  const count = Math.min(entry.places.length, other.places.length);
  if (count < LEAST_WORLDS) return false;
  const leads = entry.places.slice(0, count).map((place, world) => (other.places[world] as number) - place);
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / count;
  const spread = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (count - 1);
  return mean > DOUBT * Math.sqrt(spread / count);
}

function placeOf({ places }: Entry): number {
  return places.reduce((sum, place) => sum + place, 0) / places.length;
}

function answerOf(game: AnyGame, s: Imagined<RaceState>, ask: Ask, entry: Entry): HintAnswer {
  const { action, places, wins, sums, ways } = entry;
  const tried = places.length;
  const means = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / tried]));
  const [usualWay] = [...ways.values()].sort((a, b) => b.times - a.times);
  const words: HintWords | null = game.ai.hints?.words(s, ask, action, means) ?? null;
  return { action, place: placeOf(entry), win: wins / tried, tried, way: usualWay?.way ?? [], words };
}
