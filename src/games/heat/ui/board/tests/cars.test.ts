// The cars of a view on the board: their positions, the halo, which are out, and reflections on a wet road.

import { Layers } from '@ui/stage/parts';
import { Container, Sprite } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { roadOf } from '../../../geometry/road';
import type { HeatView } from '../../../types';
import { Cars } from '../live/cars';
import type { HeatBoardParts } from '../live/parts';

type CarSeen = Pick<HeatView['cars'][number], 'seat' | 'colour' | 'progress' | 'lane' | 'status'>;

/** A board without a canvas: its sprites are empty and identified by what they would draw. */
function board() {
  const layers = new Layers(new Container());
  const sprite = (key: string) => {
    const made = new Sprite();
    made.label = key;
    return made;
  };
  const run = async (_ms: number, step: (t: number) => void) => step(1);
  const parts = {
    layers,
    book: { sprite },
    road: roadOf('usa'),
    options: { host: { dataset: {} }, nameTags: () => false },
    stage: { request: () => undefined, motion: { run }, onCamera: () => () => undefined },
    pace: { isReduced: false, ms: (ms: number) => ms },
  };
  const cars = new Cars(parts as unknown as HeatBoardParts);
  const seen = (layer: Container) => layer.children.filter((one) => one.visible).map(({ label }) => label);
  const bodies = () => layers.cars.children.map(({ children }) => children.map(({ label }) => label));
  return { cars, layers, bodies, shadows: () => seen(layers.shadows), mirrors: () => seen(layers.trail) };
}

const CARS: readonly CarSeen[] = [
  { seat: 0, colour: 'red', progress: 10, lane: 0, status: 'racing' },
  { seat: 1, colour: 'black', progress: 11, lane: 0, status: 'racing' },
  { seat: 2, colour: 'blue', progress: -1, lane: 1, status: 'racing' },
];

function viewOf(more: Partial<Pick<HeatView, 'active' | 'status'>> = {}, cars = CARS): HeatView {
  return { status: 'racing', active: 0, waiting: [], own: null, ...more, cars } as unknown as HeatView;
}

/** The same cars with one retired. */
function without(seat: number): CarSeen[] {
  return CARS.map((car) => (car.seat === seat ? { ...car, status: 'retired' as const } : car));
}

describe('the cars of a board', () => {
  test('are in the cells of the road, with the halo under the car whose turn it is', () => {
    const { cars, layers, shadows } = board();
    cars.show(viewOf());
    const { x, y, angle } = roadOf('usa').cell(10, 0);
    expect(cars.spotOf(0)).toEqual({ x, y, angle });
    expect(shadows()).toEqual(['halo', 'car-shadow', 'car-shadow', 'car-shadow']);
    expect(layers.shadows.children[0]?.position).toMatchObject({ x, y });
    expect([cars.isTaken(10, 0, 1), cars.isTaken(10, 0, 0), cars.isTaken(10, 1, 1)]).toEqual([true, false, false]);
  });
  test('are beside the road when out, grey and without the halo, and come back in their colour', () => {
    const { cars, bodies, shadows } = board();
    cars.show(viewOf());
    cars.setOut(0, true);
    expect(bodies()[0]).toEqual(['car-grey-0']);
    expect(shadows()).not.toContain('halo');
    expect(cars.spotOf(0)).not.toMatchObject({ x: roadOf('usa').cell(10, 0).x });
    expect(cars.isTaken(10, 0, 1)).toBe(false);
    cars.show(viewOf());
    expect(bodies()[0]?.[0]).toMatch(/^car-#[0-9a-f]{6}-0$/);
    expect(shadows()).toContain('halo');
  });
  test('have a reflection on a wet road while they race and are on the board', () => {
    const { cars, mirrors } = board();
    cars.show(viewOf({}, without(2)));
    expect(mirrors()).toEqual([]);
    cars.setWet(true);
    expect(mirrors()).toHaveLength(2);
    cars.clear();
    expect([mirrors(), cars.isOn(0)]).toEqual([[], false]);
    cars.show(viewOf({}, without(2)));
    expect([mirrors().length, cars.isOn(0)]).toEqual([2, true]);
    cars.setWet(false);
    expect(mirrors()).toEqual([]);
  });
  test('have a flag once the race is over, if they finished it', () => {
    const { cars, bodies } = board();
    cars.show(viewOf({ status: 'finished', active: null }, without(1)));
    expect(bodies().map((labels) => labels.includes('flag'))).toEqual([true, false, true]);
    cars.show(viewOf());
    expect(bodies().map((labels) => labels.includes('flag'))).toEqual([false, false, false]);
  });
});
