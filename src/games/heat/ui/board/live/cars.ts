// Layer 16: the cars. Where each stands, how it is turned, whose turn it is, who is out.

import type { Colour, Seat } from '@core/contract';
import { CAR_SCALE } from '@ui/art/car';
import { colourIndex, hexOf } from '@ui/art/colours';
import type { Spot } from '@ui/art/line';
import { carNumber } from '@ui/seat-car';
import { CAR_SHADOW, carDrawing, greyCarDrawing, HALO, SMALL_FLAG } from '@ui/stage/drawings';
import { between } from '@ui/stage/ease';
import type { Drawing } from '@ui/stage/sprites';
import { Container, Sprite } from 'pixi.js';
import type { CarView, HeatView } from '../../../types';
import type { Parts } from './parts';

/** Shadows fall to the lower right, board units. */
const SHADOW = { x: 2, y: 3.2 };
/** A wet road mirrors a car a little below it. */
const MIRRORED = 6;
/** A car out of the race is pushed off the road, this far from its edge, and drawn smaller. */
const OFF_ROAD = 9;
const OUT_SCALE = 0.62;

/** A car's reflection on wet asphalt, about its middle. */
function mirrorDrawing(hex: string): Drawing {
  const colour = hex === '#24272c' ? '#9aa1ab' : hex;
  const svg = `<defs><radialGradient id="m"><stop offset=".45" stop-color="${colour}" stop-opacity=".62"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><ellipse rx="31" ry="19" fill="url(#m)"/>`;
  return { svg, width: 64, height: 40 };
}

/** One car on the board. progress and lane may be fractions while it moves. */
interface Token {
  seat: Seat;
  colour: Colour;
  progress: number;
  lane: number;
  /** 0: room for its full size; 1: another car in file next to it. */
  crowd: number;
  out: boolean;
  /** The paint it was drawn with. */
  hex: string;
  body: Container;
  car: Sprite;
  shadow: Sprite;
  /** On a wet road only. */
  mirror: Sprite | null;
}

