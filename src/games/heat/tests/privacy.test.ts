// Who sees what (S1): hands, sealed answers and placed cards are visible to their seat only.

import { describe, expect, test } from 'vitest';
import { heat } from '../index';
import { cards, race } from './race';

describe('privacy', () => {
  test("a hand is only in its own seat's view; counts are public", () => {
    const r = race('usa').car({ hand: '1 2 3' }).car({ hand: '4 4' }).begin(1);
    expect(heat.view(r.s, 0).own).toEqual({ seat: 0, hand: cards('1 2 3'), placed: [] });
    expect(heat.view(r.s, 'watcher').own).toBeNull();
    expect(heat.view(r.s, 0).cars.map((car) => car.handCount)).toEqual([3, 2]);
    expect(heat.view(r.s, 'all').everybody?.map((own) => own.hand)).toEqual([cards('1 2 3'), cards('4 4')]);
  });

  test('[R21] cards stay secret until their reveal: others see only locked, then a smaller hand', () => {
    const r = race('usa').car({ at: 30, hand: '1 2 3' }).car({ at: 20, hand: '4 4 1' }).begin(2);
    r.act(1, { type: 'cards', cards: cards('4') });
    const before = heat.view(r.s, 0).cars[1];
    expect([before?.locked, before?.handCount]).toEqual([true, 3]);
    expect(heat.view(r.s, 1).own).toEqual({ seat: 1, hand: cards('4 4 1'), placed: [] });
    expect(r.offer(1, 'cards').chosen).toEqual(cards('4'));
  });

  test('[R19] a cluttered hand shows only at its reveal: its driver is asked, and locks, like everyone else', () => {
    const r = race('usa').car({ at: 30 }).car({ at: 20, gear: 3, hand: '1 heat heat heat' }).begin(2);
    expect([r.asked(0), r.asked(1)]).toEqual(['cards', 'cards']);
    expect(heat.view(r.s, 0).cars[1]).toMatchObject({ locked: false, cluttered: false });
    r.act(1, { type: 'anyCards' });
    expect(heat.view(r.s, 0).cars[1]).toMatchObject({ locked: true, cluttered: false });
    expect(r.eventsOf('phaseStarted')).toEqual([{ type: 'phaseStarted', kind: 'simultaneous', seats: [0, 1] }]);
  });

  test('drawn cards are shown to their owner only', () => {
    const event = {
      round: 1,
      phase: 9,
      type: 'handFilled',
      seat: 0,
      count: 1,
      cards: cards('4'),
      reshuffled: false,
    } as const;
    const seen = { ...event, cards: cards('4') };
    expect(heat.viewEvent(seen, 0)).toEqual(seen);
    expect(heat.viewEvent(seen, 1)).toEqual({ ...seen, cards: null });
    expect(heat.viewEvent(seen, 'watcher')).toEqual({ ...seen, cards: null });
  });
});
