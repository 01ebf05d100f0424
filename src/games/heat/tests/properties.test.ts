// Invariants at every step of any race: cards are kept, lanes are never shared, progress follows moves and spin-outs.
// fast-check prints the seed of a failing race and shrinks it.

import type { Decision } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEAT, isSponsor, STRESS, sponsorCards } from '../data/cards';
import { spaceOf, trackOf } from '../data/tracks';
import { heat } from '../index';
import type { Car, HeatEvent, HeatState } from '../types';
import { anyRace } from './race-config';

/** Plays a random race; look is called after every step with its events and the state. */
function playRandom(seed: number, look: (s: HeatState, events: readonly HeatEvent[]) => void): void {
  const draw = drawOf(seedRng(`race ${seed}`));
  const config = anyRace(draw);
  const start = begin(heat, config, `seed ${seed}`);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  look(state, start.value.events);
  while (!isOver(state)) {
    const open = state.asks.filter((decision) => !decision.committed);
    const decision = open[draw(open.length)] as Decision;
    const action = heat.sample(state, decision, draw);
    const outcome = advance(heat, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
    if (!outcome.ok) throw new Error(outcome.violation.code);
    look(state, outcome.value.events);
  }
}

function everyRace(look: () => (s: HeatState, events: readonly HeatEvent[]) => void, races = 40): void {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => playRandom(seed, look())),
    { numRuns: races },
  );
}

/** All cards of a driver except sponsorship cards, Engine included, sorted; in phase 2 placed cards are still in hand. */
function cardsOf(s: HeatState, car: Car): number[] {
  const placed = s.phase === 2 ? [] : car.placed;
  const all = [...car.hand, ...car.draw, ...car.discard, ...car.played, ...placed];
  for (let n = 0; n < car.engine; n++) all.push(HEAT);
  return all.filter((card) => !isSponsor(card)).sort((a, b) => a - b);
}

test('[R8, R60, R84] only spin-outs add cards, as Stress, and none disappear: drafted upgrades stay in the deck', () => {
  everyRace(() => {
    let kept: number[][] = [];
    return (s, events) => {
      if (s.draft !== null) return;
      if (kept.length === 0) kept = s.cars.map((car) => cardsOf(s, car));
      for (const event of events) {
        if (event.type !== 'spunOut') continue;
        for (let n = 0; n < event.stress; n++) kept[event.seat]?.push(STRESS);
        kept[event.seat]?.sort((a, b) => a - b);
      }
      expect(s.cars.map((car) => cardsOf(s, car))).toEqual(kept);
    };
  });
});

test('[R97, R98] at every step every sponsorship card is in the deck, in the used pile or with one driver', () => {
  let dealt = 0;
  everyRace(() => (s) => {
    const held = s.cars.flatMap((car) => [
      ...car.hand,
      ...(s.phase === 2 ? [] : car.placed),
      ...car.draw,
      ...car.discard,
    ]);
    const shown = s.cars.flatMap((car) => car.played);
    const all = [...s.sponsorDeck, ...s.sponsorsUsed, ...[...held, ...shown].filter(isSponsor)];
    if (all.length > 0) expect(all.sort((a, b) => a - b)).toEqual(sponsorCards().sort((a, b) => a - b));
    const total = heat.view(s, 'watcher').cars.reduce((sum, car) => sum + car.sponsors, 0);
    const laidDown = s.cars.flatMap((car) => (car.cluttered ? car.played : []));
    expect(total).toBe([...held, ...laidDown].filter(isSponsor).length);
    dealt += total;
  });
  expect(dealt).toBeGreaterThan(0);
});

test('[R30, R32] no two cars on the track share a lane of a space', () => {
  everyRace(() => (s) => {
    const track = trackOf(s.track);
    const places = s.cars
      .filter((car) => car.status === 'racing')
      .map((car) => spaceOf(track, car.progress) * 2 + car.lane);
    expect(new Set(places).size).toBe(places.length);
  });
});

test('[R5, R61] progress changes only by moves ahead and spin-outs back', () => {
  everyRace(() => {
    let known: number[] = [];
    return (s, events) => {
      for (const event of events) {
        if (event.type === 'gridSet') for (const slot of event.slots) known[slot.seat] = slot.progress;
        if (event.type !== 'carMoved' && event.type !== 'spunOut') continue;
        expect(event.from).toBe(known[event.seat]);
        if (event.type === 'carMoved') {
          if (event.cause !== 'legend') expect(event.to).toBe(event.from + event.wanted + event.extra);
          expect(event.path.at(-1)).toBe(event.to);
          expect(event.to).toBeGreaterThan(event.from);
        } else expect(event.to).toBeLessThan(event.from);
        known[event.seat] = event.to;
      }
      expect(s.cars.map((car) => car.progress)).toEqual(known);
      known = known.slice();
    };
  });
});

test('[R13] phases run from 1 to 9 in every round, and rounds count up by one', () => {
  everyRace(() => {
    let last = 9;
    let round = 0;
    return (_s, events) => {
      for (const event of events) {
        if (event.type === 'roundStarted') {
          expect([event.round, last]).toEqual([round + 1, 9]);
          round = event.round;
          last = 0;
        }
        if (event.type !== 'phaseStarted') continue;
        expect(event.phase).toBe(last + 1);
        last = event.phase;
      }
    };
  });
});

test('[R59, R60] a payment never exceeds the Engine, and a spin-out happens only where it would', () => {
  everyRace(() => (s, events) => {
    for (const event of events) {
      if (event.type === 'cornerPaid') expect(event.heat).toBe(event.speed - event.limit + (event.overheat ? 1 : 0));
      if (event.type !== 'spunOut') continue;
      const more = s.road[event.corner] === 'overheat' ? 1 : 0;
      expect(event.speed - event.limit + more).toBeGreaterThan(event.heatLost);
    }
    for (const car of s.cars) expect(car.engine).toBeGreaterThanOrEqual(0);
  });
});
