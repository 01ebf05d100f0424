// Weather and road (R86 to R91): drawn for the race, what they change in decks, limits, cooldown, boosts and slipstreams.

import { ioWith, silentIo } from '@core/io';
import { describe, expect, test } from 'vitest';
import { limitOf, mayStartSlipstream, sectorAt, slipstreamMost, weatherSectors } from '../../conditions';
import { HEAT, STRESS } from '../../data/cards';
import { ROAD_IDS, ROAD_TOKENS, WEATHER_IDS } from '../../data/conditions';
import { TRACK_IDS, trackOf } from '../../data/tracks';
import { heat } from '../../index';
import { legendMove } from '../../phases/legends';
import { setup } from '../../setup';
import type { EventId, HeatEvent, HeatState, RoadId, WeatherId } from '../../types';
import { baseOf, card, cards, race } from '../race';
import { heatConfig } from '../race-config';

/** The start of a race in which the first draw after the grid gives this weather. */
function started(weather: WeatherId, event: EventId | 'none' = 'none'): { s: HeatState; events: HeatEvent[] } {
  const base = baseOf('weather');
  const events: HeatEvent[] = [];
  let first = true;
  const { draw } = silentIo(base.rng);
  const weatherThenRest = (bound: number) => {
    const drawn = first ? WEATHER_IDS.indexOf(weather) : draw(bound);
    first = false;
    return drawn;
  };
  const s = setup(
    heatConfig('usa', 2, 0, { weather: true, event }),
    base,
    ioWith<HeatEvent>((one) => events.push(one), weatherThenRest),
  );
  return { s, events };
}

/** Card counts of one driver's piles at the start. */
function piles(s: HeatState) {
  const { engine, hand, draw, discard } = s.cars[0]!;
  const deck = [...hand, ...draw];
  const count = (what: number) => deck.filter((one) => one === what).length;
  return {
    engine,
    deck: deck.length,
    drawPile: draw.length,
    discard: discard.length,
    stress: count(STRESS),
    heat: count(HEAT),
  };
}

const NONE: (RoadId | null)[] = [null, null, null, null];
/** USA: sector 3 contains the finish; sectors begin at 12, 33, 49 and 57. */
const road = (...tokens: [corner: number, token: RoadId][]) => {
  const all = NONE.slice();
  for (const [corner, token] of tokens) all[corner] = token;
  return all;
};

describe('tokens and sectors', () => {
  test('[R86] one weather token is drawn, then one road token per corner, never more of a kind than exist', () => {
    const seen = new Set<string>();
    for (const track of TRACK_IDS) {
      for (let n = 0; n < 40; n++) {
        const base = baseOf(`road ${n}`);
        const s = setup(heatConfig(track, 2, 0, { weather: true }), base, silentIo(base.rng));
        expect(s.road).toHaveLength(trackOf(track).corners.length);
        for (const id of ROAD_IDS) expect(s.road.filter((token) => token === id).length).toBeLessThanOrEqual(2);
        for (const token of [s.weather, ...s.road]) seen.add(String(token));
      }
    }
    expect(seen).toEqual(new Set<string>([...WEATHER_IDS, ...ROAD_IDS]));
    expect(ROAD_TOKENS).toHaveLength(12);
  });

  test('[R1, R86] they are revealed after grid and draft and before the decks, with limits and sectors', () => {
    const { s, events } = started('rain');
    const kinds = events.map((event) => event.type);
    expect(kinds.slice(0, 5)).toEqual(['raceSetUp', 'gridSet', 'weatherRevealed', 'roadTokensPlaced', 'decksBuilt']);
    expect(events[3]).toMatchObject({
      tokens: s.road,
      limits: trackOf('usa').corners.map((corner) => limitOf(s, corner.index)),
      weatherSectors: weatherSectors(s),
    });
  });

  test('[R1] the weather is one draw of six, each token one draw from those left', () => {
    const bounds: number[] = [];
    const config = heatConfig('italy', 2, 0, { weather: true });
    setup(
      config,
      baseOf('bounds'),
      ioWith(
        () => undefined,
        (bound) => bounds.push(bound) * 0,
      ),
    );
    expect(bounds.slice(0, 4)).toEqual([6, 12, 11, 10]);
  });

  test('[R86] without the option there are no tokens, and no event mentions any', () => {
    const base = baseOf('dry');
    const s = setup(heatConfig('usa', 2), base, silentIo(base.rng));
    expect([s.weather, s.road]).toEqual([null, NONE]);
  });

  test('[R88] the lasting effect applies in the home sector and at the fronts; with reach tokens only at the fronts', () => {
    const r = race('usa').set({ weather: 'fog', road: road([0, 'weather']) });
    expect(weatherSectors(r.s)).toEqual([0, 3]);
    r.set({ weatherReach: 'tokens' });
    expect(weatherSectors(r.s)).toEqual([0]);
    r.set({ weather: null });
    expect(weatherSectors(r.s)).toEqual([]);
  });

  test('[R87] a car is in the sector of its space, on whatever lap, grid included', () => {
    const { s } = race('usa');
    expect([-1, 0, 11, 12, 32, 33, 48, 49, 56, 57, 68, 69 + 12].map((at) => sectorAt(s, at))).toEqual([
      3, 3, 3, 0, 0, 1, 1, 2, 2, 3, 3, 0,
    ]);
  });
});

