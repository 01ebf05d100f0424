// Own luck (core/rng.ts) in every game: a driver's answers change nobody else's dice and cards. No line here names a game.

import { raceConfig } from '@core/config';
import type { AnyGame, AnyTypes, Move, RaceState, Seat } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { nextWord, OWN_LUCK, type RngWords, seedRng } from '@core/rng';
import { loadState } from '@core/save';
import { games } from '@games/registry';
import { expect, test } from 'vitest';

const SEED = `${OWN_LUCK}2026-11-30`;
/** The seat that answers differently in one of the two races, from this round on. */
const OTHER: Seat = 0;
const FROM_ROUND = 2;
const MOST_MOVES = 20_000;

const each = Object.values(games).map((game) => [game.id, game] as const);

/** Three cars on the game's first circuit. */
function configOf(game: AnyGame) {
  const cars = game.colours.slice(0, 3).map((colour) => ({ colour }));
  return raceConfig(game, game.circuits[0]?.id ?? '', cars);
}

/** Every number that each seat's stream stood at, by seat and round. The table has the last stream. */
type Trail = Map<string, string[]>;

interface Raced {
  state: RaceState;
  moves: Move<AnyTypes>[];
  trail: Trail;
}

/** Each seat answers from random numbers of its own, so that a rival's answers depend on the position alone. */
function race(game: AnyGame, seed: string, differently: boolean, before = (_: RaceState): void => {}): Raced {
  const begun = begin(game, configOf(game), seed);
  if (!begun.ok) throw new Error(begun.violation.code);
  const state: RaceState = begun.value.state;
  const trail: Trail = new Map();
  const moves: Move<AnyTypes>[] = [];
  const given: number[] = [];
  note(state, trail);
  while (!isOver(state)) {
    if (moves.length > MOST_MOVES) throw new Error('the race does not end');
    before(state);
    const [decision] = state.asks.filter(({ committed }) => !committed);
    if (decision === undefined) throw new Error('nobody is asked');
    const isOther = differently && decision.seat === OTHER && game.round(state) >= FROM_ROUND;
    const answers = (given[decision.seat] ?? 0) + 1;
    given[decision.seat] = answers;
    const draw = drawOf(seedRng(`${decision.seat}/${answers}/${isOther}`));
    const move = {
      ask: decision.id,
      seat: decision.seat,
      action: game.sample(state, decision, draw),
      by: 'bot' as const,
    };
    const turn = advance(game, state, move);
    if (!turn.ok) throw new Error(turn.violation.code);
    moves.push(move);
    note(state, trail);
  }
  return { state, moves, trail };
}

function note({ luck }: RaceState, trail: Trail): void {
  luck?.streams.forEach((stream, owner) => {
    const key = `${owner}/${luck.rounds[owner]}`;
    const stood = trail.get(key) ?? [];
    if (stood.at(-1) !== stream.join()) stood.push(stream.join());
    trail.set(key, stood);
  });
}

/** The first numbers of a seat's stream in a round. */
function numbersOf(key: RngWords, owner: Seat, round: number): string[] {
  const words = seedRng(`${key.join('/')}/${owner}/${round}`);
  return Array.from({ length: 500 }, () => {
    nextWord(words);
    return words.join();
  });
}

test.each(each)('%s: the same seed gives the same race, saved and opened in every round', (_, game) => {
  const whole = race(game, SEED, false);
  const rounds = new Set<number>();
  const saved = race(game, SEED, false, (state) => {
    if (rounds.has(game.round(state))) return;
    rounds.add(game.round(state));
    const opened = loadState(game, game.stateVersion, JSON.parse(JSON.stringify(state)));
    if (!opened.ok) throw new Error(JSON.stringify(opened.violation));
    expect(hashState(opened.value)).toBe(hashState(state));
    expect(opened.value.luck).toEqual(state.luck);
  });
  expect(hashState(saved.state)).toBe(hashState(whole.state));
  expect(saved.moves).toEqual(whole.moves);
  expect(rounds.size).toBeGreaterThan(2);
});

test.each(each)('%s: other answers of one seat leave the luck of its rivals alone', (_, game) => {
  const [one, two] = [race(game, SEED, false), race(game, SEED, true)];
  expect(two.moves, 'the seat answers differently').not.toEqual(one.moves);
  const table = one.state.luck?.streams.length ?? 0;
  let later = 0;
  for (const [key, stood] of one.trail) {
    const [owner = 0, round = 0] = key.split('/').map(Number);
    const there = two.trail.get(key);
    if (owner === OTHER || owner === table - 1 || round <= FROM_ROUND || there === undefined) continue;
    later++;
    // A rival who was held up may need fewer numbers than in the other race, but never others.
    const numbers = numbersOf(one.state.rng, owner, round);
    for (const number of [...stood, ...there]) expect(numbers, `seat ${owner} in round ${round}`).toContain(number);
  }
  expect(later, 'rivals draw for themselves after the answers differ').toBeGreaterThan(0);
});

test.each(each)('%s: nobody sees the luck to come, nor does an imagined race have it', (_, game) => {
  const begun = begin(game, configOf(game), SEED);
  if (!begun.ok) throw new Error(begun.violation.code);
  const { state } = begun.value;
  expect(state.luck?.streams.length).toBe(configOf(game).cars.length + 1);
  for (const viewer of [0, 1, 'watcher', 'all'] as const) {
    expect(JSON.stringify(game.view(state, viewer))).not.toContain('"luck"');
  }
  const imagined = game.ai.imagine(state, 0, drawOf(seedRng('imagine')));
  expect(imagined.luck).toBeUndefined();
  expect(imagined.rng).not.toEqual(state.rng);
});

test.each(each)('%s: a race with another seed has no luck of its own in its state', (_, game) => {
  expect(race(game, 'any other seed', false).state).not.toHaveProperty('luck');
});
