// The pictures of articles that show stretches of Monaco, each following the steps of its worked example. Positions and
// numbers are from the rules' own examples (tests/), such as E14.

import type { Scenes } from '@ui/reference/scene';
import type { messages } from '../../text/en';
import type { Stretch } from './road-scene';

export const scenes: Scenes<typeof messages, Stretch> = {
  aim: {
    around: 'A160 C158 A1',
    cars: { red: 'A166', black: 'C160', blue: 'A163', yellow: 'C157', green: 'A160', ivory: 'C154' },
    marks: { line: ['B0', 0.1, -0.24], pole: ['A166', -0.06, 0.28] },
  },
  // E1: four cars rolled for their places.
  grid: {
    around: 'A163 C157 A166',
    margin: 40,
    marks: { pole: ['A166', 0.06, -0.26], last: ['C157', -0.02, 0.28] },
    when: { 2: { cars: { yellow: 'A166', ivory: 'C160', black: 'A163', orange: 'C157' } } },
  },
  laps: {
    around: 'B162 B4 A0 C0',
    cars: { red: ['B163', 'B3'] },
    path: 'B163 B164 B165 B0 B1 B2 B3',
    marks: { line: ['C0', 0.18, 0.26] },
  },
  // E31: eleven rolled, six to the line.
  flag: {
    around: 'B159 B1 A0 C0',
    cars: { red: 'B160' },
    marks: { line: ['B0', 0.06, -0.28] },
    when: { 1: { path: 'B160 B161 B162 B163 B164 B165 B0' }, 2: { cars: { red: ['B160', 'B0'] } } },
  },
  // E24: two level cars behind the leader.
  order: {
    around: 'A22 C20 B27',
    cars: { red: 'B26', yellow: 'C21', blue: 'A23' },
    marks: { first: ['B26', 0.02, -0.26], second: ['C21', 0.1, 0.26], third: ['A23', -0.12, -0.24] },
  },
  // E4: a great start from pole.
  start: {
    around: 'A165 A3 C2',
    cars: { red: 'A166' },
    lit: { 'free 4': 'A2 B2 C1' },
    marks: { great: ['B2', 0.06, -0.28] },
  },
  // E8: the possible ends of a roll of three.
  spaces: {
    around: 'B11 A16 C14',
    cars: { red: 'B12' },
    lit: { free: 'A15 B15 C13' },
    marks: { free: ['B15', 0.12, -0.24] },
    when: {
      1: { lit: { 'cost -1': 'A14 B14 C12' }, marks: { brake: ['C12', 0.02, 0.26] } },
      2: { lit: { 'cost -2': 'A13 B13 C11', 'cost -3': 'B12' } },
    },
  },
  // E13: links lead inwards.
  driving: {
    around: 'A3 A8 C7 B4',
    cars: { red: 'A4', black: 'C5' },
    lit: { 'free 2': 'A6 B6 C7' },
    marks: { inwards: ['B6', -0.2, -0.24], inside: ['C7', 0.18, 0.2] },
  },
  // E10: the detour around a car is the shortest path.
  straights: {
    around: 'C10 C14 B15 B12',
    cars: { red: 'C11' },
    lit: { 'free 2': 'C13' },
    path: 'C11 C12 C13',
    marks: { end: ['C13', 0.14, 0.24] },
    when: { 2: { cars: { black: 'C12' }, lit: { 'free 2': undefined, 'free 3': 'C13' }, path: 'C11 B13 B14 C13' } },
  },
  // E11: hemmed in.
  braking: {
    around: 'C10 C14 A14 B11',
    cars: { red: 'C11', black: 'C12', yellow: 'B13' },
    marks: { blocked: ['C12', 0.16, 0.24] },
    when: { 1: { lit: { 'cost -4': 'C11' } } },
  },
  // Behind a car in fourth, three spaces more (R61, R62).
  slipstream: {
    around: 'B20 A25 C23',
    cars: { red: 'B21', black: 'B22' },
    marks: { ahead: ['B22', -0.2, -0.3] },
    when: {
      2: {
        lit: { free: 'A24 B23 C22', 'cost -1': 'A23 C21', 'cost -2': 'A22 C20' },
        marks: { more: ['A24', 0.14, -0.2] },
      },
    },
  },
  // E14: four spaces to stop in Sainte-Dévote.
  corners: {
    around: 'B2 A10 C9',
    cars: { red: 'B3' },
    signs: [0],
    marks: { sign: ['sign 0', 0.14, 0.2] },
    when: {
      2: { lit: { free: 'A8 B8 B9 C7', 'over -1': 'C8' }, marks: { stops: ['B8', -0.24, 0.16] } },
      3: { cars: { red: ['B3', 'B9'] }, path: 'B3 B4 B5 B6 B7 B8 B9', marks: { stops: undefined } },
    },
  },
  // Leaving Sainte-Dévote with its stop made.
  leaving: {
    around: 'B6 A14 C12',
    cars: { red: 'B8' },
    lit: { free: 'A12 A13 B12 B13 C11' },
    signs: [0],
    marks: { free: ['B12', 0.1, -0.28], made: ['B8', -0.16, 0.22] },
  },
  // E15: nine without a stop.
  overshoot: {
    around: 'B2 A13 C12',
    cars: { red: 'B3' },
    signs: [0],
    when: {
      1: {
        lit: { 'over -1': 'A11', 'over -2': 'B11', 'over -3': 'B12', 'over -4': 'C11' },
        marks: { beyond: ['B12', 0.12, -0.24, 'bad'] },
      },
      3: { lit: { 'cost -1': 'A10 B9' }, marks: { stop: ['B9', -0.22, 0.18] } },
    },
  },
  // E16: locked in its lane behind a car.
  locked: {
    around: 'B63 A71 C69 B70',
    cars: { red: 'B64', black: 'B70' },
    marks: { ahead: ['B70', 0.14, 0.24] },
    when: {
      1: { lit: { 'over -4': 'B69' }, path: 'B64 B65 B66 B67 B68 B69' },
      2: { lit: { 'cost -4': 'B68' }, marks: { stop: ['B68', 0.2, -0.26] } },
    },
  },
  // E18: two stops missing in Loews.
  crash: {
    around: 'B62 B70 A66 C64',
    cars: { red: 'B64' },
    lit: { 'cost -4': 'B68' },
    signs: [4],
    marks: { stop: ['B68', -0.28, 0.24] },
    when: { 2: { lit: { shut: 'B69' }, marks: { out: ['B69', 0.12, 0.24, 'bad'] } } },
  },
  // E22: cars ahead and beside.
  contact: {
    around: 'B11 A16 C14 B16',
    cars: { red: 'B12', black: 'A15', yellow: 'B15' },
    lit: { free: 'B14' },
    marks: { ahead: ['B15', 0.16, 0.2], beside: ['A15', 0.06, -0.26] },
    when: { 1: { cars: { red: 'B14' }, lit: { free: undefined } } },
  },
  // E27: fourteen rolled before the pits.
  pits: {
    around: 'C145 A158 X4 X8',
    cars: { green: 'C146' },
    lit: { pit: 'X4' },
    marks: { entry: ['P0', -0.08, 0.24], box: ['X4', 0.06, 0.24] },
    when: { 1: { path: 'C146 P0 P1 P2 P3 P4 P5 P6 P7 X4' }, 2: { cars: { green: ['C146', 'X4'] } } },
  },
  box: {
    around: 'P2 P9 X0 X7',
    cars: { green: 'X4' },
    lit: { pit: 'X4' },
    marks: { box: ['X4', 0.02, -0.3] },
  },
  // E28: two cars in the lane.
  queue: {
    around: 'P3 P9 X2 X7',
    cars: { green: 'P5', teal: 'P6' },
    lit: { pit: 'X4 X5' },
    marks: { first: ['P6', -0.06, -0.36], waits: ['P5', -0.26, 0.06] },
  },
  // E29: twelve rolled in the box.
  exit: {
    around: 'P9 P17 A3 C4 X4',
    cars: { green: 'X4' },
    marks: { box: ['X4', -0.02, 0.26], out: ['C1', 0.02, -0.28] },
    when: { 2: { lit: { free: 'A2 B3 C3', 'cost -1': 'B2 C2', 'cost -2': 'C1' } } },
  },
};
