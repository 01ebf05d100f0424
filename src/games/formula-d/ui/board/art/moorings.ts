// Each circuit's piers and boats, in board units and degrees clockwise from east.

import type { CircuitId } from '../../../types';

/** A pier that begins at x, y on the quay. light: a mole with a lighthouse at its end instead of berths. */
export interface Pier {
  x: number;
  y: number;
  length: number;
  turn: number;
  light?: boolean;
}
/** A moored boat. */
export interface Moored {
  x: number;
  y: number;
  turn: number;
  size: number;
  sails: boolean;
}

export const PIERS: Readonly<Partial<Record<CircuitId, readonly Pier[]>>> = {
  monaco: [
    { x: 738, y: 626, length: 190, turn: 20 },
    { x: 640, y: 708, length: 220, turn: 20 },
    { x: 570, y: 812, length: 220, turn: 20 },
    { x: 1000, y: 566, length: 190, turn: 64 },
    { x: 1500, y: 796, length: 190, turn: 96 },
    { x: 1660, y: 812, length: 160, turn: 92 },
    { x: 500, y: 1022, length: 330, turn: 26, light: true },
  ],
  'serra-alta': [
    { x: 1120, y: 590, length: 120, turn: 66 },
    { x: 1450, y: 1030, length: 130, turn: 214 },
  ],
};

export const BOATS: Readonly<Partial<Record<CircuitId, readonly Moored[]>>> = {
  monaco: [
    { x: 1120, y: 830, turn: -24, size: 1.7, sails: false },
    { x: 1290, y: 960, turn: 14, size: 1.4, sails: false },
    { x: 930, y: 930, turn: 18, size: 1.5, sails: false },
    { x: 1830, y: 930, turn: -16, size: 1.9, sails: false },
    { x: 2010, y: 860, turn: -34, size: 1.5, sails: false },
    { x: 1020, y: 760, turn: -14, size: 1.3, sails: true },
    { x: 1420, y: 880, turn: 12, size: 1.2, sails: true },
    { x: 1640, y: 1040, turn: -20, size: 1.3, sails: true },
    { x: 760, y: 1090, turn: 8, size: 1.3, sails: true },
    { x: 2200, y: 780, turn: 20, size: 1.2, sails: true },
    { x: 1130, y: 1120, turn: -8, size: 1.2, sails: true },
  ],
  'serra-alta': [
    { x: 1240, y: 800, turn: -20, size: 1.3, sails: true },
    { x: 1400, y: 700, turn: 14, size: 1.2, sails: true },
    { x: 1180, y: 940, turn: 30, size: 1.2, sails: true },
    { x: 1330, y: 930, turn: -40, size: 1.3, sails: false },
    { x: 1490, y: 660, turn: 6, size: 1.1, sails: true },
  ],
};
