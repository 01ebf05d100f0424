// Effects that only Heat has: Heat paid and cooled, and spray.

import type { Seat } from '@core/contract';
import { INK } from '@ui/stage/ink';
import { between, easeOut } from '@ui/stage/motion/ease';
import { Effects } from '@ui/stage/motion/effects';
import { HEAT_DROP } from './drawings';

/** The effects of one Heat board. */
export class HeatEffects extends Effects {
  /** A cool puff over a car. */
  coolPuff({ x, y }: { x: number; y: number }): void {
    this.puff(x, y, { tint: INK.blue, alpha: 0.8, from: 0.7, to: 2, ms: 500, drift: -8 });
  }

  /** Water thrown up behind a car on a wet road. */
  spray({ x, y }: { x: number; y: number }): void {
    this.puff(x, y, { tint: 0xe6f2f8, alpha: 0.5, from: 0.5, to: 1.5, ms: 620, drift: -3 });
  }

  /** Flames that leap from a car that pays Heat. */
  pay(seat: Seat, heat: number): void {
    const { pace, stage, book, layers } = this.parts;
    if (pace.isReduced) return;
    const { x, y } = this.cars.spotOf(seat);
    for (let i = 0; i < heat; i++) {
      const drop = book.sprite('heat-drop', HEAT_DROP);
      layers.effects.addChild(drop);
      drop.visible = false;
      const side = (i - (heat - 1) / 2) * 13;
      const delay = (90 * i) / 700;
      void stage.motion
        .run(pace.ms(700 + 90 * i), (t) => {
          const own = Math.max(0, (t - delay) / Math.max(0.01, 1 - delay));
          drop.visible = own > 0;
          drop.position.set(x + side, y - 10 - 30 * easeOut(own));
          drop.scale.set(between(0.4, 0.85, easeOut(Math.min(1, own * 2))));
          drop.alpha = own < 0.6 ? 1 : (1 - own) / 0.4;
        })
        .then(() => drop.destroy());
    }
  }
}
