// The shape of the hill and its road, upright for a column and lying for a strip. Not here: how they are painted (paint.ts).

import type { Point } from '@geometry/line';

/** One shape of the hill; all measures in px of its drawing. */
export interface HillPlan {
  width: number;
  height: number;
  /** Points that the middle of the road passes, from the bottom to the summit. */
  road: readonly Point[];
  /** Outline of the hill. */
  hill: readonly Point[];
  /** Where the trophy is. */
  summit: Point;
  /** Where each league's stretch of road begins, from the bottom. */
  gates: readonly Point[];
  /** Outsides of the bends that have kerbs: -1 left of the road, 1 right. */
  bends: readonly (readonly [x: number, y: number, side: 1 | -1])[];
  villas: readonly (readonly [x: number, y: number, scale: number])[];
  towers: readonly (readonly [x: number, y: number, scale: number])[];
  fields: readonly (readonly [x: number, y: number, width: number, depth: number, turn: number])[];
  /** The foot of the mountains behind the hill, and how high they are: px. */
  ranges: readonly [foot: number, high: number];
  trees: number;
  /** How near a point is: 0 at the summit, 1 at the bottom of the road. */
  near(point: Point): number;
  /** Width of the road at the summit, and how much wider it is at the bottom. */
  wide: readonly [least: number, more: number];
}

/** For a column: the road winds upwards. */
export const UPRIGHT: HillPlan = {
  width: 420,
  height: 740,
  road: [
    ...([
      [-60, 742],
      [30, 734],
      [130, 718],
      [240, 692],
      [330, 662],
      [372, 634],
      [350, 604],
      [262, 584],
    ] as const),
    ...([
      [160, 566],
      [76, 541],
      [46, 511],
      [72, 482],
      [170, 463],
      [276, 444],
      [350, 419],
      [377, 390],
    ] as const),
    ...([
      [350, 361],
      [262, 345],
      [162, 329],
      [96, 306],
      [74, 280],
      [98, 256],
      [172, 241],
      [252, 225],
    ] as const),
    ...([
      [306, 206],
      [322, 186],
      [300, 167],
      [248, 153],
      [204, 138],
      [194, 122],
      [214, 108],
      [236, 96],
    ] as const),
  ],
  hill: [
    ...([
      [-5, 745],
      [-5, 452],
      [18, 420],
      [26, 360],
      [40, 300],
      [70, 236],
      [128, 196],
      [160, 140],
      [196, 96],
    ] as const),
    ...([
      [236, 74],
      [276, 96],
      [322, 134],
      [360, 186],
      [388, 262],
      [404, 330],
      [425, 372],
      [425, 745],
    ] as const),
  ],
  summit: [236, 60],
  gates: [
    [200, 701],
    [210, 576],
    [236, 453],
    [206, 338],
    [252, 225],
  ],
  bends: [
    [372, 634, -1],
    [46, 511, 1],
    [377, 390, -1],
    [74, 280, 1],
    [322, 186, -1],
  ],
  villas: [
    [300, 536, 0.8],
    [122, 404, 0.62],
    [60, 660, 0.9],
    [388, 500, 0.75],
    [286, 290, 0.46],
  ],
  towers: [
    [352, 238, 0.62],
    [404, 706, 0.9],
  ],
  fields: [
    [332, 500, 70, 44, -8],
    [60, 440, 60, 36, 10],
    [300, 560, 80, 34, 8],
  ],
  ranges: [400, 470],
  trees: 230,
  near: ([, y]) => (Math.max(90, y) - 90) / 650,
  wide: [9, 31],
};

/** For a strip above the page: the road leads from the left to the summit at the right. */
export const LYING: HillPlan = {
  width: 772,
  height: 176,
  road: [
    ...([
      [-40, 160],
      [10, 160],
      [70, 156],
      [130, 142],
      [160, 120],
      [196, 108],
      [250, 116],
      [298, 134],
    ] as const),
    ...([
      [350, 136],
      [388, 116],
      [420, 100],
      [466, 104],
      [510, 116],
      [552, 110],
      [580, 92],
      [614, 82],
    ] as const),
    ...([
      [656, 86],
      [690, 80],
      [700, 66],
      [684, 56],
      [694, 46],
    ] as const),
  ],
  hill: [
    ...([
      [-5, 180],
      [-5, 118],
      [80, 104],
      [160, 82],
      [240, 90],
      [330, 96],
      [420, 74],
      [500, 80],
      [580, 62],
    ] as const),
    ...([
      [650, 40],
      [694, 22],
      [736, 44],
      [777, 62],
      [777, 180],
    ] as const),
  ],
  summit: [694, 18],
  gates: [
    [40, 159],
    [208, 109],
    [350, 136],
    [500, 113],
    [640, 84],
  ],
  bends: [],
  villas: [
    [118, 112, 0.6],
    [300, 104, 0.5],
    [470, 142, 0.5],
    [724, 96, 0.4],
  ],
  towers: [
    [230, 156, 0.6],
    [560, 152, 0.5],
  ],
  fields: [
    [90, 122, 46, 20, -6],
    [400, 152, 60, 24, 4],
    [620, 128, 50, 20, -4],
  ],
  ranges: [97, 120],
  trees: 150,
  near: ([x]) => Math.min(1, Math.max(0, (700 - x) / 700)),
  wide: [8, 16],
};
