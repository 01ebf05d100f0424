import { answer } from '@ai/bots';
import type { MatchUpdate } from '@api/contract';
import { raceConfig } from '@core/config';
import type { Decision } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';
import { roused } from './overtakings';

type Standings = MatchUpdate['standings'];

/** Seats in order of place; lower-case letters race, capitals are out: 'ab' is seat 0 before seat 1. */
function order(letters: string): Standings {
  return [...letters].map((letter, index) => ({
    seat: letter.toLowerCase().charCodeAt(0) - 97,
    place: index + 1,
    status: letter === letter.toLowerCase() ? 'racing' : 'out',
    sortKey: [],
  }));
}

describe('the stands', () => {
  test.each([
    ['nobody passes', 'abc', 'abc', 0],
    ['the last two change places', 'abc', 'acb', 0.35],
    ['the lead changes', 'abc', 'bac', 0.7],
    ['the leader is out', 'abc', 'bcA', 0],
    ['the leader is out and somebody passes', 'abcd', 'bdcA', 0.35],
    ['nobody stood anywhere yet', '', 'abc', 0],
  ])('%s', (_, before, after, much) => {
    expect(roused(order(before), order(after))).toBe(much);
  });

  test.each(Object.values(games).map((game) => [game.id, game] as const))('%s: rise in a race', (_, game) => {
    const cars = game.colours.slice(0, 3).map((colour) => ({ colour }));
    const start = begin(game, raceConfig(game, game.circuits[0]?.id ?? '', cars), 'stands');
    if (!start.ok) throw new Error(start.violation.code);
    const { state } = start.value;
    const draw = drawOf(seedRng('stands hands'));
    let before = game.standings(state);
    let rises = 0;
    while (!isOver(state) && rises === 0) {
      const decision = state.asks.find((one: Decision) => !one.committed);
      if (decision === undefined) break;
      const action = answer(game, state, decision, 'easy', draw);
      advance(game, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
      const after = game.standings(state);
      rises += roused(before, after) > 0 ? 1 : 0;
      before = after;
    }
    expect(rises).toBe(1);
  });
});