/** All cars of a race. */
export class Cars {
  private readonly parts: Parts;
  private readonly tokens = new Map<Seat, Token>();
  private readonly halo: Sprite;
  private active: Seat | null = null;
  private wet: boolean = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.halo = parts.book.sprite('halo', HALO);
    this.halo.visible = false;
    parts.layers.shadows.addChild(this.halo);
  }

  /** Puts every car where the view has it. */
  show(view: HeatView): void {
    for (const car of view.cars) {
      const token = this.tokenOf(car);
      this.setOut(car.seat, car.status !== 'racing');
      if (token.hex !== hexOf(car.colour)) this.paint(token);
      if (!token.out) this.put(car.seat, car.progress, car.lane);
    }
    void this.settle();
    this.setFinished(view.status === 'finished' ? view.cars.filter((car) => car.status === 'racing') : []);
    this.setActive(activeSeat(view));
  }

  /** On a wet road every car is mirrored in its own colour. */
  setWet(wet: boolean): void {
    if (wet === this.wet) return;
    this.wet = wet;
    for (const token of this.tokens.values()) this.mirror(token);
  }

  private mirror(token: Token): void {
    token.mirror?.destroy();
    token.mirror = null;
    if (!this.wet || token.out) return;
    const mirror = this.parts.book.sprite(`mirror-${token.hex}`, mirrorDrawing(token.hex));
    this.parts.layers.trail.addChild(mirror);
    token.mirror = mirror;
    this.placeMirror(token);
  }

  private placeMirror({ mirror, body }: Token): void {
    if (!mirror) return;
    mirror.visible = body.visible;
    mirror.rotation = body.rotation;
    mirror.position.set(body.x, body.y + MIRRORED);
  }

  /** Takes every car off the board until it is put somewhere: nobody stands on the grid yet. */
  clear(): void {
    for (const token of this.tokens.values()) {
      token.body.visible = false;
      token.shadow.visible = false;
      this.placeMirror(token);
    }
    this.setActive(null);
  }

  /** Whether a car is to be seen. */
  isOn(seat: Seat): boolean {
    return this.tokens.get(seat)?.body.visible === true;
  }

  /** Puts one car at a spot of the road. turn: radians on top of the road's heading. */
  put(seat: Seat, progress: number, lane: number, turn = 0): void {
    const token = this.tokens.get(seat);
    if (!token) return;
    const { road } = this.parts;
    token.progress = progress;
    token.lane = lane;
    const spot = road.cell(progress, lane);
    const scale = between(1, road.carScale(progress, Math.round(lane)), token.crowd);
    this.draw(token, { ...spot, angle: spot.angle + turn }, CAR_SCALE * scale);
  }

  /** Cars next to each other in file draw in where a tight corner leaves no room; others grow back. */
  async settle(): Promise<void> {
    const { stage, pace } = this.parts;
    const tokens = [...this.tokens.values()].filter((token) => !token.out);
    const changes = tokens.flatMap((token) => {
      const crowd = this.isCrowded(token) ? 1 : 0;
      return crowd === token.crowd ? [] : [{ token, from: token.crowd, crowd }];
    });
    if (changes.length === 0) return;
    await stage.motion.run(pace.isReduced ? 0 : pace.ms(120), (t) => {
      for (const { token, from, crowd } of changes) {
        token.crowd = between(from, crowd, t);
        if (!token.out) this.put(token.seat, token.progress, token.lane);
      }
    });
  }

  private isCrowded({ seat, progress, lane }: Token): boolean {
    return [-1, 1].some((step) => this.isTaken(progress + step, Math.round(lane), seat));
  }

  /** Where a car is drawn now. */
  spotOf(seat: Seat): Spot {
    const token = this.tokens.get(seat);
    return token ? { x: token.body.x, y: token.body.y, angle: token.body.rotation } : { x: 0, y: 0, angle: 0 };
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

  /** Whether another car stands in this cell of the road, on whatever lap. */
  isTaken(progress: number, lane: number, except: Seat): boolean {
    const { spaces } = this.parts.road;
    const space = ((Math.round(progress) % spaces) + spaces) % spaces;
    return [...this.tokens.values()].some((token) => {
      const other = ((Math.round(token.progress) % spaces) + spaces) % spaces;
      return token.seat !== except && !token.out && other === space && Math.round(token.lane) === lane;
    });
  }

  setActive(seat: Seat | null): void {
    this.active = seat;
    this.placeHalo();
  }

  /** Takes a car off the road, grey, or brings it back. */
  setOut(seat: Seat, out: boolean): void {
    const token = this.tokens.get(seat);
    if (!token || token.out === out) return;
    token.out = out;
    this.paint(token);
    if (out) this.draw(token, this.offRoad(token), CAR_SCALE * OUT_SCALE);
    token.body.alpha = out ? 0.8 : 1;
    this.parts.stage.request();
  }

  /** Gives a car the look it has now: grey when out, otherwise its colour in the palette in force. */
  private paint(token: Token): void {
    const index = colourIndex(token.colour);
    token.hex = hexOf(token.colour);
    const [key, drawing] = token.out
      ? [`grey-${token.seat}`, greyCarDrawing(index, carNumber(token.seat))]
      : [`car-${token.hex}-${token.seat}`, carDrawing(token.hex, index, carNumber(token.seat))];
    token.car.destroy();
    token.car = this.parts.book.sprite(key, drawing);
    token.body.addChild(token.car);
    this.mirror(token);
  }

  private setFinished(cars: readonly CarView[]): void {
    for (const token of this.tokens.values()) {
      const flag = token.body.getChildByLabel('flag');
      const isDone = cars.some((car) => car.seat === token.seat);
      if (isDone && !flag) {
        const sprite = this.parts.book.sprite('small-flag', SMALL_FLAG);
        sprite.label = 'flag';
        sprite.position.set(-4, -15);
        token.body.addChild(sprite);
      } else if (!isDone) flag?.destroy();
    }
  }

  private offRoad(token: Token): Spot {
    const { road } = this.parts;
    return road.line.at(road.wayOf(token.progress + 0.5), -road.inside * (road.half + OFF_ROAD));
  }

  private draw(token: Token, spot: Spot, scale: number): void {
    for (const thing of [token.body, token.shadow]) {
      thing.visible = true;
      thing.rotation = spot.angle;
      thing.scale.set(scale);
    }
    token.body.position.set(spot.x, spot.y);
    token.shadow.position.set(spot.x + SHADOW.x, spot.y + SHADOW.y);
    this.placeMirror(token);
    if (token.seat === this.active) this.placeHalo();
    this.parts.stage.request();
  }

  private placeHalo(): void {
    const token = this.active === null ? undefined : this.tokens.get(this.active);
    this.halo.visible = token !== undefined && !token.out;
    if (token) {
      this.halo.position.copyFrom(token.body.position);
      this.halo.rotation = token.body.rotation;
      this.halo.scale.copyFrom(token.body.scale);
    }
    this.parts.stage.request();
  }

  private tokenOf({ seat, colour, progress, lane }: CarView): Token {
    const known = this.tokens.get(seat);
    if (known) return known;
    const { book, layers } = this.parts;
    const car = new Sprite();
    const shadow = book.sprite('car-shadow', CAR_SHADOW);
    const body = new Container();
    layers.shadows.addChild(shadow);
    layers.cars.addChild(body);
    const token: Token = {
      seat,
      colour,
      progress,
      lane,
      crowd: 0,
      out: false,
      hex: '',
      body,
      car,
      shadow,
      mirror: null,
    };
    this.paint(token);
    this.tokens.set(seat, token);
    return token;
  }
}

/** Whose car bears the halo: who acts, or in a simultaneous phase the viewer, while still asked. */
function activeSeat(view: HeatView): Seat | null {
  if (view.active !== null) return view.active;
  const own = view.own?.seat;
  return own !== undefined && view.waiting.some(({ seat }) => seat === own) ? own : null;
}
