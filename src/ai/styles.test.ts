// How characters change drivers: an even style changes nothing, a trait changes only the games that use it, and a style reaches
// every driver, including the best one.

import {
  type AnyGame,
  type Decision,
  type Imagined,
  type Json,
  LEVELS,
  type Level,
  type RaceConfig,
  type RaceState,
} from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { drawOf, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { EVEN, type Style, TRAITS, type Trait } from '@core/style';
import { derby, toyConfig } from '@core/tests/toy';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';
import { answer } from './bots';
import { candidatesOf } from './search/candidates';

const SLOW = { timeout: 120_000 };
const DRIVEN: readonly Level[] = LEVELS;
const BOLD: Style = { ...EVEN, risk: 1 };

interface Position {
  s: Imagined<RaceState>;
  ask: Decision;
}

/** Minimum number of positions to check; races are added until there are enough. */
const LEAST = 60;

/** Every decision of races with four cars, as its seat imagines the state. */
function racesOf(game: AnyGame, seed: string): Position[] {
  const found: Position[] = [];
  for (let race = 0; found.length < LEAST; race++) addRace(game, `${seed} ${race}`, race, found);
  return found;
}

/** Adds the positions of a race over two laps, or the fewest laps that the game allows. Changes found. */
function addRace(game: AnyGame, seed: string, race: number, found: Position[]): void {
  const circuit = game.circuits[race % game.circuits.length]!;
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const cars = game.colours.slice(0, 4).map((colour) => ({ colour }));
  const [least] = game.options.find((option) => option.id === 'laps')?.range ?? [];
  const laps = typeof least === 'number' ? { laps: Math.max(2, least) } : {};
  const config: RaceConfig = { circuit: circuit.id, options: { ...options, ...circuit.defaults, ...laps }, cars };
  const start = begin(game, config, seed);
  if (!start.ok) throw new Error(start.violation.code);
  const state: RaceState = start.value.state;
  const draw = drawOf(seedRng(seed));
  const io = silentIo(state.rng);
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed)!;
    const s = game.ai.imagine(state, decision.seat, draw);
    // A copy, because the decision belongs to the state and may change.
    found.push({ s, ask: { ...decision } });
    expect(advanceTrusted(game, state, decision, game.ai.choose('hard', s, decision, draw), io)).toBeNull();
  }
}

function chosen(game: AnyGame, level: Level, { s, ask: decision }: Position, style?: Style): Json {
  return game.ai.choose(level, s, decision, drawOf(seedRng(`${decision.id}`)), style, { effort: 0.1 });
}

/** Whether a single trait at either extreme changes any answer of a level. even: the answers without it. */
function bends(
  game: AnyGame,
  positions: readonly Position[],
  even: (at: number, level: Level) => string,
  trait: Trait,
) {
  return positions.some((position, at) =>
    DRIVEN.some((level) =>
      [1, -1].some(
        (value) => JSON.stringify(chosen(game, level, position, { ...EVEN, [trait]: value })) !== even(at, level),
      ),
    ),
  );
}

/** The answers of drivers with an even style at each position, each calculated once. */
function evenAnswers(game: AnyGame, positions: readonly Position[]): (at: number, level: Level) => string {
  const given = new Map<string, string>();
  return (at, level) => {
    const key = `${at} ${level}`;
    const answer = given.get(key) ?? JSON.stringify(chosen(game, level, positions[at]!, EVEN));
    given.set(key, answer);
    return answer;
  };
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('an even style changes no answer of a race', SLOW, () => {
    const positions = racesOf(game, 'even');
    for (const position of positions)
      for (const level of DRIVEN) expect(chosen(game, level, position, EVEN)).toEqual(chosen(game, level, position));
  });
  test('the traits that the game uses change answers, and the others do not', SLOW, () => {
    const positions = racesOf(game, 'bent');
    const even = evenAnswers(game, positions);
    expect(TRAITS.filter((trait) => bends(game, positions, even, trait))).toEqual(
      TRAITS.filter((trait) => game.ai.traits?.includes(trait)),
    );
  });
});

describe('a style reaches', () => {
  const { ai } = derby;
  const seen: [Level, Style | undefined][] = [];
  /** A game that records which drivers were asked with which style. */
  function listening(bestIs: 'own' | 'search' | undefined): AnyGame {
    seen.length = 0;
    const choose: AnyGame['ai']['choose'] = (level, s, decision, draw, style) => {
      seen.push([level, style]);
      return ai.choose(level, s, decision, draw);
    };
    return { ...derby, ai: { imagine: ai.imagine, strengths: ai.strengths, choose, ...(bestIs && { bestIs }) } };
  }
  const start = begin(derby, toyConfig(2), 'styles');
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  const decision = state.asks[0]!;
  const draw = () => drawOf(seedRng('d'));

  test.each([
    ['medium', undefined, 'medium'],
    ['best', 'own', 'best'],
    ['best', undefined, 'hard'],
    ['best', 'search', 'hard'],
  ] as const)('level %s if the best driver is %s: the %s driver gets it', (bot, bestIs, asked) => {
    answer(listening(bestIs), state, decision, bot, draw(), BOLD);
    expect(seen[0]).toEqual([asked, BOLD]);
  });
  test('the usual answer of a search', () => {
    candidatesOf(listening('search'), ai.imagine(state, decision.seat, draw()), decision, draw(), BOLD);
    expect(seen[0]).toEqual(['hard', BOLD]);
  });
});