describe('weather in decks and Engines', () => {
  test.each<[WeatherId, Partial<ReturnType<typeof piles>>]>([
    ['overcast', { engine: 6, stress: 2, deck: 17, discard: 0 }],
    ['fog', { engine: 7, stress: 3, deck: 18, discard: 0 }],
    ['storm', { engine: 6, stress: 4, deck: 19, discard: 0 }],
    ['coldSnap', { engine: 5, stress: 3, deck: 18, discard: 0 }],
  ])('[R8] %s', (weather, expected) => {
    expect(piles(started(weather).s)).toMatchObject(expected);
  });

  test('E44 Heavy rain (R9): Engine 3, deck 21, 7 in hand, 14 to draw; Heatwave: Engine 3, discard 3, deck 18', () => {
    expect(piles(started('rain').s)).toEqual({ engine: 3, deck: 21, drawPile: 14, discard: 0, stress: 3, heat: 4 });
    expect(piles(started('heatwave').s)).toEqual({ engine: 3, deck: 18, drawPile: 11, discard: 3, stress: 3, heat: 1 });
  });

  test('[R8, R9] event and weather add up before rain and heatwave take what is left', () => {
    expect(piles(started('rain', 'engines').s)).toMatchObject({ engine: 4, heat: 4 });
    expect(piles(started('heatwave', 'safety').s)).toMatchObject({ engine: 1, discard: 3, stress: 2 });
    expect(piles(started('coldSnap', 'safety').s)).toMatchObject({ engine: 3, stress: 2 });
    expect(piles(started('overcast', 'safety').s)).toMatchObject({ engine: 4, stress: 1 });
  });
});

describe('limits and costs', () => {
  test('[R57] Greasy corner and Fresh asphalt change the limit for everyone, never below 1', () => {
    const r = race('usa').set({ road: road([0, 'slower'], [1, 'faster'], [3, 'slower']) });
    expect([0, 1, 2, 3].map((corner) => limitOf(r.s, corner))).toEqual([6, 4, 3, 1]);
    expect(heat.view(r.s, 'watcher').limits).toEqual([6, 4, 3, 1]);
  });

  test("E46 Overheat (R58): limit 4, speed 6 costs 3, of which the event shows 1 as the token's", () => {
    const r = race('great-britain')
      .car({ at: 38, gear: 2, hand: '4 2 1' })
      .set({ road: [null, null, null, 'overheat', null] });
    r.begin(2).act(0, { type: 'cards', cards: cards('4 2') });
    expect(r.eventsOf('cornerPaid')).toEqual([
      { type: 'cornerPaid', seat: 0, corner: 3, speed: 6, limit: 4, heat: 3, overheat: true },
    ]);
  });

  test('[8] Overheat with no excess costs nothing', () => {
    const r = race('great-britain')
      .car({ at: 40, gear: 2, hand: '2 2 1' })
      .set({ road: [null, null, null, 'overheat', null] });
    r.begin(2).act(0, { type: 'cards', cards: cards('2 2') });
    expect(r.eventsOf('cornerPassed', 'cornerPaid')).toMatchObject([{ type: 'cornerPassed', speed: 4, limit: 4 }]);
  });

  test('[R58, R59] an Engine that covers the excess but not the Overheat spins out', () => {
    const r = race('great-britain')
      .car({ at: 38, gear: 2, hand: '4 2 1', engine: 2 })
      .set({ road: [null, null, null, 'overheat', null] });
    r.begin(2).act(0, { type: 'cards', cards: cards('4 2') });
    expect(r.eventsOf('spunOut')).toMatchObject([{ corner: 3, speed: 6, limit: 4, heatLost: 2 }]);
  });

  test('[R58] the forecast in React counts Overheat, and limits with tokens', () => {
    const r = race('usa')
      .car({ at: 8, gear: 3, hand: '4 3 2 heat' })
      .set({ road: road([0, 'overheat']) })
      .begin(2, [], [0]);
    r.act(0, { type: 'cards', cards: cards('4 3 2') });
    expect(r.offer(0, 'react').forecast).toMatchObject([{ corner: 0, speed: 9, limit: 7, heat: 3, spinOut: false }]);
  });

  test('[8] limit 2 with Greasy corner and Tires -1 is 1, not 0', () => {
    const r = race('usa')
      .car({ at: 54, gear: 2, hand: 'tires-2-cool 1 4' })
      .set({ road: road([3, 'slower']) })
      .begin(2);
    r.act(0, { type: 'cards', cards: cards('tires-2-cool 1') });
    expect(r.eventsOf('cornerPaid')).toMatchObject([{ corner: 3, speed: 3, limit: 1, heat: 2 }]);
  });

  test('[R75, R78] a Legend in the zone moves by the limit with its road token, and never pays Overheat', () => {
    const at = (token: RoadId | null) => {
      const r = race('usa')
        .car({ at: 30, colour: 'red', legend: true })
        .set({ road: [null, token, null, null] });
      return legendMove(r.s, 0, 12, 1, 1).to;
    };
    expect([at(null), at('slower'), at('faster'), at('overheat')]).toEqual([34, 33, 35, 34]);
  });
});

