// Setting a race up: configs, car choice, dealing, the grid (R1 to R6), and who sees what.

import { checkRaceConfig, raceConfig as defaults } from '@core/config';
import { begin } from '@core/engine';
import { scriptedIo } from '@core/io';
import { describe, expect, test } from 'vitest';
import { statusOf } from '../cars';
import { PIT_CARDS, TACTIC_PACK } from '../data/cards';
import { CAR_COLOURS } from '../data/charts';
import { circuitOf } from '../data/circuits';
import { waddington } from '../index';
import { checkConfig, setup } from '../setup';
import type { WaddingtonConfig, WaddingtonEvent, WaddingtonOptions } from '../types';
import { baseOf, race, started, tactics } from './race';
import { raceConfig } from './race-config';

function code(cars: number, options: Partial<WaddingtonOptions>): string | undefined {
  const violation = checkConfig(raceConfig('thornbury-park', cars, options));
  return violation === null ? undefined : `${violation.code} ${violation.rule}`;
}

describe('configs', () => {
  test('[R1, R4, R5] cars, laps and hand size have limits', () => {
    expect([code(2, {}), code(6, {}), code(1, {})]).toEqual([undefined, undefined, undefined]);
    expect([code(0, {}), code(1, { carChoice: 'dice' })]).toEqual(['car-count R1', 'car-count R1']);
    expect([code(2, { laps: 3 }), code(2, { laps: 2 }), code(2, { laps: 11 })]).toEqual([
      undefined,
      'laps R4',
      'laps R4',
    ]);
    expect([code(2, { handSize: 0 }), code(2, { handSize: 6 })]).toEqual([undefined, 'hand-size R5']);
  });

  test('[S4] the defaults are the usual ones, and can be raced on every circuit', () => {
    for (const { id } of waddington.circuits) {
      const config = defaults(
        waddington,
        id,
        waddington.colours.map((colour) => ({ colour })),
      );
      expect(config.options).toEqual({ laps: 5, carChoice: 'dice', handSize: 5, pitCards: true, strictTyres: false });
      expect(checkRaceConfig(waddington, config)).toBeNull();
      expect(begin(waddington, config as WaddingtonConfig, 'defaults').ok).toBe(true);
    }
  });

  test('unknown values are rejected by the schema', () => {
    const config = { ...raceConfig('porto-sirena', 2), circuit: 'monza' };
    expect(begin(waddington, config as unknown as WaddingtonConfig, 'x')).toMatchObject({
      ok: false,
      violation: { code: 'bad-config' },
    });
  });
});

