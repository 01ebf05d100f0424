// Whether a decision makes a puzzle: a cheap look that most decisions fail, then two verifications with ten times the budget of a
// review's decision, which must agree. Not here: which decisions are examined (mine.ts, host/puzzles).

import type { AnyGame, Json, Level } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { difficultyOf, SOLVER_RATINGS } from '@puzzles/difficulty';
import {
  type AnalysedAnswer,
  acceptedOf,
  agree,
  answerKey,
  bestWrong,
  byChance,
  isPuzzle,
  type Measuring,
  type PuzzleFacts,
  type PuzzlePosition,
  puzzleIdOf,
} from '@puzzles/puzzle';
import { answersWorth, driverAnswer, hasChoice } from './answers';
import {
  chanceOf,
  explained,
  type MeasuredAnswer,
  measured,
  resultOf,
  resultSince,
  type Tried,
  tryIn,
  untried,
} from './measure';
import type { Opened } from './position';

/** Answers of the cheap look. */
const LOOK = { levels: ['easy', 'medium', 'hard'], most: 12 } as const;
/**
 * The cheap look is taken twice, each time up to this many worlds. gap: must show, in ten-thousandths; smaller than a puzzle's, because
 * few worlds are rough. tie: answers this near the best may be as good.
 */
const LOOKS = [
  { worlds: 12, tie: 600, gap: 300 },
  { worlds: 60, tie: 400, gap: 500 },
] as const;

/**
 * The budget of a verification: every answer is tried in a few worlds, the best ones in many others. With about twenty answers and
 * six left these are about 4,000 races, where a decision of a review has at most 400.
 */
const VERIFY = { levels: ['best', 'hard', 'medium', 'easy'], most: 20 } as const;
const SIFT_WORLDS = 50;
const WORLDS = 500;
/** Answers left after sifting: the best ones, and the first ones clearly below them. */
const MOST_BEST = 5;
const CLEARLY_BELOW = 600;
const MOST_BELOW = 2;
/** Answers with a smaller chance tempt nobody, so they are no puzzle's wrong answer. */
const HOPELESS = 30;

/** Times a driver of each level is asked when difficulty is measured. */
export const PANEL_TRIES = 6;
/** An answer of the panel that was not analysed is tried in this many worlds. */
const PANEL_WORLDS = 150;
/** The easiest driver finds the answer of a puzzle without a trick at least this often. */
export const QUIET_FROM = 5;

/** How often drivers of each level found a right answer, of PANEL_TRIES. */
export type Panel = Readonly<Record<Level, number>>;

/** A decision that makes a puzzle, and who found its answer. */
export interface Found {
  readonly facts: PuzzleFacts;
  readonly panel: Panel;
}

/**
 * The answers that may be right if the decision makes a puzzle, by a cheap look in few worlds; undefined if it hardly does.
 */
export function promising(game: AnyGame, opened: Opened, seed: string): Json[] | undefined {
  if (!hasChoice(game, opened)) return undefined;
  const tries = answersWorth(game, opened, seed, LOOK).map(untried);
  let from = 0;
  let top = 0;
  for (const { worlds, tie, gap } of LOOKS) {
    tryIn(game, opened, tries, { seed, from, to: worlds });
    tries.sort((a, b) => chanceOf(b) - chanceOf(a));
    top = topOf(tries.map(chanceOf), tie, gap);
    if (top === 0) return undefined;
    from = worlds;
  }
  return tries.slice(0, top).map(({ action }) => action);
}

/** How often the easiest driver gives one of these answers, of PANEL_TRIES. */
export function easyFinds(game: AnyGame, opened: Opened, right: readonly Json[], seed: string): number {
  const keys = new Set(right.map(answerKey));
  let found = 0;
  for (let n = 0; n < PANEL_TRIES; n++) {
    if (keys.has(answerKey(driverAnswer(game, opened, 'easy', drawOf(seedRng(`${seed}/easy/${n}`)))))) found++;
  }
  return found;
}

/** How many answers at the top lead all the others; 0 if none do. chances: best first. */
function topOf(chances: readonly number[], tie: number, gap: number): number {
  const [best = 0] = chances;
  const at = chances.findIndex((chance, n) => {
    const before = chances[n - 1];
    return before !== undefined && best - before <= tie && before - chance >= gap;
  });
  return Math.max(0, at);
}

/**
 * The puzzle that a decision makes; undefined if it makes none. played: what a person answered there, which must have cost as much
 * as the best wrong answer.
 */
