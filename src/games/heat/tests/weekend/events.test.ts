// The ten events and what a race hands over (R4, R92 to R94, R97 to R100): their own rules, points, the season's deck.

import { ioWith } from '@core/io';
import { describe, expect, test } from 'vitest';
import { CARDS, sponsorCards } from '../../data/cards';
import { EVENT_IDS } from '../../data/event-ids';
import { EVENTS } from '../../data/events';
import { TRACK_IDS, trackOf } from '../../data/tracks';
import { fitsHandOver } from '../../hand-over';
import { heat } from '../../index';
import { setup } from '../../setup';
import type { EventId, HeatHandOver, HeatState } from '../../types';
import { baseOf, card, cards, race } from '../race';
import { heatConfig } from '../race-config';
import { DECK, started, withPress } from './weekend';

describe('events', () => {
  test.each(EVENT_IDS)('[2.9] %s: laps, hand size, Engine, Stress, cards at the start', (id) => {
    const plain = started(heatConfig('france', 2)).s;
    const { s } = started(heatConfig('france', 2, 0, { event: id, sponsorship: true }));
    const expected: Record<EventId, [laps: number, hand: number, engine: number, stress: number, sponsors: number]> = {
      grandstand: [0, 7, 0, 0, 2],
      record: [0, 7, 0, 0, 1],
      strike: [-1, 7, 0, 0, 1],
      engines: [0, 7, 1, 0, 2],
      crowds: [1, 8, 0, 0, 1],
      committee: [0, 7, 0, 0, 1],
      title: [0, 7, 0, 0, 3],
      television: [0, 7, 0, 0, 1],
      safety: [0, 6, -2, -1, 1],
      withdrawal: [0, 7, 0, 1, 0],
    };
    const [laps, hand, engine, stress, sponsors] = expected[id];
    const of = (state: HeatState, what: string) => {
      const { hand: held, draw } = state.cars[0]!;
      return [...held, ...draw].filter((one) => CARDS[one]?.kind === what).length;
    };
    expect([s.laps - plain.laps, s.handSize, s.cars[0]!.hand.length]).toEqual([laps, hand, hand]);
    expect([s.cars[0]!.engine - plain.cars[0]!.engine, of(s, 'stress') - of(plain, 'stress')]).toEqual([
      engine,
      stress,
    ]);
    expect([of(s, 'sponsor'), s.event, s.eventsDrawn]).toEqual([sponsors, id, [id]]);
    expect(EVENTS[id].text).toMatch(/\.$/);
  });

  test('[R4] one lap fewer never means less than one', () => {
    expect(started(heatConfig('usa', 2, 0, { event: 'strike', laps: 1 })).s.laps).toBe(1);
    expect(started(heatConfig('usa', 2, 0, { event: 'crowds', laps: 3 })).s.laps).toBe(4);
  });

  test('[R1] it is revealed first, with its press corners and laps', () => {
    const { events } = started(heatConfig('italy', 2, 0, { event: 'strike', sponsorship: true }));
    expect(events[1]).toEqual({ round: 0, phase: 0, type: 'eventRevealed', event: 'strike', press: [2], laps: 2 });
    expect(events[2]?.type).toBe('gridSet');
  });

  test('a drawn event is one that the season has not had, until it has had all; then any', () => {
    const before = (eventsDrawn: EventId[]): HeatHandOver => ({
      shared: { sponsorDeck: [], sponsorsUsed: [], eventsDrawn },
      cars: [[], []],
    });
    const drawn = (had: EventId[], seed: string) =>
      started({ ...heatConfig('usa', 2, 0, { event: 'drawn' }), before: before(had) }, seed).s;
    const nine = EVENT_IDS.slice(0, 9);
    for (let n = 0; n < 5; n++) expect(drawn(nine, `nine ${n}`).event).toBe('withdrawal');
    const again = drawn([...EVENT_IDS], 'ten');
    expect(again.eventsDrawn).toEqual([again.event]);
    expect(drawn(['safety'], 'one').eventsDrawn).toHaveLength(2);
  });

  test('[R99] Grandstand opening ranks by round, then by progress after phase 7; drivers among the first three take one', () => {
    const r = withPress('usa', [], { event: 'grandstand' })
      .car({ at: 70, from: 66 })
      .car({ at: 72, from: 66, legend: true })
      .car({ at: 60, from: 55 })
      .car({ at: 71, from: 64 })
      .car({ at: 69, from: 63 })
      .begin(7);
    expect(r.s.firstLap).toEqual([1, 3, 0, 4]);
    expect(r.eventsOf('sponsorTaken')).toMatchObject([
      { seat: 3, reason: 'grandstand', corner: null },
      { seat: 0, reason: 'grandstand' },
    ]);
  });

  test('[R99] Grandstand opening ranks cars from a later round behind, and no car twice', () => {
    const r = withPress('usa', [], { event: 'grandstand', firstLap: [1, 2] })
      .car({ at: 69, from: 66 })
      .car({ at: 80, from: 75 })
      .car({ at: 81, from: 75 })
      .car({ at: 70, from: 66 })
      .begin(7);
    expect(r.s.firstLap).toEqual([1, 2, 3, 0]);
    expect(r.eventsOf('sponsorTaken')).toMatchObject([{ seat: 3, reason: 'grandstand' }]);
  });

  test('[R99] Record hunters: speed 15 is enough, 14 is not', () => {
    const at = (speed: number) =>
      withPress('usa', [], { event: 'record' }).car({ at: 30, from: 15, speed }).begin(7).eventsOf('sponsorTaken');
    expect([at(15), at(14)]).toMatchObject([[{ reason: 'record', corner: null }], []]);
  });

  test('[R99] Live on television counts three cars that were ahead at the start of the round and are behind now, Legends too', () => {
    const passing = (places: [from: number, at: number][]) => {
      const r = withPress('usa', [], { event: 'television' }).car({ at: 26, from: 15 });
      for (const [from, at] of places) r.car({ from, at, legend: true });
      return r.begin(7).eventsOf('sponsorTaken');
    };
    expect(
      passing([
        [16, 20],
        [17, 25],
        [18, 24],
      ]),
    ).toMatchObject([{ seat: 0, reason: 'television', corner: null }]);
    expect(
      passing([
        [16, 20],
        [17, 25],
        [15, 24],
      ]),
    ).toEqual([]);
    expect(
      passing([
        [16, 20],
        [17, 25],
        [18, 26],
      ]),
    ).toEqual([]);
  });

  test('[R100] Sponsor withdraws: a spun-out car is taken off in phase 7, frees its lane and ranks behind the classified', () => {
    const r = race('usa')
      .set({ event: 'withdrawal' })
      .car({ at: 38, from: 30, gear: 3, speed: 8, engine: 0 })
      .car({ at: 37, from: 30, gear: 3, speed: 7, engine: 1 })
      .car({ at: 20, gear: 1 })
      .begin(7);
    expect(r.eventsOf('spunOut', 'eliminated')).toMatchObject([
      { type: 'spunOut', seat: 0, to: 32 },
      { type: 'eliminated', seat: 0 },
      { type: 'spunOut', seat: 1, to: 32, lane: 0 },
      { type: 'eliminated', seat: 1 },
    ]);
    expect(r.s.order).toEqual([2]);
    // Out at the same moment: the car ahead in turn order ranks ahead.
    expect(heat.standings(r.s).map(({ seat, status }) => [seat, status])).toEqual([
      [2, 'racing'],
      [0, 'out'],
      [1, 'out'],
    ]);
    expect(r.asked(2)).toBe('discard');
  });

  test('[R100, R67] the mark of the last round is removed with the car that is taken off', () => {
    const r = race('usa')
      .set({ event: 'withdrawal', status: 'finalRound', finalSeat: 0 })
      .car({ at: 139, from: 124, gear: 4, speed: 15, engine: 5 })
      .car({ at: 20, gear: 1 })
      .begin(7);
    expect(r.eventsOf('eliminated', 'finalRoundCancelled')).toMatchObject([{ seat: 0 }, { seat: 0 }]);
    expect([r.s.status, r.s.finalSeat]).toEqual(['racing', -1]);
  });

  test('[R106] if it takes off the last driver, the race ends at the end of the phase and the Legends rank', () => {
    const r = race('usa')
      .set({ event: 'withdrawal' })
      .car({ at: 38, from: 30, gear: 3, speed: 8, engine: 0 })
      .car({ at: 10, legend: true })
      .begin(7);
    expect([r.s.status, r.s.asks]).toEqual(['finished', []]);
    expect(heat.standings(r.s).map(({ seat, status }) => [seat, status])).toEqual([
      [1, 'finished'],
      [0, 'out'],
    ]);
  });
});

