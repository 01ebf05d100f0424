// Visual effects: dust, smoke, flames, wind, the red edge of a spin, the flag at the finish.

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { type Container, Graphics, type Sprite } from 'pixi.js';
import { FLAME, LARGE_FLAG, PUFF, RED_EDGE, SPEED_LINES } from '../drawings';
import type { BoardParts } from '../parts';
import type { Drawing } from '../sprites';
import { between, easeMove, easeOut } from './ease';

/** Gives the positions and bodies of cars; effects that move with a car are children of its body. */
export interface CarSpots {
  spotOf(seat: Seat): Spot;
  bodyOf(seat: Seat): Container | undefined;
}

/** How far the board shakes in a boost or crash, px. */
const SHAKE = 2.5;

/** All effects of one board. None carries information that is not shown elsewhere; reduced motion hides them all. */
export class Effects {
  protected readonly parts: BoardParts;
  protected readonly cars: CarSpots;

  constructor(parts: BoardParts, cars: CarSpots) {
    this.parts = parts;
    this.cars = cars;
  }

  /** A puff of dust left on the road. */
  dust({ x, y }: { x: number; y: number }): void {
    this.puff(x, y, { tint: 0xf5ead0, alpha: 0.42, from: 0.34, to: 0.66, ms: 520, drift: 0 });
  }

  /** A puff of tyre smoke behind a car. */
  smoke(spot: Spot): void {
    const x = spot.x - Math.cos(spot.angle) * 8;
    const y = spot.y - Math.sin(spot.angle) * 8;
    this.puff(x, y, { tint: 0xe2e2e2, alpha: 0.85, from: 0.8, to: 2.6, ms: 1150, drift: -12 });
  }

  /** A boost's flame and a small shake of the board. */
  async boost(seat: Seat): Promise<void> {
    const { pace, stage } = this.parts;
    if (pace.isReduced) return;
    const flame = this.onCar(seat, 'flame', FLAME, -20);
    void this.shake();
    await stage.motion.run(pace.ms(500), (t) => {
      if (!flame) return;
      flame.scale.set(between(0.4, 1.25, easeOut(Math.min(1, t * 3))) * (1 + 0.12 * Math.sin(t * 60)), 1);
      flame.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
    });
    flame?.destroy();
  }

  /** Speed lines behind a car while it boosts or slipstreams. */
  async speedLines(seat: Seat, ms: number): Promise<void> {
    const { pace, stage } = this.parts;
    if (pace.isReduced) return;
    const lines = this.onCar(seat, 'speed-lines', SPEED_LINES, -22);
    await stage.motion.run(ms, (t) => {
      if (!lines) return;
      lines.alpha = Math.sin(Math.PI * t) * 0.9;
      lines.scale.set(between(0.6, 1.15, t), 1);
    });
    lines?.destroy();
  }

  /** Curved wind lines from the car ahead back to the follower. */
  async wind(follower: Seat, ahead: Seat): Promise<void> {
    const { pace, stage, layers } = this.parts;
    if (pace.isReduced) return;
    const from = this.cars.spotOf(ahead);
    const to = this.cars.spotOf(follower);
    const lines = new Graphics();
    layers.trail.addChild(lines);
    await stage.motion.run(pace.ms(420), (t) => {
      lines.clear();
      for (const side of [-7, 0, 7]) drawWind(lines, from, to, side, t);
      lines.alpha = Math.sin(Math.PI * Math.min(1, t * 1.05));
    });
    lines.destroy();
  }

  /** Flashes the window's edge red. */
  redEdge(): void {
    const { pace, stage, book } = this.parts;
    if (pace.isReduced) return;
    const edge = book.sprite('red-edge', RED_EDGE);
    const { width, height } = stage.window;
    edge.position.set(width / 2, height / 2);
    edge.scale.set(width / RED_EDGE.width, height / RED_EDGE.height);
    stage.overlay.addChild(edge);
    void stage.motion
      .run(pace.ms(900), (t) => {
        edge.alpha = t < 0.15 ? t / 0.15 : (1 - t) / 0.85;
      })
      .then(() => edge.destroy());
  }

