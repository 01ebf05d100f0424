// Coins on the road: face down, or with value and ring for anyone who may see them; they drop, flip and disappear.

import { between, easeOut } from '@ui/stage/motion/ease';
import { Container, type Sprite } from 'pixi.js';
import { timingOf } from '../../../data/timings';
import { spotOf } from '../../../geometry/oval';
import type { Coin, HavocView, Space } from '../../../types';
import { COIN_RADIUS, coinDrawing } from '../art/coin';
import type { HavocBoardParts } from './parts';

/** Scale of a revealed coin, and the share of its time for which it stays readable. */
const GROWN = 2.1;
const TURNED = 0.4;
const LEAVES = 0.86;
/** Initial scale of a dropping coin. */
const DROP = 2.6;

/** Every coin on the road. */
export class Coins {
  private readonly parts: HavocBoardParts;
  private readonly layer = new Container();
  private laid: HavocView['laid'] = [];
  private readonly lying = new Map<Space, { key: string; sprite: Sprite }>();

  constructor(parts: HavocBoardParts) {
    this.parts = parts;
    parts.layers.trail.addChild(this.layer);
  }

  /** Places the coins of a view; existing coins stay. */
  show(laid: HavocView['laid']): void {
    this.laid = laid;
    const wanted = new Map(laid.map(({ at, coin }) => [at, coin]));
    for (const at of [...this.lying.keys()]) if (!wanted.has(at)) this.take(at);
    for (const [at, coin] of wanted) this.lay(at, coin);
  }

  /** Cells with a coin. */
  get cells(): Space[] {
    return [...this.lying.keys()];
  }

  /** The coin at a world point, with its value if known. */
  at(x: number, y: number): { at: Space; coin: Coin | null } | undefined {
    return this.laid.find(({ at }) => {
      const spot = spotOf(at);
      return this.lying.has(at) && Math.hypot(spot.x - x, spot.y - y) <= COIN_RADIUS;
    });
  }

  /** Animates a placed coin. */
  async drop(at: Space, coin: Coin | null): Promise<void> {
    const { stage, pace } = this.parts;
    const sprite = this.lay(at, coin);
    if (pace.isReduced) return;
    await stage.motion.run(pace.ms(timingOf('coinPlace')), (t) => {
      sprite.scale.set(between(DROP, 1, easeOut(t)));
      sprite.alpha = Math.min(1, t * 3);
    });
  }

  /** A coin turns over, grows to be read, and disappears. */
  async reveal(at: Space, coin: Coin): Promise<void> {
    const { stage, pace, book, layers } = this.parts;
    const under = this.lying.get(at)?.sprite;
    const face = book.sprite(`coin-${coin}`, coinDrawing(coin, false));
    const { x, y } = spotOf(at);
    face.position.set(x, y);
    layers.effects.addChild(face);
    if (pace.isReduced) {
      face.scale.set(GROWN);
      await stage.motion.wait(pace.ms(timingOf('coinReveal')));
    } else {
      await stage.motion.run(pace.ms(timingOf('coinReveal') * 1.6), (t) => {
        const turning = Math.min(1, t / TURNED);
        const wide = Math.abs(Math.cos(Math.PI * turning));
        const size = between(1, GROWN, easeOut(Math.min(1, t / (TURNED * 1.4))));
        if (under) under.visible = turning < 0.5;
        face.visible = turning >= 0.5;
        under?.scale.set(wide * size, size);
        face.scale.set(Math.max(0.02, wide) * size, size);
        face.alpha = t < LEAVES ? 1 : (1 - t) / (1 - LEAVES);
      });
    }
    face.destroy();
    this.take(at);
  }

  private lay(at: Space, coin: Coin | null): Sprite {
    const key = coin === null ? 'coin-back' : `coin-own-${coin}`;
    const known = this.lying.get(at);
    if (known?.key === key) return known.sprite;
    this.take(at);
    const sprite = this.parts.book.sprite(key, coinDrawing(coin, coin !== null));
    const { x, y } = spotOf(at);
    sprite.position.set(x, y);
    this.layer.addChild(sprite);
    this.lying.set(at, { key, sprite });
    this.parts.stage.request();
    return sprite;
  }

  private take(at: Space): void {
    this.lying.get(at)?.sprite.destroy();
    this.lying.delete(at);
    this.parts.stage.request();
  }
}
