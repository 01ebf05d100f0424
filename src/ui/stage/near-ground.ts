// The ground for close-ups: painted in advance in tiles while nothing moves, so that no frame of an animation waits for it.
// Not here: the ground when someone zooms in by hand (ground.ts).

import type { Box } from '@geometry/box';
import { Container, Sprite, Texture } from 'pixi.js';
import type { BoardParts } from './parts';
import { rasterise } from './raster';

/** Maximum number of px in all tiles together. */
const MOST_PIXELS = 12e6;
/** Edge of a tile, px. */
const TILE = 1024;
/** Time between two tiles, and until a board at rest is checked again, ms. */
const EVERY = 120;
/** While things move, ground may be too coarse by this factor. */
const COARSE = 1.5;
/** The camera counts as close from this multiple of the fitted scale. */
const CLOSE = 1.12;

/** The tiles of one board. */
export class NearGround {
  private readonly parts: BoardParts;
  private readonly cut: (part: Box, width: number, height: number) => string;
  private readonly world: Box;
  private readonly tiles = new Container();
  private waiting: Box[] = [];
  private sharpness: number = 0;
  private wanted: number = 0;
  private isDone: boolean = false;
  private turn: number = 0;
  private timer: number = 0;
  private readonly unfollow: () => void;

  /** cut: returns any part of the world as SVG text of a size in px. */
  constructor(parts: BoardParts, cut: (part: Box, width: number, height: number) => string, world: Box) {
    this.parts = parts;
    this.cut = cut;
    this.world = world;
    this.tiles.visible = false;
    parts.layers.ground.addChild(this.tiles);
    this.unfollow = parts.stage.onCamera(() => {
      this.tiles.visible = parts.director.shot === 'close' && parts.stage.camera.scale > parts.stage.fitScale * CLOSE;
    });
  }

  /** Whether all tiles are painted, and sharp enough for the current camera. */
  get isSharp(): boolean {
    return this.isDone && this.sharpness * COARSE >= this.parts.stage.sharpness;
  }

  /** Starts again after the ground has been painted. */
  begin(): void {
    const { options, pace, director, stage } = this.parts;
    this.turn += 1;
    this.isDone = false;
    window.clearTimeout(this.timer);
    if (options.cameraLeads?.() !== true || pace.isReduced || stage.isStrip) return;
    const { left, right, top, bottom } = this.world;
    const [width, height] = [right - left, bottom - top];
    this.wanted = director.closeScale * (stage.sharpness / stage.camera.scale);
    this.sharpness = Math.min(this.wanted, Math.sqrt(MOST_PIXELS / (width * height)));
    const edge = TILE / this.sharpness;
    this.waiting = [];
    for (let y = top; y < bottom; y += edge) {
      for (let x = left; x < right; x += edge) {
        this.waiting.push({ left: x, top: y, right: Math.min(right, x + edge), bottom: Math.min(bottom, y + edge) });
      }
    }
    this.later(this.turn, this.tiles.removeChildren() as Sprite[]);
  }

  end(): void {
    this.turn += 1;
    window.clearTimeout(this.timer);
    this.unfollow();
    for (const tile of this.tiles.removeChildren()) destroy(tile as Sprite);
  }

  /** old: tiles of the previous ground, removed as soon as the first new one is painted. */
  private later(turn: number, old: readonly Sprite[]): void {
    this.timer = window.setTimeout(() => void this.step(turn, old), EVERY);
  }

  private async step(turn: number, old: readonly Sprite[]): Promise<void> {
    for (const tile of old) destroy(tile);
    if (turn !== this.turn) return;
    if (this.parts.stage.motion.isMoving || document.hidden) return this.later(turn, []);
    const part = this.waiting.shift();
    if (!part) {
      this.isDone = true;
      await this.parts.book.foresee(this.wanted);
      return;
    }
    const width = Math.ceil((part.right - part.left) * this.sharpness);
    const height = Math.ceil((part.bottom - part.top) * this.sharpness);
    const canvas = await rasterise(this.cut(part, width, height), width, height, true);
    if (turn !== this.turn) return;
    const sprite = new Sprite(Texture.from({ resource: canvas }, true));
    sprite.position.set(part.left, part.top);
    sprite.setSize(part.right - part.left, part.bottom - part.top);
    this.tiles.addChild(sprite);
    this.later(turn, []);
  }
}

function destroy(tile: Sprite): void {
  tile.destroy({ texture: true, textureSource: true });
}
