// The worked examples E1 to E16: setup, gears, corners, flips and where a car ends.
// Not here: what follows the move (reacting.test.ts).

import { begin } from '@core/engine';
import { describe, expect, test } from 'vitest';
import { heat } from '../../index';
import { card, cards, race } from '../race';
import { heatConfig } from '../race-config';

describe('setup and gears', () => {
  test('E1 Setup (R5-R14): decks of 18, hands of 7, Engine 6, a grid of pairs and the turn order from it', () => {
    const start = begin(heat, heatConfig('usa', 4), 'E1');
    if (!start.ok) throw new Error(start.violation.code);
    const { state, events } = start.value;
    expect(events.find((event) => event.type === 'decksBuilt')).toMatchObject({
      counts: [0, 1, 2, 3].map((seat) => ({ seat, engine: 6, drawCount: 18, discardCount: 0 })),
    });
    const seen = state.cars.map((car) => [car.progress, car.lane, car.gear, car.engine, car.discard.length]);
    expect(seen).toEqual([
      [-1, 0, 1, 6, 0],
      [-1, 1, 1, 6, 0],
      [-2, 0, 1, 6, 0],
      [-2, 1, 1, 6, 0],
    ]);
    for (const car of state.cars) {
      expect([car.hand.length, car.draw.length]).toEqual([7, 11]);
      const deck = cards('1 1 1 2 2 2 3 3 3 4 4 4 0 5 heat stress stress stress');
      expect([...car.hand, ...car.draw].sort((a, b) => a - b)).toEqual(deck.sort((a, b) => a - b));
    }
    expect(state.order).toEqual([0, 1, 2, 3]);
  });

  test('E2 Double shift (R16, R17): 1 to 3 moves one Heat to the discard pile and requires three cards', () => {
    const r = race('usa').car({ gear: 1 }).begin(1);
    expect(r.refusal(0, { type: 'gear', gear: 4 })).toBe('gear-too-far R16');
    r.act(0, { type: 'gear', gear: 3 });
    expect(r.eventsOf('gearsRevealed')).toEqual([
      { type: 'gearsRevealed', shifts: [{ seat: 0, from: 1, to: 3, heat: 1 }] },
    ]);
    expect([r.at(0).engine, r.at(0).discard, r.offer(0, 'cards').count]).toEqual([5, cards('heat'), 3]);
  });

  test('E3 No Heat to shift (R16): from 4th with an empty Engine only 3 and 4 are allowed', () => {
    const r = race('usa').car({ gear: 4, engine: 0 }).begin(1);
    expect(r.offer(0, 'gear').gears.map((offer) => offer.gear)).toEqual([3, 4]);
    expect(r.refusal(0, { type: 'gear', gear: 2 })).toBe('shift-needs-heat R16');
  });
});

describe('corners', () => {
  test('E4 Corner with Heat (R56-R59): speed 8 over a limit of 7 costs one', () => {
    const r = race('usa').car({ at: 8, gear: 3, hand: '4 3 1 2 2 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3 1') });
    expect(r.eventsOf('speedSet', 'cornerPaid')).toEqual([
      { type: 'speedSet', seat: 0, speed: 8, parts: [4, 3, 1] },
      { type: 'cornerPaid', seat: 0, corner: 0, speed: 8, limit: 7, heat: 1, overheat: false },
    ]);
    expect([r.at(0).progress, r.at(0).engine]).toEqual([16, 5]);
  });

  test('E5 At the limit (R58): speed equal to the limit is free', () => {
    const r = race('usa').car({ at: 8, gear: 2, hand: '4 3 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3') });
    expect(r.eventsOf('cornerPassed')).toEqual([{ type: 'cornerPassed', seat: 0, corner: 0, speed: 7, limit: 7 }]);
    expect([r.at(0).progress, r.at(0).engine]).toEqual([15, 6]);
  });

  test.each([
    ['3', 11, 0],
    ['4', 12, 1],
  ])('E6 Place of the line (R56): from 8 with a %s to %d, lines crossed: %d', (card, to, crossed) => {
    const r = race('usa').car({ at: 8, hand: '4 3 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards(card) });
    expect([r.at(0).progress, r.eventsOf('cornerPassed').length, r.at(0).engine]).toEqual([to, crossed, 6]);
  });

  test('E7 Two corners (R58): both are paid', () => {
    const r = race('great-britain').car({ at: 36, gear: 3, hand: '4 2 1 2 2 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 2 1') });
    expect(r.eventsOf('cornerPaid')).toEqual([
      { type: 'cornerPaid', seat: 0, corner: 2, speed: 7, limit: 5, heat: 2, overheat: false },
      { type: 'cornerPaid', seat: 0, corner: 3, speed: 7, limit: 4, heat: 3, overheat: false },
    ]);
    expect([r.at(0).progress, r.at(0).engine]).toEqual([43, 1]);
  });

  test('E8 Two corners, the second unpayable (R59, R60): the first payment stays, spin-out at the second', () => {
    const r = race('france').car({ at: 19, gear: 3, hand: '4 3 1 2 2 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3 1') });
    expect(r.eventsOf('cornerPaid', 'spunOut')).toMatchObject([
      { type: 'cornerPaid', corner: 1, heat: 6 },
      { type: 'spunOut', corner: 2, heatLost: 0, from: 27, to: 26, stress: 2, gear: 3 },
    ]);
    expect([r.at(0).progress, r.at(0).engine, r.at(0).gear]).toEqual([26, 0, 1]);
    expect(r.at(0).hand).toEqual(cards('2 2 2 2 stress stress'));
  });

  test('E9 The first unpayable (R59, R60): the whole Engine is lost and later lines are not checked', () => {
    const r = race('usa').car({ at: 47, gear: 4, hand: '4 3 3 2 2 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3 3 2') }).act(0, { type: 'done' });
    expect(r.eventsOf('cornerPassed', 'cornerPaid', 'spunOut')).toEqual([
      {
        type: 'spunOut',
        seat: 0,
        corner: 2,
        speed: 12,
        limit: 3,
        heatLost: 6,
        from: 59,
        to: 48,
        fromLane: 0,
        lane: 0,
        stress: 2,
        gear: 4,
      },
    ]);
    expect([r.at(0).engine, r.at(0).discard.length, r.at(0).gear]).toEqual([0, 6, 1]);
  });

  test('E10 Spin-out in low gear (R60, R65): one Stress, and one card is drawn', () => {
    const r = race('usa').car({ at: 31, gear: 2, engine: 3, hand: '4 4 2 2 2 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4') });
    expect([r.at(0).progress, r.at(0).engine, r.at(0).gear, r.at(0).hand.length]).toEqual([32, 0, 1, 6]);
    r.act(0, { type: 'discard', cards: [], refresh: [] });
    expect(r.eventsOf('handFilled')).toEqual([
      { type: 'handFilled', seat: 0, count: 1, cards: cards('1'), reshuffled: false },
    ]);
  });

  test('E11 Spin-out space taken (R60): the next free space behind is used', () => {
    const r = race('usa').car({ at: 31, gear: 2, engine: 3, hand: '4 4 2 2 2 2 2' }).parked(32, 32).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4') });
    expect(r.eventsOf('spunOut')).toMatchObject([{ from: 39, to: 31, lane: 0 }]);
  });
});

