// Checks ratings against races drawn from known strengths, and what a race may change.

import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { characterKey } from '@drivers/keys';
import { describe, expect, test } from 'vitest';
import { addRace, type Book, METHOD, newBook, type RatedRace } from '../book';
import { priorsOf } from '../priors';
import { gapOf, NEWCOMER, strengthOf } from '../scale';
import { atLevel, type RatedCar } from '../subject';

const PRIORS = priorsOf({ easy: 90, medium: 80, hard: 60, best: 50 });
const person = (name: string, place: number): RatedCar => ({
  driver: `person/${name}`,
  kind: 'person',
  level: null,
  place,
});
const ai = (level: string, place: number, driver = 'ai/moss'): RatedCar => ({ driver, kind: 'ai', level, place });
const race = (n: number, ...cars: RatedCar[]): RatedRace => ({ race: `race-${n}`, at: n, cars });
function bookOf(...races: RatedRace[]): Book {
  const book = newBook(PRIORS);
  for (const one of races) addRace(book, one);
  return book;
}
const ratingIn = (book: Book, subject: string) => book.standings.get(subject)!;

/** Races between people with these ratings. The Plackett-Luce model draws the order. */
function drawnRaces(ratings: readonly number[], races: number, seed: string): RatedRace[] {
  const draw = drawOf(seedRng(seed));
  const odds = ratings.map((rating) => Math.exp(strengthOf({ rating, deviation: 0 })));
  return Array.from({ length: races }, (_, n) => {
    const left = [...odds.keys()];
    const places = new Map<number, number>();
    while (left.length > 0) {
      let at = (draw(1_000_000) / 1_000_000) * left.reduce((sum, one) => sum + odds[one]!, 0);
      const next = left.find((one) => {
        at -= odds[one]!;
        return at < 0;
      })!;
      left.splice(left.indexOf(next), 1);
      places.set(next, places.size + 1);
    }
    return race(n, ...ratings.map((_, one) => person(`${one}`, places.get(one)!)));
  });
}

describe.each([2, 6])('races of %i cars', (cars) => {
  test('ratings converge to the known differences in strength', () => {
    const strengths = Array.from({ length: cars }, (_, n) => 1500 + 300 * (n / (cars - 1) - 0.5));
    const book = bookOf(...drawnRaces(strengths, 1500, `drawn ${cars}`));
    const found = strengths.map((_, n) => ratingIn(book, `person/${n}`).rating);
    const shift = (found.reduce((sum, one) => sum + one, 0) - strengths.reduce((sum, one) => sum + one, 0)) / cars;
    for (const [n, one] of found.entries()) {
      const { deviation } = ratingIn(book, `person/${n}`);
      expect(deviation).toBeLessThan(75);
      expect(Math.abs(one - shift - strengths[n]!)).toBeLessThan(2 * deviation);
    }
  });
});

test('winners rise and losers fall, less so the more certain their ratings are', () => {
  const book = bookOf(race(1, person('ada', 1), person('ben', 2)));
  const [ada, ben] = [ratingIn(book, 'person/ada'), ratingIn(book, 'person/ben')];
  expect(ada.rating).toBeGreaterThan(NEWCOMER.rating);
  expect(ben.rating).toBeLessThan(NEWCOMER.rating);
  expect(ada.change).toBe(ada.rating - NEWCOMER.rating);
  expect(ada.deviation).toBeLessThan(NEWCOMER.deviation);
  addRace(book, race(2, person('ada', 1), person('ben', 2)));
  const later = ratingIn(book, 'person/ada');
  expect(later.change).toBeGreaterThan(0);
  expect(later.change).toBeLessThan(ada.change);
  expect([later.races, later.rating - ada.rating]).toEqual([2, later.change]);
});

test('a shared place is a draw: it brings the two ratings closer together', () => {
  const book = bookOf(race(1, ai('easy', 1), person('ada', 1)));
  expect(ratingIn(book, 'ai@easy').rating).toBeGreaterThan(PRIORS.easy.rating);
  expect(ratingIn(book, 'person/ada').rating).toBeLessThan(NEWCOMER.rating);
});

