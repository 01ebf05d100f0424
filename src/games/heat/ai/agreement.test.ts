// What AI drivers compute fast agrees with the phases: the road's lists with the corners, places and press of the rules, and
// plays of counted cards with what phase 3 pays and flips. At random positions.

import { ioWith } from '@core/io';
import { drawFrom } from '@core/rng';
import { expect, test } from 'vitest';
import { apply } from '../check';
import { boostHeat, cooldownAt, mayStartSlipstream, slipstreamMost } from '../conditions';
import { CARDS, STARTER_DECK, STRESS } from '../data/cards';
import { ROAD_TOKENS, WEATHER_IDS } from '../data/conditions';
import { GEAR_COOLDOWN } from '../data/costs';
import { TRACK_IDS, trackOf } from '../data/tracks';
import { raceRoad } from '../outlook/race-road';
import { boostHeatAt, cardsWon, coolingAt, cornerHeat, towAt } from '../outlook/road';
import { checkedLines } from '../phases/corners';
import { canShift, checkShift, shiftCost } from '../phases/gears';
import { pressEarned } from '../phases/sponsors';
import { baseOf, race } from '../tests/race';
import type { Gear, HeatEvent, HeatState } from '../types';
import { CLASS_OF, HEAT_CLASS, PROFILES } from './cards/kinds';
import { playOf } from './cards/play';
import { shift } from './playout/head-car';
import { countCards, headRace } from './read';

type Draw = (bound: number) => number;
const POSITIONS = 3000;

function drawOf(seed: string): Draw {
  const { rng } = baseOf(seed);
  return (bound) => drawFrom(rng, bound);
}

/** A car somewhere on a circuit with any weather, tokens and press. */
function place(draw: Draw): HeatState {
  const id = TRACK_IDS[draw(TRACK_IDS.length)]!;
  const { corners, length } = trackOf(id);
  const built = race(id).car({ at: draw(2 * length) });
  const isFine = draw(5) === 0;
  return built.set({
    weather: isFine ? null : WEATHER_IDS[draw(WEATHER_IDS.length)]!,
    weatherReach: draw(2) === 0 ? 'home' : 'tokens',
    road: corners.map(() => (isFine || draw(3) === 0 ? null : ROAD_TOKENS[draw(ROAD_TOKENS.length)]!)),
    sponsorship: true,
    press: corners.flatMap((_, corner) => (draw(2) === 0 ? [corner] : [])),
  }).s;
}

test('[R53, R56 to R59, R89 to R91, R95] the road prices corners, cooling, boosts and slipstreams as the phases do', () => {
  const draw = drawOf('roads');
  const seen = { free: 0, paid: 0, spun: 0, won: 0 };
  for (let n = 0; n < POSITIONS; n++) {
    const s = place(draw);
    const road = raceRoad(s);
    const car = s.cars[0]!;
    car.from = car.progress;
    car.progress += draw(25);
    car.speed = draw(20);
    car.engine = draw(8);
    car.limitBonus = draw(4) - 1;
    car.slipstreamBonus = draw(3);
    car.slipstreamed = draw(3) === 0;
    car.towedFrom = car.from + draw(Math.max(1, car.progress - car.from));
    const checked = checkedLines(s, car, car.from, car.progress);
    const failed = checked.find(({ spinOut }) => spinOut);
    const paid = checked.reduce((sum, { heat }) => sum + heat, 0);
    const rules = failed ? -1 - road.lines.indexOf(failed.line) : paid;
    const fast = cornerHeat(road, car.from, car.progress, car.speed, car.engine, car.limitBonus);
    expect([n, fast]).toEqual([n, rules]);
    const { progress } = car;
    const left = draw(5);
    expect([n, coolingAt(road, progress, left)]).toEqual([n, cooldownAt(s, car, left, false)]);
    expect([n, boostHeatAt(road, progress)]).toEqual([n, boostHeat(s, car)]);
    const most = mayStartSlipstream(s, car) ? slipstreamMost(s, car) : 0;
    expect([n, towAt(road, progress, car.slipstreamBonus)]).toEqual([n, most]);
    const towed = car.slipstreamed ? car.towedFrom : undefined;
    const won = pressEarned(s, car).length;
    expect([n, cardsWon(road, car.from, progress, car.speed, towed)]).toEqual([n, won]);
    seen.free += paid === 0 ? 1 : 0;
    seen.paid += !failed && paid > 0 ? 1 : 0;
    seen.spun += failed ? 1 : 0;
    seen.won += won > 0 ? 1 : 0;
  }
  for (const [kind, count] of Object.entries(seen)) expect([kind, count > 200]).toEqual([kind, true]);
});

