// Animates moving robots: glides and turns of one simultaneous step, bumps, falls, explosions and returns.

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { FADE } from '@ui/game/board/driving';
import { between, easeIn, easeMove, easeOut, easeSpring } from '@ui/stage/motion/ease';
import { Graphics } from 'pixi.js';
import { CELL, middleOf, stepX, stepY, towards } from '../../../geometry/floor';
import type { Cell, Facing, RobotMove, RobotTurn } from '../../../types';
import { turnBetween } from '../live/robots';
import type { RoborallyAnimationContext } from './context';

/** Distance beyond its last cell at which a robot that leaves the floor is drawn. */
const BEYOND = CELL * 0.85;

/** Durations at 1x, ms. */
export const TIMES = {
  step: 220,
  turn: 180,
  belt: 350,
  gear: 300,
  bump: 200,
  fall: 700,
  back: 500,
  beam: 400,
} as const;

/** All robots of one step glide at once, and turn on the way. facing: of robots that leave the floor. */
export async function glideAll(
  context: RoborallyAnimationContext,
  moves: readonly RobotMove[],
  turns: readonly RobotTurn[],
  step: { ms: number; facing(move: RobotMove): Facing },
): Promise<void> {
  const { robots, stage, pace, flags } = context;
  const motions = moves.map((move) => {
    const from = robots.spotOf(move.seat);
    const turn = turns.find(({ seat }) => seat === move.seat);
    const faces = turn?.to ?? robots.standOf(move.seat).facing;
    const by = turn ? turnBetween(turn.from, turn.to) : 0;
    const to =
      move.to >= 0 ? middleOf(context.course, move.to) : towards(context.course, move.from, step.facing(move), BEYOND);
    return { ...move, start: from, end: { ...to, angle: from.angle + by }, faces };
  });
  const [first] = motions;
  if (first && motions.length === 1) await context.near([first.seat]);
  if (!pace.isReduced) {
    await stage.motion.run(
      pace.ms(step.ms),
      (t) => {
        for (const { seat, start, end } of motions) {
          robots.put(seat, mix(start, end, t), 1);
          context.followed(seat, seat === first?.seat);
        }
      },
      easeMove,
    );
  }
  for (const { seat, to, end, faces } of motions) {
    if (to >= 0) robots.stand(seat, to, faces);
    else robots.put(seat, end, 1);
  }
  flags.makeRoom(robots.occupied);
  if (pace.isReduced)
    await fadeIn(
      context,
      motions.map(({ seat }) => seat),
    );
}

/** Robots turn on the spot, all at once. */
export async function turnAll(
  context: RoborallyAnimationContext,
  turns: readonly RobotTurn[],
  ms: number,
): Promise<void> {
  const { robots, stage, pace } = context;
  const motions = turns.map((turn) => ({
    ...turn,
    start: robots.spotOf(turn.seat),
    by: turnBetween(turn.from, turn.to),
  }));
  if (!pace.isReduced) {
    await stage.motion.run(
      pace.ms(ms),
      (t) => {
        for (const { seat, start, by } of motions) robots.put(seat, { ...start, angle: start.angle + by * t }, 1);
      },
      easeMove,
    );
  }
  for (const { seat, to } of motions) robots.stand(seat, robots.standOf(seat).cell, to);
  if (pace.isReduced)
    await fadeIn(
      context,
      motions.map(({ seat }) => seat),
    );
}

/** A robot bumps into something and comes back. */
export async function bump(context: RoborallyAnimationContext, seat: Seat, facing: Facing): Promise<void> {
  const { robots, stage, pace } = context;
  if (pace.isReduced) return;
  const start = robots.spotOf(seat);
  await stage.motion.run(pace.ms(TIMES.bump), (t) => {
    const far = Math.sin(Math.PI * t) * 5;
    robots.put(seat, { ...start, x: start.x + stepX(facing) * far, y: start.y + stepY(facing) * far }, 1);
  });
}