test('levels start with their measured differences, or at three wins of five without a ladder', () => {
  const { random, easy, medium, hard, best } = PRIORS;
  expect(medium.rating).toBeCloseTo(1500);
  expect(easy.rating - random.rating).toBeCloseTo(gapOf(90));
  expect(medium.rating - easy.rating).toBeCloseTo(gapOf(80));
  expect(hard.rating - medium.rating).toBeCloseTo(gapOf(60));
  expect(best.rating).toBeCloseTo(hard.rating);
  expect(priorsOf().best.rating - priorsOf().hard.rating).toBeCloseTo(gapOf(60));
  // Ten to one.
  expect(gapOf(1000 / 11)).toBeCloseTo(400);
});

test('a character has a separate rating at each level, and starts from the rating of that level', () => {
  const runa = characterKey('runa');
  const book = bookOf(race(1, ai('hard', 2, runa), person('ada', 1)), race(2, ai('easy', 1, runa), person('ada', 2)));
  expect([...book.standings.keys()].toSorted()).toEqual([atLevel(runa, 'easy'), atLevel(runa, 'hard'), 'person/ada']);
  const hard = ratingIn(book, atLevel(runa, 'hard'));
  expect(hard.rating).toBe(PRIORS.hard.rating + hard.change);
  expect(hard.change).toBeLessThan(0);
  const points = book.points.get(runa)!;
  expect(points.map(({ race: of, level }) => [of, level])).toEqual([
    ['race-1', 'hard'],
    ['race-2', 'easy'],
  ]);
  expect(points.map(({ rating }) => rating)).toEqual([hard.rating, ratingIn(book, atLevel(runa, 'easy')).rating]);
});

test('AI drivers without a character share the rating of their level, which moves by the mean of their cars', () => {
  const one = bookOf(race(1, ai('easy', 1, 'ai/moss'), person('ada', 2), ai('easy', 3, 'ai/hill')));
  const shared = ratingIn(one, 'ai@easy');
  expect(shared.races).toBe(1);
  expect(shared.rating).toBe(one.points.get('ai/moss')![0]!.rating);
  expect(shared.rating).toBe(one.points.get('ai/hill')![0]!.rating);
  const apart = bookOf(race(1, ai('easy', 1, 'character/a'), person('ada', 2), ai('easy', 3, 'character/b')));
  const [a, b] = ['character/a@easy', 'character/b@easy'].map((subject) => ratingIn(apart, subject));
  expect(shared.rating).toBeCloseTo((a!.rating + b!.rating) / 2);
  expect(shared.deviation).toBeCloseTo((a!.deviation + b!.deviation) / 2);
});

test('cars driven by the rules are rated by their automaton', () => {
  const legend = (n: number, place: number): RatedCar => ({
    driver: `rules/legend ${n}`,
    kind: 'rules',
    level: 'legend',
    place,
  });
  const book = bookOf(race(1, person('ada', 1), legend(1, 2), legend(2, 3)));
  expect([...book.standings.keys()]).toEqual(['person/ada', 'rules@legend']);
});

test('a race with only one subject changes no rating', () => {
  const book = bookOf(race(1, ai('easy', 1), ai('easy', 2, 'ai/hill')), race(2, person('ada', 1)));
  expect([book.standings.size, book.points.size]).toEqual([0, 0]);
});

test('these races always give these ratings; if not, METHOD must be raised, so that kept ones are computed again', () => {
  const book = bookOf(...drawnRaces([1400, 1500, 1650, 1700], 60, 'golden'));
  const shown = [...book.standings.values()].map(({ rating, deviation }) => [rating.toFixed(3), deviation.toFixed(3)]);
  expect([METHOD, shown]).toEqual([
    1,
    [
      ['1230.617', '107.527'],
      ['1437.107', '94.212'],
      ['1683.483', '94.650'],
      ['1696.423', '93.292'],
    ],
  ]);
});

test('the same races give the same ratings', () => {
  const races = drawnRaces([1400, 1500, 1650, 1700], 60, 'twice');
  expect(bookOf(...races)).toEqual(bookOf(...races));
});
