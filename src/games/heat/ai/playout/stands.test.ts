// What an event offers apart from the corners (R93, R99): what is left of it, and that drivers try to get it.

import type { Imagined, Level } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { describe, expect, test } from 'vitest';
import { scores } from '../../hand-over';
import { type Race, race } from '../../tests/race';
import type { EventId, HeatAction, HeatState } from '../../types';
import { heatAi } from '../index';
import { headRace } from '../read';
import { bestTrial, MOST_TURNS, type Trial } from './search';
import { bonusOf, eventCards, NO_STANDS, standsOf, takeEventCards } from './stands';

/** What a driver in seat 0 answers; thought: seed of its random draws. */
function chosen(level: Level, r: Race, thought = 'x'): HeatAction {
  return heatAi.choose(level, r.s as Imagined<HeatState>, r.ask(0), drawOf(seedRng(thought)));
}

/** How many of twenty searches of the Champion give an answer of this type; a slipstream of 0 is none. */
function often(type: HeatAction['type'], r: Race): number {
  const answers = Array.from({ length: 20 }, (_, n) => chosen('hard', r, `${n}`));
  return answers.filter((one) => one.type === type && !(one.type === 'slipstream' && one.length === 0)).length;
}

/** A car one space before the line of lap 1 in 4th gear, with two Legends past it already. */
function beforeTheLine(event: EventId, firstLap: number[]): Race {
  return race('usa')
    .set({ event, sponsorship: true, press: [], firstLap })
    .car({ at: 68, from: 60, speed: 8, gear: 4, engine: 6, hand: '1 2 2 3 3 3 4' })
    .car({ at: 80, from: 75, legend: true })
    .car({ at: 80, from: 75, legend: true })
    .car({ at: 70, from: 55, legend: true })
    .begin(5);
}

/** A car beside and behind three cars that were ahead: a slipstream of 2, over a line, would pass them all. */
function behindThree(event: EventId, speed: number): Race {
  const [at, from] = [47, 47 - speed];
  return race('usa')
    .set({ event, sponsorship: true, press: [] })
    .car({ at, from, speed, gear: 3, engine: 5, hand: '1 2 2 3 3 3 4' })
    .car({ at, from: from + 1, legend: true })
    .car({ at: at + 1, from: from + 1, legend: true })
    .car({ at: at + 1, from: from + 1, legend: true })
    .begin(6);
}

describe('[R99] cards of an event', () => {
  test('Grandstand opening: Pro and Champion boost over the line of lap 1 only while a card is left', () => {
    expect(chosen('medium', beforeTheLine('grandstand', [1, 2]))).toEqual({ type: 'boost' });
    expect(chosen('medium', beforeTheLine('title', [1, 2]))).toEqual({ type: 'done' });
    expect(chosen('medium', beforeTheLine('grandstand', [1, 2, 3]))).toEqual({ type: 'done' });
    const without = often('boost', beforeTheLine('title', [1, 2]));
    expect(often('boost', beforeTheLine('grandstand', [1, 2]))).toBeGreaterThan(without + 5);
  });

  test('Live on television: the Champion pays for a slipstream past three cars only for the card', () => {
    const without = often('slipstream', behindThree('title', 6));
    expect(often('slipstream', behindThree('television', 6))).toBeGreaterThan(without + 10);
  });

  test('Pro and Rookie count lap 1 once, cars passed when all have moved, and nothing without sponsorship', () => {
    const opening = beforeTheLine('grandstand', [1, 2]);
    expect([68, 69].map((to) => eventCards(opening.s, 0, to))).toEqual([0, 1]);
    expect(eventCards(opening.set({ firstLap: [1, 0] }).s, 0, 69)).toBe(0);
    const passing = behindThree('television', 6);
    expect([48, 49].map((to) => eventCards(passing.s, 0, to))).toEqual([0, 1]);
    expect(eventCards(passing.set({ phase: 2 }).s, 0, 49)).toBe(0);
    expect(eventCards(passing.set({ phase: 6, sponsorship: false }).s, 0, 49)).toBe(0);
  });

  test('in a simulated race cards go to the first over the line, Legends counted, and not to cars that spun out', () => {
    const r = race('usa').set({ event: 'grandstand', sponsorship: true, press: [], firstLap: [3] });
    r.car({ at: 70 }).car({ at: 72, legend: true }).car({ at: 69 }).car({ at: 80, legend: true }).begin(5);
    const { race: head, seats } = headRace(r.s, 0);
    takeEventCards(head, [0, 1, 2, 3]);
    expect(seats.map((seat, i) => [seat, head.cars[i]?.won])).toEqual([
      [3, 0],
      [1, 0],
      [0, 1],
      [2, 0],
    ]);
    expect(head.stands.opening).toBe(0);
    const spun = headRace(r.s, 0).race;
    takeEventCards(spun, []);
    expect(spun.cars.map((car) => car.won)).toEqual([0, 0, 0, 0]);
  });
});

