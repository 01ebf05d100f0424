// Mining a game: puzzles keep the rule, the same race gives the same ones, and a position that has changed is noticed.

import { raceConfig } from '@core/config';
import type { AnyGame, Json } from '@core/contract';
import { EVEN } from '@core/style';
import { derby } from '@core/tests/toy';
import { addToPack, newPack, packOf, puzzlePack, unpack } from '@puzzles/pack';
import { byChance, isPuzzle, type Puzzle } from '@puzzles/puzzle';
import { beforeAll, describe, expect, test } from 'vitest';
import { isDraft } from './answers';
import { driveForPuzzles, type MiningDriver } from './drive';
import { measured } from './measure';
import { type MinedFrom, type MinedRace, mine } from './mine';
import { openPosition } from './position';
import { brokenCheaply, brokenFully } from './recheck';

const game: AnyGame = derby;
const driver = (name: string, level: MiningDriver['level']): MiningDriver => ({ name, level, style: EVEN });
const DRIVERS = [driver('Ada', 'easy'), driver('Ben', 'hard')];

function raced(seed: string): MinedRace {
  const cars = DRIVERS.map((_, at) => ({ colour: game.colours[at] ?? 'red' }));
  const race = driveForPuzzles(game, raceConfig(game, 'field', cars, { length: 20 }), DRIVERS, seed);
  if (race === undefined) throw new Error('the race has no end');
  return race;
}

let from: MinedFrom[];
let puzzle: Puzzle;
beforeAll(() => {
  from = ['a', 'b', 'c', 'd'].map((seed) => mine(game, raced(seed), { every: 1, most: 3, quiet: true }));
  const [first] = from.flatMap(({ puzzles }) => puzzles);
  if (first === undefined) throw new Error('four races have no puzzle');
  puzzle = first.puzzle;
});

test('every mined puzzle keeps the rule and its position', () => {
  for (const { puzzle: one } of from.flatMap(({ puzzles }) => puzzles)) {
    expect(isPuzzle(one.answers)).toBe(true);
    expect(brokenCheaply(game, one)).toBeUndefined();
    expect(brokenFully(game, one)).toBeUndefined();
    expect(one.theme).toBe(one.kind);
  }
});

test('most decisions are given up after the cheap look, and the same race gives the same puzzles', () => {
  const [first] = from;
  expect(first?.looks).toBeGreaterThan(first?.candidates ?? 0);
  expect(mine(game, raced('a'), { every: 1, most: 3, quiet: true })).toEqual(first);
});

test('an answer measured later meets the same worlds', () => {
  const opened = openPosition(game, puzzle.position);
  if (opened === undefined) throw new Error('the position is gone');
  for (const { action, chance, place } of puzzle.answers) {
    expect(measured(game, opened, [action], puzzle.measuring)).toEqual([{ action, chance, place }]);
  }
});

test('answers do not depend on what the seat cannot see', () => {
  const opened = openPosition(game, puzzle.position);
  if (opened === undefined) throw new Error('the position is gone');
  const actions = puzzle.answers.map(({ action }) => action);
  const other = game.ai.imagine(opened.state, opened.decision.seat, (bound) => bound - 1);
  const { measuring } = puzzle;
  const budget = { ...measuring, worlds: 200 };
  const [here, there] = [opened, { ...opened, state: other }].map((one) => measured(game, one, actions, budget));
  expect(there).toEqual(here);
});

describe('a puzzle no longer holds', () => {
  test('if its race leads elsewhere, or its decision is another one', () => {
    const { position } = puzzle;
    const broken = (changed: Partial<Puzzle>) => brokenCheaply(game, { ...puzzle, ...changed })?.why;
    expect(broken({ position: { ...position, seed: 'other' } })).toBe('position');
    expect(broken({ position: { ...position, hash: '0' } })).toBe('position');
    expect(broken({ position: { ...position, ask: 9999 } })).toBe('position');
    expect(broken({ position: { ...position, seat: 1 - position.seat } })).toBe('position');
    expect(broken({ kind: 'other' })).toBe('position');
    expect(broken({ id: 'other' })).toBe('position');
  });
  test('if the rules refuse an answer, or the answers make no puzzle', () => {
    const [best, ...rest] = puzzle.answers;
    if (best === undefined) throw new Error('no answers');
    const illegal = { ...best, action: { type: 'stake', card: 99 } as Json, chance: 0 };
    expect(brokenCheaply(game, { ...puzzle, answers: [best, ...rest, illegal] })?.why).toBe('answer');
    expect(brokenCheaply(game, { ...puzzle, answers: rest.toReversed() })?.why).toBe('rule');
    const flat = puzzle.answers.map((one) => ({ ...one, chance: 3000 }));
    expect(brokenCheaply(game, { ...puzzle, answers: flat })?.why).toBe('rule');
  });
  test('if another answer is now the best one', () => {
    const chances = byChance(puzzle.answers).map(({ chance }) => chance);
    const turned = puzzle.answers.toReversed().map((one, at) => ({ ...one, chance: chances[at] ?? 0 }));
    expect(brokenFully(game, { ...puzzle, answers: turned })?.why).toBe('best');
  });
});

describe('a file of puzzles', () => {
  test('stores a race once and gives its puzzles back', () => {
    const pack = newPack(game.id, game.rulesVersion);
    for (const { puzzles } of from)
      addToPack(
        pack,
        puzzles.map((one) => one.puzzle),
      );
    const all = from.flatMap(({ puzzles }) => puzzles.map((one) => one.puzzle));
    expect(pack.puzzles).toHaveLength(all.length);
    expect(pack.races.length).toBe(from.filter(({ puzzles }) => puzzles.length > 0).length);
    const read = puzzlePack.parse(JSON.parse(JSON.stringify(pack)));
    expect(read.puzzles.map((one) => unpack(read, one))).toEqual(all);
  });
  test('takes no puzzle twice, and can drop some', () => {
    const pack = newPack(game.id, game.rulesVersion);
    const list = from.find(({ puzzles }) => puzzles.length > 0)?.puzzles.map((one) => one.puzzle) ?? [];
    addToPack(pack, list);
    addToPack(pack, list);
    expect(pack.puzzles).toHaveLength(list.length);
    const [first] = list;
    expect(packOf(pack, () => false)).toEqual(newPack(game.id, game.rulesVersion));
    const one = packOf(pack, ({ id }) => id === first?.id);
    expect(one.puzzles.map((packed) => unpack(one, packed))).toEqual([first]);
  });
});

test('an answer that leaves the decision open is a draft', () => {
  const opened = openPosition(game, puzzle.position);
  if (opened === undefined) throw new Error('the position is gone');
  for (const { action } of puzzle.answers) expect(isDraft(game, opened, action)).toBe(false);
  const drafting: AnyGame = { ...game, check: () => null, apply: () => undefined };
  expect(isDraft(drafting, opened, puzzle.answers[0]?.action ?? null)).toBe(true);
});
