// The pictures of articles that show a floor, each following the steps of its worked example.

import type { Scenes } from '@ui/reference/scene';
import type { messages } from '../../text/en';
import type { FloorPlan } from './floor-scene';

export const scenes: Scenes<typeof messages, FloorPlan> = {
  aim: {
    rows: ['.......', '...>>>.', '.....).', '.O.....'],
    flags: { 1: '6,1 next', 2: '2,2' },
    cars: { red: '0,1 E', green: '0,3 E' },
    path: '0,1 6,1 6,2 2,2',
    marks: { first: ['6,1', -0.18, -0.2], last: ['2,2', 0.26, 0.28] },
  },
  forward: { rows: ['......'], cars: { red: ['1,0 E', '4,0 E'] }, path: '1,0 4,0', marks: { end: ['3,0', 0, -0.3] } },
  backup: {
    rows: ['......'],
    cars: { red: ['3,0 E', '2,0 E'] },
    path: '3,0 2,0',
    marks: { end: ['2,0', 0.32, -0.28] },
  },
  // 780 before 500: red pushes green, which then moves from there.
  priority: {
    rows: ['......', '......', '......'],
    cars: { red: '1,2 E', green: '3,2 N' },
    when: {
      1: { cars: { red: '3,2 E', green: '4,2 N' }, path: '1,2 3,2' },
      2: { cars: { green: '4,1 N' }, path: '4,2 4,1' },
    },
  },
  // Three steps, the last of which a wall stops.
  moving: {
    rows: ['......', '......'],
    walls: ['3,0 E'],
    cars: { red: '1,0 E' },
    marks: { wall: ['3,0 E', 0.14, 0.3] },
    when: { 1: { cars: { red: ['1,0 E', '3,0 E'] }, path: '1,0 3,0' } },
  },
  // Red pushes two robots, and the last one falls.
  pushing: {
    rows: ['....O.', '......'],
    cars: { red: '1,0 E', green: '2,0 N', blue: '3,0 S' },
    marks: { line: ['2,0', 0.06, 0.4] },
    when: {
      1: { cars: { red: '2,0 E', green: '3,0 N', blue: '4,0 S' }, marks: { line: ['3,0', 0.06, 0.4] } },
      2: { cars: { blue: '4,0 S lost' }, marks: { line: undefined, pit: ['4,0', 0, 0.4, 'bad'] } },
    },
  },
  // One that has been touched, and the next one.
  checkpoints: {
    rows: ['......', '......'],
    flags: { 1: '1,0 done', 2: '4,0 next' },
    pins: { red: '1,0' },
    cars: { red: '2,1 E' },
    marks: { done: ['1,0', -0.02, 0.42], next: ['4,0', 0.06, 0.42] },
  },
  archive: {
    rows: ['.....', '.....'],
    flags: { 1: '1,0 done' },
    pins: { red: '1,0' },
    cars: { red: '3,0 E' },
    marks: { pin: ['1,0', 0.16, 0.42] },
  },
  belts: {
    rows: ['>>>>>.', '......'],
    cars: { green: '1,0 N', red: '2,0 E' },
    when: { 1: { cars: { green: '2,0 N', red: '3,0 E' } } },
  },
  // Twice in a register.
  express: {
    rows: ['eeeee.', '......'],
    cars: { red: '1,0 E' },
    when: { 1: { cars: { red: '2,0 E' }, path: '1,0 2,0' }, 2: { cars: { red: '3,0 E' }, path: '1,0 3,0' } },
  },
  curves: { rows: ['>>v..', '..v..', '..v..'], cars: { red: '1,0 E' }, when: { 1: { cars: { red: '2,0 S' } } } },
  // Two belts into one cell.
  held: { rows: ['>>.<<', '.....'], cars: { red: '1,0 E', green: '3,0 W' }, marks: { both: ['2,0', 0, 0.42] } },
  pushers: {
    rows: ['....', '....'],
    walls: ['1,0 N'],
    pushers: ['1,0 S 1,3,5'],
    cars: { red: '1,1 E' },
    marks: { numbers: ['1,0', 0.4, 0.1] },
  },
  gears: { rows: ['......', '.)..(.', '......'], marks: { right: ['1,1', 0, 0.32], left: ['4,1', 0, 0.32] } },
  // A double laser and a robot's.
  lasers: {
    rows: ['......', '......', '......'],
    walls: ['0,0 W', '5,0 E'],
    lasers: ['0,0 E 4 2'],
    cars: { green: '3,0 E', blue: '5,0 N', red: '3,2 N' },
    marks: { safe: ['5,0', -0.04, 0.4] },
    when: { 1: { rays: ['3,2 N 1.6'] } },
  },
  walls: { rows: ['......', '......'], walls: ['1,0 E', '3,0 S', '4,0 S', '5,1 E'], cars: { red: '1,0 E' } },
  // A pit and the edge.
  pits: { rows: ['..O...', '......'], cars: { red: '1,0 E', green: '5,1 E thought' }, path: '1,0 2,0' },
  repair: { rows: ['..R..', '.....'], cars: { red: '1,0 E' }, path: '1,0 2,0' },
  destroyed: { rows: ['...O..', '......'], cars: { red: ['2,0 E', '3,0 E lost'] }, path: '2,0 3,0' },
  // An occupied archive, and the cells around it.
  respawn: {
    rows: ['.....', '.....', '.O...'],
    flags: { 1: '2,1 done' },
    pins: { red: '2,1' },
    cars: { green: '2,1 E' },
    targets: '1,0 2,0 3,0 1,1 3,1 2,2 3,2',
    marks: { archive: ['2,1', -0.34, 0.04], free: ['3,0', 0.22, 0.14] },
  },
  power: {
    rows: ['......', '......'],
    walls: ['0,0 W', '5,0 E'],
    lasers: ['0,0 E 6 1'],
    cars: { red: '2,0 E' },
    when: {
      1: { rays: ['2,0 E 3.4'] },
      2: { rays: [] },
      3: { cars: { red: '2,0 E down' } },
      4: { cars: { red: '2,0 E' } },
    },
  },
  // Two robots in a line, the first of which takes damage.
  ram: { rows: ['......', '......'], cars: { red: '1,0 E', green: '2,0 N', blue: '3,0 S' }, path: '1,0 2,0' },
};