export function analyse(game: AnyGame, opened: Opened, position: PuzzlePosition, played?: Json): Found | undefined {
  const id = puzzleIdOf(position);
  const measuring: Measuring = { seeds: [`${id}/1`, `${id}/2`], worlds: WORLDS };
  const left = sifted(game, opened, id, played);
  const chances = verified(game, opened, left, measuring, played);
  if (chances === undefined) return undefined;
  const answers = chances.map((answer): AnalysedAnswer & { means: Readonly<Record<string, number>> } => ({
    ...answer,
    ...explained(game, opened, answer.action, `${id}/words`),
  }));
  const panel = panelOf(game, opened, answers, id);
  const facts: PuzzleFacts = {
    id,
    kind: opened.decision.kind,
    theme: themeOf(game, opened, answers, id),
    rating: ratingOf(panel),
    quiet: panel.easy >= QUIET_FROM,
    answers: answers.map(({ means: _, ...answer }) => answer),
    played: played ?? null,
    measuring,
  };
  return { facts, panel };
}

/** The answers by chance, over all worlds; undefined if one of the two verifications finds no puzzle, or another best answer. */
function verified(
  game: AnyGame,
  opened: Opened,
  actions: readonly Json[],
  { seeds, worlds }: Measuring,
  played: Json | undefined,
): MeasuredAnswer[] | undefined {
  const tries = actions.map(untried);
  const found: MeasuredAnswer[][] = [];
  for (const seed of seeds) {
    const before = tries.map((one) => ({ ...one }));
    tryIn(game, opened, tries, { seed, to: worlds });
    const results = tries.map((one, at) => resultSince(one, before[at] ?? untried(one.action)));
    if (!isPuzzle(results, played)) return undefined;
    found.push(results);
  }
  const [one = [], two = []] = found;
  const all = byChance(tries.map(resultOf));
  return agree(one, two, played) && isPuzzle(all, played) ? all : undefined;
}

/** The answers that are worth measuring in many worlds. */
function sifted(game: AnyGame, opened: Opened, id: string, played: Json | undefined): Json[] {
  const seed = `${id}/sift`;
  const actions = answersWorth(game, opened, seed, VERIFY);
  const key = answerKey(played);
  if (played !== undefined && !actions.some((one) => answerKey(one) === key)) actions.push(played);
  const tries = actions.map(untried);
  tryIn(game, opened, tries, { seed, to: SIFT_WORLDS });
  const all = byChance(tries.map((one) => ({ ...one, chance: chanceOf(one) })));
  const sorted = all.filter(({ chance }) => chance >= HOPELESS);
  const below = sorted.filter(({ chance }) => (sorted[0]?.chance ?? 0) - chance > CLEARLY_BELOW).slice(0, MOST_BELOW);
  const kept: readonly Tried[] = [...new Set([...sorted.slice(0, MOST_BEST), ...below])];
  const left = kept.map(({ action }) => action);
  if (played !== undefined && !left.some((one) => answerKey(one) === key)) left.push(played);
  return left;
}

function themeOf(
  game: AnyGame,
  { state, decision }: Opened,
  answers: readonly (AnalysedAnswer & { means: Readonly<Record<string, number>> })[],
  id: string,
): string {
  const themes = game.ai.hints?.themes;
  const [best] = answers;
  const other = bestWrong(answers);
  if (themes === undefined || best === undefined || other === undefined) return decision.kind;
  const seen = game.ai.imagine(state, decision.seat, drawOf(seedRng(`${id}/theme`)));
  return themes.themeOf(seen, decision, best, other);
}

/** How often drivers of every level find one of the right answers. The same puzzle gives the same figures. */
export function panelOf(game: AnyGame, opened: Opened, answers: readonly AnalysedAnswer[], id: string): Panel {
  const isRight = rightIn(game, opened, answers, id);
  const find = (level: Level): number => {
    let found = 0;
    for (let n = 0; n < PANEL_TRIES; n++) {
      const action = driverAnswer(game, opened, level, drawOf(seedRng(`${id}/panel/${level}/${n}`)));
      if (isRight(action)) found++;
    }
    return found;
  };
  return { easy: find('easy'), medium: find('medium'), hard: find('hard'), best: find('best') };
}

function rightIn(
  game: AnyGame,
  opened: Opened,
  answers: readonly AnalysedAnswer[],
  id: string,
): (action: Json) => boolean {
  const accepted = acceptedOf(answers);
  const known = new Map(answers.map((one) => [answerKey(one.action), accepted.includes(one)]));
  const best = accepted[0];
  return (action) => {
    const key = answerKey(action);
    const before = known.get(key);
    if (before !== undefined || best === undefined) return before ?? false;
    const [given, top] = measured(game, opened, [action, best.action], { seeds: [`${id}/1`], worlds: PANEL_WORLDS });
    const isRight = given !== undefined && top !== undefined && acceptedOf([given, top]).includes(given);
    known.set(key, isRight);
    return isRight;
  };
}

function ratingOf(panel: Panel): number {
  return difficultyOf(
    Object.entries(panel).map(([level, found]) => ({
      strength: SOLVER_RATINGS[level] ?? 0,
      found,
      tries: PANEL_TRIES,
    })),
  );
}