describe('car choice', () => {
  test('[R2, R6] the highest roll chooses first, then clockwise; a tie rolls again', () => {
    // Seats 1 and 2 tie at 9, then 2 wins. The shuffles of pit and tactic packs come only after the choice.
    const io = scriptedIo<WaddingtonEvent>([0, 0, 3, 4, 2, 5, 0, 1, 5, 5]);
    const s = setup(raceConfig('thornbury-park', 3, { carChoice: 'dice' }), baseOf('dice'), io);
    expect(io.unused()).toEqual([]);
    expect(
      io.events.slice(1).map((event) => event.type === 'carChoiceRolled' && [event.seat, event.dice, event.again]),
    ).toEqual([
      [0, [1, 1], false],
      [1, [4, 5], true],
      [2, [3, 6], true],
      [1, [1, 2], false],
      [2, [6, 6], false],
    ]);
    expect([s.choosers, s.asks.map((decision) => [decision.seat, decision.kind])]).toEqual([[2, 0, 1], [[2, 'car']]]);
    expect(statusOf(s, s.cars[0] as (typeof s.cars)[0])).toBe('waiting');
  });

  test('[R2] each car can be taken once, and the race begins when all seats have one', () => {
    const start = begin(waddington, raceConfig('porto-sirena', 2, { carChoice: 'seats' }), 'choice');
    if (!start.ok) throw new Error(start.violation.code);
    const { state } = start.value;
    const io = scriptedIo<WaddingtonEvent>(Array(200).fill(0));
    const answer = (place: number) => {
      const decision = state.asks[0];
      if (decision === undefined) throw new Error('nobody is asked');
      const violation = waddington.check(state, decision, { type: 'car', place });
      if (violation === null) waddington.apply(state, decision, { type: 'car', place }, io);
      return violation?.code;
    };
    expect([answer(6), answer(6), answer(3)]).toEqual([undefined, 'car-taken', undefined]);
    expect([state.order, state.cars.map((car) => car.colour), state.status]).toEqual([
      [1, 0],
      ['blue', 'green'],
      'racing',
    ]);
    expect(io.events.map((event) => event.type).slice(0, 7)).toEqual([
      'carChosen',
      'carChosen',
      'packsShuffled',
      'tacticsDealt',
      'tacticsDealt',
      'gridFormed',
      'roundStarted',
    ]);
  });

  test('[R2] while cars are chosen, no two drivers share a colour', () => {
    const start = begin(waddington, raceConfig('porto-sirena', 3, { carChoice: 'seats' }), 'choice');
    if (!start.ok) throw new Error(start.violation.code);
    const { state } = start.value;
    const io = scriptedIo<WaddingtonEvent>(Array(200).fill(0));
    const seen = [state.cars.map((car) => car.colour)];
    // Seats 0 to 2 begin in yellow, orange and green. The first takes seat 2's colour, the
    // next one the colour left to it.
    for (const place of [3, 1, 6]) {
      const [decision] = state.asks;
      if (decision === undefined) throw new Error('nobody is asked');
      waddington.apply(state, decision, { type: 'car', place }, io);
      seen.push(state.cars.map((car) => car.colour));
    }
    expect(seen).toEqual([
      ['yellow', 'orange', 'green'],
      ['green', 'orange', 'yellow'],
      ['green', 'yellow', 'orange'],
      ['green', 'yellow', 'blue'],
    ]);
  });

  test('standings: cars with a rank choose in its order, the others are drawn behind them', () => {
    const config = raceConfig('porto-sirena', 5, { carChoice: 'standings' });
    const cars = config.cars.map((car, seat) =>
      seat === 3 ? { ...car, start: 1 } : seat === 1 ? { ...car, start: 2 } : car,
    );
    const behind = new Set<number>();
    for (let n = 0; n < 20; n++) {
      const start = begin(waddington, { ...config, cars }, `standings ${n}`);
      if (!start.ok) throw new Error(start.violation.code);
      const { choosers, asks: decisions } = start.value.state;
      expect([choosers.slice(0, 2), decisions.map((decision) => [decision.seat, decision.kind])]).toEqual([
        [3, 1],
        [[3, 'car']],
      ]);
      expect(choosers.toSorted()).toEqual([0, 1, 2, 3, 4]);
      behind.add(choosers[2] ?? -1);
    }
    expect([...behind].sort()).toEqual([0, 2, 4]);
  });

  test("random: every seat gets another car; given: every seat gets its config's car", () => {
    const random = started(raceConfig('hohenwaldring', 6, { carChoice: 'random' }), 'random');
    expect(random.cars.map((car) => car.place).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    const given = started(raceConfig('hohenwaldring', 4), 'given');
    expect(given.cars.map((car) => car.colour)).toEqual(CAR_COLOURS.slice(0, 4));
    const { grid } = circuitOf('hohenwaldring');
    expect(given.cars.map((car) => car.at)).toEqual(grid.slice(1, 5));
  });
});

describe('packs', () => {
  test('[R5] cards are dealt one at a time in order of moving', () => {
    const config = raceConfig('thornbury-park', 2);
    config.cars = [{ colour: 'blue' }, { colour: 'red' }];
    // Every draw is the highest, so the shuffles leave the packs as they are.
    const io = scriptedIo<WaddingtonEvent>([...countdown(PIT_CARDS.length), ...countdown(TACTIC_PACK.length)]);
    const s = setup(config, baseOf('deal'), io);
    expect(io.unused()).toEqual([]);
    const top = TACTIC_PACK.toReversed();
    expect(s.cars.map((car) => car.hand)).toEqual([
      [1, 3, 5, 7, 9].map((index) => top[index]),
      [0, 2, 4, 6, 8].map((index) => top[index]),
    ]);
    expect([s.stock.length, s.pitPack.length, s.pitUnseen]).toEqual([20, 16, 16]);
  });

  test('[option] without tactic cards there is also no stock to take from', () => {
    const s = started(raceConfig('thornbury-park', 2, { handSize: 0 }), 'none');
    expect([s.stock, s.cars.map((car) => car.hand)]).toEqual([[], [[], []]]);
  });
});

describe('privacy', () => {
  const r = race('T')
    .car({ colour: 'yellow', at: '26/3', reading: 60, hand: 'slipstream superbDriving' })
    .car({ colour: 'blue', at: '20/3', reading: 60, hand: 'quickReactions' })
    .begin();

  test('a hand is visible only to its seat; counts are public', () => {
    expect(waddington.view(r.s, 0).own).toEqual({ seat: 0, hand: tactics('slipstream superbDriving') });
    expect(waddington.view(r.s, 'watcher').own).toBeNull();
    expect(waddington.view(r.s, 1).cars.map((car) => car.handCount)).toEqual([2, 1]);
    expect(JSON.stringify(waddington.view(r.s, 1))).not.toContain('"hand":[1,4]');
    expect(waddington.view(r.s, 'all').everybody?.map((own) => own.hand.length)).toEqual([2, 1]);
  });

  test('only their owner sees cards dealt and cards from the stock', () => {
    const dealt = { round: 0, turn: 0, type: 'tacticsDealt', seat: 1, count: 1, cards: [2] } as const;
    const event = { ...dealt, cards: [2] };
    expect(waddington.viewEvent(event, 1)).toEqual(event);
    expect(waddington.viewEvent(event, 0)).toEqual({ ...event, cards: null });
    const taken = { round: 3, turn: 1, type: 'tacticTaken', seat: 1, card: 2 } as const;
    expect(waddington.viewEvent({ ...taken, from: 'stock' }, 0)).toMatchObject({ card: null });
    expect(waddington.viewEvent({ ...taken, from: 'discards' }, 0)).toMatchObject({ card: 2 });
  });

  test('a card seen when it was taken stays known until it is played', () => {
    const pit = race('T')
      .car({ colour: 'orange', at: '63/2', reading: 60, hand: 'slipstream' })
      .car({ colour: 'blue', at: '20/3', reading: 60 })
      .pitCard('newInstructions');
    pit
      .set({ discards: tactics('quickReactions') })
      .begin()
      .drive(60, '64/1 65/1 P-orange');
    expect(waddington.view(pit.s, 1).cars[0]?.shown).toEqual(tactics('quickReactions'));
    for (let n = 0; n < 5; n++) {
      const imagined = waddington.ai.imagine(pit.s, 1, (bound) => n % bound);
      expect(imagined.cars[0]?.hand).toContain(tactics('quickReactions')[0]);
    }
  });

  test('returned pit cards stay where everyone saw them go', () => {
    const s = structuredClone(r.s);
    s.pitPack = [4, 9, ...s.pitPack.filter((card) => card !== 4 && card !== 9)];
    s.pitUnseen = 14;
    for (let n = 0; n < 5; n++) {
      const imagined = waddington.ai.imagine(s, 1, (bound) => (n * 7) % bound);
      expect(imagined.pitPack.slice(0, 2)).toEqual([4, 9]);
      expect(imagined.pitPack.toSorted((a, b) => a - b)).toEqual(PIT_CARDS.map((_, card) => card));
    }
  });
});

/** The draws of a shuffle that moves nothing. */
function countdown(cards: number): number[] {
  return Array.from({ length: cards - 1 }, (_, n) => cards - 1 - n);
}
