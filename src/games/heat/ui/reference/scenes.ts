// The pictures of articles that show stretches of road, each following the steps of its worked example.

import type { Scenes } from '@ui/reference/scene';
import type { messages } from '../../text/en';
import type { Stretch } from './road-scene';

/** The six cars on the grid. */
const GRID = { red: -1, blue: '-1/0', yellow: -2, green: '-2/0', black: -3, ivory: '-3/0' } as const;

export const scenes: Scenes<typeof messages, Stretch> = {
  aim: { from: -6, to: 9, cars: GRID, marks: { line: ['finish', -0.12, -0.22], first: ['-3/0', 0, 0.26] } },
  grid: { from: -4, to: 1, cars: GRID, margin: 34, marks: { line: ['finish', 0.1, -0.16], pole: [-1, 0.16, 0.24] } },
  order: {
    from: 15,
    to: 24,
    cars: { red: '22/0', blue: '19/0', yellow: 19, green: 17 },
    marks: {
      1: ['22/0', 0.02, -0.2],
      2: ['19/0', -0.02, -0.24],
      3: [19, 0.06, 0.26],
      4: [17, -0.1, 0.22],
      lane: ['21/0', 0.18, -0.12],
    },
  },
  // One after the other.
  finish: {
    from: -6,
    to: 8,
    cars: { red: 4, blue: '-3/0', yellow: -5 },
    marks: { line: ['finish', -0.1, -0.24] },
    when: {
      1: { cars: { blue: 6 } },
      2: { cars: { yellow: 1 } },
    },
  },
  reveal: {
    from: -2,
    to: 9,
    cars: { red: -1 },
    marks: { start: ['-1/0', 0, -0.2] },
    when: { 3: { cars: { red: [-1, 8] }, path: [-1, 8], marks: { end: [8, 0, 0.24] } } },
  },
  // The last two cars of five.
  adrenaline: {
    from: -2,
    to: 10,
    cars: { red: 8, blue: 6, yellow: '6/0', green: 2, black: 0 },
    marks: { last: [1, 0, 0.26] },
  },
  // Red follows Blue over the line of a corner.
  slipstream: {
    from: 4,
    to: 13,
    cars: { blue: 9, red: 8 },
    marks: { tow: [9, -0.2, 0.24] },
    when: {
      1: { cars: { red: [8, 10] }, path: [8, 10], marks: { end: [10, -0.16, 0.34] } },
      3: { lines: [0] },
    },
  },
  // Prima Curva at speed 7.
  corners: {
    from: 2,
    to: 13,
    cars: { red: 4 },
    marks: { start: [4, -0.04, 0.24] },
    when: {
      1: { cars: { red: [4, 11] }, path: [4, 11], lines: [0], marks: { line: ['line 0', -0.2, 0.22] } },
      2: { marks: { limit: ['sign 0', 0.14, -0.04] } },
      3: { marks: { end: [11, 0.02, 0.3, 'bad'] } },
    },
  },
  // La Villa at speed 7 with 2 Heat.
  spinout: {
    from: 19,
    to: 30,
    cars: { red: 27 },
    lines: [2],
    marks: { was: [27, 0.1, 0.24, 'bad'] },
    when: { 2: { cars: { red: [27, '25/0'] }, marks: { back: ['25/0', -0.2, -0.16] } } },
  },
  // Outside Prima Curva.
  press: {
    from: 3,
    to: 13,
    cars: { red: 4 },
    lines: [0],
    press: 0,
    margin: 62,
    marks: { press: ['press 0', 0.1, 0.2] },
    when: { 2: { cars: { red: 11 } } },
  },
  fullspace: {
    from: 2,
    to: 10,
    cars: { blue: 7, yellow: '7/0', red: 3 },
    path: [3, 7],
    marks: { full: ['7/0', -0.1, -0.22] },
    when: { 1: { cars: { red: [3, 8] }, path: [3, 8], marks: { end: [8, -0.06, 0.3] } } },
  },
  // A Legend close to Prima Curva.
  legends: {
    from: 1,
    to: 13,
    cars: { ivory: 5 },
    lines: [0],
    marks: { zone: ['2/0', 0.08, -0.22] },
    when: { 2: { cars: { ivory: [5, 12] }, path: [5, 12], marks: { end: [12, -0.2, 0.12] } } },
  },
};
