// Running machines: belt chevrons, gears, pistons, beams. Not here: their effects on robots (animation/).

import { between, easeMove, easeOut } from '@ui/stage/motion/ease';
import { perform } from '@ui/stage/parts';
import { Container, Graphics, type Sprite } from 'pixi.js';
import { angleOf, CELL, feedsOf, HALF, middleOf, stepX, stepY } from '../../../geometry/floor';
import type { Cell, Facing } from '../../../types';
import { gearArt } from '../../floor/gear';
import { BEAM_EDGE, beamOffsets } from '../../floor/laser';
import { ARM } from '../../floor/pusher';
import { wallArt } from '../../floor/wall';
import type { RoborallyBoardParts } from './parts';

/** How far a pusher extends, board units. */
const STROKE = 17;
const CHEVRON = {
  svg: '<path d="M-6 -11L6 0L-6 11" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>',
  width: 24,
  height: 30,
};
const ROBOT_SHOT = 0x7fe6ff;
const BOARD_SHOT = 0xff4450;

/** One beam to draw, board units. */
export interface Ray {
  from: { x: number; y: number };
  to: { x: number; y: number };
  facing: Facing;
  beams: number;
  /** A robot's beam, in another colour. */
  robot: boolean;
  /** It ends on a robot. */
  hit: boolean;
}

/** All machines of a board. */
export class Works {
  private readonly parts: RoborallyBoardParts;

  constructor(parts: RoborallyBoardParts) {
    this.parts = parts;
  }

  /** Runs the belts: a chevron slides over each of them. */
  async belts(express: boolean, ms: number): Promise<void> {
    const { course, stage, book, layers, pace } = this.parts;
    if (pace.isReduced) return;
    const root = new Container();
    layers.targets.addChild(root);
    const marks = course.belts
      .filter((belt) => belt.express || !express)
      .map((belt) => {
        const sprite = book.sprite('belt-run', CHEVRON);
        sprite.rotation = angleOf(belt.facing);
        root.addChild(sprite);
        const feed = feedsOf(belt)[0] ?? (((belt.facing + 2) & 3) as Facing);
        return { sprite, middle: middleOf(course, belt.cell), facing: belt.facing, feed };
      });
    await stage.motion.run(
      ms,
      (t) => {
        root.alpha = 0.75 * Math.sin(Math.PI * t);
        for (const { sprite, middle, facing, feed } of marks) {
          const offset = (t - 0.5) * CELL * 0.9;
          const side = offset < 0 ? feed : facing;
          sprite.position.set(middle.x + stepX(side) * Math.abs(offset), middle.y + stepY(side) * Math.abs(offset));
        }
      },
      easeMove,
    );
    root.destroy({ children: true });
  }

  /** Turns every gear on the floor by a quarter. */
  async gears(ms: number): Promise<void> {
    const { course, stage, book, layers, pace } = this.parts;
    if (pace.isReduced) return;
    const root = new Container();
    layers.targets.addChild(root);
    const gears = course.gear.flatMap((sense, cell): { sprite: Sprite; sense: 1 | -1 }[] => {
      if (sense === 0) return [];
      const drawing = { svg: gearArt(sense === 1, false), width: CELL, height: CELL };
      const sprite = book.sprite(`gear-${sense}`, drawing);
      const { x, y } = middleOf(course, cell);
      sprite.position.set(x, y);
      root.addChild(sprite);
      return [{ sprite, sense }];
    });
    await stage.motion.run(ms, (t) => {
      const turned = easeMove(Math.min(1, t * 1.2));
      for (const { sprite, sense } of gears) sprite.rotation = (sense * turned * Math.PI) / 2;
      root.alpha = t < 0.85 ? 1 : (1 - t) / 0.15;
    });
    root.destroy({ children: true });
  }

  /** A piston extends and retracts. far: 0 to 1, lower if it is blocked. */
  async piston(cell: Cell, facing: Facing, far: number): Promise<void> {
    const { course, stage, book, layers, pace } = this.parts;
    if (pace.isReduced) return;
    const arm = book.sprite('pusher-arm', { svg: ARM, width: CELL, height: CELL });
    arm.rotation = angleOf(facing);
    layers.trail.addChild(arm);
    const { x, y } = middleOf(course, cell);
    await stage.motion.run(pace.ms(460), (t) => {
      const out = t < 0.4 ? easeOut(t / 0.4) : 1 - easeMove((t - 0.4) / 0.6);
      arm.position.set(x + stepX(facing) * STROKE * out * far, y + stepY(facing) * STROKE * out * far);
    });
    arm.destroy();
  }

  /** All beams of a volley at once. ms: from the duration table. */
  async volley(rays: readonly Ray[], ms: number): Promise<void> {
    const root = new Container();
    this.parts.layers.effects.addChild(root);
    for (const ray of rays) root.addChild(drawRay(ray));
    await perform(this.parts, ms, (t) => {
      root.alpha = Math.min(1, t * 6) * (t < 0.6 ? 1 : (1 - t) / 0.4) * between(0.85, 1, Math.abs(Math.sin(t * 40)));
    });
    root.destroy({ children: true });
  }

  /** Highlights a wall that stopped a robot. */
  async wall(cell: Cell, side: Facing): Promise<void> {
    const { course, book, layers, pace } = this.parts;
    const { x, y } = middleOf(course, cell);
    const light = book.sprite(`wall-${side}`, { svg: wallArt(side), width: CELL + 14, height: CELL + 14 });
    light.position.set(x, y);
    layers.effects.addChild(light);
    await perform(this.parts, 400, (t) => {
      light.alpha = 1 - t;
      light.tint = 0xffffff;
      if (!pace.isReduced) light.scale.set(1 + 0.04 * Math.sin(Math.PI * t));
    });
    light.destroy();
  }
}

/** The two ends of a beam. ends: how far each is moved along the beam from the given point, board units. */
export function rayEnds(
  from: { x: number; y: number },
  to: { x: number; y: number },
  facing: Facing,
  ends: { start: number; end: number },
): Pick<Ray, 'from' | 'to'> {
  const [dx, dy] = [stepX(facing), stepY(facing)];
  return {
    from: { x: from.x + dx * ends.start, y: from.y + dy * ends.start },
    to: { x: to.x + dx * ends.end, y: to.y + dy * ends.end },
  };
}

/** Where rays start and end: offsets along their direction from the centre of a cell or robot, board units. */
export const RAY = { emitter: -BEAM_EDGE, nose: HALF * 0.7, wall: BEAM_EDGE + 3, robot: -HALF * 0.45 } as const;

function drawRay({ from, to, facing, beams, robot, hit }: Ray): Graphics {
  const colour = robot ? ROBOT_SHOT : BOARD_SHOT;
  const rays = new Graphics();
  for (const aside of beamOffsets(beams)) {
    const [ox, oy] = [stepY(facing) * aside, stepX(facing) * aside];
    for (const [width, alpha, paint] of [
      [12, 0.28, colour],
      [5, 0.95, colour],
      [2, 1, 0xffffff],
    ] as const) {
      rays.moveTo(from.x + ox, from.y + oy).lineTo(to.x + ox, to.y + oy);
      rays.stroke({ color: paint, width, alpha, cap: 'round' });
    }
    if (hit) {
      rays.circle(to.x + ox, to.y + oy, 9).fill({ color: colour, alpha: 0.5 });
      rays.circle(to.x + ox, to.y + oy, 4).fill({ color: 0xffffff, alpha: 0.9 });
    }
  }
  return rays;
}