describe('[R93] points of an event', () => {
  test('are counted in cars beaten, with sponsorship or without', () => {
    const of = (event: EventId | null) => standsOf(race('usa').set({ event, sponsorship: false }).car().s);
    expect(of('strike').bonus).toEqual([1]);
    expect(of('committee').bonus).toEqual([0.5, 0.5, 0.5]);
    expect([of('title').bonus, of(null)]).toEqual([[], NO_STANDS]);
    // The same two points and one point that a season counts.
    const r = race('usa').car({ at: 140 }).car({ at: 139 }).car({ at: 138 }).car({ at: 137 });
    const bonus = (event: EventId) => {
      r.set({ event, status: 'finished' });
      return scores(r.s).map((score, seat) => score.points - 2 * (4 - seat));
    };
    expect([bonus('strike'), bonus('committee')]).toEqual([
      [2, 0, 0, 0],
      [1, 1, 1, 0],
    ]);
  });

  test('are weighted by the chances of every place', () => {
    expect(bonusOf([], [0.3])).toBe(0);
    expect(bonusOf([1], [0.5, 0.4])).toBeCloseTo(0.2);
    expect(bonusOf([0.5, 0.5], [0.5, 0.4])).toBeCloseTo(0.5 * (1 - 0.3));
    expect(bonusOf([0.5, 0.5, 0.5], [0, 0])).toBeCloseTo(0.5);
  });

  /** Five cars at the end of a race: a certain place against a gamble on a better or a worse one. Gives 0 for the certain one. */
  function gamble(event: EventId | null, sure: number, better: number, worse: number, chance: number): number {
    const r = race('usa').set({ event, status: 'finalRound' });
    for (const at of [120, 158, 154, 150, 146]) r.car({ at, legend: at !== 120 });
    r.begin(5);
    const { race: head, me } = headRace(r.s, 0);
    const home = (place: (draw: number) => number): Trial => ({
      run(copy) {
        const own = copy.cars[me];
        if (!own) throw new Error('the driver is not in the race');
        own.progress = 160 - 4 * (place(own.chance()) - 1);
        copy.over = true;
      },
    });
    const trials = [home(() => sure), home((draw) => (draw < chance ? better : worse))];
    return bestTrial(head, me, trials, { tries: 400, depth: 1, turns: MOST_TURNS }, 7);
  }

  test('Drivers on strike: the win is worth a gamble that places alone are not', () => {
    // Certain to beat three, or all four in 40 of 100 and two otherwise: 2.8; the winner's points make it 3.2.
    expect(gamble('strike', 2, 1, 3, 0.4)).toBe(1);
    expect(gamble(null, 2, 1, 3, 0.4)).toBe(0);
  });

  test('Generous stewards: the third place is worth a gamble, the second is not', () => {
    expect(gamble('committee', 4, 3, 5, 0.42)).toBe(1);
    expect(gamble(null, 4, 3, 5, 0.42)).toBe(0);
    expect(gamble('committee', 3, 2, 4, 0.42)).toBe(0);
  });
});
