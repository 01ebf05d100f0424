// The pictures of articles that show a part of the speedway, each following the steps of its worked example.

import type { Scenes } from '@ui/reference/scene';
import type { messages } from '../../text/en';
import type { Part } from './track-scene';

const LINED_UP = { red: 'L1-96', blue: 'L2-96', yellow: 'L3-96', green: 'L4-96' } as const;
const AROUND_LINE = 'L1-92 L4-92 L1-6 L4-6';
const AROUND_PITS = 'PIT-1 L2-1 L2-6';

export const scenes: Scenes<typeof messages, Part> = {
  aim: {
    around: `${AROUND_LINE} PIT-1`,
    cars: LINED_UP,
    marks: { line: ['L4-1', 0.24, 0.1], pits: ['PIT-1', -0.24, -0.1] },
  },
  lanes: {
    around: AROUND_LINE,
    cars: LINED_UP,
    marks: { line: ['L4-1', 0.24, 0], lane: ['L1-95', -0.24, 0.08] },
  },
  // One after the other.
  finish: {
    around: AROUND_LINE,
    cars: { red: ['L2-94', 'L2-3'], blue: 'L3-92' },
    path: ['L2-94', 'L2-3'],
    marks: { line: ['L4-1', 0.24, 0.04] },
    when: { 1: { cars: { blue: ['L3-92', 'L3-5'] }, path: ['L3-92', 'L3-5'] } },
  },
  // The cells closed for coins in front of a car.
  place: {
    around: 'L1-68 L4-77',
    cars: { blue: 'L2-69' },
    closed: ['L2-70', 'L2-75'],
    open: 'L2-76 L1-71 L3-71 L4-71',
    coins: { 'L3-75': null },
    marks: {
      car: ['L2-69', -0.08, -0.26],
      closed: ['L2-73', 0, -0.3, 'bad'],
      free: ['L3-71', 0.1, 0.3],
    },
  },
  // A chain of two coins: four spaces, three on, two back.
  effects: {
    around: 'L1-68 L4-77',
    cars: { red: ['L2-68', 'L2-72'] },
    coins: { 'L2-72': null, 'L2-75': null },
    marks: { start: ['L2-68', 0, -0.26] },
    when: {
      1: { cars: { red: ['L2-68', 'L2-75'] }, coins: { 'L2-72': '+3' } },
      2: { cars: { red: ['L2-68', 'L2-73'] }, coins: { 'L2-75': '-2' } },
      3: { marks: { end: ['L2-73', 0, -0.3] } },
    },
  },
  // Six rolled, a car five ahead.
  movement: {
    around: 'L1-68 L4-77',
    cars: { blue: 'L2-74', red: 'L2-69' },
    marks: { start: ['L2-69', 0, -0.26], block: ['L2-74', 0.08, -0.26] },
    when: { 2: { cars: { red: ['L2-69', 'L2-73'] }, path: ['L2-69', 'L2-73'] } },
  },
  // Two lanes to the outside, the second one taken.
  lanedie: {
    around: 'L1-69 L4-75',
    cars: { blue: 'L3-72', red: 'L1-72' },
    marks: { start: ['L1-72', -0.22, -0.14], block: ['L3-72', 0.24, 0.14] },
    when: { 1: { cars: { red: ['L1-72', 'L2-72'] }, path: ['L1-72', 'L2-72'] } },
  },
  pit: {
    around: AROUND_PITS,
    cars: { red: 'PIT-1', blue: 'PIT-2' },
    marks: { pit: ['PIT-1', -0.22, 0.04], wall: ['PL-5', -0.22, -0.14] },
  },
  // A car on the pit lane, and where it goes.
  pitlane: {
    around: AROUND_PITS,
    cars: { red: 'PL-3' },
    marks: { lane: ['PL-1', -0.24, 0.16], wall: ['PL-5', -0.24, -0.14] },
    when: {
      1: { cars: { red: ['PL-3', 'PL-5'] }, path: ['PL-3', 'PL-5'] },
      2: { cars: { red: ['PL-3', 'PIT-1'] }, path: undefined, marks: { wall: ['PL-5', -0.24, -0.14, 'bad'] } },
      3: { cars: { red: ['PL-3', 'L1-3'] }, path: ['PL-3', 'L1-3'], marks: { wall: ['PL-5', -0.24, -0.14] } },
    },
  },
};
