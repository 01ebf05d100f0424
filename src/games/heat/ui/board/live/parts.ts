// What the pieces of a live board share: stage, scene, pace, and the layers from the ground up.

import type { BoardOptions } from '@ui/game-ui';
import type { SpriteBook } from '@ui/stage/sprites';
import type { Stage } from '@ui/stage/stage';
import { Container } from 'pixi.js';
import type { Scene } from '../art/scene';
import type { Road } from '../geometry/road';

/** Colours of words and effects on the board; the tokens' values, which Pixi cannot read as variables. */
export const INK = {
  amber: 0xf5a623,
  amberLight: '#ffd48a',
  green: 0x59d98b,
  red: 0xe23b2e,
  blue: 0x8fc7ee,
  white: '#ffffff',
  dark: 0x12151a,
} as const;

/** How fast things go. */
export class Pace {
  /** Below 1 while a long batch is played, so that it stays watchable. */
  haste = 1;
  private readonly options: BoardOptions;

  constructor(options: BoardOptions) {
    this.options = options;
  }

  /** ms of the duration table as ms to take now. */
  ms(standard: number): number {
    return (standard / Math.max(0.1, this.options.speed())) * this.haste;
  }

  get isReduced(): boolean {
    return this.options.reducedMotion();
  }
}

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
    world.addChild(this.ground, this.targets, this.trail, this.shadows, this.cars, this.effects, this.signs);
  }
}

/** Everything a layer needs to know of its board. */
export interface Parts {
  options: BoardOptions;
  scene: Scene;
  road: Road;
  stage: Stage;
  book: SpriteBook;
  layers: Layers;
  pace: Pace;
}
