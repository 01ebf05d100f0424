// What a decision of the Champion may cost: the work is bounded, whatever the field, the hands and the answers.

import { expect, test } from 'vitest';
import { race } from '../../tests/race';
import { choicesOf, eachChoice } from '../cards/hands';
import { countCards, headRace } from '../read';
import { bestTrial, type Effort, effortFor, MOST_TURNS, type Trial } from './search';

const USUAL = '1 2 2 3 3 3 4';
/** Twelve different cards, more than a hand ever holds without sponsorship. */
const MANY = '1 2 3 4 0 5 stress brakes-15 susp-4 4wd-4 gas-3 sp-turbo';
const EFFORT: Effort = { tries: 12, depth: 3, turns: MOST_TURNS };

function field(cars: number, hand: string) {
  const r = race('usa');
  for (let n = 0; n < cars; n++) r.car({ hand });
  return headRace(r.begin(1).s, 0).race;
}

/** Turns evaluated for this many answers, over every car, round and simulated race. */
function weighed(cars: number, hand: string, answers: number): number {
  const race = field(cars, hand);
  const round = race.cars.reduce((sum, car) => sum + choicesOf(car.hand), 0);
  let playouts = 0;
  const trial = {
    run(copy: { over: boolean }) {
      copy.over = true;
      playouts++;
    },
  };
  bestTrial(race, 0, new Array(answers).fill(trial), EFFORT, 1);
  return playouts * effortFor(race, answers, EFFORT).depth * round;
}

test('the choices of a hand are counted as they would be visited', () => {
  for (const hand of [[0, 2, 1, 0, 0, 0, 1, 3], [1, 3, 3, 3, 3, 1, 3, 6], countCards([]), [0, 0, 0, 0, 0, 0, 0, 4]]) {
    let seen = 0;
    for (let gear = 1; gear <= 4; gear++) eachChoice(hand, gear, () => seen++);
    expect(choicesOf(hand)).toBe(seen);
  }
});

test('more cars, larger hands and more answers get fewer tries, then fewer rounds, then fewer answers', () => {
  const fitted = (cars: number, hand: string, answers: number) => effortFor(field(cars, hand), answers, EFFORT);
  expect(fitted(2, USUAL, 6)).toEqual({ tries: EFFORT.tries, depth: EFFORT.depth, answers: 6 });
  expect(fitted(6, USUAL, 12).tries).toBeLessThan(EFFORT.tries);
  expect(fitted(4, USUAL, 12).tries).toBeGreaterThan(fitted(6, USUAL, 12).tries);
  expect(fitted(6, MANY, 6).tries).toBeLessThan(fitted(6, USUAL, 6).tries);
  expect(fitted(6, MANY, 9)).toEqual({ tries: 1, depth: 1, answers: 8 });
});

test('no decision evaluates more turns than it may, and every decision evaluates some', () => {
  for (const cars of [2, 3, 4, 5, 6]) {
    for (const answers of [2, 3, 6, 9, 12, 20]) {
      for (const hand of [USUAL, MANY]) {
        const turns = weighed(cars, hand, answers);
        expect(turns, `${cars} cars, ${answers} answers`).toBeLessThanOrEqual(MOST_TURNS);
        expect(turns, `${cars} cars, ${answers} answers`).toBeGreaterThan(0);
      }
    }
  }
});

/** Answers that end the race at once with these leads in spaces and some spread. playouts: how often each was tried. */
function endings(leads: readonly number[], gives: readonly (number | undefined)[] = []) {
  const playouts = leads.map(() => 0);
  const trials = leads.map((lead, at): Trial => {
    const answer = gives[at];
    return {
      ...(answer === undefined ? {} : { gives: answer }),
      run(copy) {
        const [own, rival] = copy.cars;
        if (own && rival) own.progress = rival.progress + lead;
        copy.over = true;
        playouts[at] = (playouts[at] ?? 0) + 1;
      },
    };
  });
  return { trials, playouts };
}

test('an answer that is clearly behind is dropped, and the best is still returned', () => {
  const head = field(2, USUAL);
  const all = endings([-1, 1, -2, -3]);
  expect(bestTrial(head, 0, all.trials, EFFORT, 1)).toBe(1);
  const doubted = endings([-1, 1, -2, -3]);
  expect(bestTrial(head, 0, doubted.trials, { ...EFFORT, doubt: 2 }, 1)).toBe(1);
  expect(doubted.playouts).toEqual([8, 8, 8, 8]);
  expect(all.playouts).toEqual([36, 36, 12, 12]);
});

test('the first of equal answers is returned, and no more tries are spent to compare them', () => {
  const equal = endings([1, 1]);
  expect(bestTrial(field(2, USUAL), 0, equal.trials, { ...EFFORT, doubt: 2 }, 1)).toBe(0);
  expect(equal.playouts).toEqual([8, 8]);
});

test('no race is simulated if all remaining answers give the same result', () => {
  const { trials, playouts } = endings([-1, 1, -2], [3, 3, 3]);
  expect(bestTrial(field(2, USUAL), 0, trials, EFFORT, 1)).toBe(0);
  expect(playouts).toEqual([0, 0, 0]);
});
