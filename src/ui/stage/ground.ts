// A board's static layers as one texture of the whole world, and a sharper one of the visible part when zoomed in.

import type { Box } from '@geometry/box';
import { paletteKey } from '@ui/art/colours';
import { Sprite, Texture } from 'pixi.js';
import { seenPart } from './camera';
import { NearGround } from './near-ground';
import type { BoardParts } from './parts';
import { rasterise } from './raster';

/** The source of the ground: the world it covers, and a function that returns any part as SVG text of a size in px. */
export interface GroundSource {
  world: Box;
  cut(part: Box, width: number, height: number, numbers: boolean): string;
}

/** Largest texture edge, px. */
const LARGEST = 4096;
/** A zoom counts as finished after this long without change, ms. */
const SETTLE = 160;
/** The close-up extends beyond the window by this share of it, so that a little panning needs no new one. */
const MARGIN = 0.2;
/** A texture this close to the screen's px needs no smoothing. In software, smoothing takes longer than the rest of a frame. */
const EXACT = 0.002;
/** Redraws when the texture is too coarse by this factor. */
const TOO_COARSE = 1.12;

interface Painted {
  sprite: Sprite;
  part: Box;
  /** Texture px per world unit. */
  sharpness: number;
}

/** Keeps the ground sharp. Redraws only when the window or the zoom requires it, never per frame. */
export class Ground {
  /** How many times a texture was painted. */
  redraws = 0;
  private readonly parts: BoardParts;
  private readonly source: GroundSource;
  private base: Painted | null = null;
  private close: Painted | null = null;
  private numbers: boolean;
  private palette: string = paletteKey();
  private timer: number = 0;
  private turn: number = 0;
  private closed: boolean = false;
  private readonly unfollow: () => void;
  private readonly near: NearGround;

  constructor(parts: BoardParts, source: GroundSource) {
    this.parts = parts;
    this.source = source;
    this.numbers = parts.options.spaceNumbers();
    this.near = new NearGround(
      parts,
      (part, width, height) => source.cut(part, width, height, this.numbers),
      source.world,
    );
    this.unfollow = parts.stage.onCamera(() => {
      this.cover();
      this.wait();
    });
  }

  /** Paints the whole world for the fitted view. */
  async paint(): Promise<void> {
    const { stage } = this.parts;
    const wanted = (stage.fitScale * stage.sharpness) / stage.camera.scale;
    const { world } = this.source;
    const sharpness = Math.min(wanted, LARGEST / (world.right - world.left), LARGEST / (world.bottom - world.top));
    const painted = await this.paintPart(world, sharpness);
    if (!painted) return;
    this.discard(this.base);
    this.base = painted;
    this.parts.layers.ground.addChildAt(painted.sprite, 0);
    this.cover();
    stage.request();
    this.near.begin();
  }

  /** Repaints everything after the source has changed. */
  repaint(): void {
    this.palette = '';
    this.refresh();
  }

  /** Repaints if the setting for space numbers or the palette has changed. */
  refresh(): void {
    const numbers = this.parts.options.spaceNumbers();
    const palette = paletteKey();
    if (numbers === this.numbers && palette === this.palette) return;
    this.numbers = numbers;
    this.palette = palette;
    this.leaveClose();
    void this.paint().then(() => this.settle());
  }

  end(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    this.unfollow();
    this.near.end();
    this.discard(this.base);
    this.discard(this.close);
    this.base = null;
    this.close = null;
  }

  private wait(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.settle(), SETTLE);
  }

  private async settle(): Promise<void> {
    const { stage, book } = this.parts;
    if (!this.base || this.closed) return;
    void book.sharpen(stage.sharpness);
    const fitted = (stage.fitScale * stage.sharpness) / stage.camera.scale;
    const isCoarse = fitted > this.base.sharpness * TOO_COARSE && this.base.sharpness < this.most();
    const isSmoothed = stage.mode === 'canvas' && fitted < this.most() && !isExact(this.base, fitted);
    if (isCoarse || isSmoothed) await this.paint();
    if (this.closed) return;
    // During a close-up the camera is already moving, mostly over ground painted in advance.
    if (this.parts.director.shot === 'whole' || !this.near.isSharp) await this.paintClose();
  }

  private most(): number {
    const { world } = this.source;
    return Math.min(LARGEST / (world.right - world.left), LARGEST / (world.bottom - world.top)) * 0.999;
  }

  /** Paints a sharper texture of the visible part when the base is too coarse. */
  private async paintClose(): Promise<void> {
    const { stage, layers } = this.parts;
    const sharpness = stage.sharpness;
    if (!this.base || sharpness <= this.base.sharpness * TOO_COARSE) {
      this.leaveClose();
      stage.request();
      return;
    }
    const seen = seenPart(stage.camera, stage.window);
    if (this.close && this.close.sharpness * TOO_COARSE >= sharpness && holds(this.close.part, seen)) return;
    const width = seen.right - seen.left;
    const height = seen.bottom - seen.top;
    const part = {
      left: seen.left - width * MARGIN,
      right: seen.right + width * MARGIN,
      top: seen.top - height * MARGIN,
      bottom: seen.bottom + height * MARGIN,
    };
    const grown = 1 + 2 * MARGIN;
    const painted = await this.paintPart(
      part,
      Math.min(sharpness, LARGEST / (width * grown), LARGEST / (height * grown)),
    );
    if (!painted) return;
    this.discard(this.close);
    this.close = painted;
    layers.ground.addChild(painted.sprite);
    this.cover();
    stage.request();
  }

  private leaveClose(): void {
    this.discard(this.close);
    this.close = null;
    this.cover();
  }

  /** Skips invisible work that is slow in software: the base below a close-up, and smoothing at a scale of 1:1. */
  private cover(): void {
    const { camera, window, mode, sharpness } = this.parts.stage;
    if (this.base) this.base.sprite.visible = !this.close || !holds(this.close.part, seenPart(camera, window));
    if (mode !== 'canvas') return;
    for (const painted of [this.base, this.close]) {
      if (!painted) continue;
      painted.sprite.texture.source.scaleMode = isExact(painted, sharpness) ? 'nearest' : 'linear';
    }
  }

  /** Returns null if a newer request has replaced it, or the board is closed. */
  private async paintPart(part: Box, sharpness: number): Promise<Painted | null> {
    const turn = ++this.turn;
    const width = Math.round((part.right - part.left) * sharpness);
    const height = Math.round((part.bottom - part.top) * sharpness);
    const canvas = await rasterise(this.source.cut(part, width, height, this.numbers), width, height, true);
    if (this.closed || turn !== this.turn) return null;
    this.redraws += 1;
    const sprite = new Sprite(Texture.from({ resource: canvas }, true));
    sprite.position.set(part.left, part.top);
    sprite.setSize(part.right - part.left, part.bottom - part.top);
    return { sprite, part, sharpness };
  }

  private discard(painted: Painted | null): void {
    painted?.sprite.destroy({ texture: true, textureSource: true });
  }
}

/** Whether a texture needs no smoothing at this many device px per world unit. */
function isExact(painted: Painted, sharpness: number): boolean {
  return Math.abs(sharpness / painted.sharpness - 1) < EXACT;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}
