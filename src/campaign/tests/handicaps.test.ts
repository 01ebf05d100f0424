// Laws of handicaps, for every game in the registry; no line here names a game.

import { answer } from '@ai/bots';
import { type ChallengeKind, challengeOf } from '@campaign/plan';
import { carOf } from '@campaign/setup';
import { raceConfig } from '@core/config';
import type { AnyGame, CarConfig, RaceConfig, RaceState } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { newRecord, noteMove, verify } from '@core/record';
import { seedRng } from '@core/rng';
import { loadState } from '@core/save';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';

/** The first race of a game with this handicap in the first car. */
function config(game: AnyGame, handicap?: Record<string, number>): RaceConfig {
  const cars = game.colours.slice(0, 3).map((colour, seat): CarConfig => {
    return seat === 0 && handicap ? { colour, handicap } : { colour };
  });
  return raceConfig(game, game.circuits[0]?.id ?? '', cars, game.seatGrid ?? {});
}

function started(game: AnyGame, handicap?: Record<string, number>) {
  const begun = begin(game, config(game, handicap), 'handicaps');
  if (!begun.ok) throw new Error(`${game.id}: ${begun.violation.code}`);
  return begun.value.state;
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const specs = game.handicaps ?? [];

  test('every level of every handicap can be raced, is saved and loaded, and changes the start', () => {
    expect(specs.length).toBeGreaterThan(0);
    const plain = hashState(started(game));
    for (const { id, most } of specs) {
      const hashes = Array.from({ length: most }, (_, at) => {
        const state = started(game, { [id]: at + 1 });
        const saved = JSON.parse(JSON.stringify({ stateVersion: game.stateVersion, state }));
        const loaded = loadState(game, saved.stateVersion, saved.state);
        expect(loaded.ok, `${id} ${at + 1}`).toBe(true);
        return hashState(state);
      });
      expect(hashes, id).not.toContain(plain);
    }
  });

  test('no handicap at all is the same race as one without the field', () => {
    expect(hashState(started(game, {}))).toBe(hashState(started(game)));
  });

  test('an unknown handicap and a level out of range are refused by name', () => {
    const [spec] = specs;
    const refused = (handicap: Record<string, number>) => {
      const begun = begin(game, config(game, handicap), 'handicaps');
      return begun.ok ? null : begun.violation;
    };
    expect(refused({ wings: 1 })).toMatchObject({ code: 'unknown-handicap', detail: { handicap: 'wings' } });
    expect(refused({ [spec?.id ?? '']: (spec?.most ?? 0) + 1 })).toMatchObject({ code: 'handicap-range' });
    expect(refused({ [spec?.id ?? '']: 0 })).toMatchObject({ code: 'handicap-range' });
  });

  test.each<[ChallengeKind, number]>([
    ['campaign', 4],
    ['ladder', 20],
  ])('a race of the %s with handicaps replays to the same hashes', (kind, n) => {
    const plan = challengeOf(game, kind, n);
    if (plan === undefined) throw new Error('there is no such race');
    const cars = plan.drivers.map((_, seat) => carOf(plan, seat));
    const raced: RaceConfig = { circuit: plan.circuit, options: { ...plan.options }, cars };
    const begun = begin(game, raced, 'replay');
    if (!begun.ok) throw new Error(begun.violation.code);
    const record = newRecord(game, raced, 'replay');
    const state: RaceState = begun.value.state;
    const draw = drawOf(seedRng('answers'));
    while (!isOver(state)) {
      const decision = state.asks.find((one) => !one.committed);
      if (decision === undefined) throw new Error('nothing to decide');
      const action = answer(game, state, decision, 'easy', draw);
      const move = { ask: decision.id, seat: decision.seat, action, by: 'bot' as const };
      expect(advance(game, state, move).ok).toBe(true);
      noteMove(record, move, state);
    }
    expect(verify(game, record)).toMatchObject({ ok: true });
  });
});
