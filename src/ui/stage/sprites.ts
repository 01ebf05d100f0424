// Sprites from SVG text, rasterised once per drawing and sharpness step, and again when the zoom reaches another step.

import { Sprite, Texture } from 'pixi.js';
import { rasterise } from './raster';

/** A drawing centred on 0, 0: SVG inside a box of this width and height, world units. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Texture px per world unit; the next step is used when the screen needs more. */
const STEPS = [1.5, 3, 6, 9] as const;

/** All drawings of one stage, by key. */
export class SpriteBook {
  private readonly drawings = new Map<string, Drawing>();
  /** By key, then by sharpness step: the current and the previous one. */
  private readonly textures = new Map<string, Map<number, Texture>>();
  private readonly users = new Map<string, Set<Sprite>>();
  private readonly changed: () => void;
  private step: number = STEPS[0];
  private lastStep: number = STEPS[0];
  private closed: boolean = false;

  /** changed: called whenever a sprite gets a new texture. */
  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** A new sprite of this drawing, centred. The same key always means the same drawing. */
  sprite(key: string, drawing: Drawing): Sprite {
    const known = this.textures.get(key);
    const sprite = new Sprite(known?.get(this.step) ?? known?.get(this.lastStep) ?? Texture.EMPTY);
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

  /** Draws in advance; resolves when all are ready. */
  async prepare(drawings: Readonly<Record<string, Drawing>>): Promise<void> {
    const fresh = Object.entries(drawings).filter(([key]) => !this.drawings.has(key));
    for (const [key, drawing] of fresh) this.drawings.set(key, drawing);
    await Promise.all(fresh.map(([key, drawing]) => this.draw(key, drawing)));
  }

  /** Draws everything for an upcoming close-up, so that it is ready when the camera arrives. */
  async foresee(pixelsPerUnit: number): Promise<void> {
    const step = stepOf(pixelsPerUnit);
    if (step === this.step || step === this.lastStep) return;
    this.lastStep = step;
    this.forget();
    await Promise.all([...this.drawings].map(([key, drawing]) => this.draw(key, drawing, step)));
  }

  /** Switches to the step for this many px per unit, and draws what is missing. */
  async sharpen(pixelsPerUnit: number): Promise<void> {
    const step = stepOf(pixelsPerUnit);
    if (step === this.step) return;
    this.lastStep = this.step;
    this.step = step;
    this.forget();
    await Promise.all(
      [...this.drawings].map(async ([key, drawing]) => {
        const known = this.textures.get(key)?.get(step);
        if (known) this.wear(key, known);
        else await this.draw(key, drawing);
      }),
    );
  }

  /** Frees every texture. */
  close(): void {
    this.closed = true;
    for (const steps of this.textures.values()) for (const texture of steps.values()) texture.destroy(true);
    this.textures.clear();
    this.users.clear();
  }

  private async draw(key: string, { svg, width, height }: Drawing, step: number = this.step): Promise<void> {
    const view = `${-width / 2} ${-height / 2} ${width} ${height}`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width * step}" height="${height * step}">${svg}</svg>`;
    const resource = await rasterise(text, width * step, height * step);
    if (this.closed || (step !== this.step && step !== this.lastStep)) return;
    const texture = Texture.from({ resource, resolution: step }, true);
    const steps = this.textures.get(key) ?? new Map<number, Texture>();
    const old = steps.get(step);
    steps.set(step, texture);
    this.textures.set(key, steps);
    if (step === this.step || steps.size === 1) this.wear(key, texture);
    old?.destroy(true);
  }

  private wear(key: string, texture: Texture): void {
    for (const sprite of this.users.get(key) ?? []) sprite.texture = texture;
    this.changed();
  }

  /** Frees textures of older steps as soon as no sprite uses them. */
  private forget(): void {
    for (const [key, steps] of this.textures) {
      const worn = new Set([...(this.users.get(key) ?? [])].map((sprite) => sprite.texture));
      for (const [step, texture] of steps) {
        if (step === this.step || step === this.lastStep || worn.has(texture)) continue;
        steps.delete(step);
        texture.destroy(true);
      }
    }
  }
}

function stepOf(pixelsPerUnit: number): number {
  return STEPS.find((one) => one >= pixelsPerUnit * 0.99) ?? STEPS[3];
}