describe('points', () => {
  const over = (event: EventId | null) =>
    race('usa')
      .set({ event, status: 'finished' })
      .car({ at: 140 })
      .car({ at: 139 })
      .car({ at: 138, legend: true })
      .car({ at: 137 });

  test('E51 Points (R93): 8, 6, 4, 2 for four cars, and no bonus without an event', () => {
    expect(heat.scores(over(null).s)).toEqual([8, 6, 4, 2].map((points) => ({ points, bonuses: [] })));
  });

  test('[R93] Drivers on strike gives the winner 2 more; Generous stewards gives places 1 to 3 one more each, Legends too', () => {
    expect(heat.scores(over('strike').s)[0]).toEqual({ points: 10, bonuses: [{ id: 'strike', points: 2 }] });
    expect(heat.scores(over('strike').s)[1]).toEqual({ points: 6, bonuses: [] });
    const bonus = [{ id: 'committee', points: 1 }];
    expect(heat.scores(over('committee').s)).toEqual([
      { points: 9, bonuses: bonus },
      { points: 7, bonuses: bonus },
      { points: 5, bonuses: bonus },
      { points: 2, bonuses: [] },
    ]);
  });

  test('[R93] a car that is not classified has neither points nor bonus, whatever its place', () => {
    const r = over('committee');
    for (const seat of [1, 2, 3]) Object.assign(r.at(seat), { status: 'retired', outOrder: 4 - seat });
    expect(heat.scores(r.s).map(({ points }) => points)).toEqual([9, 0, 0, 0]);
  });
});