  /** Moves the chequered flag across the window. */
  async flag(): Promise<void> {
    const { pace, stage, book } = this.parts;
    if (pace.isReduced) return;
    const { width, height } = stage.window;
    const flag = book.sprite('large-flag', LARGE_FLAG);
    const scale = (height * 1.3) / LARGE_FLAG.height;
    stage.overlay.addChild(flag);
    flag.scale.set(scale);
    flag.skew.set(-0.24, 0);
    const reach = width / 2 + LARGE_FLAG.width * scale;
    await stage.motion.run(pace.ms(1400), (t) => {
      flag.position.set(width / 2 + between(-reach, reach, easeMove(t)), height / 2);
      flag.skew.y = Math.sin(t * 9) * 0.05;
      flag.alpha = 0.94;
    });
    flag.destroy();
  }

  /** Shakes the board a little, if the viewer allows it. */
  async shake(): Promise<void> {
    const { stage, pace, options } = this.parts;
    const { all } = this.parts.layers;
    if (pace.isReduced || options.shakes?.() === false) return;
    await stage.motion.run(pace.ms(200), (t) => {
      const reach = (SHAKE / stage.camera.scale) * (1 - t);
      for (const layer of all) layer.position.set(Math.sin(t * 46) * reach, Math.cos(t * 39) * reach * (1 - t));
    });
    for (const layer of all) layer.position.set(0, 0);
  }

  private onCar(seat: Seat, key: string, drawing: Drawing, x: number): Sprite | null {
    const body: Container | undefined = this.cars.bodyOf(seat);
    if (!body) return null;
    const sprite = this.parts.book.sprite(key, drawing);
    sprite.x = x;
    body.addChildAt(sprite, 0);
    return sprite;
  }

  /** A puff that grows, rises by drift and fades. A puff on the ground is drawn under the cars. */
  protected puff(
    x: number,
    y: number,
    look: { tint: number; alpha: number; from: number; to: number; ms: number; drift: number },
  ): void {
    const { pace, stage, book, layers } = this.parts;
    if (pace.isReduced) return;
    const sprite = book.sprite('puff', PUFF);
    sprite.tint = look.tint;
    (look.drift === 0 ? layers.trail : layers.effects).addChild(sprite);
    void stage.motion
      .run(pace.ms(look.ms), (t) => {
        sprite.position.set(x, y + look.drift * t);
        sprite.scale.set(between(look.from, look.to, easeOut(t)));
        sprite.alpha = look.alpha * (1 - t);
      })
      .then(() => sprite.destroy());
  }
}

function drawWind(lines: Graphics, from: Spot, to: Spot, side: number, t: number): void {
  const acrossX = -Math.sin(from.angle) * side;
  const acrossY = Math.cos(from.angle) * side;
  const middleX = (from.x + to.x) / 2 + acrossX * 1.6;
  const middleY = (from.y + to.y) / 2 + acrossY * 1.6;
  const start = Math.max(0, t * 1.5 - 0.5);
  const end = Math.min(1, t * 1.5);
  for (let k = 0; k <= 8; k++) {
    const u = between(start, end, k / 8);
    const x = (1 - u) ** 2 * (from.x + acrossX) + 2 * u * (1 - u) * middleX + u * u * (to.x + acrossX);
    const y = (1 - u) ** 2 * (from.y + acrossY) + 2 * u * (1 - u) * middleY + u * u * (to.y + acrossY);
    if (k === 0) lines.moveTo(x, y);
    else lines.lineTo(x, y);
  }
  lines.stroke({ color: 0xe6f3ff, width: 1.8, alpha: 0.85, cap: 'round' });
}
