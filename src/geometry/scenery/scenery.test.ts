import { describe, expect, it } from 'vitest';
import { chance } from '../chance';
import { ClosedLine } from '../line';
import { offBoxes, offLine, offPoints, offRounds, offShape, outside } from './clearance';
import { backToFront } from './placed';
import { row, scatter } from './scatter';
import { type Site, take } from './site';

const SQUARE = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const;
const BOX = { left: 0, top: 0, right: 100, bottom: 100 };
const at = (x: number, y: number, reach = 5) => ({ x, y, reach });

describe('a rule of clearance', () => {
  it('keeps an object off a line and off points by its reach and a distance', () => {
    const line = new ClosedLine(SQUARE);
    expect([offLine(line, 10)(at(0, -15)), offLine(line, 10)(at(0, -16))]).toEqual([false, true]);
    expect([offPoints(SQUARE, 10)(at(0, -14)), offPoints(SQUARE, 10)(at(0, -15))]).toEqual([false, true]);
  });

  it('lets circles overlap by a share or by a distance', () => {
    const near = at(8, 0);
    const rules = [offRounds([at(0, 0)]), offRounds([at(0, 0)], 0.8), offRounds([at(0, 0)], 1, 2)];
    expect(rules.map((rule) => rule(near))).toEqual([false, true, true]);
  });

  it('keeps an object off a box, with more room below it if asked', () => {
    const below = at(50, 110);
    expect(offBoxes([BOX])(below)).toBe(true);
    expect(offBoxes([BOX], (reach) => ({ above: reach, below: reach + 18 }))(below)).toBe(false);
  });

  it('keeps an object outside a shape, and off its outline if asked', () => {
    const spots = [at(50, 50), at(108, 50), at(50, -10)];
    expect(spots.map(outside(SQUARE))).toEqual([false, true, true]);
    expect(spots.map(outside(SQUARE, [0, 20]))).toEqual([false, true, false]);
    expect(spots.map(offShape(SQUARE, 4))).toEqual([false, false, true]);
  });
});

describe('a site', () => {
  it('takes a circle only if it is clear of its rules and of what it took before', () => {
    const site: Site = { rules: [outside(SQUARE)], taken: [] };
    const tries = [at(50, 50), at(200, 0), at(205, 0), at(210, 0)];
    expect(tries.map((one) => take(site, one))).toEqual([false, true, false, true]);
    expect(site.taken).toEqual([at(200, 0), at(210, 0)]);
  });
});

describe('places to try', () => {
  it('are the same for the same seed and all in the box', () => {
    const places = (seed: number) => scatter(BOX, 9.5, chance(seed), (x, y) => ({ x, y }));
    expect(places(3)).toHaveLength(10);
    expect(places(3)).toEqual(places(3));
    expect(places(3)).not.toEqual(places(4));
    expect(places(3).every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
  });

  it('leave out where nothing grows', () => {
    const left = scatter(BOX, 40, chance(1), (x) => (x < 50 ? x : undefined));
    expect(left.length).toBeLessThan(40);
    expect(Math.max(...left)).toBeLessThan(50);
  });

  it('follow a road in a row on one side', () => {
    const spots = row(new ClosedLine(SQUARE), 10, 50);
    expect(spots).toHaveLength(8);
    expect(spots[1]).toMatchObject({ x: 50, y: 10 });
  });
});

describe('things on the land', () => {
  it('are drawn from back to front by depth, or by y without one', () => {
    const one = (kind: string, y: number, depth?: number) => ({
      ...at(0, y),
      kind,
      ...(depth !== undefined && { depth }),
    });
    const order = backToFront([one('near', 9), one('far', 1), one('hill', 50, -20), one('also far', 1)]);
    expect(order.map(({ kind }) => kind)).toEqual(['hill', 'far', 'also far', 'near']);
  });
});
