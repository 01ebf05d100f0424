import type { Spot } from '@geometry/line';
import { Motion } from '@ui/stage/motion/motion';
import { expect, test } from 'vitest';
import type { Ghost } from './answers-layer';
import { GHOST_ALPHA, GhostLayer } from './ghost-layer';

const CAR: Ghost = { key: 'car', drawing: { svg: '', width: 1, height: 1 }, scale: 0.5, radius: 10 };
const spot = (x: number): Spot => ({ x, y: 0, angle: 0 });

/** A sprite as far as the ghost uses it. */
class Car {
  at: readonly number[] = [];
  alpha = 1;
  rotation = 0;
  isGone = false;
  readonly position = {
    set: (x: number, y: number): void => {
      this.at = [x, y];
    },
  };
  readonly scale = { set: (): void => undefined };
  destroy(): void {
    this.isGone = true;
  }
}

function board({ isReduced = false } = {}) {
  const cars: Car[] = [];
  const motion = new Motion(() => undefined);
  const parts = {
    stage: { motion, request: () => undefined },
    book: {
      sprite: () => {
        const car = new Car();
        cars.push(car);
        return car;
      },
    },
    layers: { trail: { addChild: () => undefined } },
    pace: { isReduced, ms: (ms: number) => ms },
  };
  return { ghost: new GhostLayer(parts as never), cars, motion };
}

test('a ghost stands at 45 % where it is put, and drives on from there', async () => {
  const { ghost, cars, motion } = board();
  await ghost.drive(CAR, [spot(10)]);
  expect(cars.map(({ at, alpha }) => [at, alpha])).toEqual([[[10, 0], GHOST_ALPHA]]);
  expect(GHOST_ALPHA).toBe(0.45);
  const driven = ghost.drive(CAR, [spot(10), spot(20), spot(30)]);
  motion.tick(0);
  motion.tick(130);
  expect(cars[0]?.at[0]).toBeGreaterThan(10);
  expect(cars[0]?.at[0]).toBeLessThan(30);
  motion.tick(5000);
  await driven;
  expect(cars.map(({ at }) => at)).toEqual([[30, 0]]);
});

test('with reduced motion it is at the end at once', async () => {
  const { ghost, cars, motion } = board({ isReduced: true });
  await ghost.drive(CAR, [spot(10), spot(20), spot(30)]);
  expect(motion.isMoving).toBe(false);
  expect(cars.map(({ at }) => at)).toEqual([[30, 0]]);
});

test('a drive that another one has replaced moves nothing any more', async () => {
  const { ghost, cars, motion } = board();
  void ghost.drive(CAR, [spot(0), spot(10)]);
  await ghost.drive(CAR, [spot(50)]);
  motion.tick(0);
  motion.tick(5000);
  expect(cars.map(({ at }) => at)).toEqual([[50, 0]]);
});

test('a hidden ghost is gone, also in the middle of a drive', () => {
  const { ghost, cars, motion } = board();
  void ghost.drive(CAR, [spot(0), spot(10)]);
  ghost.hide();
  expect(cars.map(({ isGone }) => isGone)).toEqual([true]);
  const { at } = cars[0] ?? new Car();
  motion.tick(0);
  motion.tick(5000);
  expect(cars[0]?.at).toBe(at);
});
