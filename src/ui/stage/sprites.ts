// Sprites from SVG text, rasterised once per drawing and sharpness step, and again when the zoom passes a step.

import { Sprite, Texture } from 'pixi.js';
import { rasterise } from './raster';

/** A drawing about 0, 0: SVG inside a box of this width and height, world units. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Texture px per world unit; a step is taken when the screen needs more. */
const STEPS = [1.5, 3, 6, 9] as const;

/** All drawings of one stage, by key. */
export class SpriteBook {
  private readonly drawings = new Map<string, Drawing>();
  private readonly textures = new Map<string, Texture>();
  private readonly users = new Map<string, Set<Sprite>>();
  private readonly changed: () => void;
  private step: number = STEPS[0];
  private closed: boolean = false;

  /** changed: called whenever a sprite got a new texture. */
  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** A new sprite of this drawing, centred. The same key always means the same drawing. */
  sprite(key: string, drawing: Drawing): Sprite {
    const sprite = new Sprite(this.textures.get(key) ?? Texture.EMPTY);
    sprite.anchor.set(0.5);
    const users = this.users.get(key) ?? new Set();
    users.add(sprite);
    this.users.set(key, users);
    sprite.on('destroyed', () => users.delete(sprite));
    if (!this.drawings.has(key)) {
      this.drawings.set(key, drawing);
      void this.draw(key, drawing);
    }
    return sprite;
  }

  /** Draws ahead of use; resolves when all are ready. */
  async prepare(drawings: Readonly<Record<string, Drawing>>): Promise<void> {
    const fresh = Object.entries(drawings).filter(([key]) => !this.drawings.has(key));
    for (const [key, drawing] of fresh) this.drawings.set(key, drawing);
    await Promise.all(fresh.map(([key, drawing]) => this.draw(key, drawing)));
  }

  /** Takes the step that so many px per unit need; draws everything again if it is another one. */
  async sharpen(pixelsPerUnit: number): Promise<void> {
    const step = STEPS.find((one) => one >= pixelsPerUnit * 0.99) ?? STEPS[3];
    if (step === this.step) return;
    this.step = step;
    await Promise.all([...this.drawings].map(([key, drawing]) => this.draw(key, drawing)));
  }

  /** Frees every texture. */
  close(): void {
    this.closed = true;
    for (const texture of this.textures.values()) texture.destroy(true);
    this.textures.clear();
    this.users.clear();
  }

  private async draw(key: string, { svg, width, height }: Drawing): Promise<void> {
    const step = this.step;
    const view = `${-width / 2} ${-height / 2} ${width} ${height}`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width * step}" height="${height * step}">${svg}</svg>`;
    const resource = await rasterise(text, width * step, height * step);
    if (this.closed || step !== this.step) return;
    const texture = Texture.from({ resource, resolution: step }, true);
    const old = this.textures.get(key);
    this.textures.set(key, texture);
    for (const sprite of this.users.get(key) ?? []) sprite.texture = texture;
    old?.destroy(true);
    this.changed();
  }
}