/** Into a pit or off the floor: it shrinks and turns. */
export async function fall(context: RoborallyAnimationContext, seat: Seat): Promise<void> {
  const { robots, stage, pace } = context;
  if (!pace.isReduced) {
    const start = robots.spotOf(seat);
    await stage.motion.run(pace.ms(TIMES.fall), (t) => {
      robots.put(seat, { ...start, angle: start.angle + easeIn(t) * Math.PI * 1.6 }, 1 - 0.94 * easeIn(t));
      robots.fade(seat, 1 - t ** 4);
    });
  }
  gone(context, seat);
}

/** Shot to pieces: a flash, smoke and sparks, and the board shakes. */
export async function blast(context: RoborallyAnimationContext, seat: Seat): Promise<void> {
  const { robots, stage, pace, effects, layers } = context;
  if (!pace.isReduced) {
    const start = robots.spotOf(seat);
    for (const angle of [0.4, 2.5, 4.6]) effects.smoke({ ...start, angle });
    void effects.shake();
    const flash = new Graphics().circle(0, 0, CELL * 0.5).fill({ color: 0xffd23f, alpha: 0.9 });
    flash.circle(0, 0, CELL * 0.3).fill({ color: 0xffffff, alpha: 0.9 });
    flash.position.set(start.x, start.y);
    layers.effects.addChild(flash);
    await stage.motion.run(pace.ms(TIMES.fall), (t) => {
      flash.scale.set(between(0.3, 1.5, easeOut(t)));
      flash.alpha = (1 - t) ** 1.5;
      robots.put(seat, { ...start, angle: start.angle + Math.sin(t * 30) * 0.15 }, 1);
      robots.fade(seat, Math.max(0, 1 - t * 1.6));
    });
    flash.destroy();
  }
  gone(context, seat);
}

/** A robot is beamed in on its cell. */
export async function beamIn(
  context: RoborallyAnimationContext,
  seat: Seat,
  cell: Cell,
  facing: Facing,
): Promise<void> {
  const { robots, stage, pace, layers, flags } = context;
  robots.stand(seat, cell, facing);
  flags.makeRoom(robots.occupied);
  robots.fade(seat, 1);
  context.followed(seat);
  if (pace.isReduced) return fadeIn(context, [seat]);
  const spot = robots.spotOf(seat);
  const column = new Graphics().ellipse(0, 0, CELL * 0.42, CELL * 0.42).fill({ color: 0x8fc7ee, alpha: 0.55 });
  column.rect(-CELL * 0.34, -CELL * 2.4, CELL * 0.68, CELL * 2.4).fill({ color: 0xbfe4ff, alpha: 0.4 });
  column.position.set(spot.x, spot.y);
  layers.effects.addChild(column);
  await stage.motion.run(pace.ms(TIMES.back), (t) => {
    column.alpha = Math.sin(Math.PI * t);
    column.scale.set(between(1.3, 0.7, t), 1);
    robots.put(seat, spot, 0.5 + 0.5 * easeSpring(t));
    robots.fade(seat, Math.min(1, t * 1.6));
  });
  column.destroy();
}

/** Removes a destroyed robot from the floor, and restores its sprite for its return. */
function gone({ robots, flags }: RoborallyAnimationContext, seat: Seat): void {
  robots.stand(seat, -1, robots.standOf(seat).facing);
  robots.fade(seat, 1);
  flags.makeRoom(robots.occupied);
}

async function fadeIn({ robots, stage, pace }: RoborallyAnimationContext, seats: readonly Seat[]): Promise<void> {
  await stage.motion.run(pace.ms(FADE), (t) => {
    for (const seat of seats) robots.fade(seat, t);
  });
}

function mix(a: Spot, b: Spot, t: number): Spot {
  return { x: between(a.x, b.x, t), y: between(a.y, b.y, t), angle: between(a.angle, b.angle, t) };
}
