// What drafted cards are worth: the fit recovers known worths, and draft-worth.json covers every card on every circuit.
// With PADDOCK_WRITE_DRAFT_WORTH set, this races and rewrites draft-worth.json (npm run draft-worth).

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Imagined } from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { drawOf, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { describe, expect, test } from 'vitest';
import { CARDS, cardNamed, cardOf, upgradesOf } from '../../data/cards';
import { TRACK_IDS } from '../../data/tracks';
import { heat } from '../../index';
import { heatConfig, WEEKEND } from '../../tests/race-config';
import type { Card, HeatConfig, HeatState } from '../../types';
import { drafted, WORTHS, type Worths, worthOf, worthsOn } from './draft';
import { fitWorths, type Measured } from './measure';

const KEYS = [...new Set(upgradesOf('mixed').map((card) => cardOf(card).key))];
const WRITE = process.env.PADDOCK_WRITE_DRAFT_WORTH;
/** Weight of the first guess, in drivers. The fit over all circuits guesses 0; a circuit's fit starts from that result. */
const CAUTION = { all: 100, circuit: 400 };

/** Every driver of one race between Pros with a random draft. The same seed gives the same race. */
function measureRace(config: HeatConfig, seed: string): Measured[] {
  const start = begin(heat, config, seed);
  if (!start.ok) throw new Error(`the config is refused: ${start.violation.code}`);
  const { state } = start.value;
  const io = silentIo(state.rng);
  const draw = drawOf(seedRng(`${seed} drivers`));
  while (!isOver(state)) {
    const decision = state.asks.find((open) => !open.committed);
    if (decision === undefined) throw new Error(`a race hangs at step ${state.step}`);
    // A Pro counts cards and looks no further, so the state needs no imagining, which saves two thirds of the time.
    const known = state as Imagined<HeatState>;
    const action =
      decision.kind === 'draft' ? heat.sample(state, decision, draw) : heat.ai.choose('medium', known, decision, draw);
    if (advanceTrusted(heat, state, decision, action, io) !== null)
      throw new Error(`a driver breaks a rule at step ${state.step}`);
  }
  const middle = (state.cars.length + 1) / 2;
  return heat
    .standings(state)
    .map(({ seat, place }) => ({ picks: state.cars[seat]?.picks ?? [], gain: middle - place }));
}

function measure(circuit: string, races: number): Measured[] {
  const config = heatConfig(circuit, 6, 0, { ...WEEKEND, grid: 'random' });
  return Array.from({ length: races }, (_, n) => measureRace(config, `draft worth ${circuit} ${n}`)).flat();
}

test.runIf(WRITE)('the worths are measured anew', { timeout: 36_000_000 }, () => {
  const races = Number(WRITE);
  const measured = TRACK_IDS.map((circuit) => measure(circuit, races));
  const all = fitWorths(measured.flat(), KEYS, undefined, CAUTION.all);
  const circuits = Object.fromEntries(
    TRACK_IDS.map((circuit, i) => [circuit, fitWorths(measured[i] ?? [], KEYS, all, CAUTION.circuit)]),
  );
  const drivers = Object.fromEntries(TRACK_IDS.map((circuit, i) => [circuit, measured[i]?.length ?? 0]));
  const file = path.join(import.meta.dirname, 'draft-worth.json');
  writeFileSync(file, `${JSON.stringify({ drivers, circuits }, undefined, 2)}\n`);
});

describe('the fit', () => {
  const draw = drawOf(seedRng('fit'));
  const pool = upgradesOf('basic');
  const keys = [...new Set(pool.map((card) => cardOf(card).key))];
  const truth = {
    cards: Object.fromEntries(keys.map((key, i) => [key, (i % 5) / 4 - 0.5])),
    hotPair: -0.6,
    sameType: 0.2,
  };
  const deal = (): Measured => {
    const picks = [0, 1, 2].map(() => pool[draw(pool.length)] ?? 0);
    return { picks, gain: worthOf(truth, picks) + (draw(2001) - 1000) / 1000 };
  };
  const measured = Array.from({ length: 6000 }, deal);

  test('finds what cards and pairs are worth despite the noise of races', () => {
    const found = fitWorths(measured, keys, undefined, 1);
    for (const key of keys) expect(Math.abs((found.cards[key] ?? 9) - (truth.cards[key] ?? 0)), key).toBeLessThan(0.12);
    expect(Math.abs(found.hotPair + 0.6)).toBeLessThan(0.15);
  });

  test('keeps to its first guess if there is little data', () => {
    const found = fitWorths(measured.slice(0, 20), keys, truth, 10_000);
    for (const key of keys) expect(found.cards[key]).toBeCloseTo(truth.cards[key] ?? 0, 1);
  });
});

test('in a measured race every driver has three cards, and the gains of a field add up to zero', () => {
  const measured = measure('italy', 2);
  expect(measured.map(({ picks }) => picks.length)).toEqual(new Array(12).fill(3));
  expect(measured.reduce((sum, { gain }) => sum + gain, 0)).toBe(0);
  expect(measure('italy', 2)).toEqual(measured);
});

test('a Pro answers alike in a race and in what a seat may believe of it, so measuring needs no imagining', () => {
  const start = begin(heat, heatConfig('france', 3, 1, { ...WEEKEND, laps: 1 }), 'known');
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  const draw = drawOf(seedRng('imagined'));
  let asked = 0;
  for (let decision = state.asks[0]; decision; decision = state.asks.find((open) => !open.committed)) {
    const answer = heat.ai.choose('medium', state as Imagined<HeatState>, decision, draw);
    expect(
      heat.ai.choose('medium', heat.ai.imagine(state, decision.seat, draw), decision, draw),
      decision.kind,
    ).toEqual(answer);
    expect(advanceTrusted(heat, state, decision, answer, silentIo(state.rng))).toBeNull();
    asked++;
  }
  expect(isOver(state)).toBe(true);
  expect(asked).toBeGreaterThan(60);
});

test('draft-worth.json holds what the script writes: equally many races for each circuit it measured, every card of the pool', () => {
  const file = path.join(import.meta.dirname, 'draft-worth.json');
  const text = readFileSync(file, 'utf8');
  const kept = JSON.parse(text) as { drivers: Record<string, number>; circuits: Record<string, Worths> };
  expect(text).toBe(`${JSON.stringify(kept, undefined, 2)}\n`);
  expect(Object.keys(kept)).toEqual(['drivers', 'circuits']);
  // 1,000 races of six cars, the default of scripts/draft-worth.mjs.
  const circuits = TRACK_IDS.filter((circuit) => Object.hasOwn(kept.circuits, circuit));
  expect(kept.drivers).toEqual(Object.fromEntries(circuits.map((circuit) => [circuit, 6000])));
  expect(Object.keys(kept.circuits)).toEqual(circuits);
  expect(circuits.length).toBeGreaterThanOrEqual(4);
  for (const circuit of circuits) {
    const { cards, hotPair, sameType, ...more } = kept.circuits[circuit] as Worths;
    expect(Object.keys(cards), circuit).toEqual(KEYS);
    expect(more).toEqual({});
    for (const worth of [...Object.values(cards), hotPair, sameType]) {
      expect(Math.abs(worth)).toBeLessThan(1);
      expect(Math.round(worth * 1000) / 1000).toBe(worth);
    }
    // Worths from noise alone would all be near zero.
    expect(Math.max(...Object.values(cards)) - Math.min(...Object.values(cards)), circuit).toBeGreaterThan(0.4);
  }
  expect(WORTHS).toEqual(kept.circuits);
});

test('on a circuit that was not measured, a card is worth what it is worth on average', () => {
  const worths = Object.values(WORTHS);
  const mean = worths.reduce((sum, { cards }) => sum + (cards['turbo-8'] ?? 0), 0) / worths.length;
  expect(worthsOn('nowhere').cards['turbo-8']).toBeCloseTo(mean, 10);
  expect(worthsOn('italy')).toBe(WORTHS.italy);
});

describe('[R82] the pick', () => {
  const never = () => {
    throw new Error('no chance is called for');
  };
  const hot = CARDS.filter(({ kind, symbols }) => kind === 'upgrade' && symbols.heat > 0).map(({ id }) => id);

  test('of the Champion is the card worth most with the cards it holds; Heat symbols do not pile up', () => {
    const cards = ['susp-2-body', '4wd-triple', 'brakes-1234'].map(cardNamed);
    expect(drafted('hard', 'italy', [], cards, never)).toBe(cardNamed('4wd-triple'));
    for (const circuit of TRACK_IDS) {
      const alone = worthOf(worthsOn(circuit), [hot[0] as Card]) + worthOf(worthsOn(circuit), [hot[1] as Card]);
      expect(worthOf(worthsOn(circuit), hot.slice(0, 2) as Card[])).not.toBe(alone);
    }
  });

  test('of the Pro follows its list [S8], and the Rookie may overlook its first card', () => {
    const cards = ['brakes-15', 'gas-1', 'body-1'].map(cardNamed);
    expect(drafted('medium', 'france', [], cards, never)).toBe(cardNamed('brakes-15'));
    const picks = new Set(
      Array.from({ length: 40 }, (_, n) => drafted('easy', 'france', [], cards, drawOf(seedRng(`${n}`)))),
    );
    expect(picks.size).toBeGreaterThan(1);
  });
});
