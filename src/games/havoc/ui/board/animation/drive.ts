// Animates moving cars: along lanes, sideways, against the wall, on the hook. driveAlong leads the camera.

import type { Seat } from '@core/contract';
import { entry } from '@geometry/line';
import { PAINFUL, WELCOME } from '@ui/game/board/captions';
import { driveAlong, FADE } from '@ui/game/board/driving';
import { INK } from '@ui/stage/ink';
import { Graphics } from 'pixi.js';
import { timingOf } from '../../../data/timings';
import { lapText, moveText } from '../../../narration/board-text';
import { t } from '../../../text/t';
import type { HavocEvent, Space } from '../../../types';
import { caption, type HavocAnimationContext } from './context';
import { type MotionPath, motionAlong, motionAside, motionToWall, towMotion } from './motion-paths';

type EventOf<T extends HavocEvent['type']> = Extract<HavocEvent, { type: T }>;

/** Steps between puffs of dust. */
const DUST_EVERY = 0.5;
const BUMP = 5;

/** Drives a car along its path, forward or backward; the lap flashes at the step that crosses the line. */
export async function drive(context: HavocAnimationContext, event: EventOf<'pawnMoved'>): Promise<void> {
  const { seat, path, direction, made } = event;
  const end = entry(path, path.length - 1);
  if (made === 0) return context.cars.place(seat, end);
  const colour = direction === 'forward' ? INK.amberLight : PAINFUL;
  void context.boardText.float(seat, moveText(event), () => context.cars.spotOf(seat), { colour, size: 28 });
  const crossings = [...(context.crossings.get(event) ?? [])];
  await go(context, seat, {
    motion: motionAlong(path, direction === 'backward'),
    ms: made * timingOf('pawnStep'),
    steps: path.length - 1,
    end,
    passed: (done) => {
      while (crossings[0] && done >= crossings[0].step) {
        const crossing = crossings.shift();
        const text = crossing ? lapText(crossing, context.view?.laps ?? 1) : '';
        caption(context, seat, text, crossing?.direction === 'forward' ? WELCOME : PAINFUL);
        if (text !== '') flashLine(context);
      }
    },
  });
}

/** Moves a car sideways into another lane, or into or out of the pit lane. */
export async function shift(context: HavocAnimationContext, { seat, path }: EventOf<'laneShifted'>): Promise<void> {
  const end = entry(path, path.length - 1);
  const steps = path.length - 1;
  if (steps < 1) return context.cars.place(seat, end);
  await go(context, seat, { motion: motionAside(path), ms: steps * timingOf('pawnLaneStep'), steps, end });
}

/** Tows a car on the hook to its slot. */
export async function tow(context: HavocAnimationContext, seat: Seat, to: Space): Promise<void> {
  const { cars, layers, pace } = context;
  const motion = towMotion(cars.spotOf(seat), to);
  const hook = new Graphics();
  if (!pace.isReduced) layers.trail.addChild(hook);
  const slot = motion(1);
  await go(context, seat, {
    motion,
    ms: timingOf('tow'),
    steps: 8,
    end: to,
    passed: () => {
      const { x, y } = cars.spotOf(seat);
      hook.clear().moveTo(x, y).lineTo(slot.x, slot.y).stroke({ color: 0xf5c518, width: 2.2, alpha: 0.9 });
      hook.circle(x, y, 4).fill(0xf5c518);
    },
  });
  hook.destroy();
}

/** A car hits the end wall of the pit lane nose first and is towed to its slot. */
export async function crash(context: HavocAnimationContext, { seat, path, to }: EventOf<'pitWallHit'>): Promise<void> {
  const { boardText, cars, effects, pace, stage } = context;
  const last = entry(path, path.length - 1);
  const steps = Math.max(1, path.length - 1);
  await go(context, seat, { motion: motionToWall(path), ms: steps * timingOf('pawnStep'), steps, end: null });
  if (pace.isReduced) cars.place(seat, last);
  const hit = cars.spotOf(seat);
  effects.redEdge();
  effects.smoke(hit);
  void effects.shake();
  void boardText.slam(t('slam.crash'), hit, PAINFUL);
  await stage.motion.run(pace.ms(pace.isReduced ? FADE : timingOf('pitWallCrash')), (t) => {
    if (pace.isReduced) return;
    const shake = Math.sin(t * 40) * 3 * (1 - t);
    cars.put(seat, { ...hit, x: hit.x + shake }, 1);
  });
  await tow(context, seat, to);
}

/** A blocked car nods forward and comes back. */
export async function bump(context: HavocAnimationContext, { seat, by }: EventOf<'pawnBlocked'>): Promise<void> {
  const { cars, stage, pace } = context;
  if (!cars.isOn(seat)) return;
  caption(context, seat, t(by === 'wall' ? 'caption.wall' : 'caption.blocked'), PAINFUL);
  if (pace.isReduced) return;
  const home = cars.spotOf(seat);
  await stage.motion.run(pace.ms(timingOf('bump')), (t) => {
    const reach = Math.sin(Math.PI * t) * BUMP;
    cars.put(seat, { ...home, x: home.x + Math.cos(home.angle) * reach, y: home.y + Math.sin(home.angle) * reach }, 1);
  });
}

/** A pawn appears where its lane was chosen. */
export async function appear(context: HavocAnimationContext, { seat, at }: EventOf<'laneChosen'>): Promise<void> {
  const { cars, stage, pace } = context;
  cars.paint(seat);
  cars.place(seat, at);
  await stage.motion.run(pace.ms(pace.isReduced ? FADE : timingOf('lanePawnAppear')), (t) => {
    cars.fade(seat, t);
    if (!pace.isReduced) cars.swell(seat, 1.5 - 0.5 * t);
  });
}

/** One movement of one car. end: its final space, null: the end of the motion path; passed: called with the steps done. */
interface Going {
  motion: MotionPath;
  ms: number;
  steps: number;
  end: Space | null;
  passed?(done: number): void;
}

async function go(
  context: HavocAnimationContext,
  seat: Seat,
  { motion, ms, steps, end, passed }: Going,
): Promise<void> {
  const { cars, stage, pace, effects } = context;
  if (pace.isReduced) {
    if (end !== null) cars.place(seat, end);
    passed?.(steps);
    await stage.motion.run(pace.ms(FADE), (t) => cars.fade(seat, t));
    return;
  }
  await driveAlong(context, seat, {
    ms: pace.ms(ms),
    steps,
    puffEvery: DUST_EVERY,
    puff: (at) => effects.dust(at),
    put: (done) => {
      cars.put(seat, motion(steps === 0 ? 1 : done / steps), 1);
      passed?.(done);
    },
  });
  if (end !== null) cars.place(seat, end);
}

/** Highlights the line. */
function flashLine(context: HavocAnimationContext): void {
  const { layers, stage, pace } = context;
  if (pace.isReduced) return;
  const flash = new Graphics().rect(417, -14, 121, 28).fill({ color: 0xffffff, alpha: 0.8 });
  layers.trail.addChild(flash);
  void stage.motion
    .run(pace.ms(timingOf('lapFlash')), (t) => {
      flash.alpha = Math.abs(Math.sin(t * Math.PI * 2)) * (1 - t);
    })
    .then(() => flash.destroy());
}
