// The pictures of articles that show stretches of Thornbury Park, each following the steps of its worked example. The squares
// are from the rules' own examples, such as [E41].

import type { Scenes } from '@ui/reference/scene';
import type { messages } from '../../text/en';
import type { Stretch } from './road-scene';

/** Through Mill Corner. */
const MILL = '20/4 D1/4 D2/4 D3/4 D4/4 D5/4';

export const scenes: Scenes<typeof messages, Stretch> = {
  order: {
    around: '70/1 70/6 1/1 1/6',
    cars: { yellow: '71/6', orange: '71/5', green: '71/4', red: '71/3', black: '71/2', blue: '71/1' },
    margin: 50,
    marks: { first: ['71/6', -0.26, 0.02], last: ['71/1', -0.26, -0.02] },
  },
  // [E41] Yellow finishes, then Blue moves and comes further.
  aim: {
    around: '69/2 70/3 0/1 5/2 5/4',
    cars: { yellow: '4/3', blue: '69/2' },
    marks: { line: ['0/5', 0, -0.3] },
    when: { 2: { cars: { blue: '5/2' } } },
  },
  laps: { around: '69/1 69/6 2/1 2/6', driver: 'red', path: '70/3 71/3 0/3 1/3', marks: { line: ['0/6', 0.2, -0.1] } },
  // [E31] Black's turn: four squares, four more by a card, and Windmill Corner judged.
  turn: {
    around: '46/2 F2/2 55/2 F3/4',
    driver: 'black',
    path: '46/2 F1/2 F2/2 F3/2 F4/2 52/2 53/2 54/2 55/2',
    driven: 0,
    margin: 30,
    tall: true,
    marks: { band: ['F2/2', 0.24, -0.1] },
    when: { 1: { driven: 4 }, 2: { driven: 8 } },
  },
  // [E6] Around the first pond at 20, 40 and 60.
  move: {
    around: '13/3 16/3',
    driver: 'red',
    path: '13/3 B1/4 B2/4 16/3',
    driven: 1,
    margin: 34,
    tall: true,
    marks: { pond: ['B1/2', -0.26, 0.06] },
    when: { 1: { driven: 2 }, 2: { driven: 3 } },
  },
  // [E10] Gallows Hairpin at 100, where 60 is safe.
  tyres: {
    around: '32/4 E3/2 38/4 S-gallows',
    driver: 'green',
    path: '32/4 E1/4 E2/4 E3/4 E4/4 38/4 S-gallows',
    driven: 5,
    marks: { band: ['E2/4', -0.24, -0.16] },
    when: { 1: { driven: 6, marks: { off: ['S-gallows', 0.24, 0.14, 'bad'] } } },
  },
  // [E17][E18] Both lanes beside the pond are taken.
  heldup: {
    around: '12/3 B2/2 B2/4',
    driver: 'yellow',
    path: '12/3 13/4',
    driven: 0,
    cars: { orange: 'B1/2', green: 'B1/4' },
    margin: 34,
    tall: true,
    marks: { orange: ['B1/2', -0.24, -0.08], green: ['B1/4', 0.24, -0.08] },
    when: { 1: { driven: 1 } },
  },
  // [E16] From the bay of Gallows Hairpin at 20, 40 and 60.
  restart: {
    around: 'E3/2 E6/2 38/4 S-gallows',
    driver: 'green',
    path: 'S-gallows E4/2 E5/2 E6/2',
    driven: 1,
    marks: { bay: ['S-gallows', 0.2, 0.2] },
    when: { 1: { driven: 2 }, 2: { driven: 3 } },
  },
  // [E9] Mill Corner at 100 in the lane of 80.
  corners: {
    around: '20/4 D1/2 D3/4 D5/3 25/2',
    driver: 'green',
    path: MILL,
    driven: 0,
    marks: { outside: ['D3/4', 0.2, -0.12], inside: ['D2/2', -0.24, 0.1] },
    when: { 1: { driven: 5 } },
  },
  // [E9] The same drive, and a roll of 3.
  spinoff: {
    around: '20/4 D1/2 D5/3 25/2 S-mill',
    driver: 'green',
    path: `${MILL} S-mill`,
    driven: 5,
    marks: { bay: ['S-mill', 0.18, -0.1, 'bad'] },
    when: { 1: { driven: 6 } },
  },
  // [E35] Quick Reactions with only two squares of free road.
  extra: {
    around: 'A4/4 12/3 B1/2 B1/4',
    driver: 'yellow',
    path: 'A4/4 A5/4 12/3 13/3',
    driven: 1,
    cars: { orange: 'B1/2', green: 'B1/4' },
    margin: 34,
    tall: true,
    marks: { taken: ['B1/4', 0.26, 0] },
    when: { 3: { driven: 3 } },
  },
  // [E32] Off at 60, and on to 120.
  carburettor: {
    around: 'S-mill D3/4 25/2 28/4 28/2',
    driver: 'blue',
    path: 'S-mill D4/4 D5/4 25/4 26/4 27/4 28/4',
    driven: 3,
    marks: { start: ['S-mill', 0.2, -0.1] },
    when: { 2: { driven: 6 } },
  },
  // [E33] Through Mill Corner at 160.
  superb: {
    around: '20/4 D1/2 D3/4 27/2 27/4',
    driver: 'red',
    path: `${MILL} 25/4 26/4 27/4`,
    driven: 0,
    marks: { corner: ['D3/4', 0.2, -0.12] },
    when: { 1: { driven: 8 } },
  },
  // [E26] Two squares into the car's own pit.
  pits: {
    around: '63/3 64/1 67/3 P-yellow',
    driver: 'yellow',
    path: '63/2 64/1 P-yellow',
    margin: 40,
    marks: { own: ['P-yellow', 0.02, 0.3], next: ['P-orange', 0.24, 0.3] },
  },
};
