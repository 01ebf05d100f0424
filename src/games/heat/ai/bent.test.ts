// How a character's style changes Heat's Rookie and Pro: an even style not at all, a bold one minds a spin-out less, a careful
// one minds it more, and a saving one values Heat in the Engine more.

import { EVEN, type Style, type Trait } from '@core/style';
import { describe, expect, test } from 'vitest';
import { trackOf } from '../data/tracks';
import { roadOf } from '../outlook/road';
import { bent, PRO, ROOKIE } from './greedy';
import type { Landing } from './score';

const ROAD = roadOf(trackOf('usa'), 2);
const SAFE: Landing = { from: 3, to: 10, speed: 7, gear: 3, engine: 4, heatInHand: 1, spun: 0, won: 0 };
const SPUN: Landing = { ...SAFE, to: 11, gear: 1, engine: 0, spun: 3 };

describe.each([
  ['Rookie', ROOKIE],
  ['Pro', PRO],
] as const)('%s', (_name, driver) => {
  /** Points of a landing for a driver with this value of one trait. */
  function points(landing: Landing, trait: Trait, value: number): number {
    const taste: Style = { ...EVEN, [trait]: value };
    return bent(driver, taste).judge(ROAD)(landing);
  }

  test('an even style changes no weight and no judgement', () => {
    const { judge, ...rest } = bent(driver, EVEN);
    const { judge: own, ...weights } = driver;
    expect(rest).toEqual({ ...weights, boostLiked: 0, towLiked: 0 });
    for (const landing of [SAFE, SPUN]) expect(judge(ROAD)(landing)).toBe(own(ROAD)(landing));
  });
  test('risk changes what a spin-out is worth, and nothing without one', () => {
    expect(points(SPUN, 'risk', 1)).toBeGreaterThan(points(SPUN, 'risk', 0));
    expect(points(SPUN, 'risk', -1)).toBeLessThan(points(SPUN, 'risk', 0));
    expect(points(SAFE, 'risk', 1)).toBe(points(SAFE, 'risk', -1));
  });
  test('saving changes what Heat in the Engine is worth, until the flag', () => {
    expect(points(SAFE, 'saving', 1)).toBeGreaterThan(points(SAFE, 'saving', -1));
    const home = { ...SAFE, to: ROAD.finish };
    expect(points(home, 'saving', 1)).toBe(points(home, 'saving', -1));
  });
  test('tactics and duels change what a boost and a slipstream are worth in themselves', () => {
    const { boostLiked, towLiked } = bent(driver, { ...EVEN, tactics: 1, duels: -1 });
    expect(boostLiked).toBeGreaterThan(0);
    expect(towLiked).toBeLessThan(0);
  });
});
