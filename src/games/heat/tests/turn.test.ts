// Rules and edge cases of phases 1 to 4 that no worked example covers: gears, cards, flips, values, stalls, moves.

import { describe, expect, test } from 'vitest';
import { heat } from '../index';
import { card, cards, race } from './race';

describe('answers', () => {
  test('[R12] an answer for another phase is refused and changes nothing', () => {
    const r = race('usa').car().begin(1);
    expect(r.refusal(0, { type: 'cards', cards: cards('1') })).toBe('wrong-phase R12');
    expect(r.refusal(0, { type: 'unlock' })).toBe('not-locked R12');
    r.act(0, { type: 'gear', gear: 1 });
    expect(r.refusal(0, { type: 'gear', gear: 1 })).toBe('wrong-phase R12');
  });

  test('sealed answers may be replaced and taken back, and others learn nothing but locked', () => {
    const r = race('usa').car().car().begin(1);
    r.act(0, { type: 'gear', gear: 2 }).act(0, { type: 'gear', gear: 3 });
    expect(r.offer(0, 'gear').chosen).toBe(3);
    r.act(0, { type: 'unlock' });
    expect(r.offer(0, 'gear').chosen).toBeNull();
    r.act(0, { type: 'gear', gear: 1 });
    expect(r.eventsOf('seatLocked', 'seatUnlocked', 'gearsRevealed')).toEqual([
      { type: 'seatLocked', seat: 0 },
      { type: 'seatUnlocked', seat: 0 },
      { type: 'seatLocked', seat: 0 },
    ]);
    r.act(1, { type: 'gear', gear: 2 });
    expect([r.at(0).gear, r.at(1).gear, r.at(0).engine]).toEqual([1, 2, 6]);
  });

  test('[R18, R20] an answer needs exactly as many cards as the gear, from hand, without Heat', () => {
    const r = race('usa').car({ gear: 2, hand: '1 2 3 heat' }).begin(2);
    expect(r.refusal(0, { type: 'cards', cards: cards('1') })).toBe('card-count R18');
    expect(r.refusal(0, { type: 'cards', cards: cards('1 heat') })).toBe('heat-not-playable R20');
    expect(r.refusal(0, { type: 'cards', cards: cards('1 1') })).toBe('card-not-in-hand R12');
  });
});

describe('gears and cluttered hands', () => {
  test('[R16] a gear that the hand cannot feed may be chosen; the default takes the nearest one that it can, lower first', () => {
    const r = race('usa').car({ gear: 4, hand: '1 2 3 heat heat heat heat' }).begin(1);
    expect(r.refusal(0, { type: 'gear', gear: 4 })).toBeUndefined();
    expect(heat.fallback(r.s, r.ask(0))).toEqual({ type: 'gear', gear: 3 });
    const low = race('usa').car({ gear: 2, hand: '1 heat heat heat heat' }).begin(1);
    expect(heat.fallback(low.s, low.ask(0))).toEqual({ type: 'gear', gear: 1 });
    const none = race('usa').car({ gear: 2, hand: 'heat heat heat' }).begin(1);
    expect(heat.fallback(none.s, none.ask(0))).toEqual({ type: 'gear', gear: 2 });
  });

  test('[R19] with fewer cards in hand than the gear, all playable, all are laid down and the car does not move', () => {
    const r = race('usa').car({ at: 20, gear: 3, hand: '4 4', draw: '1 1 1 1 1 1 1 1' }).begin(2);
    r.act(0, { type: 'anyCards' });
    expect(r.eventsOf('clutteredHand')).toMatchObject([{ cards: cards('4 4') }]);
    expect([r.at(0).progress, r.at(0).gear]).toEqual([20, 1]);
  });

  test('[R35] a cluttered hand in an adrenaline seat loses the adrenaline, and no other car gets it', () => {
    const r = race('usa').car({ at: 20 }).car({ at: 10, gear: 2, hand: 'heat heat heat 1' }).begin(2, [], [1]);
    r.act(0, { type: 'cards', cards: cards('1') }).act(1, { type: 'anyCards' });
    expect(r.eventsOf('adrenalineGranted')).toEqual([]);
  });

  test('[R23] a cluttered hand skips slipstream, corner check and discard', () => {
    const r = race('usa').car({ at: 40, gear: 2, hand: 'heat heat heat 1' }).parked(41).begin(2);
    r.act(0, { type: 'anyCards' });
    expect(r.eventsOf('slipstreamOffered', 'cornerPassed')).toEqual([]);
    expect([r.s.round, r.asked(0)]).toEqual([6, 'gear']);
  });
});