describe('cooldown', () => {
  const hot = (weather: WeatherId, at: number, gear: 1 | 2 | 3 = 1, hand = '1 heat heat heat heat heat') =>
    race('usa').car({ at, gear, engine: 0, hand }).set({ weather });

  test('[R89] Overcast: no cooldown at all in the home sector or at a front; elsewhere as usual', () => {
    const home = hot('overcast', 60).begin(2, [], [0]);
    home.act(0, { type: 'cards', cards: cards('1') });
    expect(home.offer(0, 'react')).toMatchObject({ cool: 0, coolTotal: 0, adrenaline: true });
    expect(home.refusal(0, { type: 'cool', count: 1 })).toBe('no-cooldown R38');
    const open = hot('overcast', 14).begin(2, [], [0]);
    open.act(0, { type: 'cards', cards: cards('1') });
    expect(open.offer(0, 'react')).toMatchObject({ cool: 4, coolTotal: 4 });
  });

  test('[R49, R89] a driver who could only cool, and may not here, is done automatically', () => {
    const r = hot('overcast', 60).begin(2);
    r.act(0, { type: 'cards', cards: cards('1') });
    expect(r.asked(0)).not.toBe('react');
  });

  test("[8] in a no-cooldown sector the car's place at that moment counts, so it may cool after boosting out", () => {
    const r = race('usa')
      .car({ at: 1, gear: 4, hand: '2 2 3 cooling-1 heat heat', draw: '4 1' })
      .set({ weather: 'overcast' })
      .begin(2);
    r.act(0, { type: 'cards', cards: cards('2 2 3 cooling-1') });
    expect([r.at(0).progress, r.offer(0, 'react').cool]).toEqual([9, 0]);
    r.act(0, { type: 'boost' });
    expect([r.at(0).progress, r.offer(0, 'react').cool]).toEqual([13, 2]);
  });

  test.each<WeatherId>(['coldSnap', 'rain'])(
    '[R89] %s: one extra cooldown where it applies, once per turn',
    (weather) => {
      const r = hot(weather, 60, 3, '1 1 1 heat heat heat').begin(2);
      r.act(0, { type: 'cards', cards: cards('1 1 1') });
      expect(r.offer(0, 'react')).toMatchObject({ cool: 1, coolTotal: 1 });
      r.act(0, { type: 'cool', count: 1 });
      expect([r.at(0).engine, r.asked(0)]).not.toContain('react');
      const away = hot(weather, 14, 3, '1 1 1 heat heat heat').begin(2);
      away.act(0, { type: 'cards', cards: cards('1 1 1') });
      expect(away.asked(0)).not.toBe('react');
    },
  );

  test("[R88, R89] it adds to the gear's, and is spent first: what is left of the gear's stays with the car", () => {
    const r = race('usa')
      .car({ at: 5, gear: 1, hand: '4 heat heat heat heat heat' })
      .set({ weather: 'rain' })
      .begin(2, [], [0]);
    r.act(0, { type: 'cards', cards: cards('4') });
    expect(r.offer(0, 'react')).toMatchObject({ cool: 5, coolTotal: 5 });
    r.act(0, { type: 'cool', count: 1 });
    expect([r.at(0).weatherCooled, r.at(0).left.cool]).toEqual([true, 4]);
    expect(r.offer(0, 'react').coolTotal).toBe(4);
  });

  test("[R88] the home sector's effect and a front in it count once", () => {
    const r = hot('rain', 60, 3, '1 1 1 heat heat heat')
      .set({ road: road([3, 'weather']) })
      .begin(2);
    r.act(0, { type: 'cards', cards: cards('1 1 1') });
    expect(r.offer(0, 'react').coolTotal).toBe(1);
  });

  test("[R25, R89] where cooling is forbidden, a card's own cooldown does not pay for it: it stalls", () => {
    const r = race('usa')
      .car({ at: 60, gear: 1, engine: 0, hand: 'cooling-6 heat', draw: '2' })
      .set({ weather: 'overcast' })
      .begin(2);
    r.act(0, { type: 'cards', cards: cards('cooling-6') });
    expect(r.eventsOf('cardStalled')).toMatchObject([{ card: card('cooling-6') }]);
    expect(r.eventsOf('speedSet')).toMatchObject([{ speed: 2 }]);
  });

  test('[R89] Super Cool is not a cooldown: it may be used under an overcast sky', () => {
    const r = race('usa')
      .car({ at: 60, gear: 1, engine: 2, hand: 'cooling-sc3 heat', discard: 'heat' })
      .set({ weather: 'overcast' })
      .begin(2);
    r.act(0, { type: 'cards', cards: cards('cooling-sc3') });
    expect(r.offer(0, 'react')).toMatchObject({ cool: 0, superCool: 1 });
  });
});

