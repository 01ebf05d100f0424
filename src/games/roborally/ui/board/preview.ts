// What the dashboard may ask the board to show before a choice is made: the ghost path of a programme, or cells to return on.

import type { Seat } from '@core/contract';
import type { Cell, Facing, ForecastStep, Register } from '../../types';

/** Where the own robot alone would stand at the end of a register; drawn as a ghost at 55 % with the register's number. */
export interface RoborallyGhost {
  register: Register;
  /** -1: destroyed on the way; the path ends there with a cross. */
  cell: Cell | -1;
  facing: Facing;
  /** The steps of this register, for the dotted path. */
  steps: readonly ForecastStep[];
}
/** A cell to return on. */
export interface RoborallyTarget {
  /** Given back through onTarget. */
  key: string;
  cell: Cell;
  /** What a screen reader says: 'Column 3, row 7'. */
  label: string;
}

/** One choice under way. ghosts while programming, targets while returning; both empty: only the robot is lit. */
export interface RoborallyPreview {
  seat: Seat;
  ghosts: readonly RoborallyGhost[];
  targets: readonly RoborallyTarget[];
  /** Key of the target chosen so far, with the facing that the robot would take there. */
  chosen: { key: string; facing: Facing } | null;
}

/** A cell on the way of an answer, passed on the way from one cell toward another, or where the robot stands turned so. */
export type RoborallyPlace = { cell: Cell; from: Cell; toward: Cell } | { cell: Cell; facing: Facing };

/** Whether a value is a preview. */
export function isRoborallyPreview(value: unknown): value is RoborallyPreview {
  return typeof value === 'object' && value !== null && 'seat' in value && 'ghosts' in value && 'targets' in value;
}