describe('flips', () => {
  test('[R27] with only Heat and upgrades left everything is turned up once and the + is worth 0', () => {
    const r = race('usa').car({ at: 20, gear: 2, hand: '2 stress 1', draw: '5 heat', discard: 'heat stress' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('2 stress') });
    expect(r.at(0)).toMatchObject({ speed: 2, progress: 22, draw: [], discard: cards('heat stress 5 heat') });
    expect(r.eventsOf('deckReshuffled')).toEqual([]);
  });

  test('[R26] a card with several + causes one flip for each', () => {
    const r = race('usa').car({ at: 13, hand: '4wd-triple 1', draw: '4 3 2 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4wd-triple') });
    expect(r.eventsOf('speedSet')).toEqual([{ type: 'speedSet', seat: 0, speed: 9, parts: [0, 4, 3, 2] }]);
    expect(r.at(0).plusResolved).toBe(3);
  });

  test('[R40] a boost with an empty draw pile reshuffles the discard pile, with the Heat just paid in it', () => {
    const r = race('usa').car({ at: 13, gear: 4, draw: '', discard: '2' }).begin(5);
    r.act(0, { type: 'boost' }, [0]);
    expect(r.eventsOf('deckReshuffled', 'cardFlipped', 'boosted')).toMatchObject([
      { count: 2 },
      { card: card('2'), kept: true, cause: 'boost' },
      { heat: 1, value: 2 },
    ]);
    expect(r.at(0).draw).toEqual(cards('heat'));
  });

  test('[R40] a boost that finds only Heat is worth 0, moves nothing, and cannot be repeated', () => {
    const r = race('usa').car({ at: 13, speed: 9, gear: 4, draw: 'heat', hand: '1 heat' }).begin(4, [], [0]);
    r.act(0, { type: 'boost' });
    expect(r.at(0)).toMatchObject({ speed: 9, progress: 13, engine: 5 });
    expect(r.refusal(0, { type: 'boost' })).toBe('boost-twice R40');
  });
});

