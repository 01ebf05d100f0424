// The robots: where each stands, how it faces, whose card runs, who is powered down or has finished.

import type { Seat } from '@core/contract';
import { arePatternsOn, hexOf } from '@ui/art/colours';
import type { Spot } from '@ui/art/line';
import { CarTokens } from '@ui/stage/car-tokens';
import type { Drawing } from '@ui/stage/sprites';
import type { Course } from '../../../data/course';
import type { Cell, Facing, RoborallyView, RobotColour } from '../../../types';
import { POWER_DRAWING } from '../art/flags';
import { ROBOT_BOX, ROBOT_HALO, ROBOT_SCALE, ROBOT_SHADOW, robotArt } from '../art/robots';
import { angleOf, spotOf } from '../geometry/floor';
import type { RoborallyBoardParts } from './parts';

/** A robot that is powered down is drawn this much paler. */
const DOWN_ALPHA = 0.72;

/** A robot as a sprite. */
export function robotDrawing(colour: RobotColour): Drawing {
  return { svg: robotArt(colour), width: ROBOT_BOX, height: ROBOT_BOX };
}

/** Key of a robot's drawing in the palette in force, with its pattern or without. */
export function robotKey(colour: RobotColour): string {
  return `robot-${colour}-${hexOf(colour)}${arePatternsOn() ? '-worn' : ''}`;
}

/** All robots of a race. */
export class Robots extends CarTokens {
  private readonly parts: RoborallyBoardParts;
  private readonly course: Course;
  private readonly stands = new Map<Seat, { cell: Cell | -1; facing: Facing }>();
  private readonly colours = new Map<Seat, RobotColour>();

  constructor(parts: RoborallyBoardParts) {
    super(
      parts,
      ROBOT_SCALE,
      { key: 'robot-shadow', drawing: ROBOT_SHADOW },
      { key: 'robot-halo', drawing: ROBOT_HALO },
    );
    this.parts = parts;
    this.course = parts.course;
  }

  /** Puts every robot where the view has it. active: the one in the halo. */
  show(view: RoborallyView, active: Seat | null): void {
    for (const robot of view.robots) {
      const { seat, colour } = robot;
      this.colours.set(seat, colour);
      this.drawAs(seat, hexOf(colour), { key: robotKey(colour), drawing: robotDrawing(colour) });
      this.stand(seat, robot.status === 'inPlay' ? robot.cell : -1, robot.facing);
      this.setDown(seat, robot.down);
      this.setFinished(seat, robot.status === 'finished');
    }
    this.setActive(active);
  }

  /** Stands a robot on a cell; -1: takes it off the floor. */
  stand(seat: Seat, cell: Cell | -1, facing: Facing): void {
    this.stands.set(seat, { cell, facing });
    if (cell < 0) this.hide(seat);
    else this.put(seat, spotOf(this.course, cell, facing), 1);
  }

  /** The cell a robot stands on, -1 for none, and where it faces. */
  standOf(seat: Seat): { cell: Cell | -1; facing: Facing } {
    return this.stands.get(seat) ?? { cell: -1, facing: 1 };
  }

  /** Cells with a robot on them. */
  get occupied(): ReadonlySet<Cell> {
    return new Set([...this.stands.values()].map(({ cell }) => cell).filter((cell) => cell >= 0));
  }

  /** Who stands on a cell. */
  robotOn(cell: Cell): Seat | undefined {
    return [...this.stands].find(([, stand]) => stand.cell === cell)?.[0];
  }

  /** The figure of a seat. */
  figureOf(seat: Seat): RobotColour {
    return this.colours.get(seat) ?? 'red';
  }

  /** Dims a robot that is powered down and gives it the sign of it. */
  setDown(seat: Seat, down: boolean): void {
    const body = this.bodyOf(seat);
    if (!body) return;
    const badge = body.getChildByLabel('power');
    if (down && !badge) {
      const sprite = this.parts.book.sprite('power', POWER_DRAWING);
      sprite.label = 'power';
      body.addChild(sprite);
      this.uprightBadge(seat);
    } else if (!down) badge?.destroy();
    body.alpha = down ? DOWN_ALPHA : 1;
  }

  override put(seat: Seat, spot: Spot, scale: number): void {
    super.put(seat, spot, scale);
    this.uprightBadge(seat);
  }

  /** Where a robot would be drawn on a cell. */
  spotOn(cell: Cell, facing: Facing): Spot {
    return spotOf(this.course, cell, facing);
  }

  /** Its badge hangs at the upper right, whichever way the robot faces. */
  private uprightBadge(seat: Seat): void {
    const body = this.bodyOf(seat);
    const badge = body?.getChildByLabel('power');
    if (!body || !badge) return;
    const turn = body.rotation;
    badge.rotation = -turn;
    badge.position.set(16 * Math.cos(turn) - 16 * Math.sin(turn), -16 * Math.sin(turn) - 16 * Math.cos(turn));
  }
}

/** The shortest turn from one facing to another, as an angle. */
export function turnBetween(from: Facing, to: Facing): number {
  const turn = angleOf(to) - angleOf(from);
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}
