// Cars on a board where each place has a spot: bodies, shadows, halo, flag. Not here: where cars belong (each game).

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { arePatternsOn } from '@ui/art/colours';
import { Container, Sprite } from 'pixi.js';
import { HALO, SMALL_FLAG } from './drawings';
import type { BoardParts } from './parts';
import type { Drawing } from './sprites';
import { NameTags } from './tags/name-tags';

/** Offset of shadows to the lower right, board units. */
const SHADOW = { x: 2, y: 3.2 };
const NO_SPOT: Spot = { x: 0, y: 0, angle: 0 };

/** One car on the board. */
interface Token {
  /** The paint it was last drawn with; empty before the first time. */
  hex: string;
  hasPattern: boolean;
  body: Container;
  car: Sprite;
  shadow: Sprite;
}
/** A named drawing: the same key always means the same one. */
export interface NamedDrawing {
  key: string;
  drawing: Drawing;
}

const CAR_HALO: NamedDrawing = { key: 'halo', drawing: HALO };

/** All drawn cars of a race. */
export class CarTokens {
  private readonly shared: BoardParts;
  private readonly scale: number;
  private readonly shadow: NamedDrawing;
  private readonly tokens = new Map<Seat, Token>();
  private readonly halo: Sprite;
  private readonly names: NameTags;
  private active: Seat | null = null;

  /** scale: car units to board units; shadow: drawn under each car; halo: drawn under the active one. */
  constructor(parts: BoardParts, scale: number, shadow: NamedDrawing, halo: NamedDrawing = CAR_HALO) {
    this.shared = parts;
    this.scale = scale;
    this.shadow = shadow;
    this.halo = parts.book.sprite(halo.key, halo.drawing);
    this.halo.visible = false;
    parts.layers.shadows.addChild(this.halo);
    this.names = new NameTags(parts);
  }

  /** Draws a car at a spot. scale: fraction of its full size. */
  put(seat: Seat, spot: Spot, scale: number): void {
    const token = this.tokenOf(seat);
    token.body.visible = true;
    token.shadow.visible = true;
    for (const thing of [token.body, token.shadow]) {
      thing.rotation = spot.angle;
      thing.scale.set(this.scale * scale);
    }
    token.body.position.set(spot.x, spot.y);
    token.shadow.position.set(spot.x + SHADOW.x, spot.y + SHADOW.y);
    if (seat === this.active) this.placeHalo();
    this.names.put(seat, { x: spot.x, y: spot.y, scale: this.scale * scale }, this.hexOf(seat));
    this.shared.stage.request();
  }

  /** Takes a car off the board. */
  hide(seat: Seat): void {
    const { body, shadow } = this.tokenOf(seat);
    body.visible = false;
    shadow.visible = false;
    this.names.hide(seat);
    this.placeHalo();
  }

  /** Where a car is drawn now. */
  spotOf(seat: Seat): Spot {
    const body = this.tokens.get(seat)?.body;
    return body ? { x: body.x, y: body.y, angle: body.rotation } : NO_SPOT;
  }

  /** Paint of a car. */
  hexOf(seat: Seat): string {
    return this.tokens.get(seat)?.hex || '#d8352a';
  }

  /** The car's own container: effects that move with it are its children. */
  bodyOf(seat: Seat): Container | undefined {
    return this.tokens.get(seat)?.body;
  }

  /** Scales a car relative to its usual size, for a nod. */
  swell(seat: Seat, factor: number): void {
    this.tokens.get(seat)?.car.scale.set(factor);
  }

  /** A short hop that says it is this car's turn. */
  async hop(seat: Seat): Promise<void> {
    const { stage, pace } = this.shared;
    if (pace.isReduced) return;
    await stage.motion.run(pace.ms(350), (t) => this.swell(seat, 1 + 0.22 * Math.sin(Math.PI * t)));
  }

  fade(seat: Seat, alpha: number): void {
    const token = this.tokens.get(seat);
    if (!token) return;
    token.body.alpha = alpha;
    token.shadow.alpha = alpha;
  }

  /** Puts the halo under this car; null: under none. */
  setActive(seat: Seat | null): void {
    this.active = seat;
    this.placeHalo();
  }

  /** Shows or hides the small flag of a finished car. */
  setFinished(seat: Seat, done: boolean): void {
    const { body } = this.tokenOf(seat);
    const flag = body.getChildByLabel('flag');
    if (done && !flag) {
      const sprite = this.shared.book.sprite('small-flag', SMALL_FLAG);
      sprite.label = 'flag';
      sprite.position.set(-4, -15);
      body.addChild(sprite);
    } else if (!done) flag?.destroy();
  }

  /** Redraws a car if its paint has changed. */
  protected drawAs(seat: Seat, hex: string, { key, drawing }: NamedDrawing): void {
    const token = this.tokenOf(seat);
    const hasPattern = arePatternsOn();
    if (token.hex === hex && token.hasPattern === hasPattern) return;
    token.hex = hex;
    token.hasPattern = hasPattern;
    token.car.destroy();
    token.car = this.shared.book.sprite(hasPattern ? key : `${key}-plain`, drawing);
    token.body.addChildAt(token.car, 0);
  }

  protected placeHalo(): void {
    const token = this.active === null ? undefined : this.tokens.get(this.active);
    this.halo.visible = token?.body.visible === true;
    if (token) {
      this.halo.position.copyFrom(token.body.position);
      this.halo.rotation = token.body.rotation;
      this.halo.scale.copyFrom(token.body.scale);
    }
    this.shared.stage.request();
  }

  private tokenOf(seat: Seat): Token {
    const known = this.tokens.get(seat);
    if (known) return known;
    const { book, layers } = this.shared;
    const car = new Sprite();
    const shadow = book.sprite(this.shadow.key, this.shadow.drawing);
    const body = new Container();
    body.addChild(car);
    body.visible = false;
    shadow.visible = false;
    layers.shadows.addChild(shadow);
    layers.cars.addChild(body);
    const token: Token = { hex: '', hasPattern: false, body, car, shadow };
    this.tokens.set(seat, token);
    return token;
  }
}