describe('Heat symbols and values', () => {
  test('[R25] two cards with Heat symbols and Engine 1 are paid in the order placed, and the second stalls', () => {
    const twice = (placed: string) =>
      race('usa')
        .car({ at: 13, gear: 2, engine: 1, hand: 'brakes-1234 body-6 1', draw: '3 3 3' })
        .begin(2)
        .act(0, { type: 'cards', cards: cards(placed) });
    const body = twice('body-6 brakes-1234');
    expect(body.eventsOf('cardHeatPaid', 'cardStalled')).toMatchObject([
      { card: card('body-6') },
      { card: card('brakes-1234') },
    ]);
    expect([body.at(0).speed, body.at(0).plusResolved]).toEqual([9, 1]);
    const brakes = twice('brakes-1234 body-6');
    expect(brakes.eventsOf('cardStalled')).toMatchObject([{ card: card('body-6') }]);
    expect(brakes.asked(0)).toBe('value');
  });

  test('[R25] if its own cooldown is not enough, a card moves no Heat: it stays in hand', () => {
    const r = race('usa').car({ at: 13, engine: 0, hand: 'wings-6 heat 1', draw: '3 3' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('wings-6') });
    expect(r.at(0)).toMatchObject({ engine: 0, discard: cards('wings-6'), limitBonus: 0, speed: 3 });
    expect(r.at(0).hand).toContain(card('heat'));
  });

  test('[R25] own cooldown is used as far as there is Heat, and then counts as spent', () => {
    const r = race('usa').car({ at: 13, gear: 3, engine: 1, hand: 'turbo-7 1 1 heat heat' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('turbo-7 1 1') });
    expect(r.eventsOf('cardHeatPaid')).toMatchObject([{ heat: 2, cooled: 2 }]);
    expect([r.at(0).engine, r.at(0).left.cool]).toEqual([1, 0]);
  });

  test('[R28] the driver picks a value after the flips; another number is refused; the default is the lowest', () => {
    const r = race('usa').car({ at: 13, gear: 2, hand: 'brakes-15 stress 1', draw: '4 4' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('brakes-15 stress') });
    expect(r.offer(0, 'value')).toEqual({
      kind: 'value',
      card: card('brakes-15'),
      values: [1, 5],
      speedSoFar: 4,
      after: [],
      cool: 1,
    });
    expect(r.refusal(0, { type: 'value', value: 2 })).toBe('value-not-on-card R28');
    expect(heat.fallback(r.s, r.ask(0))).toEqual({ type: 'value', value: 1 });
    r.act(0, { type: 'value', value: 5 });
    expect([r.at(0).speed, r.at(0).progress]).toEqual([9, 22]);
  });

  test('[R28] two such cards need one choice after the other', () => {
    const r = race('usa').car({ at: 13, gear: 2, hand: 'brakes-15 brakes-24 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('brakes-24 brakes-15') }).act(0, { type: 'value', value: 4 });
    expect(r.offer(0, 'value').card).toBe(card('brakes-15'));
    expect(r.act(0, { type: 'value', value: 1 }).at(0).speed).toBe(5);
  });
});

describe('moving', () => {
  test('[R29] speed 0 means no move and no lane change', () => {
    const r = race('usa').car({ at: 20, lane: 1, hand: '0 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('0') });
    expect([r.at(0).progress, r.at(0).lane, r.eventsOf('carMoved')]).toEqual([20, 1, []]);
  });

  test('[R30] cars on any lap make a space full', () => {
    const r = race('usa')
      .car({ at: 20, hand: '4 1' })
      .parked(24 + 69, 24)
      .begin(2);
    expect(r.act(0, { type: 'cards', cards: cards('4') }).at(0).progress).toBe(25);
  });

  test('[R30, R67] pushed over the final line counts as crossing it', () => {
    const r = race('usa').car({ at: 133, hand: '4 1' }).parked(137, 137).begin(2);
    r.act(0, { type: 'cards', cards: cards('4') });
    expect(r.eventsOf('finalRound', 'raceFinished')).toMatchObject([{ seat: 0 }, { standings: [0, 1, 2] }]);
  });

  test('[R32] a car takes the other lane if the race lane is taken', () => {
    const r = race('usa').car({ at: 20, hand: '4 1' }).parked(24).begin(2);
    expect(r.act(0, { type: 'cards', cards: cards('4') }).at(0).lane).toBe(1);
  });
});

describe('turn order', () => {
  test('[R14] the car ahead goes first, the race lane first among equals; [R15] the last is in the adrenaline seat', () => {
    const r = race('usa').car({ at: 20 }).car({ at: 25, lane: 1 }).car({ at: 25, lane: 0 }).begin(9);
    expect([r.s.order, r.s.adrenaline]).toEqual([[2, 1, 0], [0]]);
  });

  test('[R15] with five cars at the start and one out, the last two still have adrenaline', () => {
    const r = race('usa').car({ at: 20 }).car({ at: 25 }).car({ at: 30 }).car({ at: 35 }).car({ at: 40 });
    r.at(4).status = 'eliminated';
    r.begin(9);
    expect([r.s.order, r.s.adrenaline]).toEqual([
      [3, 2, 1, 0],
      [1, 0],
    ]);
  });
});