test('[R16, R17] a simulated shift costs what phase 1 takes, from every gear to every other', () => {
  const { s } = race('usa').car().begin(2);
  const car = s.cars[0]!;
  for (const from of [1, 2, 3, 4] as const) {
    for (const to of [1, 2, 3, 4] as const) {
      for (let engine = 0; engine < 4; engine++) {
        Object.assign(car, { gear: from, engine });
        expect([from, to, engine, canShift(from, to, engine)]).toEqual([
          from,
          to,
          engine,
          checkShift(car, to) === null,
        ]);
        if (!canShift(from, to, engine)) continue;
        const head = headRace(s, 0).race.cars[0]!;
        shift(head, to);
        expect([from, to, head.engine]).toEqual([from, to, engine - shiftCost(from, to)]);
      }
    }
  }
});

/** A driver about to choose cards, with upgrades and Heat in hand and fine weather. */
function handOf(n: number, draw: Draw): HeatState {
  const designs = CARDS.filter(({ kind }) => kind === 'upgrade' || kind === 'sponsor').map(({ id }) => id);
  const hand = Array.from({ length: 2 + draw(4) }, (_, i) => designs[(n * 3 + i * 7) % designs.length]!);
  for (let heat = draw(4); heat > 0; heat--) hand.push(CARDS.findIndex(({ kind }) => kind === 'heat'));
  while (hand.length < 8) hand.push(draw(4) === 0 ? STRESS : STARTER_DECK[draw(STARTER_DECK.length)]!);
  const { s } = race('usa')
    .car({ at: draw(60), engine: draw(5), draw: '1 2 3 4 1 2 3 4 1 2 3 4' })
    .begin(2);
  const car = s.cars[0]!;
  car.hand = hand;
  const playable = hand.filter((card) => CLASS_OF[card] !== HEAT_CLASS).length;
  car.gear = Math.min(1 + draw(4), playable) as Gear;
  return s;
}

test('[R25, R26, R28, R47] a counted play pays, stalls, flips and gathers what phase 3 does, cards in the order of kinds', () => {
  const draw = drawOf('plays');
  const seen = { paid: 0, stalled: 0, cooled: 0, gathered: 0 };
  for (let n = 0; n < POSITIONS; n++) {
    const s = handOf(n, draw);
    const car = s.cars[0]!;
    const held = car.hand.filter((card) => CLASS_OF[card] !== HEAT_CLASS);
    const cards = held.slice(0, car.gear).sort((a, b) => CLASS_OF[a]! - CLASS_OF[b]!);
    const hot = car.hand.length - held.length;
    const play = playOf(countCards(cards), car.engine, hot);
    // The play lets each card cool as if it were the only one to do so.
    const cooling = cards.filter((card) => CARDS[card]!.symbols.heat > 0 && CARDS[card]!.symbols.cooldown > 0);
    if (cooling.length > 1) continue;
    const { gear } = car;
    const events: HeatEvent[] = [];
    apply(
      s,
      s.asks[0]!,
      { type: 'cards', cards },
      ioWith((event) => void events.push(event as HeatEvent), draw),
    );
    const sums = { heat: 0, cooled: 0, flips: 0 };
    const stalled: number[] = [];
    for (const event of events.filter(({ phase }) => phase === 3)) {
      if (event.type === 'cardHeatPaid') sums.heat += event.heat;
      if (event.type === 'cardHeatPaid') sums.cooled += event.cooled;
      if (event.type === 'cardStalled') stalled.push(CLASS_OF[event.card]!);
      if (event.type === 'cardFlipped' && event.kept) sums.flips++;
    }
    const rules = { heat: sums.heat - sums.cooled, flips: sums.flips, stalled };
    expect([n, { heat: play.heat, flips: play.flips, stalled: play.stalled }]).toEqual([n, rules]);
    seen.paid += sums.heat > 0 ? 1 : 0;
    seen.cooled += sums.cooled > 0 ? 1 : 0;
    seen.stalled += stalled.length > 0 ? 1 : 0;
    if (s.round !== 5 || s.phase > 5) continue;
    const { left, limitBonus, slipstreamBonus } = car;
    const gathered = {
      cool: left.cool - (s.phase === 5 ? GEAR_COOLDOWN[gear] : 0),
      reduceStress: left.reduceStress,
      superCool: left.superCool,
      salvage: left.salvage,
      limit: limitBonus,
      slipstream: slipstreamBonus,
    };
    expect([n, play]).toMatchObject([n, gathered]);
    const speeds = play.spread.map((more) => play.fixed + more);
    const lowest = cards.reduce((sum, card) => {
      const kind = CLASS_OF[card]!;
      return sum + (stalled.includes(kind) ? 0 : PROFILES[kind]!.values[0]!);
    }, 0);
    expect([n, speeds[0]]).toEqual([n, lowest]);
    seen.gathered++;
  }
  for (const [kind, count] of Object.entries(seen)) expect([kind, count > 60]).toEqual([kind, true]);
});
