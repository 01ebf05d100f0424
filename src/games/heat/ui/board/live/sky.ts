// Weather over a board: rain, fog banks, clouds, snow and shimmering air. It moves in frames that are drawn anyway and
// requests none, so it pauses if nothing else moves. Opaque parts are drawn under cars, targets and signs.

import { chance } from '@geometry/chance';
import type { Drawing } from '@ui/stage/sprites';
import { Container, type Sprite } from 'pixi.js';
import type { WeatherId } from '../../../types';
import { rainTile } from '../art/conditions';
import type { HeatBoardParts } from './parts';

const TILE = 512;
/** Longest time by which one frame moves the weather on, ms, so that nothing jumps after a pause. */
const LONGEST = 50;

/** What falls: px per second, and px sideways per px down. */
interface Fall {
  key: string;
  drawing: Drawing;
  speed: number;
  slant: number;
  alpha: number;
}
const SNOW = (() => {
  const next = chance(4);
  const flakes = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${Math.round((next() - 0.5) * TILE)}" cy="${Math.round((next() - 0.5) * TILE)}" r="${(0.8 + next() * 1.4).toFixed(1)}" fill="#fff" opacity="${(0.3 + next() * 0.4).toFixed(2)}"/>`,
  );
  return flakes.join('');
})();
const square = (svg: string): Drawing => ({ svg, width: TILE, height: TILE });
const FALLS: Readonly<Partial<Record<WeatherId, () => Fall>>> = {
  rain: () => ({ key: 'rain-tile', drawing: square(rainTile(TILE, 78, 0.26)), speed: 900, slant: 0.26, alpha: 1 }),
  storm: () => ({ key: 'storm-tile', drawing: square(rainTile(TILE, 64, 0.55)), speed: 1200, slant: 0.55, alpha: 0.9 }),
  coldSnap: () => ({ key: 'snow-tile', drawing: square(SNOW), speed: 46, slant: 0.3, alpha: 0.8 }),
};

/** What drifts over the land, under the cars. */
interface Drift {
  key: string;
  drawing: Drawing;
  count: number;
  alpha: number;
  /** Units per second. */
  speed: number;
}
const bank = (colour: string): Drawing => ({
  svg: `<defs><radialGradient id="b"><stop offset="0" stop-color="${colour}" stop-opacity=".9"/><stop offset=".6" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><ellipse rx="150" ry="44" fill="url(#b)"/><ellipse cx="60" cy="-22" rx="90" ry="34" fill="url(#b)"/><ellipse cx="-70" cy="16" rx="100" ry="30" fill="url(#b)"/>`,
  width: 320,
  height: 130,
});
const HAZE: Drawing = {
  svg: `<g fill="none" stroke="#ffe9c2" stroke-width="5" stroke-linecap="round" opacity=".5">${[-18, 0, 18].map((y) => `<path d="M-110 ${y}q14 -9 28 0t28 0t28 0t28 0t28 0t28 0t28 0t24 0"/>`).join('')}</g>`,
  width: 240,
  height: 60,
};
const DRIFTS: Readonly<Partial<Record<WeatherId, Drift>>> = {
  overcast: { key: 'cloud-shade', drawing: bank('#20272e'), count: 9, alpha: 0.34, speed: 12 },
  fog: { key: 'fog-bank', drawing: bank('#f2f6f7'), count: 26, alpha: 0.62, speed: 9 },
  storm: { key: 'storm-shade', drawing: bank('#0c0d1c'), count: 14, alpha: 0.5, speed: 40 },
  heatwave: { key: 'haze', drawing: HAZE, count: 22, alpha: 0.3, speed: 0 },
};

/** The weather of one board. */
export class Sky {
  private readonly parts: HeatBoardParts;
  /** In window px, under text and labels. */
  private readonly falling = new Container();
  /** In world units, directly over the ground. */
  private readonly drifting = new Container();
  private readonly unfollow: () => void;
  private weather: WeatherId | null = null;
  private fall: Fall | undefined;
  private drift: Drift | undefined;
  private fallen = 0;
  private last = 0;

  constructor(parts: HeatBoardParts) {
    this.parts = parts;
    parts.stage.overlay.addChildAt(this.falling, 0);
    parts.stage.world.addChildAt(this.drifting, 1);
    parts.stage.onFrame(() => this.advance());
    this.unfollow = parts.stage.onCamera(() => this.lay());
  }

  /** Shows a weather; null: a fine day. */
  show(weather: WeatherId | null): void {
    if (weather === this.weather) return;
    this.weather = weather;
    for (const old of [...this.falling.removeChildren(), ...this.drifting.removeChildren()]) old.destroy();
    this.fall = weather === null ? undefined : FALLS[weather]?.();
    this.drift = weather === null ? undefined : DRIFTS[weather];
    this.scatter();
    this.lay();
    this.parts.stage.request();
  }

  end(): void {
    this.unfollow();
  }

  /** Lays as many tiles as the window needs, plus one more each way to move in. */
  private lay(): void {
    const { stage, book } = this.parts;
    const { fall } = this;
    this.falling.visible = fall !== undefined && !stage.isStrip;
    if (!fall) return;
    const { width, height } = stage.window;
    const [columns, rows] = [Math.ceil(width / TILE) + 2, Math.ceil(height / TILE) + 1];
    while (this.falling.children.length < columns * rows) this.falling.addChild(book.sprite(fall.key, fall.drawing));
    this.falling.children.forEach((tile, i) => {
      tile.visible = i < columns * rows;
      tile.alpha = fall.alpha;
      tile.position.set(((i % columns) - 0.5) * TILE, (Math.floor(i / columns) - 0.5) * TILE);
    });
    this.place();
  }

  private place(): void {
    const { fall } = this;
    if (!fall) return;
    const down = this.fallen % TILE;
    this.falling.position.set(TILE - ((this.fallen * fall.slant) % TILE) - TILE, down);
  }

  /** Scatters banks and shades over the land around the road, always the same ones. */
  private scatter(): void {
    const { drift, parts } = this;
    if (!drift) return;
    const next = chance(17);
    const { left, right, top, bottom } = parts.scene.frame;
    for (let i = 0; i < drift.count; i++) {
      const sprite = parts.book.sprite(drift.key, drift.drawing);
      sprite.alpha = drift.alpha * (0.6 + next() * 0.4);
      sprite.scale.set(0.7 + next() * 0.9);
      sprite.position.set(left - 160 + next() * (right - left + 320), top - 60 + next() * (bottom - top + 120));
      this.drifting.addChild(sprite);
    }
  }

  /** Moves the weather before a frame that is drawn for another reason. */
  private advance(): void {
    const { stage, pace } = this.parts;
    const now = performance.now();
    const ms = Math.min(LONGEST, now - this.last);
    this.last = now;
    if (this.weather === null || pace.isReduced || !stage.motion.isMoving) return;
    if (this.fall) {
      this.fallen += (this.fall.speed * ms) / 1000;
      this.place();
    }
    if (this.drift) this.blow(ms, now);
  }

  private blow(ms: number, now: number): void {
    const { left, right } = this.parts.scene.frame;
    const { speed = 0 } = this.drift ?? {};
    for (const [i, sprite] of (this.drifting.children as Sprite[]).entries()) {
      sprite.x += (speed * ms) / 1000;
      if (sprite.x > right + 200) sprite.x = left - 200;
      // Hot air has no wind: it shimmers.
      if (speed === 0) sprite.skew.x = 0.12 * Math.sin(now / 260 + i);
    }
  }
}
