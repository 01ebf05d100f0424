// Rules and edge cases of phases 5 to 9 that no worked example covers: symbols, slipstream, corners, discard, replenish.

import { describe, expect, test } from 'vitest';
import { limitFor, limitOf } from '../conditions';
import { trackOf } from '../data/tracks';
import { heat } from '../index';
import { card, cards, race } from './race';

describe('react', () => {
  test('[R38] cooldown can be used in several steps; [R49] a driver with nothing left is done automatically', () => {
    const r = race('usa').car({ at: 20, engine: 3, hand: '1 heat heat 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('1') });
    r.act(0, { type: 'cool', count: 1 });
    expect(r.offer(0, 'react')).toMatchObject({ cool: 1, coolTotal: 2 });
    r.act(0, { type: 'cool', count: 1 });
    expect(r.eventsOf('cooled', 'reactEnded')).toEqual([
      { type: 'cooled', seat: 0, count: 1 },
      { type: 'cooled', seat: 0, count: 1 },
      { type: 'reactEnded', seat: 0 },
    ]);
    expect([r.at(0).engine, r.asked(0)]).toEqual([5, 'discard']);
  });

  test('[R49] a driver without an option is skipped', () => {
    const r = race('usa').car({ at: 20, gear: 3 }).begin(5);
    expect(r.eventsOf('activeSeat', 'reactEnded')).toEqual([]);
    expect(r.asked(0)).toBe('discard');
  });

  test('[R37] every answer has its own decision: a second click is stale', () => {
    const r = race('usa').car({ at: 20, hand: '1 heat heat 2' }).begin(4, [], [0]);
    const first = r.ask(0).id;
    r.act(0, { type: 'adrenaline' });
    expect(r.ask(0).id).toBeGreaterThan(first);
    expect(r.refusal(0, { type: 'adrenaline' })).toBe('no-adrenaline R39');
  });

  test('[R41] reduce stress moves up to its number of cards from hand to discard', () => {
    const r = race('usa').car({ at: 13, hand: 'body-3 stress stress stress 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('body-3') });
    expect(r.offer(0, 'react').reduceStress).toBe(2);
    expect(r.refusal(0, { type: 'reduceStress', count: 3 })).toBe('no-reduce-stress R41');
    r.act(0, { type: 'reduceStress', count: 2 });
    expect([r.at(0).hand, r.at(0).discard]).toEqual([cards('stress 1'), cards('stress stress')]);
  });

  test('[R42] scrap is mandatory: done does it, across a reshuffle, each card once', () => {
    const r = race('usa').car({ at: 13, gear: 2, hand: 'cooling-sc4 1 2', draw: '4', discard: '3 2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('cooling-sc4 1') });
    expect(r.offer(0, 'react').scrap).toBe(4);
    r.act(0, { type: 'done' }, [0]);
    expect(r.eventsOf('scrapped')).toEqual([{ type: 'scrapped', seat: 0, cards: cards('4 3 2') }]);
    expect([r.at(0).draw, r.at(0).discard]).toEqual([[], cards('4 3 2')]);
  });

  test('[R43] super cool moves Heat from the discard pile to the Engine', () => {
    const r = race('usa').car({ at: 13, engine: 2, hand: 'cooling-sc1 1', discard: 'heat heat 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('cooling-sc1') });
    expect(r.refusal(0, { type: 'superCool', count: 2 })).toBe('no-super-cool R43');
    r.act(0, { type: 'superCool', count: 1 });
    expect([r.at(0).engine, r.at(0).discard]).toEqual([3, cards('heat 1')]);
  });

  test('[R44] salvage shuffles chosen cards of the discard pile into the draw pile', () => {
    const r = race('usa').car({ at: 13, hand: 'fuel-2 1', draw: '1', discard: '4 4 heat' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('fuel-2') });
    expect(r.offer(0, 'react').salvage).toBe(2);
    expect(r.refusal(0, { type: 'salvage', cards: cards('4 3') })).toBe('not-in-discard R44');
    expect(r.refusal(0, { type: 'salvage', cards: cards('4 4 heat') })).toBe('no-salvage R44');
    r.act(0, { type: 'salvage', cards: cards('4 4') }, [0, 0]);
    expect([r.at(0).draw, r.at(0).discard]).toEqual([cards('4 4 1'), cards('heat')]);
  });

  test('[R44] salvaging nothing spends the symbol and shuffles nothing', () => {
    const r = race('usa').car({ at: 13, hand: 'fuel-2 1 heat' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('fuel-2') }).act(0, { type: 'salvage', cards: [] });
    expect([r.at(0).left.salvage, r.asked(0)]).toEqual([0, 'react']);
  });

  test('[R45] accelerate gives n per + resolved, one flip each however many cards it turned up, and only once', () => {
    const r = race('usa').car({ at: 13, gear: 2, hand: '4wd-accel stress 1', draw: 'heat 5 2 3 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4wd-accel stress') });
    expect([r.at(0).speed, r.offer(0, 'react').accelerate]).toEqual([5, [{ card: card('4wd-accel'), gain: 2 }]]);
    r.act(0, { type: 'accelerate', card: card('4wd-accel') });
    expect([r.at(0).speed, r.at(0).progress, r.asked(0)]).toEqual([7, 20, 'discard']);
  });

  test('[R45] without a resolved + there is nothing to accelerate', () => {
    const r = race('usa').car({ at: 13, gear: 2, hand: 'gas-accel 2 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('gas-accel 2') });
    expect(r.refusal(0, { type: 'accelerate', card: card('gas-accel') })).toBe('no-accelerate R45');
  });

  test('[R46] a direct play with Heat is paid by its own cooldown if need be, and refused if unpayable', () => {
    const rich = race('usa').car({ at: 13, gear: 3, engine: 0, hand: 'gas-4 heat 1' }).begin(5);
    rich.act(0, { type: 'directPlay', card: card('gas-4') });
    expect(rich.eventsOf('cardHeatPaid')).toMatchObject([{ heat: 1, cooled: 1 }]);
    expect([rich.at(0).progress, rich.at(0).left.cool]).toEqual([17, 0]);
    const poor = race('usa').car({ at: 13, gear: 3, engine: 0, hand: 'gas-4 1' }).begin(4, [], [0]);
    expect(poor.refusal(0, { type: 'directPlay', card: card('gas-4') })).toBe('direct-play-needs-heat R46');
    expect(poor.refusal(0, { type: 'directPlay', card: card('1') })).toBe('no-direct-play R46');
  });

  test("[R46] a card's symbols are available after it was played directly", () => {
    const r = race('usa').car({ at: 13, gear: 3, hand: 'gas-4 heat 1' }).begin(5);
    r.act(0, { type: 'directPlay', card: card('gas-4') });
    expect(r.offer(0, 'react').cool).toBe(1);
  });

  test('[R46] placed normally in phase 2 it is an ordinary card, and its symbol is spent', () => {
    const r = race('usa').car({ at: 13, hand: 'gas-2 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('gas-2') });
    expect(r.offer(0, 'react')).toMatchObject({ directPlay: [], scrap: 2 });
  });

  test('[S3] the default does what is mandatory, cools all it can, and does nothing else', () => {
    const r = race('usa').car({ at: 13, hand: 'cooling-4 1 heat heat heat heat heat' }).begin(2, [], [0]);
    r.act(0, { type: 'cards', cards: cards('cooling-4') });
    const played: string[] = [];
    while (r.asked(0) === 'react') {
      const action = heat.fallback(r.s, r.ask(0));
      played.push(action.type);
      r.act(0, action);
    }
    expect(played).toEqual(['scrap', 'cool', 'done']);
    expect(r.eventsOf('cooled')).toEqual([{ type: 'cooled', seat: 0, count: 5 }]);
  });
});

describe('slipstream', () => {
  test('[R52] a driver is eligible beside a car, on whatever lap, and behind a car past the final line', () => {
    expect(
      race('usa')
        .car({ at: 40 })
        .parked(40 + 69)
        .begin(6)
        .offer(0, 'slipstream').tow,
    ).toBe(1);
    const r = race('usa').car({ at: 68 }).parked(138).begin(6);
    expect(r.offer(0, 'slipstream').tow).toBe(1);
  });

  test('[R52] without a car near, or with one only behind, a driver is not eligible', () => {
    expect(race('usa').car({ at: 40 }).parked(39, 44).begin(6).asked(0)).toBe('discard');
  });

  test('[R55] over the line between two laps anyone may slipstream', () => {
    const { length } = trackOf('usa');
    const r = race('usa')
      .car({ at: length - 1, speed: 5, gear: 2 })
      .parked(length)
      .begin(6);
    expect(r.s.laps).toBe(2);
    r.act(0, { type: 'slipstream', length: 2 });
    expect(r.at(0).progress).toBe(length + 1);
  });

  test('[R55] each length is judged on its own; a full space can push one over the final line', () => {
    const r = race('usa').car({ at: 133, hand: 'rpm-1 2' }).parked(135, 136, 136).begin(2);
    r.act(0, { type: 'cards', cards: cards('rpm-1') });
    expect(r.offer(0, 'slipstream').lengths.map((offer) => [offer.length, offer.to])).toEqual([
      [2, 137],
      [3, 137],
    ]);
    expect(r.refusal(0, { type: 'slipstream', length: 4 })).toBe('slipstream-final-line R55');
    expect(r.refusal(0, { type: 'slipstream', length: 1 })).toBe('slipstream-length R53');
  });

  test('[R50] eligibility counts at that moment: the car ahead goes first and leaves', () => {
    const r = race('usa').car({ at: 40 }).car({ at: 41 }).parked(42).begin(6);
    r.act(1, { type: 'slipstream', length: 2 });
    expect(r.asked(0)).toBe('discard');
  });
});

describe('corners', () => {
  test('[R57] the limit never falls below 1', () => {
    const r = race('usa')
      .car({ at: 55 })
      .set({ road: [null, null, null, 'slower'] });
    r.at(0).limitBonus = -1;
    expect([limitOf(r.s, 3), limitFor(r.s, r.at(0), 3)]).toEqual([1, 1]);
  });

  test('[R58] a corner crossed in phase 3 is checked against the speed after the boost', () => {
    const r = race('usa').car({ at: 3, gear: 4, hand: '4 4 1 1 1', draw: '2 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4 1 1') });
    expect(r.offer(0, 'react').forecast).toMatchObject([{ corner: 0, speed: 10, limit: 7, heat: 3 }]);
    r.act(0, { type: 'boost' });
    expect(r.eventsOf('cornerPaid')).toMatchObject([{ speed: 12, limit: 7, heat: 5 }]);
  });

  test('[R60] if both lanes before the line and the space behind are taken, the car goes further back, even behind the start', () => {
    const r = race('usa').car({ at: 31, gear: 2, engine: 0, hand: '4 4 2' }).parked(32, 32, 31, 31).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 4') });
    expect(r.eventsOf('spunOut')).toMatchObject([{ from: 39, to: 30 }]);
  });

  test('[R60] two cars that spin out at the same corner take the race lane, then the other lane, in turn order', () => {
    const r = race('usa')
      .car({ at: 31, gear: 2, engine: 0, hand: '4 4 2' })
      .car({ at: 30, gear: 2, engine: 0, hand: '4 4 2' })
      .begin(2);
    for (const seat of [0, 1]) r.act(seat, { type: 'cards', cards: cards('4 4') });
    expect(r.eventsOf('slipstreamOffered').length).toBe(1);
    r.act(1, { type: 'slipstream', length: 0 });
    expect(r.eventsOf('spunOut')).toMatchObject([
      { seat: 0, to: 32, lane: 0 },
      { seat: 1, to: 32, lane: 1 },
    ]);
  });

  test('[R60, R65] a hand of eight after a spin-out draws nothing', () => {
    const full = race('usa').car({ at: 34, from: 31, speed: 9, gear: 3, engine: 0, hand: '1 1 1 2 2 2' }).begin(7);
    expect([full.at(0).progress, full.at(0).hand.length]).toEqual([32, 8]);
    full.act(0, { type: 'discard', cards: [], refresh: [] });
    expect(full.eventsOf('handFilled')).toEqual([]);
  });

  test('[R61, R67] with another car past the line the mark stays and passes to that car', () => {
    const r = race('usa').car({ at: 139, from: 125, speed: 14, gear: 4, engine: 0 }).parked(140);
    r.set({ status: 'finalRound', finalSeat: 0 }).begin(7);
    expect(r.eventsOf('spunOut')).toMatchObject([{ to: 125 }]);
    expect(r.eventsOf('finalRoundCancelled').length).toBe(1);
    const two = race('usa').car({ at: 139, from: 125, speed: 14, gear: 4, engine: 0 }).car({ at: 140, gear: 2 });
    two.set({ status: 'finalRound', finalSeat: 0 }).begin(7);
    expect(two.eventsOf('finalRoundCancelled')).toEqual([]);
    expect([two.s.finalSeat, two.s.status]).toEqual([1, 'finished']);
  });
});

describe('discard and replenish', () => {
  test('[R63] a driver with only Heat and Stress in hand is asked like everyone else, and has nothing to discard', () => {
    const r = race('usa').car({ hand: 'heat stress', draw: '1 1 1 1 1 1' }).begin(8);
    expect([r.asked(0), r.offer(0, 'discard').discardable]).toEqual(['discard', []]);
    r.act(0, { type: 'discard', cards: [], refresh: [] });
    expect([r.s.round, r.asked(0)]).toEqual([6, 'gear']);
  });

  test('[R63] sponsorship cards may be discarded and then circulate', () => {
    const r = race('usa').car({ hand: 'sp-turbo 1' }).begin(8);
    r.act(0, { type: 'discard', cards: cards('sp-turbo'), refresh: [] });
    expect(r.at(0).discard).toEqual(cards('sp-turbo'));
  });

  test("[R97] a played sponsorship card goes to the used pile, not to the driver's own", () => {
    const r = race('usa').car({ at: 13, hand: 'sp-turbo 1 heat' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('sp-turbo') }).act(0, { type: 'done' });
    r.act(0, { type: 'discard', cards: [], refresh: [] });
    expect([r.s.sponsorsUsed, r.at(0).discard]).toEqual([cards('sp-turbo'), []]);
  });

  test('[R97, R100] a sponsorship card is also used up if its car is taken off the track in the same round', () => {
    for (const others of [[{ at: 2 }], []]) {
      const r = race('usa').car({ at: 31, gear: 1, engine: 0, hand: 'sp-turbo 1 heat', draw: '1 1 1 1 1 1' });
      for (const other of others) r.car({ ...other, hand: '1 1 1', draw: '1 1 1 1 1 1' });
      r.set({ event: 'withdrawal' }).begin(2);
      r.act(0, { type: 'cards', cards: cards('sp-turbo') });
      if (others.length > 0) r.act(1, { type: 'cards', cards: cards('1') });
      for (let i = 0; i < 9 && r.at(0).status === 'racing'; i++) r.act(r.s.asks[0]!.seat, { type: 'done' });
      expect([r.at(0).status, r.s.sponsorsUsed]).toEqual(['eliminated', cards('sp-turbo')]);
      expect(r.at(0).played.filter((one) => cards('sp-turbo').includes(one))).toEqual([]);
    }
  });

  test('[R64] Refresh cards go on top in the order given, the last one on top, and may be drawn at once', () => {
    const r = race('usa').car({ at: 13, gear: 2, hand: 'susp-4 susp-2-cool 1 1 1 1 heat', draw: '3 3 3' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('susp-4 susp-2-cool') }).act(0, { type: 'done' });
    expect(r.offer(0, 'discard').refresh).toEqual(cards('susp-4 susp-2-cool'));
    expect(r.refusal(0, { type: 'discard', cards: [], refresh: cards('susp-4 susp-4') })).toBe('no-refresh R64');
    r.act(0, { type: 'discard', cards: [], refresh: cards('susp-2-cool susp-4') });
    expect(r.eventsOf('refreshed', 'handFilled')).toMatchObject([
      { cards: cards('susp-2-cool susp-4') },
      { cards: cards('susp-4 susp-2-cool') },
    ]);
    expect(r.at(0).discard).toEqual([]);
  });

  test('[S3] the default discards nothing and puts Refresh cards back', () => {
    const r = race('usa').car({ at: 13, hand: 'susp-4 1 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('susp-4') });
    expect(heat.fallback(r.s, r.ask(0))).toEqual({ type: 'discard', cards: [], refresh: cards('susp-4') });
  });

  test('[R66] with both piles empty the hand is smaller, and the driver plays on', () => {
    const r = race('usa').car({ hand: '1 2', draw: '', discard: '' }).begin(9);
    expect([r.at(0).hand.length, r.asked(0)]).toEqual([2, 'gear']);
  });

  test('[R48] played cards are not part of a reshuffle in their own turn', () => {
    const r = race('usa').car({ at: 13, gear: 2, hand: '4 stress 1', draw: '', discard: '2' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4 stress') });
    expect(r.at(0)).toMatchObject({ played: cards('4 stress 2'), draw: [], discard: [] });
  });
});