describe('flips', () => {
  test('E12 Stress flip (R26): the Speed card joins the played cards, everything else turned up is discarded', () => {
    const r = race('usa').car({ at: 0, gear: 2, hand: '3 stress 1 1', draw: 'heat 5 2 4' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('3 stress') });
    expect(r.at(0)).toMatchObject({
      discard: cards('heat 5'),
      played: cards('3 stress 2'),
      speed: 5,
      progress: 5,
      draw: cards('4'),
    });
  });

  test('E13 Flip with reshuffle (R27): the discard pile becomes the draw pile and flipping goes on', () => {
    const r = race('usa').car({ at: 0, hand: 'stress 2', draw: 'heat', discard: '1 4 stress' }).begin(2);
    // The piles in order: 1 4 stress heat; swaps 3-0, 2-2, 1-1 leave heat 4 stress 1, so the 1 is on top.
    r.act(0, { type: 'cards', cards: cards('stress') }, [0, 2, 1]);
    expect(r.eventsOf('cardFlipped', 'deckReshuffled')).toEqual([
      { type: 'cardFlipped', seat: 0, card: card('heat'), kept: false, cause: 'stress' },
      { type: 'deckReshuffled', seat: 0, count: 4 },
      { type: 'cardFlipped', seat: 0, card: card('1'), kept: true, cause: 'stress' },
    ]);
    expect(r.at(0)).toMatchObject({ speed: 1, discard: [], draw: cards('heat 4 stress') });
  });
});

describe('moving', () => {
  test('E14 Full space (R30, R31): the car moves one space further, its speed is unchanged', () => {
    const r = race('usa').car({ at: 20, gear: 2, hand: '4 1 2' }).parked(25, 25).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 1') });
    expect(r.eventsOf('carMoved')).toEqual([
      {
        type: 'carMoved',
        seat: 0,
        cause: 'play',
        wanted: 5,
        from: 20,
        to: 26,
        fromLane: 0,
        lane: 0,
        path: [21, 22, 23, 24, 25, 26],
        extra: 1,
      },
    ]);
    expect(r.at(0).speed).toBe(5);
  });

  test('E15 Pushed over a line (R31, R56): the line counts, at unchanged speed', () => {
    const r = race('usa').car({ at: 28, gear: 2, hand: '3 1 2' }).parked(32, 32).begin(2);
    r.act(0, { type: 'cards', cards: cards('3 1') });
    expect(r.eventsOf('cornerPaid')).toEqual([
      { type: 'cornerPaid', seat: 0, corner: 1, speed: 4, limit: 3, heat: 1, overheat: false },
    ]);
    expect([r.at(0).progress, r.at(0).engine]).toEqual([33, 5]);
  });

  test('E16 Race lane (R14, R32): the first car takes it, the second the other lane, and the first stays ahead', () => {
    const r = race('usa').car({ at: 35, hand: '5 1 1' }).car({ at: 36, hand: '4 1 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('5') }).act(1, { type: 'cards', cards: cards('4') });
    expect([0, 1].map((seat) => [r.at(seat).progress, r.at(seat).lane])).toEqual([
      [40, 1],
      [40, 0],
    ]);
    r.act(1, { type: 'slipstream', length: 0 }).act(0, { type: 'slipstream', length: 0 });
    for (const seat of [0, 1]) r.act(seat, { type: 'discard', cards: [], refresh: [] });
    expect([r.s.round, r.s.order]).toEqual([6, [1, 0]]);
  });
});
