// Visual effects on cars: sparks, skid marks, engine smoke.

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { easeOut } from '@ui/stage/motion/ease';
import { Effects } from '@ui/stage/motion/effects';
import { Graphics } from 'pixi.js';

const SPARKS = 14;
/** How long skid marks stay, ms. */
const SKID = 2600;

/** The effects of this game. None of them carries meaning alone. */
export class RoadEffects extends Effects {
  /** Shows sparks between two cars, bumps both and shakes the board. */
  async bump(mover: Seat, other: Seat): Promise<void> {
    const { pace, stage } = this.parts;
    if (pace.isReduced) return;
    const [a, b] = [this.cars.spotOf(mover), this.cars.spotOf(other)];
    const away = Math.atan2(b.y - a.y, b.x - a.x);
    const bodies = [this.cars.bodyOf(mover), this.cars.bodyOf(other)];
    this.sparks((a.x + b.x) / 2, (a.y + b.y) / 2);
    void this.shake();
    const reach = 4 / stage.camera.scale;
    await stage.motion.run(pace.ms(300), (t) => {
      bodies.forEach((body, index) => {
        const by = Math.sin(Math.PI * t) * reach * (index === 0 ? -1 : 1);
        const home = index === 0 ? a : b;
        body?.position.set(home.x + Math.cos(away) * by, home.y + Math.sin(away) * by);
      });
    });
  }

  /** Shows sparks at a spot. */
  sparks(x: number, y: number): void {
    const { pace, stage, layers } = this.parts;
    if (pace.isReduced) return;
    const flying = new Graphics();
    layers.effects.addChild(flying);
    void stage.motion
      .run(pace.ms(420), (t) => {
        flying.clear();
        for (let i = 0; i < SPARKS; i++) {
          const angle = (i / SPARKS) * Math.PI * 2 + (i % 3) * 0.2;
          const far = (10 + (i % 5) * 5) * easeOut(t);
          const tail = far - 5 * (1 - t);
          flying.moveTo(x + Math.cos(angle) * tail, y + Math.sin(angle) * tail);
          flying.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
        }
        flying.stroke({ color: 0xffd48a, width: 1.8, cap: 'round', alpha: 1 - t * t });
      })
      .then(() => flying.destroy());
  }

  /** Draws two dark lines along a path, which fade. */
  skid(spots: readonly Spot[]): void {
    const { pace, stage, layers } = this.parts;
    if (pace.isReduced || spots.length < 2) return;
    const marks = new Graphics();
    for (const side of [-5, 5]) {
      spots.forEach(({ x, y, angle }, index) => {
        const [sx, sy] = [x - Math.sin(angle) * side, y + Math.cos(angle) * side];
        if (index === 0) marks.moveTo(sx, sy);
        else marks.lineTo(sx, sy);
      });
      marks.stroke({ color: 0x08090b, width: 3, alpha: 0.75, cap: 'round', join: 'round' });
    }
    layers.trail.addChild(marks);
    void stage.motion
      .run(pace.ms(SKID), (t) => {
        marks.alpha = t < 0.6 ? 1 : (1 - t) / 0.4;
      })
      .then(() => marks.destroy());
  }

  /** Shows dark smoke from an engine. */
  engineSmoke(seat: Seat): void {
    const spot = this.cars.spotOf(seat);
    for (const [i, aside] of [-4, 4, 0].entries()) {
      const x = spot.x - Math.cos(spot.angle) * (8 + i * 4) - Math.sin(spot.angle) * aside;
      const y = spot.y - Math.sin(spot.angle) * (8 + i * 4) + Math.cos(spot.angle) * aside;
      this.puff(x, y, { tint: 0x55585e, alpha: 0.8, from: 0.6, to: 2.4, ms: 1200, drift: -16 - i * 4 });
    }
  }
}
