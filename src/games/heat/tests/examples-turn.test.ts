// The worked examples E1 to E37 of the digest that concern setup, a driver's turn and the end of a race.
// Not for: Legends (examples-legends.test.ts) and upgrade cards (examples-cards.test.ts).

import { begin } from '@core/engine';
import { describe, expect, test } from 'vitest';
import { heat } from '../index';
import { card, cards, race } from './race';
import { heatConfig } from './race-config';

describe('setup and gears', () => {
  test('E1 Setup (R5-R14): decks of 18, hands of 7, Engine 6, the grid in pairs and the turn order from it', () => {
    const start = begin(heat, heatConfig('usa', 4), 'E1');
    if (!start.ok) throw new Error(start.breach.code);
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

  test('E2 Double shift (R16, R17): 1 to 3 moves one Heat to the discard pile and asks for three cards', () => {
    const r = race('usa').car({ gear: 1 }).begin(1);
    expect(r.refusal(0, { type: 'gear', gear: 4 })).toBe('gear-too-far R16');
    r.act(0, { type: 'gear', gear: 3 });
    expect(r.told('gearsRevealed')).toEqual([
      { type: 'gearsRevealed', shifts: [{ seat: 0, from: 1, to: 3, heat: 1 }] },
    ]);
    expect([r.at(0).engine, r.at(0).discard, r.offer(0, 'cards').count]).toEqual([5, cards('heat'), 3]);
  });

  test('E3 No Heat to shift (R16): from 4th with an empty Engine only 3 and 4', () => {
    const r = race('usa').car({ gear: 4, engine: 0 }).begin(1);
    expect(r.offer(0, 'gear').gears.map((offer) => offer.gear)).toEqual([3, 4]);
    expect(r.refusal(0, { type: 'gear', gear: 2 })).toBe('shift-needs-heat R16');
  });
});

describe('corners', () => {
  test('E4 Corner with Heat (R56-R59): speed 8 over a limit of 7 costs one', () => {
    const r = race('usa').car({ at: 8, gear: 3, hand: '4 3 1 2 2 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3 1') });
    expect(r.told('speedSet', 'cornerPaid')).toEqual([
      { type: 'speedSet', seat: 0, speed: 8, parts: [4, 3, 1] },
      { type: 'cornerPaid', seat: 0, corner: 0, speed: 8, limit: 7, heat: 1, overheat: false },
    ]);
    expect([r.at(0).progress, r.at(0).engine]).toEqual([16, 5]);
  });

  test('E5 At the limit (R58): speed equal to the limit is free', () => {
    const r = race('usa').car({ at: 8, gear: 2, hand: '4 3 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3') });
    expect(r.told('cornerPassed')).toEqual([{ type: 'cornerPassed', seat: 0, corner: 0, speed: 7, limit: 7 }]);
    expect([r.at(0).progress, r.at(0).engine]).toEqual([15, 6]);
  });

  test.each([
    ['3', 11, 0],
    ['4', 12, 1],
  ])('E6 Where the line is (R56): from 8 with a %s to %d, lines crossed: %d', (card, to, crossed) => {
    const r = race('usa').car({ at: 8, hand: '4 3 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards(card) });
    expect([r.at(0).progress, r.told('cornerPassed').length, r.at(0).engine]).toEqual([to, crossed, 6]);
  });

  test('E7 Two corners, both paid (R58)', () => {
    const r = race('great-britain').car({ at: 36, gear: 3, hand: '4 2 1 2 2 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 2 1') });
    expect(r.told('cornerPaid')).toEqual([
      { type: 'cornerPaid', seat: 0, corner: 2, speed: 7, limit: 5, heat: 2, overheat: false },
      { type: 'cornerPaid', seat: 0, corner: 3, speed: 7, limit: 4, heat: 3, overheat: false },
    ]);
    expect([r.at(0).progress, r.at(0).engine]).toEqual([43, 1]);
  });

  test('E8 Two corners, second not payable (R59, R60): the first payment stays, spin-out at the second', () => {
    const r = race('france').car({ at: 19, gear: 3, hand: '4 3 1 2 2 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3 1') });
    expect(r.told('cornerPaid', 'spunOut')).toMatchObject([
      { type: 'cornerPaid', corner: 1, heat: 6 },
      { type: 'spunOut', corner: 2, heatLost: 0, from: 27, to: 26, stress: 2, gear: 3 },
    ]);
    expect([r.at(0).progress, r.at(0).engine, r.at(0).gear]).toEqual([26, 0, 1]);
    expect(r.at(0).hand).toEqual(cards('2 2 2 2 stress stress'));
  });

  test('E9 First not payable (R59, R60): the whole Engine is lost and later lines are not checked', () => {
    const r = race('usa').car({ at: 47, gear: 4, hand: '4 3 3 2 2 2 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3 3 2') }).act(0, { type: 'done' });
    expect(r.told('cornerPassed', 'cornerPaid', 'spunOut')).toEqual([
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
    expect(r.told('handFilled')).toEqual([
      { type: 'handFilled', seat: 0, count: 1, cards: cards('1'), reshuffled: false },
    ]);
  });

  test('E11 Spin-out space taken (R60): the next free space behind', () => {
    const r = race('usa').car({ at: 31, gear: 2, engine: 3, hand: '4 4 2 2 2 2 2' }).parked(32, 32).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4') });
    expect(r.told('spunOut')).toMatchObject([{ from: 39, to: 31, lane: 0 }]);
  });
});

describe('flips', () => {
  test('E12 Stress flip (R26): what is not a Speed card is discarded, the Speed card joins the played cards', () => {
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
    expect(r.told('cardFlipped', 'deckReshuffled')).toEqual([
      { type: 'cardFlipped', seat: 0, card: card('heat'), kept: false, cause: 'stress' },
      { type: 'deckReshuffled', seat: 0, count: 4 },
      { type: 'cardFlipped', seat: 0, card: card('1'), kept: true, cause: 'stress' },
    ]);
    expect(r.at(0)).toMatchObject({ speed: 1, discard: [], draw: cards('heat 4 stress') });
  });
});

describe('moving', () => {
  test('E14 Full space (R30, R31): one space further, speed unchanged', () => {
    const r = race('usa').car({ at: 20, gear: 2, hand: '4 1 2' }).parked(25, 25).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 1') });
    expect(r.told('carMoved')).toEqual([
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
    expect(r.told('cornerPaid')).toEqual([
      { type: 'cornerPaid', seat: 0, corner: 1, speed: 4, limit: 3, heat: 1, overheat: false },
    ]);
    expect([r.at(0).progress, r.at(0).engine]).toEqual([33, 5]);
  });

  test('E16 Race lane (R14, R32): the first takes it, the second the other, and the first stays ahead', () => {
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

describe('adrenaline and react', () => {
  test('E17 Adrenaline in six cars (R15, R35): of the last two the Legend gets nothing', () => {
    const r = race('usa').car({ at: 30 }).car({ at: 28 }).car({ at: 26 }).car({ at: 24 }).car({ at: 22 });
    r.car({ at: 20, legend: true }).begin(4, [], 'by order');
    expect(r.s.adrenaline).toEqual([4, 5]);
    expect(r.told('adrenalineGranted')).toEqual([{ type: 'adrenalineGranted', seat: 4 }]);
    expect(r.offer(4, 'react')).toMatchObject({ adrenaline: true, coolTotal: 1 });
  });

  const lastOfFour = () =>
    race('usa')
      .car({ at: 30, hand: '3 1 2' })
      .parked(50, 51, 52)
      .begin(2, [], [0])
      .act(0, { type: 'cards', cards: cards('3') });

  test('E18 Adrenaline counts (R39, R58): the +1 moves the car and raises the speed that is checked', () => {
    const r = lastOfFour();
    expect([r.at(0).progress, r.at(0).speed]).toEqual([33, 3]);
    expect(r.offer(0, 'react').forecast).toEqual([
      { corner: 1, name: 'Mesa Bend', speed: 3, limit: 3, heat: 0, spinOut: false },
    ]);
    r.act(0, { type: 'adrenaline' });
    expect([r.at(0).progress, r.at(0).speed, r.at(0).engine]).toEqual([34, 4, 5]);
  });

  test('E19 Adrenaline declined (R35): the corner is free', () => {
    const r = lastOfFour().act(0, { type: 'done' });
    expect([r.at(0).progress, r.at(0).speed, r.at(0).engine]).toEqual([33, 3, 6]);
  });

  test('E20 Boost (R40): one Heat, one flip, speed and move by its value', () => {
    const r = race('usa')
      .car({ at: 24, from: 13, speed: 11, gear: 4, engine: 3, played: '4 3 2 2', draw: 'stress 3 1' })
      .begin(5)
      .act(0, { type: 'boost' });
    expect(r.at(0)).toMatchObject({ engine: 2, discard: cards('heat stress'), speed: 14, progress: 27 });
    expect(r.told('boosted')).toEqual([{ type: 'boosted', seat: 0, heat: 1, value: 3 }]);
    expect(r.told('cornerPassed', 'cornerPaid')).toEqual([]);
  });

  test('E21 Boost in 3rd gear (R40): refused', () => {
    const r = race('usa').car({ at: 24, gear: 3 }).begin(4, [], [0]);
    expect(r.refusal(0, { type: 'boost' })).toBe('boost-gear R40');
    expect(r.offer(0, 'react').boost).toBeNull();
  });

  test('E22 Cool, then boost (R37, R38, R40): cooled Heat pays for the boost', () => {
    const r = race('usa').car({ at: 24, gear: 4, engine: 0, hand: 'heat 1 2' }).begin(4, [], [0]);
    expect(r.refusal(0, { type: 'boost' })).toBe('boost-needs-heat R40');
    r.act(0, { type: 'cool', count: 1 });
    expect(r.at(0).engine).toBe(1);
    r.act(0, { type: 'boost' });
    expect([r.at(0).engine, r.at(0).progress]).toEqual([0, 25]);
  });

  test('E23 Cooldown in 1st (R38): no more than there is Heat in hand', () => {
    const r = race('usa').car({ at: 20, engine: 4, hand: '1 heat 2 heat 3 4 4' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('1') });
    expect(r.offer(0, 'react')).toMatchObject({ cool: 2, coolTotal: 3 });
    expect(r.refusal(0, { type: 'cool', count: 3 })).toBe('no-cooldown R38');
    r.act(0, { type: 'cool', count: 2 });
    expect([r.at(0).engine, r.at(0).hand]).toEqual([6, cards('2 3 4 4')]);
  });
});

describe('slipstream', () => {
  test('E24 Slipstream (R52-R54): two spaces on, speed unchanged', () => {
    const r = race('usa').car({ at: 40, speed: 6 }).parked(41).begin(6);
    expect(r.offer(0, 'slipstream')).toEqual({
      kind: 'slipstream',
      lengths: [{ length: 2, to: 42, crosses: [] }],
      tow: 1,
    });
    r.act(0, { type: 'slipstream', length: 2 });
    expect([r.at(0).progress, r.at(0).speed]).toEqual([42, 6]);
  });

  test('E25 Gap of one (R52): eligible with the long reach only', () => {
    expect(race('usa').car({ at: 40 }).parked(42).begin(6).asked(0)).toBe('discard');
    expect(race('usa', { slipstreamReach: 'long' }).car({ at: 40 }).parked(42).begin(6).asked(0)).toBe('slipstream');
  });

  test.each([
    [28, 3, 0],
    [26, 5, 2],
  ])('E26 Slipstream over a corner (R54, R58): from %d at speed %d it costs %d', (from, speed, heat) => {
    const r = race('usa').car({ at: 31, from, speed }).parked(32).begin(6);
    expect(r.offer(0, 'slipstream').lengths[0]?.crosses).toMatchObject([{ corner: 1, speed, heat, spinOut: false }]);
    r.act(0, { type: 'slipstream', length: 2 });
    expect([r.at(0).progress, r.at(0).engine]).toEqual([33, 6 - heat]);
  });

  test('E27 No slipstream over the final line (R55)', () => {
    expect(race('usa').car({ at: 136 }).parked(137).begin(6).asked(0)).toBe('discard');
    const r = race('usa').car({ at: 135 }).parked(136).begin(6).act(0, { type: 'slipstream', length: 2 });
    expect(r.at(0).progress).toBe(137);
  });

  test('E28 Slipstream into a full space (R30, R34): one further', () => {
    const r = race('usa').car({ at: 60 }).parked(61, 62, 62).begin(6).act(0, { type: 'slipstream', length: 2 });
    expect(r.at(0).progress).toBe(63);
  });
});

describe('cluttered hands, discarding and drawing', () => {
  const stuck = () => race('usa').car({ at: 20, gear: 3, hand: 'heat heat heat heat heat 4 stress' }).begin(1);

  test('E29 Cluttered hand (R19, R23, R65): laid down, no move, 1st gear, three cards drawn', () => {
    const r = stuck();
    expect(r.offer(0, 'gear').gears).toEqual([
      { gear: 1, heat: 1, clutters: false },
      { gear: 2, heat: 0, clutters: false },
      { gear: 3, heat: 0, clutters: true },
      { gear: 4, heat: 0, clutters: true },
    ]);
    r.act(0, { type: 'gear', gear: 3 });
    // Asked all the same, so that nobody can tell; there is one answer.
    expect([...heat.actions(r.s, r.ask(0))].map((action) => action.type)).toEqual(['retire', 'anyCards']);
    expect(r.refusal(0, { type: 'cards', cards: cards('4 stress') })).toBe('hand-cluttered R19');
    r.act(0, { type: 'anyCards' });
    expect(r.told('clutteredHand', 'handFilled')).toEqual([
      { type: 'clutteredHand', seat: 0, hand: cards('heat heat heat heat'), cards: cards('4 stress heat') },
      { type: 'handFilled', seat: 0, count: 3, cards: cards('1 2 3'), reshuffled: false },
    ]);
    expect(r.at(0)).toMatchObject({ progress: 20, gear: 1, discard: cards('4 stress heat') });
    expect([r.s.round, r.asked(0)]).toEqual([6, 'gear']);
  });

  test('E30 Way out of it (R16, R18): in 2nd gear the two cards are played normally', () => {
    const r = stuck().act(0, { type: 'gear', gear: 2 });
    expect(r.offer(0, 'cards')).toMatchObject({ count: 2, playable: [5, 6] });
    r.act(0, { type: 'cards', cards: cards('4 stress') });
    expect([r.at(0).speed, r.at(0).progress, r.at(0).cluttered]).toEqual([5, 25, false]);
  });

  test('E31 Replenish across a reshuffle (R65, R66): one, then the shuffled nine, seven remain', () => {
    const r = race('usa').car({ hand: '1 1 1 1', draw: '2', discard: '3 3 3 3 3 3 3 3 3' });
    r.begin(9, [0, 0, 0, 0, 0, 0, 0, 0]);
    expect(r.told('deckReshuffled', 'handFilled')).toEqual([
      { type: 'deckReshuffled', seat: 0, count: 9 },
      { type: 'handFilled', seat: 0, count: 3, cards: cards('2 3 3'), reshuffled: true },
    ]);
    expect([r.at(0).hand.length, r.at(0).draw.length, r.at(0).discard.length]).toEqual([7, 7, 0]);
  });

  test('E32 Discard limits (R63): Heat and Stress stay in hand', () => {
    const r = race('usa').car({ hand: '4 1 heat stress' }).begin(8);
    expect(r.offer(0, 'discard').discardable).toEqual([0, 1]);
    expect(r.refusal(0, { type: 'discard', cards: cards('4 heat'), refresh: [] })).toBe('not-discardable R63');
    r.act(0, { type: 'discard', cards: cards('4 1'), refresh: [] });
    expect(r.told('discarded')).toEqual([{ type: 'discarded', seat: 0, cards: cards('4 1') }]);
  });
});

describe('laps and the end', () => {
  test('E33 Lap (R5): over the line one lap is completed', () => {
    const r = race('usa').car({ at: 65, gear: 2, hand: '4 3 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3') });
    expect(r.told('lapCompleted')).toEqual([{ type: 'lapCompleted', seat: 0, lap: 1 }]);
    expect([r.at(0).progress, heat.view(r.s, 0).cars[0]?.laps]).toEqual([72, 1]);
  });

  test('E34 Final round (R67, R68): all complete it, then places by progress, nothing drawn', () => {
    const r = race('usa').car({ at: 130, gear: 3, hand: '4 4 1 2' }).car({ at: 100 }).car({ at: 90 }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4 1') });
    r.act(1, { type: 'cards', cards: cards('1') }).act(2, { type: 'cards', cards: cards('4') });
    expect(r.told('finalRound', 'handFilled', 'raceFinished')).toEqual([
      { type: 'finalRound', seat: 0 },
      { type: 'raceFinished', standings: [0, 1, 2] },
    ]);
    expect([r.s.status, r.s.asks, r.at(1).progress, r.at(2).progress]).toEqual(['finished', [], 101, 94]);
  });

  test('E35 Mark taken back (R60, R67): the only car past the line spins out, racing goes on', () => {
    const r = race('usa').car({ at: 124, gear: 4, hand: '4 3 3 2 1 1 1', draw: '3 1 1 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3 3 2') }).act(0, { type: 'boost' });
    expect(r.told('finalRound', 'spunOut', 'lapLost', 'finalRoundCancelled')).toMatchObject([
      { type: 'finalRound', seat: 0 },
      { type: 'spunOut', speed: 15, limit: 2, heatLost: 5, from: 139, to: 125 },
      { type: 'lapLost', lap: 2 },
      { type: 'finalRoundCancelled', seat: 0 },
    ]);
    expect([r.s.status, r.s.finalSeat, r.asked(0)]).toEqual(['racing', -1, 'discard']);
  });

  test('E36 Corner after the finish (R56): it lies past F and is not checked', () => {
    const r = race('italy').car({ at: 158, gear: 4, engine: 0, hand: '4 4 4 2 1 1 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4 4 2') });
    expect(r.told('cornerLineCrossed', 'cornerPassed', 'spunOut')).toEqual([]);
    expect([r.at(0).progress, r.s.status]).toEqual([172, 'finished']);
  });

  test('E37 Equal progress at the end (section 7): the car on the race lane ranks higher', () => {
    const r = race('usa').car({ at: 140, lane: 1 }).car({ at: 140, lane: 0 });
    expect(heat.standings(r.s).map((standing) => standing.seat)).toEqual([1, 0]);
  });
});
