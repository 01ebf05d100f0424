// The robots on the board: position, facing, whose card is executed, and which are powered down or finished.

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { arePatternsOn, hexOf } from '@ui/art/colours';
import { CarTokens } from '@ui/stage/car-tokens';
import type { Drawing } from '@ui/stage/sprites';
import type { Course } from '../../../data/course';
import { angleOf, spotOf } from '../../../geometry/floor';
import type { Cell, Facing, RoborallyView, RobotColour } from '../../../types';
import { POWER_DRAWING } from '../art/flags';
import { ROBOT_BOX, ROBOT_HALO, ROBOT_SCALE, ROBOT_SHADOW, robotArt } from '../art/robots';
import type { RoborallyBoardParts } from './parts';

/** Opacity of a powered-down robot. */
const DOWN_ALPHA = 0.72;

/** A robot as a sprite. */
export function robotDrawing(colour: RobotColour): Drawing {
  return { svg: robotArt(colour), width: ROBOT_BOX, height: ROBOT_BOX };
}

/** Key of a robot's drawing in the current palette, with or without its pattern. */
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

  /** Places every robot as in the view. active: the one with the halo. */
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

  /** Places a robot on a cell; -1 removes it from the floor. */
  stand(seat: Seat, cell: Cell | -1, facing: Facing): void {
    this.stands.set(seat, { cell, facing });
    if (cell < 0) this.hide(seat);
    else this.put(seat, spotOf(this.course, cell, facing), 1);
  }

  /** A robot's cell, -1 for none, and its facing. */
  standOf(seat: Seat): { cell: Cell | -1; facing: Facing } {
    return this.stands.get(seat) ?? { cell: -1, facing: 1 };
  }

  /** Cells with a robot on them. */
  get occupied(): ReadonlySet<Cell> {
    return new Set([...this.stands.values()].map(({ cell }) => cell).filter((cell) => cell >= 0));
  }

  /** The robot on a cell. */
  robotOn(cell: Cell): Seat | undefined {
    return [...this.stands].find(([, stand]) => stand.cell === cell)?.[0];
  }

  /** The figure of a seat. */
  figureOf(seat: Seat): RobotColour {
    return this.colours.get(seat) ?? 'red';
  }

  /** Dims a powered-down robot and shows its badge. */
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

  /** The drawing position of a robot on a cell. */
  spotOn(cell: Cell, facing: Facing): Spot {
    return spotOf(this.course, cell, facing);
  }

  /** Its badge is at the upper right, whichever way the robot faces. */
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
