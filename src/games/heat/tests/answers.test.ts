// Offers, lists, samples and schemas: actions are complete and distinct, and schemas refuse damaged data.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clonePlain } from '@core/clone';
import { begin } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { loadConfig, loadState } from '@core/save';
import { describe, expect, test } from 'vitest';
import { arrangements, subsets } from '../data/subsets';
import { trackOf } from '../data/tracks';
import { heat } from '../index';
import type { HeatAction, HeatState } from '../types';
import { VIOLATIONS } from '../violations';
import { coverage } from './coverage';
import { card, cards, type Race, race } from './race';
import { heatConfig } from './race-config';

function listed(r: Race, seat = 0): HeatAction[] {
  return [...heat.actions(r.s, r.ask(seat))];
}

describe('listed answers', () => {
  test('every distinct set of cards is listed once, then leaving them to chance; giving up comes first', () => {
    const r = race('usa').car({ gear: 2, hand: '1 1 2 stress heat' }).begin(2);
    expect(listed(r)).toEqual([
      { type: 'retire' },
      { type: 'cards', cards: cards('stress 1') },
      { type: 'cards', cards: cards('stress 2') },
      { type: 'cards', cards: cards('1 1') },
      { type: 'cards', cards: cards('1 2') },
      { type: 'anyCards' },
    ]);
  });

  test('[R25] cards with Heat symbols are listed in every order', () => {
    const r = race('usa').car({ gear: 2, hand: 'body-6 brakes-1234' }).begin(2);
    const orders = listed(r).flatMap((action) => (action.type === 'cards' ? [action.cards] : []));
    expect(orders).toEqual([cards('brakes-1234 body-6'), cards('body-6 brakes-1234')].sort((a, b) => a[0]! - b[0]!));
  });

  test('a committed decision can also be unlocked', () => {
    const r = race('usa').car().car().begin(1).act(0, { type: 'gear', gear: 2 });
    expect(listed(r).map((action) => action.type)).toEqual(['retire', 'unlock', 'gear', 'gear', 'gear']);
  });

  test('React lists every count of every available symbol', () => {
    const r = race('usa').car({ at: 13, gear: 2, hand: 'fuel-2 body-3 stress heat gas-1', discard: '4' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('fuel-2 body-3') });
    expect(listed(r).map((action) => JSON.stringify(action))).toEqual(
      [
        { type: 'retire' },
        { type: 'cool', count: 1 },
        { type: 'reduceStress', count: 1 },
        { type: 'salvage', cards: cards('4') },
        { type: 'salvage', cards: [] },
        { type: 'directPlay', card: card('gas-1') },
        { type: 'done' },
      ].map((action) => JSON.stringify(action)),
    );
  });

  test('discards list every set of discardable cards, with every order of Refresh cards', () => {
    const r = race('usa').car({ hand: '4 4 heat', played: 'susp-4 susp-2-cool' }).begin(8);
    // 3 sets of fours, times none, two single and two double orders of Refresh; plus giving up.
    expect(listed(r).length).toBe(3 * 5 + 1);
  });

  test('sample gives every reachable gear', () => {
    const r = race('usa').car({ gear: 2, engine: 1 }).begin(1);
    const draw = drawOf(seedRng('gears'));
    const gears = new Set<number>();
    for (let n = 0; n < 200; n++) {
      const action = heat.sample(r.s, r.ask(0), draw);
      if (action.type === 'gear') gears.add(action.gear);
    }
    expect([...gears].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  test('sets and arrangements of equal cards are listed once', () => {
    expect([...subsets([3, 2, 3], 0, 2)]).toEqual([[2, 3], [2], [3, 3], [3], []]);
    expect([...arrangements([2, 2, 3], 2, 2)]).toEqual([
      [2, 2],
      [2, 3],
      [3, 2],
    ]);
  });
});

describe('what the schemas accept', () => {
  const stored = (): HeatState => {
    const start = begin(heat, heatConfig('usa', 2, 1), 'stored');
    if (!start.ok) throw new Error(start.violation.code);
    return clonePlain(start.value.state);
  };

  test('a stored race is accepted as it is', () => {
    expect(heat.schemas.state.parse(JSON.parse(JSON.stringify(stored())))).toEqual(stored());
  });

  test.each<[string, (s: HeatState) => unknown]>([
    ['a field is missing', ({ order: _order, ...rest }) => rest],
    ['a field nobody knows', (s) => ({ ...s, extra: 1 })],
    ['a card that does not exist', (s) => ({ ...s, sponsorsUsed: [999] })],
    ['a seat without a car in the order', (s) => ({ ...s, order: [0, 5] })],
    ['a seat twice in the order', (s) => ({ ...s, order: [0, 0, 1] })],
    [
      'a decision for a seat without a car',
      (s) => ({ ...s, asks: s.asks.map((decision) => ({ ...decision, seat: 4 })) }),
    ],
    ['a decision from the future', (s) => ({ ...s, nextAsk: 1 })],
    ['nobody asked though it is not over', (s) => ({ ...s, asks: [] })],
    ['a fraction', (s) => ({ ...s, round: 1.5 })],
    ['road tokens of another circuit', (s) => ({ ...s, road: [null] })],
    [
      'a value asked for without a reveal',
      (s) => ({ ...s, asks: s.asks.map((decision) => ({ ...decision, kind: 'value' })) }),
    ],
  ])('a damaged save is refused: %s', (_what, damage) => {
    expect(() => heat.schemas.state.parse(damage(stored()))).toThrow();
  });

  test.each<[unknown]>([
    [{ type: 'gear', gear: 5 }],
    [{ type: 'gear', gear: 1, seat: 2 }],
    [{ type: 'cards', cards: [999] }],
    [{ type: 'cards', cards: Array.from({ length: 99 }, () => 2) }],
    [{ type: 'cool', count: 0 }],
    [{ type: 'cool', count: -1 }],
    [{ type: 'slipstream', length: 1.5 }],
    [{ type: 'fly' }],
    [null],
  ])('an answer of the wrong shape is refused: %j', (action) => {
    expect(() => heat.schemas.action.parse(action)).toThrow();
  });

  test('the coverage lists every violation code of check', () => {
    const ofConfig = [
      'colour-taken',
      'car-count',
      'no-driver',
      'qualifying-alone',
      'laps',
      'legend-bonus',
      'qualifying-modules',
      'hand-over',
    ];
    const codes = Object.keys(VIOLATIONS).filter((code) => !ofConfig.includes(code));
    expect(new Set(Object.keys(coverage.violations))).toEqual(new Set(codes));
  });
});

test('a race stored before Garage, weather and events existed goes on without them', () => {
  const {
    garage: _g,
    weather: _w,
    weatherReach: _r,
    event: _e,
    sponsorship: _s,
    ...options
  } = heatConfig('usa', 2).options;
  const older = JSON.parse(JSON.stringify({ ...heatConfig('usa', 2), options }));
  expect(loadConfig(heat, older)).toEqual({ ok: true, value: heatConfig('usa', 2) });
  expect(loadConfig(heat, { ...older, options: { ...options, fuel: 4 } })).toMatchObject({ ok: false });
  const save = JSON.parse(readFileSync(path.join(import.meta.dirname, 'saves', 'state-1.json'), 'utf8'));
  const loaded = loadState(heat, 1, save.state);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.violation));
  expect(loaded.value).toMatchObject({
    garage: 'off',
    weather: null,
    event: null,
    press: [],
    draft: null,
    road: trackOf(loaded.value.track).corners.map(() => null),
  });
  expect(heat.view(loaded.value, 'watcher').limits).toEqual(
    trackOf(loaded.value.track).corners.map((one) => one.limit),
  );
});
