// The worked examples E45 to E50, as far as they concern cards, and E55, E56: qualifying and timeouts.

import { describe, expect, test } from 'vitest';
import { heat } from '../../index';
import { card, cards, race } from '../race';

describe('upgrade cards', () => {
  test('E45 Limits add up (R57): printed 2, road token -1, Tires +2 make 3; for everyone else 1', () => {
    const lowered = { road: [null, null, null, 'slower' as const] };
    const tires = race('usa').car({ at: 55, hand: 'tires-double 1', draw: '1 2' }).set(lowered).begin(2);
    tires.act(0, { type: 'cards', cards: cards('tires-double') });
    expect(tires.eventsOf('cornerPassed')).toMatchObject([{ corner: 3, speed: 3, limit: 3 }]);
    const plain = race('usa').car({ at: 55, hand: '3 1' }).set(lowered).begin(2);
    plain.act(0, { type: 'cards', cards: cards('3') });
    expect(plain.eventsOf('cornerPaid')).toMatchObject([{ corner: 3, speed: 3, limit: 1, heat: 2 }]);
  });

  test('E47 R.P.M. (R53): slipstream +2 gives lengths 2, 3 and 4', () => {
    const r = race('usa').car({ at: 37, hand: 'rpm-3 1' }).parked(40).begin(2);
    r.act(0, { type: 'cards', cards: cards('rpm-3') });
    expect(r.offer(0, 'slipstream').lengths.map((offer) => offer.length)).toEqual([2, 3, 4]);
    expect(r.refusal(0, { type: 'slipstream', length: 5 })).toBe('slipstream-length R53');
    expect(r.act(0, { type: 'slipstream', length: 4 }).at(0).progress).toBe(44);
  });

  test('E48 Turbocharger stalls (R25): discarded, one flip instead, no scrap', () => {
    const r = race('usa').car({ at: 13, gear: 2, engine: 0, hand: 'turbo-8 2 1', draw: '4 3' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('turbo-8 2') });
    expect(r.eventsOf('cardStalled', 'cardFlipped', 'speedSet', 'scrapped')).toMatchObject([
      { type: 'cardStalled', card: card('turbo-8') },
      { type: 'cardFlipped', card: card('4'), kept: true, cause: 'stalled' },
      { type: 'speedSet', speed: 6 },
    ]);
    expect(r.at(0)).toMatchObject({ discard: cards('turbo-8'), played: cards('2 4'), draw: cards('3') });
  });

  test("E49 Self-cooling (R25): a card's own cooldown pays for it and is spent", () => {
    const r = race('usa').car({ at: 13, engine: 0, hand: 'cooling-6 heat 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('cooling-6') });
    expect(r.eventsOf('cardHeatPaid')).toEqual([
      { type: 'cardHeatPaid', seat: 0, card: card('cooling-6'), heat: 1, cooled: 1 },
    ]);
    // 3 is the cooldown of 1st gear alone.
    expect(r.at(0)).toMatchObject({ engine: 0, discard: cards('heat'), hand: cards('1'), speed: 6 });
    expect(r.at(0).left.cool).toBe(3);
  });

  test('E50 Gas Pedal (R46, R42): speed and move by 2, two cards scrapped, the corner costs 6', () => {
    const r = race('usa').car({ at: 50, from: 43, speed: 7, gear: 2, hand: 'gas-2 1 1', draw: '4 3 2 1' }).begin(5);
    expect(r.offer(0, 'react').directPlay).toEqual([{ card: card('gas-2'), heat: 0 }]);
    r.act(0, { type: 'directPlay', card: card('gas-2') });
    expect([r.at(0).speed, r.at(0).progress]).toEqual([9, 52]);
    expect(r.offer(0, 'react')).toMatchObject({ scrap: 2, forecast: [{ corner: 2, heat: 6, spinOut: false }] });
    r.act(0, { type: 'done' });
    expect(r.eventsOf('scrapped', 'cornerPaid')).toMatchObject([{ cards: cards('4 3') }, { corner: 2, heat: 6 }]);
    expect(r.at(0).draw).toEqual(cards('1 2'));
  });
});

describe('qualifying and timeouts', () => {
  test('E55 Lap times (R102-R104): rounds 8, 15 and 22 give 8, 7, 7; phases 4 and 6 never occur', () => {
    const r = race('italy', { mode: 'qualifying', laps: 3 }).car({ at: 51, hand: '3 3 3 1 1 1 1' }).begin(2);
    const phases = new Set<number>();
    for (const [lap, round] of [8, 15, 22].entries()) {
      r.s.round = round;
      r.at(0).progress = 51 + lap * 54;
      if (r.asked(0) === 'gear') r.act(0, { type: 'gear', gear: 1 });
      r.act(0, { type: 'cards', cards: cards('3') });
      if (r.asked(0) === 'discard') r.act(0, { type: 'discard', cards: [], refresh: [] });
    }
    for (const event of r.events) phases.add(event.phase);
    expect([...phases].sort()).toEqual([1, 2, 3, 5, 7, 8, 9]);
    expect(r.eventsOf('lapTimed', 'qualifyingFinished', 'finalRound', 'raceFinished')).toEqual([
      { type: 'lapTimed', seat: 0, lap: 1, rounds: 8, overshoot: 0 },
      { type: 'lapTimed', seat: 0, lap: 2, rounds: 7, overshoot: 0 },
      { type: 'lapTimed', seat: 0, lap: 3, rounds: 7, overshoot: 0 },
      { type: 'qualifyingFinished', lapTimes: [8, 7, 7], best: 7, total: 22, overshoot: 0 },
    ]);
    expect([r.s.status, r.s.asks, r.s.phase]).toEqual(['finished', [], 7]);
  });

  test('E56 Timeout (S3): the gear stays, three playable cards are drawn when the phase closes', () => {
    const timedOut = () => {
      const r = race('usa').car({ at: 20, gear: 3, hand: 'heat 1 2 heat 3 4 stress' }).begin(1);
      const gear = heat.fallback(r.s, r.ask(0));
      expect(gear).toEqual({ type: 'gear', gear: 3 });
      r.act(0, gear);
      return r.act(0, heat.fallback(r.s, r.ask(0)), [4, 0, 1]);
    };
    const r = timedOut();
    expect(r.eventsOf('cardsRevealed')).toEqual([{ type: 'cardsRevealed', seat: 0, cards: cards('stress 2 4') }]);
    expect(timedOut().s).toEqual(r.s);
  });
});
