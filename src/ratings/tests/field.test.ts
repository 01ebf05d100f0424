// Property tests of fields for a close race, with random players, rivals and games.

import { LEVELS, type Level } from '@core/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeField, followField, type Opponent, type Rival } from '../field';
import { priorsOf } from '../priors';
import type { Rating } from '../scale';

const PRIORS = priorsOf({ easy: 90, medium: 85, hard: 70, best: 60 });
const ratingOf = (rating: number): Rating => ({ rating, deviation: 60 });

/** Rivals that may be off their level's rating, but are better at every higher level. */
const rivals = fc.array(fc.integer({ min: -90, max: 90 }), { minLength: 1, maxLength: 24 }).map((offs) =>
  offs.map((off, n): Rival => {
    const at = (level: Level) => ratingOf(PRIORS[level].rating + off);
    return {
      character: `character-${n}`,
      ratings: { easy: at('easy'), medium: at('medium'), hard: at('hard'), best: at('best') },
    };
  }),
);
const offered = fc.integer({ min: 1, max: LEVELS.length }).map((count) => LEVELS.slice(0, count));
const player = fc.integer({ min: 700, max: 2200 });
const seats = fc.integer({ min: 1, max: 9 });

function meanOf(field: readonly Opponent[], all: readonly Rival[]): number {
  const ratings = field.map(({ character, level }) => all.find((one) => one.character === character)!.ratings[level]);
  return ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
}
const heights = (field: readonly Opponent[]) => field.map(({ level }) => LEVELS.indexOf(level));

test('a close field has different characters, at available levels that are at most one step apart', () => {
  fc.assert(
    fc.property(player, rivals, seats, fc.string(), offered, (own, all, count, seed, levels) => {
      const field = closeField(ratingOf(own), all, count, seed, levels);
      expect(field).toHaveLength(Math.min(count, all.length));
      expect(new Set(field.map(({ character }) => character)).size).toBe(field.length);
      for (const { level } of field) expect(levels).toContain(level);
      expect(Math.max(...heights(field)) - Math.min(...heights(field))).toBeLessThan(2);
    }),
  );
});

test('a close field is as strong as the player, within half the effect of raising one seat', () => {
  fc.assert(
    fc.property(player, rivals, seats, fc.string(), (own, all, count, seed) => {
      const field = closeField(ratingOf(own), all, count, seed);
      const mean = meanOf(field, all);
      const chosen = field.map(({ character }) => all.find((one) => one.character === character)!);
      const [weakest, strongest] = (['easy', 'best'] as const).map((level) =>
        meanOf(
          chosen.map(({ character }) => ({ character, level })),
          all,
        ),
      ) as [number, number];
      const widest = Math.max(...LEVELS.slice(1).map((level, n) => PRIORS[level].rating - PRIORS[LEVELS[n]!].rating));
      const aim = Math.min(strongest, Math.max(weakest, own));
      expect(Math.abs(mean - aim)).toBeLessThanOrEqual(widest / field.length / 2 + 1e-6);
    }),
  );
});

test('a following field keeps its characters, and never gets easier for a player who improves', () => {
  fc.assert(
    fc.property(player, player, rivals, offered, (a, b, all, levels) => {
      const [weaker, stronger] = [Math.min(a, b), Math.max(a, b)].map((own) =>
        followField(ratingOf(own), all, levels),
      ) as [Opponent[], Opponent[]];
      expect(stronger.map(({ character }) => character)).toEqual(all.map(({ character }) => character));
      const higher = heights(stronger);
      for (const [seat, height] of heights(weaker).entries()) expect(higher[seat]!).toBeGreaterThanOrEqual(height);
    }),
  );
});

test('a player far above the best or below the easiest meets only drivers from that end of the ladder', () => {
  const all = fc.sample(rivals, { numRuns: 1, seed: 7 })[0]!;
  expect(new Set(heights(followField(ratingOf(3000), all)))).toEqual(new Set([3]));
  expect(new Set(heights(followField(ratingOf(0), all)))).toEqual(new Set([0]));
});

test('before the first race the rivals are at the easiest level', () => {
  fc.assert(
    fc.property(rivals, seats, fc.string(), (all, count, seed) => {
      expect(new Set(heights(closeField(null, all, count, seed)))).toEqual(new Set([0]));
    }),
  );
});

test('the same seed proposes the same field, and another seed a different one', () => {
  const all = Array.from({ length: 24 }, (_, n): Rival => ({ character: `character-${n}`, ratings: PRIORS }));
  const field = (seed: string) => closeField(ratingOf(1500), all, 4, seed).map(({ character }) => character);
  expect(field('one')).toEqual(field('one'));
  expect(new Set(['one', 'two', 'three', 'four'].map((seed) => field(seed).join())).size).toBe(4);
});

test('rivals whose ratings are nearer are chosen first', () => {
  const at = (rating: number) => ({
    easy: ratingOf(rating),
    medium: ratingOf(rating),
    hard: ratingOf(rating),
    best: ratingOf(rating),
  });
  const all = [1900, 1510, 1100, 1490, 1800].map((rating, n) => ({ character: `${n}`, ratings: at(rating) }));
  const field = closeField(ratingOf(1500), all, 2, 'near');
  expect(new Set(field.map(({ character }) => character))).toEqual(new Set(['1', '3']));
});
