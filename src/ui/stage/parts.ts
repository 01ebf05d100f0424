// What the components of a live board share: options, stage, sprites, pace, and the layers from the ground up.

import type { BoardOptions } from '@ui/board';
import { Container } from 'pixi.js';
import type { Director } from './director';
import type { Pace } from './motion/pace';
import type { SpriteBook } from './sprites';
import type { PixiStage } from './stage';

/** The world's layers, lowest first. */
export class Layers {
  readonly ground = new Container();
  readonly targets = new Container();
  readonly trail = new Container();
  readonly shadows = new Container();
  readonly cars = new Container();
  readonly effects = new Container();
  readonly signs = new Container();

  constructor(world: Container) {
    world.addChild(...this.all);
  }

  /** Every layer, lowest first. */
  get all(): Container[] {
    return [this.ground, this.targets, this.trail, this.shadows, this.cars, this.effects, this.signs];
  }
}

/** With reduced motion: how long a still is shown instead of an animation, ms. */
const STAND = 1000;

/**
 * Runs an animation: calls step with shares from 0 to 1 over a time of the duration table, ms. With reduced motion, it shows the
 * middle (step(0.5)) as a still for a while instead, and draws no frames for it.
 */
export function perform(
  { stage, pace }: Pick<BoardParts, 'stage' | 'pace'>,
  standard: number,
  step: (share: number) => void,
): Promise<void> {
  if (pace.isReduced) return stage.motion.stand(pace.ms(STAND), step);
  return stage.motion.run(pace.ms(standard), step);
}

/** Everything that the layers of a board need. */
export interface BoardParts {
  options: BoardOptions;
  stage: PixiStage;
  book: SpriteBook;
  layers: Layers;
  pace: Pace;
  /** Moves the camera during animations. */
  director: Director;
}
