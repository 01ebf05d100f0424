// The ghost of another race on any board: a shadow car that drives along, below the cars. Not here: which race it is, or where its
// car was (each game says where a view has it).

import type { Spot } from '@geometry/line';
import { easeMove } from '@ui/stage/motion/ease';
import { glideOver } from '@ui/stage/motion/glide';
import { moveTime } from '@ui/stage/motion/timing';
import type { BoardParts } from '@ui/stage/parts';
import type { Sprite } from 'pixi.js';
import type { Ghost } from './answers-layer';

/** How much of the ghost is seen. */
export const GHOST_ALPHA = 0.45;

/** One ghost car. */
export class GhostLayer {
  private readonly parts: Pick<BoardParts, 'stage' | 'book' | 'layers' | 'pace'>;
  private drawn: { key: string; sprite: Sprite } | null = null;
  /** Raised by every call, so that an earlier drive ends where it is. */
  private turn: number = 0;

  constructor(parts: Pick<BoardParts, 'stage' | 'book' | 'layers' | 'pace'>) {
    this.parts = parts;
  }

  /** Takes the ghost off the board. */
  hide(): void {
    this.turn += 1;
    this.drawn?.sprite.destroy();
    this.drawn = null;
    this.parts.stage.request();
  }

  /** Drives the ghost over these spots to the last one; one spot, and with reduced motion, puts it there at once. */
  async drive(ghost: Ghost, spots: readonly Spot[]): Promise<void> {
    if (spots.length === 0) return this.hide();
    this.turn += 1;
    const { turn } = this;
    const { stage, pace } = this.parts;
    const sprite = this.spriteOf(ghost);
    const steps = spots.length - 1;
    const put = (done: number): void => {
      if (turn !== this.turn) return;
      const { x, y, angle } = glideOver(spots, done);
      sprite.position.set(x, y);
      sprite.rotation = angle;
      stage.request();
    };
    if (steps < 1 || pace.isReduced) put(Math.max(0, steps));
    else await stage.motion.run(pace.ms(moveTime(steps)), (share) => put(steps * share), easeMove);
  }

  private spriteOf({ key, drawing, scale }: Ghost): Sprite {
    if (this.drawn?.key === key) return this.drawn.sprite;
    this.drawn?.sprite.destroy();
    const sprite = this.parts.book.sprite(key, drawing);
    sprite.alpha = GHOST_ALPHA;
    sprite.scale.set(scale);
    this.parts.layers.trail.addChild(sprite);
    this.drawn = { key, sprite };
    return sprite;
  }
}
