// The previews that the dashboard can show on the board before a choice: the ghost path of a programme, or cells to return
// on.

import type { Seat } from '@core/contract';
import type { Cell, Facing, ForecastStep, Register, RoborallyTypes } from '../types';

/** Where the viewer's robot would be at the end of a register if alone; drawn as a ghost at 55 % with the register's number. */
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
  /** Passed back through onTarget. */
  key: string;
  cell: Cell;
  /** The text for a screen reader: 'Column 3, row 7'. */
  label: string;
}

/** The choice in progress. ghosts while programming, targets while returning; both empty: the robot is only highlighted. */
export interface RoborallyPreview {
  seat: Seat;
  ghosts: readonly RoborallyGhost[];
  targets: readonly RoborallyTarget[];
  /** Key of the current target, with the facing the robot would have there. */
  chosen: { key: string; facing: Facing } | null;
}

/** A cell on an answer's path: passed on the way between cells, or the robot's cell when it turns there. */
export type RoborallyPlace = { cell: Cell; from: Cell; toward: Cell } | { cell: Cell; facing: Facing };

/** RoboRally's types for its screens: what its rules use, and what only the screens have. */
export interface RoborallyUi extends RoborallyTypes {
  Preview: RoborallyPreview;
  Place: RoborallyPlace;
}
