// The engine: refusals, sealed and sequential asks, and its budget, with Derby as the game.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clonePlain } from '../clone';
import type { GameDefinition, Move } from '../contract';
import {
  advance,
  advanceTrusted,
  begin,
  closeDecision,
  findDecision,
  isOver,
  openDecision,
  RunawayRules,
  step,
} from '../engine';
import { hashState } from '../hash';
import { debugIo, drawOf, liveIo, scriptedIo, silentIo } from '../io';
import { seedRng } from '../rng';
import { decisionOf, derby, type ToyEvent, type ToyState, type ToyTypes, toyConfig } from './toy';

function start(seed = 'engine', count = 3): ToyState {
  const turn = begin(derby, toyConfig(count), seed);
  if (!turn.ok) throw new Error(turn.violation.code);
  return turn.value.state;
}

function stake(s: ToyState, seat: number): Move {
  return { ask: decisionOf(s, seat).id, seat, action: { type: 'stake', card: s.cars[seat]!.hand[0] }, by: 'player' };
}

describe('begin', () => {
  test('returns the first asks and the events of the setup', () => {
    const turn = begin(derby, toyConfig(2), 'a');
    expect(turn).toMatchObject({
      ok: true,
      value: {
        drew: true,
        revealed: false,
        events: [
          { type: 'dealt', seat: 0 },
          { type: 'dealt', seat: 1 },
        ],
        state: {
          step: 0,
          nextAsk: 3,
          asks: [
            { id: 1, seat: 0 },
            { id: 2, seat: 1, sealed: true, committed: false },
          ],
        },
      },
    });
  });
  test.each([
    ['bad-config', { cars: 3 }],
    ['seat-count', toyConfig(1)],
    ['unknown-circuit', { ...toyConfig(), circuit: 'moon' }],
    ['unknown-option', { ...toyConfig(), options: { length: 20, wings: 2 } }],
    ['missing-option', { ...toyConfig(), options: {} }],
    ['option-range', toyConfig(3, 61)],
    ['option-range', toyConfig(3, 20.5)],
    ['unknown-colour', { ...toyConfig(), cars: [{ colour: 'red' }, { colour: 'teal' }] }],
    ['colour-taken', { ...toyConfig(), cars: [{ colour: 'red' }, { colour: 'red' }] }],
    ['unknown-automaton', { ...toyConfig(), cars: [{ colour: 'red' }, { colour: 'blue', automaton: 'ghost' }] }],
    ['bad-luck', toyConfig(3, 13)],
  ])('refuses with %s', (code, config) => {
    expect(begin(derby, config as never, 'a')).toMatchObject({ ok: false, violation: { code } });
  });
});

describe('advance', () => {
  test.each([
    ['stale-ask', { ask: 99, seat: 0, action: { type: 'rest' } }],
    ['wrong-seat', { ask: 1, seat: 1, action: { type: 'rest' } }],
    ['bad-action', { ask: 1, seat: 0, action: { type: 'fly' } }],
    ['bad-action', { ask: 1, seat: 0, action: null }],
    ['wrong-action', { ask: 1, seat: 0, action: { type: 'rest' } }],
    ['not-in-hand', { ask: 1, seat: 0, action: { type: 'stake', card: 9 } }],
  ])('refuses with %s and leaves the state untouched', (code, move) => {
    const s = start();
    const before = clonePlain(s);
    expect(advance(derby, s, { ...move, by: 'player' })).toMatchObject({ ok: false, violation: { code } });
    expect(s).toEqual(before);
  });

  test('a sealed answer is only noted, may be replaced, and resolves with the last one', () => {
    const s = start();
    const rng = [...s.rng];
    expect(advance(derby, s, stake(s, 2))).toEqual({
      ok: true,
      value: { events: [{ type: 'staked', seat: 2 }], drew: false, revealed: false },
    });
    const other = s.cars[2]!.hand[2]!;
    advance(derby, s, { ask: decisionOf(s, 2).id, seat: 2, action: { type: 'stake', card: other }, by: 'player' });
    expect(s.cars[2]!.stake).toBe(other);
    expect(s.rng).toEqual(rng);
    advance(derby, s, stake(s, 0));
    const last = advance(derby, s, stake(s, 1));
    expect(last).toMatchObject({ ok: true, value: { revealed: true } });
    expect(s.asks).toEqual([{ id: 4, seat: 0, kind: 'luck', sealed: false, committed: false }]);
    expect(s.step).toBe(4);
  });

  test('a sequential answer closes its ask: the same answer again is stale', () => {
    const s = start();
    for (const seat of [0, 1, 2]) advance(derby, s, stake(s, seat));
    const move: Move = { ask: s.asks[0]!.id, seat: 0, action: { type: 'push' }, by: 'player' };
    expect(advance(derby, s, move)).toMatchObject({ ok: true, value: { drew: true } });
    expect(advance(derby, s, move)).toMatchObject({ ok: false, violation: { code: 'stale-ask' } });
  });

  test('rules in an endless loop are stopped by a throw', () => {
    const circle: GameDefinition<ToyTypes> = {
      ...derby,
      apply: (_s, decision, _action, io) => {
        for (;;) io.emit({ type: 'staked', seat: decision.seat });
      },
    };
    const s = start();
    expect(() => advance(circle, s, stake(s, 0))).toThrow(RunawayRules);
    expect(() =>
      advanceTrusted(circle, s, decisionOf(s, 0), { type: 'stake', card: s.cars[0]!.hand[0]! }, silentIo(s.rng)),
    ).toThrow(RunawayRules);
  });

  test('a setup that swaps the rng array is reported as a bug', () => {
    const swapped: GameDefinition<ToyTypes> = {
      ...derby,
      setup: (config, base, io) => ({ ...derby.setup(config, base, io), rng: [1, 2, 3, 4] }),
    };
    expect(() => begin(swapped, toyConfig(), 'a')).toThrow('derby: setup must keep the rng array');
  });
});

