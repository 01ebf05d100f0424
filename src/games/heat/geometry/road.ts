// The road of one circuit: converts progress and lane to a spot on the board and back. No art, no Pixi.

import { madeOnce } from '@geometry/by-id';
import type { ClosedLine, Spot } from '@geometry/line';
import { drawnCircuit } from './circuits';
import { type DrawnCircuit, distanceAlong } from './derive-circuit';

/** Lane width, the L of all sizes on the board, in board units. */
export const LANE = 20;
/** Road width per lane. */
export const ROAD_PER_LANE = 1.1 * LANE;
/** From the middle of a lane to the middle of the next: slightly less, so that edge lines stay free. */
export const LANE_STEP = 21.12;
/** A car as drawn, in board units: 1.7 x 0.98 L. */
export const CAR_LENGTH = 34;
export const CAR_WIDTH = 19.6;
/** Gap between two cars one behind the other, nose to tail. */
const BUMPER_GAP = 0.5;
/** Cars taper towards nose and tail: only this share of their width gets in the way in a bend. */
const TAPER = 0.4;

/** One circuit's road. Distances are in board units from the finish line. */
export interface Road {
  circuit: DrawnCircuit;
  line: ClosedLine;
  spaces: number;
  lanes: number;
  /** Half the road's width: 2.2 L for two lanes. */
  half: number;
  /** Distance of a lane's middle to the right of the road's middle; lane may be a fraction: 0 the left lane, 1 the next. */
  offset(lane: number): number;
  /** +1 if the inside of the loop is to the right, -1 if to the left. */
  inside: 1 | -1;
  /** Distance at which this space begins; space may be any number, fractions included. */
  distanceOf(space: number): number;
  /** Middle of the lane's cell; progress may be a fraction, or negative on the grid. lane may be a fraction too. */
  cell(progress: number, lane: number): Spot;
  /** Scale at which a car here doesn't touch the one in front or behind: 1, less inside tight corners. */
  carScale(progress: number, lane: number): number;
}

/** The road of a circuit of the game, computed once. */
export const roadOf = madeOnce((circuitId) => layRoad(drawnCircuit(circuitId)));

/** The road of any circuit. */
export function layRoad(circuit: DrawnCircuit): Road {
  const { line, lanes } = circuit;
  const distanceOf = (space: number): number => distanceAlong(line, circuit.length, space);
  const offset = (lane: number): number => (lane - (lanes - 1) / 2) * LANE_STEP;
  const cell = (progress: number, lane: number): Spot => line.at(distanceOf(progress + 0.5), offset(lane));
  const carScale = (progress: number, lane: number): number => {
    const here = cell(progress, lane);
    const scales = [progress - 1, progress + 1].map((other) => {
      const there = cell(other, lane);
      const turn = Math.abs(Math.sin((there.angle - here.angle) / 2));
      return Math.hypot(there.x - here.x, there.y - here.y) / (CAR_LENGTH + BUMPER_GAP + CAR_WIDTH * TAPER * turn);
    });
    return Math.min(1, ...scales);
  };
  const inside = circuit.direction === 'clockwise' ? 1 : -1;
  const half = (lanes * ROAD_PER_LANE) / 2;
  return { circuit, line, spaces: circuit.length, lanes, half, offset, inside, distanceOf, cell, carScale };
}