describe('boosts', () => {
  test('[R91] Cool air: a boost costs nothing there, even with an empty Engine; still in 4th gear, still once', () => {
    const r = race('usa')
      .car({ at: 13, gear: 4, engine: 0, hand: '2 2 2 1 1', draw: '3 1 2' })
      .set({ road: road([0, 'freeBoost']) })
      .begin(2);
    r.act(0, { type: 'cards', cards: cards('2 2 2 1') });
    expect(r.offer(0, 'react').boost).toEqual({ heat: 0 });
    r.act(0, { type: 'boost' });
    expect(r.eventsOf('boosted')).toEqual([{ type: 'boosted', seat: 0, heat: 0, value: 3 }]);
    expect([r.at(0).engine, r.at(0).boosted]).toEqual([0, true]);
    const low = race('usa')
      .car({ at: 13, gear: 3, hand: '2 2 2 heat' })
      .set({ road: road([0, 'freeBoost']) })
      .begin(2, [], [0]);
    low.act(0, { type: 'cards', cards: cards('2 2 2') });
    expect(low.refusal(0, { type: 'boost' })).toBe('boost-gear R40');
  });

  test('[R87] outside its sector a boost costs as usual', () => {
    const r = race('usa')
      .car({ at: 34, gear: 4, hand: '2 1 1 1 1' })
      .set({ road: road([0, 'freeBoost']) })
      .begin(2);
    r.act(0, { type: 'cards', cards: cards('2 1 1 1') });
    expect(r.offer(0, 'react').boost).toEqual({ heat: 1 });
  });
});

describe('slipstreams', () => {
  const tow = (at: number, set: Partial<HeatState>) => {
    const r = race('usa')
      .car({ at, gear: 1, hand: '1 4 4' })
      .parked(at + 2)
      .set(set)
      .begin(2);
    r.act(0, { type: 'cards', cards: cards('1') });
    return r.asked(0) === 'slipstream' ? r.offer(0, 'slipstream').lengths.map(({ length }) => length) : [];
  };

  test('[R53] Tailwind adds 1, Storm and Heatwave 2 where they apply, and both add up', () => {
    expect(tow(20, { road: road([0, 'tow']) })).toEqual([2, 3]);
    expect(tow(20, { weather: 'storm', road: road([0, 'weather']) })).toEqual([2, 3, 4]);
    expect(tow(60, { weather: 'heatwave' })).toEqual([2, 3, 4]);
    expect(tow(60, { weather: 'heatwave', road: road([3, 'tow']) })).toEqual([2, 3, 4, 5]);
    expect(tow(20, { weather: 'storm' })).toEqual([2]);
  });

  test('[R90] Fog: no slipstream may start there, but one may end there', () => {
    expect(tow(60, { weather: 'fog' })).toEqual([]);
    expect(tow(20, { weather: 'fog' })).toEqual([2]);
    // From 56, the last space before the home sector, a slipstream ends inside it.
    expect(tow(55, { weather: 'fog' })).toEqual([2]);
  });

  test('a view answers the same questions: forecasts and AI drivers have nothing else', () => {
    const r = race('usa')
      .car({ at: 60 })
      .set({ weather: 'heatwave', road: road([3, 'tow']) });
    const view = heat.view(r.s, 'watcher');
    expect(slipstreamMost(view, { progress: 60, slipstreamBonus: 1 })).toBe(6);
    expect([mayStartSlipstream(view, { progress: 60 }), weatherSectors(view)]).toEqual([true, [3]]);
    expect(view.weatherSectors).toEqual([3]);
  });
});
