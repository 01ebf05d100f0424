// Danger for a robot: a pit or an edge beside its path, and a nearby rival that may push it there.

import { expect, test } from 'vitest';
import { CARD_TYPES } from '../data/cards';
import type { Cell } from '../types';
import { dangerOf } from './danger';
import { floorOf } from './floor';

const floor = floorOf('first-shift');
const { course } = floor;
const [LEFT, RIGHT] = [CARD_TYPES.indexOf('rotateLeft'), CARD_TYPES.indexOf('rotateRight')];
/** Turns on the spot in every register. */
const TURNING = { score: 0, types: [LEFT, RIGHT, LEFT, RIGHT, LEFT], finishes: false, falls: false };

function sidesOf(cell: Cell): number[] {
  return course.step.slice(cell * 4, cell * 4 + 4);
}

/** A plain cell with this many pits and edges beside it and no wall between. */
function plainCell(ends: number): Cell {
  return course.pit.findIndex((isPit, cell) => {
    const isPlain = !isPit && course.belt[cell] === -1 && course.pusher[cell] === -1 && course.gear[cell] === 0;
    return isPlain && sidesOf(cell).filter((to) => to === -1 || course.pit[to] === true).length === ends;
  });
}

/** The danger of turning there with a rival on the next cell. */
function dangerBeside(cell: Cell): number {
  const rival = sidesOf(cell).find((to) => to >= 0 && course.pit[to] === false) as Cell;
  return dangerOf(floor, [rival], cell * 4, TURNING);
}

test('danger needs a rival nearby and a pit or an edge beside the path, and grows with their number', () => {
  const [inside, beside] = [plainCell(0), plainCell(1)];
  expect(dangerBeside(beside)).toBeGreaterThan(0.15);
  expect(dangerBeside(beside)).toBeGreaterThan(dangerBeside(inside));
  expect(dangerOf(floor, [], beside * 4, TURNING)).toBe(0);
  expect(dangerOf(floor, [(beside + 8) % course.pit.length], beside * 4, TURNING)).toBeLessThan(0.06);
});

test('a programme that falls without a push is no danger: it counts as a fall', () => {
  const beside = plainCell(1);
  expect(dangerOf(floor, [beside + 1], beside * 4, { ...TURNING, falls: true })).toBe(0);
});
