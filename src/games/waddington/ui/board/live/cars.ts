// The cars: where each stands, how it is turned, whose turn it is, who has finished.

import type { Colour, Seat } from '@core/contract';
import { colourIndex, hexOf } from '@ui/art/colours';
import type { Spot } from '@ui/art/line';
import { CAR_SHADOW, carDrawing, HALO, SMALL_FLAG } from '@ui/stage/drawings';
import { Container, Sprite } from 'pixi.js';
import type { Place, WaddingtonView } from '../../../types';
import { CAR_SCALE } from '../geometry/road';
import type { Parts } from './parts';

/** Shadows fall to the lower right, board units. */
const SHADOW = { x: 2, y: 3.2 };
/** Cars that share a bay or a verge stand this far apart. */
const SIDE_BY_SIDE = 11;

/** One car on the board. */
interface Token {
  seat: Seat;
  /** Where the view has it, -1 for nowhere. */
  at: Place | -1;
  /** The paint it was drawn with. */
  hex: string;
  body: Container;
  car: Sprite;
  shadow: Sprite;
}

/** All cars of a race. */
export class Cars {
  private readonly parts: Parts;
  private readonly tokens = new Map<Seat, Token>();
  private readonly halo: Sprite;
  private active: Seat | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
    this.halo = parts.book.sprite('halo', HALO);
    this.halo.visible = false;
    parts.layers.shadows.addChild(this.halo);
  }

  /** Puts every car where the view has it. */
  show(view: WaddingtonView): void {
    for (const car of view.cars) {
      this.paint(car.seat, car.colour);
      this.place(car.seat, car.at);
      this.setFinished(car.seat, car.status === 'finished');
    }
    this.setActive(view.active);
  }

  /** Gives a car its colour in the palette in force. */
  paint(seat: Seat, colour: Colour): void {
    const token = this.tokenOf(seat);
    const hex = hexOf(colour);
    if (token.hex === hex) return;
    token.hex = hex;
    token.car.destroy();
    token.car = this.parts.book.sprite(`car-${hex}-${seat}`, carDrawing(hex, colourIndex(colour), seat + 1));
    token.body.addChildAt(token.car, 0);
  }

  /** Stands a car on a place; those that share one draw aside. */
  place(seat: Seat, at: Place | -1): void {
    const token = this.tokenOf(seat);
    const before = token.at;
    token.at = at;
    this.arrange(at);
    if (before !== at) this.arrange(before);
    token.body.visible = at >= 0;
    token.shadow.visible = at >= 0;
    this.placeHalo();
  }

  /** Draws a car at a spot while it moves. scale: against its full size. */
  put(seat: Seat, spot: Spot, scale: number): void {
    const token = this.tokens.get(seat);
    if (!token) return;
    token.body.visible = true;
    token.shadow.visible = true;
    for (const thing of [token.body, token.shadow]) {
      thing.rotation = spot.angle;
      thing.scale.set(CAR_SCALE * scale);
    }
    token.body.position.set(spot.x, spot.y);
    token.shadow.position.set(spot.x + SHADOW.x, spot.y + SHADOW.y);
    if (seat === this.active) this.placeHalo();
    this.parts.stage.request();
  }

  /** Where a car is drawn now. */
  spotOf(seat: Seat): Spot {
    const token = this.tokens.get(seat);
    return token ? { x: token.body.x, y: token.body.y, angle: token.body.rotation } : { x: 0, y: 0, angle: 0 };
  }

  /** The place a car stands on, -1 for none. */
  placeOf(seat: Seat): Place | -1 {
    return this.tokens.get(seat)?.at ?? -1;
  }

  /** Paint of a car. */
  hexOf(seat: Seat): string {
    return this.tokens.get(seat)?.hex ?? '#d8352a';
  }

  /** The car's own container: effects that move with it are its children. */
  bodyOf(seat: Seat): Container | undefined {
    return this.tokens.get(seat)?.body;
  }

  /** Changes how large a car is drawn against its usual size: a nod. */
  swell(seat: Seat, factor: number): void {
    this.tokens.get(seat)?.car.scale.set(factor);
  }

  /** A short hop: it is your turn. */
  async hop(seat: Seat): Promise<void> {
    const { stage, pace } = this.parts;
    if (pace.isReduced) return;
    await stage.motion.run(pace.ms(350), (t) => this.swell(seat, 1 + 0.22 * Math.sin(Math.PI * t)));
  }

  fade(seat: Seat, alpha: number): void {
    const token = this.tokens.get(seat);
    if (!token) return;
    token.body.alpha = alpha;
    token.shadow.alpha = alpha;
  }

  setActive(seat: Seat | null): void {
    this.active = seat;
    this.placeHalo();
  }

  /** A small flag on a car that has finished. */
  setFinished(seat: Seat, done: boolean): void {
    const { body } = this.tokenOf(seat);
    const flag = body.getChildByLabel('flag');
    if (done && !flag) {
      const sprite = this.parts.book.sprite('small-flag', SMALL_FLAG);
      sprite.label = 'flag';
      sprite.position.set(-4, -15);
      body.addChild(sprite);
    } else if (!done) flag?.destroy();
  }

  /** Where the cars of one place stand: side by side where there are several. */
  private arrange(at: Place | -1): void {
    if (at < 0) return;
    const { road } = this.parts;
    const sharing = [...this.tokens.values()].filter((token) => token.at === at);
    const { x, y, angle } = road.spot(at);
    const scale = sharing.length > 1 ? 0.86 : road.carScale(at);
    sharing.forEach(({ seat }, index) => {
      const aside = (index - (sharing.length - 1) / 2) * SIDE_BY_SIDE;
      this.put(seat, { x: x - Math.sin(angle) * aside, y: y + Math.cos(angle) * aside, angle }, scale);
    });
  }

  private placeHalo(): void {
    const token = this.active === null ? undefined : this.tokens.get(this.active);
    this.halo.visible = token?.body.visible === true;
    if (token) {
      this.halo.position.copyFrom(token.body.position);
      this.halo.rotation = token.body.rotation;
      this.halo.scale.copyFrom(token.body.scale);
    }
    this.parts.stage.request();
  }

  private tokenOf(seat: Seat): Token {
    const known = this.tokens.get(seat);
    if (known) return known;
    const { book, layers } = this.parts;
    const car = new Sprite();
    const shadow = book.sprite('car-shadow', CAR_SHADOW);
    const body = new Container();
    body.addChild(car);
    body.visible = false;
    shadow.visible = false;
    layers.shadows.addChild(shadow);
    layers.cars.addChild(body);
    const token: Token = { seat, at: -1, hex: '', body, car, shadow };
    this.tokens.set(seat, token);
    return token;
  }
}