describe('step', () => {
  test('any legal answer leaves the given state unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 40 }), (seed, steps) => {
        const draw = drawOf(seedRng(`${seed} bots`));
        let s = start(seed);
        for (let i = 0; i < steps && !isOver(s); i++) {
          const decision = s.asks[draw(s.asks.length)]!;
          const before = hashState(s);
          const turn = step(derby, s, {
            ask: decision.id,
            seat: decision.seat,
            action: derby.sample(s, decision, draw),
            by: 'bot',
          });
          expect(hashState(s)).toBe(before);
          if (!turn.ok) throw new Error(turn.violation.code);
          s = turn.value.state;
        }
      }),
    );
  });

  test('the trusted path and the checked path reach the same state', () => {
    const draw = drawOf(seedRng('bots'));
    const slow = start('same');
    const fast = start('same');
    const io = silentIo(fast.rng);
    while (!isOver(slow)) {
      const decision = slow.asks[draw(slow.asks.length)]!;
      const action = derby.sample(slow, decision, draw);
      expect(advance(derby, slow, { ask: decision.id, seat: decision.seat, action, by: 'bot' }).ok).toBe(true);
      expect(advanceTrusted(derby, fast, findDecision(fast, decision.id)!, action, io)).toBeNull();
      expect(hashState(fast)).toBe(hashState(slow));
    }
    expect(isOver(fast)).toBe(true);
  });
});

describe('asks', () => {
  test('ids start at 1 and never repeat', () => {
    const s = { rng: seedRng('x'), step: 0, nextAsk: 1, asks: [] };
    expect(openDecision(s, 2, 'gear', true)).toEqual({ id: 1, seat: 2, kind: 'gear', sealed: true, committed: false });
    closeDecision(s, 1);
    expect(openDecision(s, 0, 'gear', false).id).toBe(2);
    expect(findDecision(s, 1)).toBeUndefined();
    expect(() => closeDecision(s, 1)).toThrow('ask 1 is not open');
  });
});

describe('io', () => {
  test('a script gives its draws in order and refuses draws out of bounds', () => {
    const io = scriptedIo<ToyEvent>([4, 0, 6]);
    expect([io.draw(6), io.draw(2)]).toEqual([4, 0]);
    expect(io.unused()).toEqual([6]);
    expect(() => io.draw(6)).toThrow('script says 6 for draw 3, bound is 6');
    expect(() => scriptedIo([]).draw(6)).toThrow('draw 1 (bound 6) is not in the script');
  });
  test('live, silent and debug draw the same; debug notes it', () => {
    const noted: { bound: number; value: number }[] = [];
    const live = debugIo(
      liveIo(derby, { rng: seedRng('io') }, () => 1),
      (draw) => noted.push(draw),
    );
    const silent = silentIo(seedRng('io'));
    const bounds = [6, 20, 3, 1];
    expect(bounds.map(live.draw)).toEqual(bounds.map(silent.draw));
    expect(noted.map((draw) => draw.bound)).toEqual(bounds);
  });
});
