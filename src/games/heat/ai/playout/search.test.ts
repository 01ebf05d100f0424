// What a decision of the Champion may cost: bounded by work, whatever the field, the hands and the answers.

import { expect, test } from 'vitest';
import { race } from '../../tests/race';
import { choicesOf, eachChoice } from '../cards/hands';
import { countCards, headRace } from '../read';
import { bestTrial, boundFor, type Effort, MOST_TURNS } from './search';

const USUAL = '1 2 2 3 3 3 4';
/** Twelve different cards, more than a hand ever holds but for sponsorship. */
const MANY = '1 2 3 4 0 5 stress brakes-15 susp-4 4wd-4 gas-3 sp-turbo';
const EFFORT: Effort = { tries: 12, depth: 3, turns: MOST_TURNS };

function field(cars: number, hand: string) {
  const r = race('usa');
  for (let n = 0; n < cars; n++) r.car({ hand });
  return headRace(r.begin(1).s, 0).race;
}

/** Turns that are weighed for so many answers: those of every car in every round of every race that is played ahead. */
function weighed(cars: number, hand: string, answers: number): number {
  const race = field(cars, hand);
  const round = race.cars.reduce((sum, car) => sum + choicesOf(car.hand), 0);
  let plays = 0;
  const trial = {
    play(copy: { over: boolean }) {
      copy.over = true;
      plays++;
    },
  };
  bestTrial(race, 0, new Array(answers).fill(trial), EFFORT, 1);
  return plays * boundFor(race, answers, EFFORT).depth * round;
}

test('the choices of a hand are counted as they would be visited', () => {
  for (const hand of [[0, 2, 1, 0, 0, 0, 1, 3], [1, 3, 3, 3, 3, 1, 3, 6], countCards([]), [0, 0, 0, 0, 0, 0, 0, 4]]) {
    let seen = 0;
    for (let gear = 1; gear <= 4; gear++) eachChoice(hand, gear, () => seen++);
    expect(choicesOf(hand)).toBe(seen);
  }
});

test('more cars, larger hands and more answers get fewer tries, then fewer rounds, then fewer answers', () => {
  const bound = (cars: number, hand: string, answers: number) => boundFor(field(cars, hand), answers, EFFORT);
  expect(bound(2, USUAL, 6)).toEqual({ tries: EFFORT.tries, depth: EFFORT.depth, answers: 6 });
  expect(bound(6, USUAL, 12).tries).toBeLessThan(EFFORT.tries);
  expect(bound(4, USUAL, 12).tries).toBeGreaterThan(bound(6, USUAL, 12).tries);
  expect(bound(6, MANY, 6).tries).toBeLessThan(bound(6, USUAL, 6).tries);
  expect(bound(6, MANY, 9)).toEqual({ tries: 1, depth: 1, answers: 8 });
});

test('no decision weighs more turns ahead than it may, and every decision some', () => {
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
