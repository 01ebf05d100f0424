// Sponsorship cards and events (R94 to R100): press corners, who takes a card and why, events' own rules, the season's deck.

import { ioWith } from '@core/io';
import { describe, expect, test } from 'vitest';
import { cardOf, sponsorCards } from '../../data/cards';
import { heat } from '../../index';
import { pressEarned } from '../../phases/sponsors';
import { setup } from '../../setup';
import type { EventId, HeatEvent } from '../../types';
import { baseOf, card, cards, race } from '../race';
import { heatConfig } from '../race-config';
import { started, withPress } from './weekend';

describe('press corners', () => {
  test('[R94] the event names them, modulo the corners, each once; without events every corner; without sponsorship none', () => {
    const press = (track: string, event: EventId | 'none', sponsorship = true) =>
      started(heatConfig(track, 2, 0, { event, sponsorship })).s.press;
    expect([press('usa', 'grandstand'), press('usa', 'engines'), press('italy', 'engines')]).toEqual([[0], [0], [1]]);
    expect([press('france', 'crowds'), press('usa', 'crowds'), press('italy', 'television')]).toEqual([
      [2, 4],
      [0, 2],
      [0, 1],
    ]);
    expect([press('usa', 'none'), press('usa', 'none', false), press('usa', 'record', false)]).toEqual([
      [0, 1, 2, 3],
      [],
      [],
    ]);
  });

  test('E53 Press corner (R95): limit 3, speed 5, paid with 2 Heat, wins one card; speed 4 wins none', () => {
    const at = (hand: string) => {
      const r = withPress('usa', [1])
        .car({ at: 30, gear: 2, hand: `${hand} 1` })
        .begin(2);
      r.act(0, { type: 'cards', cards: cards(hand) });
      return r;
    };
    const five = at('4 1');
    expect(five.eventsOf('cornerPaid', 'sponsorTaken')).toEqual([
      { type: 'cornerPaid', seat: 0, corner: 1, speed: 5, limit: 3, heat: 2, overheat: false },
      { type: 'sponsorTaken', seat: 0, reason: 'press', corner: 1, card: card('sp-cooling') },
    ]);
    expect(five.at(0).hand).toContain(card('sp-cooling'));
    expect(at('3 1').eventsOf('cornerPaid', 'sponsorTaken')).toMatchObject([{ type: 'cornerPaid', speed: 4 }]);
  });

  test('E53 crossed by slipstream at speed 2 wins one; speed 5 and slipstream still wins one (R95)', () => {
    const slow = withPress('usa', [1]).car({ at: 30, gear: 1, hand: '2 1' }).parked(33).begin(2);
    slow.act(0, { type: 'cards', cards: cards('2') });
    slow.act(0, { type: 'slipstream', length: 2 });
    expect(slow.eventsOf('sponsorTaken')).toMatchObject([{ reason: 'slipstream', corner: 1 }]);
    const fast = withPress('usa', [1]).car({ at: 27, gear: 2, hand: '4 1 1' }).parked(33).begin(2);
    fast.act(0, { type: 'cards', cards: cards('4 1') });
    fast.act(0, { type: 'slipstream', length: 2 });
    expect(fast.eventsOf('cornerPaid', 'sponsorTaken').map((seen) => (seen as HeatEvent).type)).toEqual([
      'cornerPaid',
      'sponsorTaken',
    ]);
  });

  test('[R95] a line crossed before the slipstream is judged by its speed', () => {
    const r = withPress('usa', [1]).car({ at: 31, gear: 1, hand: '3 1' }).parked(35).begin(2);
    r.act(0, { type: 'cards', cards: cards('3') });
    r.act(0, { type: 'slipstream', length: 2 });
    expect(r.eventsOf('cornerPassed', 'sponsorTaken')).toMatchObject([{ corner: 1, speed: 3 }]);
  });

  test("[R95] the threshold is the limit with its road token; a car's own Limit symbols do not raise it", () => {
    const greasy = withPress('usa', [1], { road: [null, 'slower', null, null] })
      .car({ at: 30, gear: 2, hand: '3 1 1' })
      .begin(2);
    greasy.act(0, { type: 'cards', cards: cards('3 1') });
    expect(greasy.eventsOf('sponsorTaken')).toMatchObject([{ reason: 'press', corner: 1 }]);
    const winged = withPress('usa', [1]).car({ at: 30, gear: 2, hand: 'wings-4 1 1' }).begin(2);
    winged.act(0, { type: 'cards', cards: cards('wings-4 1') });
    winged.act(0, { type: 'done' });
    expect(winged.eventsOf('cornerPassed', 'sponsorTaken')).toMatchObject([
      { type: 'cornerPassed', speed: 5, limit: 5 },
      { type: 'sponsorTaken', reason: 'press' },
    ]);
  });

  test('[R95] other corners earn nothing, and no line past the finish does (R56)', () => {
    const other = withPress('usa', [2]).car({ at: 30, gear: 2, hand: '4 1 1' }).begin(2);
    other.act(0, { type: 'cards', cards: cards('4 1') });
    expect(other.eventsOf('sponsorTaken')).toEqual([]);
    const r = withPress('italy', [0]).car({ at: 172, from: 158, speed: 14 });
    expect(pressEarned(r.s, r.at(0))).toEqual([]);
  });

  test('[R95] two press corners in one round give one card each, in the order crossed', () => {
    const r = withPress('great-britain', [2, 3]).car({ at: 43, from: 36, speed: 7 });
    expect(pressEarned(r.s, r.at(0))).toEqual([
      { corner: 2, reason: 'press' },
      { corner: 3, reason: 'press' },
    ]);
  });

  test('E54 Press and spin-out (R96): E53 with Engine 1 is a spin-out and wins no card', () => {
    const r = withPress('usa', [1]).car({ at: 30, gear: 2, hand: '4 1 1', engine: 1 }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 1') });
    expect(r.eventsOf('spunOut', 'sponsorTaken')).toMatchObject([{ type: 'spunOut', corner: 1 }]);
    expect(r.s.sponsorDeck).toHaveLength(5);
  });

  test('[R96] a driver who spins out takes no card, neither for an earlier corner nor for a record speed', () => {
    const r = withPress('great-britain', [2], { event: 'record' })
      .car({ at: 30, gear: 4, hand: '4 4 4 3 1', engine: 6 })
      .begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4 4 3') });
    if (r.asked(0) === 'react') r.act(0, { type: 'done' });
    expect(r.eventsOf('spunOut')).toHaveLength(1);
    expect(r.eventsOf('sponsorTaken')).toEqual([]);
  });

  test('[R96, R65] a won card may exceed the hand size, and then nothing is drawn', () => {
    const r = withPress('usa', [1]).car({ at: 35, from: 30, speed: 5, hand: '1 1 2 2 4 4 4' }).begin(7);
    expect(r.at(0).hand).toEqual(cards('1 1 2 2 4 4 4 sp-cooling'));
    r.act(0, { type: 'discard', cards: [], refresh: [] });
    expect([r.at(0).hand.length, r.eventsOf('handFilled')]).toEqual([8, []]);
  });

  test('Legends take none, and without the option no driver does', () => {
    const r = withPress('usa', [0, 1, 2, 3])
      .car({ at: 32, colour: 'red', legend: true })
      .car({ at: 2, gear: 1, hand: '1 1' })
      .set({ legendDeck: [0] })
      .begin(2);
    r.act(1, { type: 'cards', cards: cards('1') });
    expect(r.eventsOf('cornerLineCrossed')).toMatchObject([{ seat: 0 }]);
    expect(r.eventsOf('sponsorTaken')).toEqual([]);
    const off = withPress('usa', [], { sponsorship: false, event: 'record' })
      .car({ at: 60, speed: 15, from: 45 })
      .begin(7);
    expect(off.eventsOf('sponsorTaken')).toEqual([]);
  });
});

describe('playing a sponsorship card', () => {
  test("[R97] it is placed and counts like any card, and goes to the used pile, not to the driver's own piles", () => {
    const r = race('usa').car({ at: 14, gear: 1, hand: 'sp-turbo 1 1 1 1 1 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('sp-turbo') });
    expect(r.at(0).progress).toBe(20);
    r.act(0, { type: 'discard', cards: [], refresh: [] });
    expect(r.s.sponsorsUsed).toEqual([card('sp-turbo')]);
    expect([r.at(0).discard, heat.view(r.s, 0).cars[0]?.sponsors]).toEqual([[], 0]);
  });

  test('[R63] it may be discarded and then circulates; [R97] laid down with a cluttered hand it is not used up', () => {
    const r = race('usa').car({ at: 14, gear: 1, hand: '1 sp-turbo 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('1') });
    r.act(0, { type: 'discard', cards: cards('sp-turbo'), refresh: [] });
    expect(r.s.sponsorsUsed).toEqual([]);
    expect(heat.view(r.s, 'watcher').cars[0]?.sponsors).toBe(1);
    const clutter = race('usa').car({ at: 14, gear: 3, hand: 'sp-turbo heat heat heat' }).begin(2);
    clutter.act(0, { type: 'anyCards' });
    expect(clutter.s.sponsorsUsed).toEqual([]);
    expect(heat.view(clutter.s, 'watcher').cars[0]?.sponsors).toBe(1);
  });

  test('the number a driver holds is public, placed ones included until they are revealed; which ones is not', () => {
    const r = race('usa')
      .car({ at: 30, hand: '1 2 3' })
      .car({ at: 20, gear: 1, hand: 'sp-turbo 1 1', draw: 'sp-rpm 1' })
      .begin(2);
    r.act(1, { type: 'cards', cards: cards('sp-turbo') });
    expect(heat.view(r.s, 0).cars[1]?.sponsors).toBe(2);
    const seen = {
      round: 2,
      phase: 7,
      type: 'sponsorTaken',
      seat: 1,
      reason: 'press',
      corner: 1,
      card: card('sp-rpm'),
    } as const;
    expect([heat.viewEvent(seen, 1), heat.viewEvent(seen, 0), heat.viewEvent(seen, 'watcher')]).toEqual([
      seen,
      { ...seen, card: null },
      { ...seen, card: null },
    ]);
    const dealt = { round: 0, phase: 0, type: 'sponsorsDealt', seat: 1, count: 1, cards: cards('sp-rpm') } as const;
    expect([heat.viewEvent(dealt, 1), heat.viewEvent(dealt, 0)]).toEqual([dealt, { ...dealt, cards: null }]);
  });
});

describe('the sponsorship deck', () => {
  test('[R98] it is shuffled as the first random step, before the event is drawn', () => {
    const bounds: number[] = [];
    const config = heatConfig('usa', 2, 0, { sponsorship: true, event: 'drawn' });
    setup(
      config,
      baseOf('first'),
      ioWith(
        () => undefined,
        (bound) => bounds.push(bound) * 0,
      ),
    );
    expect(bounds.slice(0, 35)).toEqual([...Array.from({ length: 34 }, (_, i) => 35 - i), 10]);
    expect([sponsorCards().length, new Set(sponsorCards()).size]).toEqual([35, 5]);
  });

  test('[R98] an empty deck is refilled from the shuffled used pile; with both empty no card is taken', () => {
    const take = (sponsorDeck: string, used: string) => {
      const r = withPress('usa', [1], { sponsorDeck: cards(sponsorDeck), sponsorsUsed: cards(used) });
      r.car({ at: 35, from: 30, speed: 5 });
      return r;
    };
    const renewed = take('', 'sp-rpm sp-rpm').begin(7, [0]);
    expect(renewed.eventsOf('sponsorTaken')).toMatchObject([{ card: card('sp-rpm') }]);
    expect([renewed.s.sponsorDeck, renewed.s.sponsorsUsed]).toEqual([cards('sp-rpm'), []]);
    expect(take('', '').begin(7).eventsOf('sponsorTaken')).toEqual([]);
  });

  test('[R10, R1] cards are dealt at the start in grid order after the decks, into the hand, and count towards the hand size', () => {
    const { s, events } = started(heatConfig('usa', 3, 0, { sponsorship: true, event: 'title' }));
    const dealt = events.flatMap((event) => (event.type === 'sponsorsDealt' ? [event] : []));
    expect(dealt.map(({ seat, count }) => [seat, count])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    const kinds = events.map((event) => event.type);
    expect(kinds.indexOf('sponsorsDealt')).toBe(kinds.indexOf('decksBuilt') + 1);
    expect(kinds.indexOf('handFilled')).toBeGreaterThan(kinds.lastIndexOf('sponsorsDealt'));
    expect(
      s.cars.map((car) => [car.hand.length, car.hand.filter((one) => cardOf(one).kind === 'sponsor').length]),
    ).toEqual([
      [7, 3],
      [7, 3],
      [7, 3],
    ]);
    expect(s.sponsorDeck).toHaveLength(35 - 9);
  });
});
