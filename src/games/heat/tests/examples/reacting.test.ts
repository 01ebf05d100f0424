// The worked examples E17 to E37: adrenaline, React, slipstream, hands and the end of a race.
// Not here: Legends (legends.test.ts) and upgrade cards (cards.test.ts).

import { describe, expect, test } from 'vitest';
import { heat } from '../../index';
import { cards, race } from '../race';

describe('adrenaline and react', () => {
  test('E17 Adrenaline with six cars (R15, R35): of the last two, the Legend gets nothing', () => {
    const r = race('usa').car({ at: 30 }).car({ at: 28 }).car({ at: 26 }).car({ at: 24 }).car({ at: 22 });
    r.car({ at: 20, legend: true }).begin(4, [], 'by order');
    expect(r.s.adrenaline).toEqual([4, 5]);
    expect(r.eventsOf('adrenalineGranted')).toEqual([{ type: 'adrenalineGranted', seat: 4 }]);
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
    expect(r.eventsOf('boosted')).toEqual([{ type: 'boosted', seat: 0, heat: 1, value: 3 }]);
    expect(r.eventsOf('cornerPassed', 'cornerPaid')).toEqual([]);
  });

  test('E21 Boost in 3rd gear (R40): it is refused', () => {
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

  test('E23 Cooldown in 1st (R38): at most the Heat in hand is cooled', () => {
    const r = race('usa').car({ at: 20, engine: 4, hand: '1 heat 2 heat 3 4 4' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('1') });
    expect(r.offer(0, 'react')).toMatchObject({ cool: 2, coolTotal: 3 });
    expect(r.refusal(0, { type: 'cool', count: 3 })).toBe('no-cooldown R38');
    r.act(0, { type: 'cool', count: 2 });
    expect([r.at(0).engine, r.at(0).hand]).toEqual([6, cards('2 3 4 4')]);
  });
});

describe('slipstream', () => {
  test('E24 Slipstream (R52-R54): two more spaces, speed unchanged', () => {
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

  test('E27 Slipstream over the final line (R55): there is none', () => {
    expect(race('usa').car({ at: 136 }).parked(137).begin(6).asked(0)).toBe('discard');
    const r = race('usa').car({ at: 135 }).parked(136).begin(6).act(0, { type: 'slipstream', length: 2 });
    expect(r.at(0).progress).toBe(137);
  });

  test('E28 Slipstream into a full space (R30, R34): one space further', () => {
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
    // Still asked, with a single answer, so that others can't tell.
    expect([...heat.actions(r.s, r.ask(0))].map((action) => action.type)).toEqual(['retire', 'anyCards']);
    expect(r.refusal(0, { type: 'cards', cards: cards('4 stress') })).toBe('hand-cluttered R19');
    r.act(0, { type: 'anyCards' });
    expect(r.eventsOf('clutteredHand', 'handFilled')).toEqual([
      { type: 'clutteredHand', seat: 0, hand: cards('heat heat heat heat'), cards: cards('4 stress heat') },
      { type: 'handFilled', seat: 0, count: 3, cards: cards('1 2 3'), reshuffled: false },
    ]);
    expect(r.at(0)).toMatchObject({ progress: 20, gear: 1, discard: cards('4 stress heat') });
    expect([r.s.round, r.asked(0)]).toEqual([6, 'gear']);
  });

  test('E30 The way out (R16, R18): in 2nd gear the two cards are played normally', () => {
    const r = stuck().act(0, { type: 'gear', gear: 2 });
    expect(r.offer(0, 'cards')).toMatchObject({ count: 2, playable: [5, 6] });
    r.act(0, { type: 'cards', cards: cards('4 stress') });
    expect([r.at(0).speed, r.at(0).progress, r.at(0).cluttered]).toEqual([5, 25, false]);
  });

  test('E31 Replenish across a reshuffle (R65, R66): one card, then the shuffled nine, seven remain', () => {
    const r = race('usa').car({ hand: '1 1 1 1', draw: '2', discard: '3 3 3 3 3 3 3 3 3' });
    r.begin(9, [0, 0, 0, 0, 0, 0, 0, 0]);
    expect(r.eventsOf('deckReshuffled', 'handFilled')).toEqual([
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
    expect(r.eventsOf('discarded')).toEqual([{ type: 'discarded', seat: 0, cards: cards('4 1') }]);
  });
});

describe('laps and the end', () => {
  test('E33 Lap (R5): crossing the line completes one lap', () => {
    const r = race('usa').car({ at: 65, gear: 2, hand: '4 3 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3') });
    expect(r.eventsOf('lapCompleted')).toEqual([{ type: 'lapCompleted', seat: 0, lap: 1 }]);
    expect([r.at(0).progress, heat.view(r.s, 0).cars[0]?.laps]).toEqual([72, 1]);
  });

  test('E34 Final round (R67, R68): all complete it, places follow progress, nothing is drawn', () => {
    const r = race('usa').car({ at: 130, gear: 3, hand: '4 4 1 2' }).car({ at: 100 }).car({ at: 90 }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4 1') });
    r.act(1, { type: 'cards', cards: cards('1') }).act(2, { type: 'cards', cards: cards('4') });
    expect(r.eventsOf('finalRound', 'handFilled', 'raceFinished')).toEqual([
      { type: 'finalRound', seat: 0 },
      { type: 'raceFinished', standings: [0, 1, 2] },
    ]);
    expect([r.s.status, r.s.asks, r.at(1).progress, r.at(2).progress]).toEqual(['finished', [], 101, 94]);
  });

  test('E35 Mark removed (R60, R67): the only car past the line spins out, and the race goes on', () => {
    const r = race('usa').car({ at: 124, gear: 4, hand: '4 3 3 2 1 1 1', draw: '3 1 1 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 3 3 2') }).act(0, { type: 'boost' });
    expect(r.eventsOf('finalRound', 'spunOut', 'lapLost', 'finalRoundCancelled')).toMatchObject([
      { type: 'finalRound', seat: 0 },
      { type: 'spunOut', speed: 15, limit: 2, heatLost: 5, from: 139, to: 125 },
      { type: 'lapLost', lap: 2 },
      { type: 'finalRoundCancelled', seat: 0 },
    ]);
    expect([r.s.status, r.s.finalSeat, r.asked(0)]).toEqual(['racing', -1, 'discard']);
  });

  test('E36 Corner after the finish (R56): it is past F and is not checked', () => {
    const r = race('italy').car({ at: 158, gear: 4, engine: 0, hand: '4 4 4 2 1 1 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4 4 2') });
    expect(r.eventsOf('cornerLineCrossed', 'cornerPassed', 'spunOut')).toEqual([]);
    expect([r.at(0).progress, r.s.status]).toEqual([172, 'finished']);
  });

  test('E37 Equal progress at the end (S5): the car on the race lane ranks higher', () => {
    const r = race('usa').car({ at: 140, lane: 1 }).car({ at: 140, lane: 0 });
    expect(heat.standings(r.s).map((standing) => standing.seat)).toEqual([1, 0]);
  });
});