describe('from race to race', () => {
  const end = () =>
    race('usa')
      .set({
        status: 'finished',
        sponsorDeck: cards('sp-rpm sp-turbo'),
        sponsorsUsed: cards('sp-wings'),
        eventsDrawn: ['record'],
      })
      .car({ at: 140, hand: '1 sp-brakes', draw: 'sp-turbo 2', discard: 'sp-cooling heat' })
      .car({ at: 139, legend: true })
      .car({ at: 138, hand: '1', draw: '2', played: 'sp-rpm 3' });

  test("[R97, R98] a race hands over deck, used pile, events and every driver's unused cards, wherever they are", () => {
    const handed = heat.handOver?.(end().s);
    expect(handed).toEqual({
      shared: {
        sponsorDeck: cards('sp-rpm sp-turbo'),
        sponsorsUsed: cards('sp-wings sp-rpm'),
        eventsDrawn: ['record'],
      },
      cars: [cards('sp-brakes sp-turbo sp-cooling'), [], []],
    });
  });

  test('[R97, R98] the next race shuffles them into the decks, and shuffles no new sponsorship deck', () => {
    const before: HeatHandOver = {
      shared: { sponsorDeck: cards(DECK), sponsorsUsed: cards('sp-wings'), eventsDrawn: ['record'] },
      cars: [cards('sp-turbo sp-turbo'), null, []],
    };
    const bounds: number[] = [];
    const config = { ...heatConfig('usa', 3, 0, { sponsorship: true, event: 'title' }), before };
    expect(heat.checkConfig(config)).toBeNull();
    setup(
      config,
      baseOf('next'),
      ioWith(
        () => undefined,
        (bound) => bounds.push(bound) * 0,
      ),
    );
    expect(bounds[0]).toBe(20);
    const { s } = started(config);
    // Five in the deck and one used: three, then two and the used one, then none.
    expect(heat.view(s, 'watcher').cars.map((car) => car.sponsors)).toEqual([2 + 3, 3, 0]);
    const [first] = s.cars;
    expect([...first!.hand, ...first!.draw].length).toBe(18 + 2 + 3);
    expect([...first!.hand, ...first!.draw].filter((one) => one === card('sp-turbo')).length).toBeGreaterThanOrEqual(2);
  });

  test('[R97] every one of the 35 cards is in exactly one place after every race', () => {
    const handed = heat.handOver?.(
      started(heatConfig('usa', 4, 0, { sponsorship: true, event: 'title' })).s,
    ) as unknown as HeatHandOver;
    const all = [
      ...handed.shared.sponsorDeck,
      ...handed.shared.sponsorsUsed,
      ...handed.cars.flatMap((own) => own ?? []),
    ];
    expect(all.toSorted((a, b) => a - b)).toEqual(sponsorCards().sort((a, b) => a - b));
  });

  test('an impossible hand-over is refused', () => {
    const config = heatConfig('usa', 2, 0, { sponsorship: true });
    const shared = { sponsorDeck: [], sponsorsUsed: [], eventsDrawn: [] };
    const eight = Array.from({ length: 8 }, () => card('sp-turbo'));
    for (const before of [
      { shared, cars: [[]] },
      { shared: { ...shared, sponsorDeck: eight }, cars: [[], []] },
      { shared, cars: [cards('4'), []] },
    ]) {
      expect(fitsHandOver({ ...config, before })).toBe(false);
      expect(heat.checkConfig({ ...config, before })).toMatchObject({ code: 'hand-over', rule: 'R98' });
    }
  });

  test.each(TRACK_IDS)('[R94] every corner of %s can have a press', (track) => {
    expect(trackOf(track).press).toEqual(trackOf(track).corners.map((corner) => corner.index));
  });
});
