// What the live boards of all games share: opening, painted ground, text and targets over it, preloaded pictures, the viewer's
// own car.
// Not here: what is on a board and how its events are animated.

import type { Seat } from '@core/contract';
import type { Box } from '@geometry/box';
import type { Spot } from '@geometry/line';
import type { Picture } from '@ui/art/picture';
import type { BoardOptions } from '@ui/board';
import type { AnswerPath } from '@ui/board-answers';
import { type BoardPart, carAs } from '@ui/inspector/part';
import { BoardText, loadFaces } from '@ui/stage/board-text';
import { type Direction, Director, type Point } from '@ui/stage/director';
import { Ground, type GroundSource } from '@ui/stage/ground';
import { LiveBoard } from '@ui/stage/live-board';
import { Pace } from '@ui/stage/motion/pace';
import { type BoardParts, Layers } from '@ui/stage/parts';
import { type Drawing, SpriteBook } from '@ui/stage/sprites';
import { PixiStage } from '@ui/stage/stage';
import { TargetButtons } from '@ui/stage/target-buttons';
import type { PlaceOf, UiTypes } from '@ui/ui-types';
import { AnswersLayer, type Ghost } from './answers-layer';
import { GhostLayer } from './ghost-layer';

/** Size of a picture of the ground, px. */
const CUTTING = 92;

/**
 * The painted area, board units. frame: what a view must show; world: all of it; background: the colour beyond it; direction: how
 * the director moves the camera.
 */
export interface BoardScene {
  frame: Box;
  world: Box;
  background: string;
  direction: Direction;
}

/** What every game's view contains about the viewer. */
export interface ViewedBy {
  own?: { seat: Seat } | null;
  waiting: readonly { seat: Seat }[];
}

/** What every board's animations need. */
export interface AnimationContext extends BoardParts {
  boardText: BoardText;
  /** Where a car is drawn now. */
  spotOf(seat: Seat): { x: number; y: number };
  /** Called while a car moves. isLed: whether a close camera follows it; left out: yes. */
  followed(seat: Seat, isLed?: boolean): void;
  /** Moves the camera close to these cars (the acting one first) and other spots; resolves when it is there. */
  near(seats: readonly Seat[], spots?: readonly Point[]): Promise<void>;
  /** Moves the close camera along these spots (cars on the grid) in this many ms of the duration table. */
  sweep(spots: readonly Point[], ms: number): Promise<void>;
}

/** Opens a board in its host; resolves when everything is drawn and the host has data-ready. */
export async function openBoard<B extends Pointed>(
  options: BoardOptions,
  { frame, world, background, direction }: BoardScene,
  make: (parts: BoardParts) => B,
): Promise<B> {
  let board: B | null = null;
  await loadFaces();
  const stage = await PixiStage.open({
    host: options.host,
    frame,
    world,
    background,
    reducedMotion: () => options.reducedMotion(),
    onTap: (x, y) => board?.point(x, y, true),
    onHover: (x, y) => board?.point(x, y, false),
  });
  const book = new SpriteBook(() => stage.request());
  const pace = new Pace(options);
  const calm = options.cameraEvery === undefined ? direction : { ...direction, every: options.cameraEvery };
  const director = new Director(stage, pace, () => options.cameraLeads?.() === true, calm);
  director.onShot = (shot, px) => {
    options.host.dataset.shot = shot;
    options.host.dataset.car = String(Math.round(px));
  };
  board = make({ options, stage, book, layers: new Layers(stage.world), pace, director });
  await board.draw();
  options.host.dataset.ready = 'true';
  return board;
}

interface Pointed {
  draw(): Promise<void>;
  point(x: number, y: number, isTap: boolean): void;
}

/** One live board of a game. */
export abstract class GameBoard<
  T extends UiTypes & { View: ViewedBy },
  OwnParts extends BoardParts,
> extends LiveBoard<T> {
  protected readonly parts: OwnParts;
  protected readonly ground: Ground;
  protected readonly boardText: BoardText;
  protected readonly buttons: TargetButtons;
  private readonly source: GroundSource;
  private readonly answers: AnswersLayer;
  private readonly ghosts: GhostLayer;
  /** Where the ghost is; null: it is not on the board. */
  private haunted: PlaceOf<T> | null = null;

  /** ground: paints any part of the land; targets: the group label of the spots to choose. */
  constructor(parts: OwnParts, ground: GroundSource, targets: string) {
    super(parts);
    this.parts = parts;
    this.source = ground;
    this.ground = new Ground(parts, ground);
    this.boardText = new BoardText(parts);
    this.buttons = new TargetButtons(parts, targets);
    this.answers = new AnswersLayer(parts, this.boardText);
    this.ghosts = new GhostLayer(parts);
  }

  /** Size of a car for pointing, world units. */
  protected abstract readonly carSize: number;

  /** Handles the pointer at window px, for example to highlight what is there. x below 0: the pointer has left the board. */
  point(_x: number, _y: number, _isTap: boolean): void {}

  /** Returns the car at a point, or what the game finds there. On a strip everything is too small to point at. */
  partAt(x: number, y: number): BoardPart | null {
    const { stage } = this.parts;
    if (this.view === null || stage.isStrip) return null;
    const spot = stage.toWorld(x, y);
    const found = this.carAt(spot) ?? this.thingAt(spot);
    if (found === null) return null;
    const { scale } = stage.camera;
    const middle = stage.toWindow(found.at.x, found.at.y);
    const [width, height] = [found.at.width * scale, found.at.height * scale];
    return { ...found, at: { x: middle.x - width / 2, y: middle.y - height / 2, width, height } };
  }

  /** The thing at a world point, apart from cars, if it can be explained. */
  protected abstract thingAt(spot: { x: number; y: number }): BoardThing | null;

  /** A picture of the ground around a world point. reach: to each side, world units. */
  protected cutting({ x, y }: { x: number; y: number }, reach: number): Picture {
    const part = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
    return { svg: this.source.cut(part, 2 * CUTTING, 2 * CUTTING, false), width: CUTTING, height: CUTTING };
  }

  private carAt({ x, y }: { x: number; y: number }): BoardThing | null {
    const { seats } = this.parts.options;
    const found = seats.find(({ seat }) => {
      const at = this.spotOf(seat);
      return !this.isOut(seat) && Math.hypot(at.x - x, at.y - y) < this.carSize / 2;
    });
    if (found === undefined) return null;
    const { seat, name } = found;
    const { x: left, y: top } = this.spotOf(seat);
    const at = { x: left, y: top, width: this.carSize, height: this.carSize };
    const [part, says] = [this.carPart(seat), this.carSays(seat)];
    const as = carAs(this.colourOf(seat), seat + 1);
    return { part, key: `car.${seat}`, as, name, ...(says && { says }), at, round: true };
  }

  /** Draws the paths of these answers until the next call. */
  answerPaths(paths: readonly AnswerPath<PlaceOf<T>>[]): void {
    this.answers.show(
      paths.map(({ seat, look, text, places }) => ({
        look,
        text,
        ghost: this.ghostOf(seat),
        // Places without a spot are skipped.
        spots: places.flatMap((place) => this.spotAt(place) ?? []),
      })),
    );
  }

  /** Drives the ghost on to where this view has its first car. */
  ghost(view: T['View'] | null): void {
    const from = this.haunted;
    const to = view === null ? null : this.firstCarIn(view);
    this.haunted = to;
    if (to === null) {
      this.ghosts.hide();
      return;
    }
    const way = from === null ? [to] : this.wayBetween(from, to);
    // Places without a spot are skipped.
    void this.ghosts.drive(
      this.ghostOf(0),
      way.flatMap((place) => this.spotAt(place) ?? []),
    );
  }

  /** Where a view has the car of seat 0; null: nowhere on the board. */
  protected abstract firstCarIn(view: T['View']): PlaceOf<T> | null;

  /** The places that a car drives over from one to another, both included. */
  protected wayBetween(from: PlaceOf<T>, to: PlaceOf<T>): readonly PlaceOf<T>[] {
    return [from, to];
  }

  /** The seat's car as a ghost. */
  protected abstract ghostOf(seat: Seat): Ghost;

  /** The spot of a place on a path. null: it has none. */
  protected abstract spotAt(place: PlaceOf<T>): Spot | null;

  /** The part name of a seat's car. */
  protected carPart(_seat: Seat): string {
    return 'token.car';
  }

  /** Text about a car besides its driver; undefined: none. */
  protected carSays(_seat: Seat): string | undefined {
    return undefined;
  }

  /** Pictures to prepare before they are first shown, such as the faces of dice. */
  protected drawings(): Readonly<Record<string, Drawing>> {
    return {};
  }

  /** Paints the ground for the first time. */
  async draw(): Promise<void> {
    const { book, stage } = this.parts;
    await this.ground.paint();
    await book.prepare(this.drawings());
    await book.sharpen(stage.sharpness);
    stage.request();
  }

  /** Rendering costs so far. */
  get figures(): { frames: number; ms: number; redraws: number; mode: string } {
    const { count, mode } = this.parts.stage;
    return { frames: count.frames, ms: count.ms, redraws: this.ground.redraws, mode };
  }

  /** The common part of every game's animation context. */
  protected animationContext(): OwnParts & AnimationContext {
    return {
      ...this.parts,
      boardText: this.boardText,
      spotOf: (seat) => this.spotOf(seat),
      followed: (seat, isLed = true) => this.stay(seat, isLed),
      near: (seats, spots = []) => this.near(seats, spots),
      sweep: (spots, ms) => this.parts.director.sweep(spots, ms),
    };
  }

  private near(seats: readonly Seat[], spots: readonly Point[]): Promise<void> {
    const [first] = seats;
    const cars = seats.filter((seat) => !this.isOut(seat)).map((seat) => this.spotOf(seat));
    const ahead = first === undefined || spots.length > 0 ? undefined : this.spotOf(first).angle;
    return this.parts.director.near([...cars, ...spots], ahead);
  }

  /** Moves everything that follows a moving car, including a close camera. */
  private stay(seat: Seat, isLed: boolean): void {
    this.lookAt(seat);
    if (isLed) this.parts.director.keep(this.spotOf(seat));
  }

  protected override ownSeat(): Seat | null {
    return this.view?.own?.seat ?? null;
  }

  /** The first deciding seat if it has changed, so that its car may hop. */
  protected firstAsked(before: T['View'] | null, view: T['View']): Seat | null {
    const asked = view.waiting[0]?.seat ?? null;
    return asked === (before?.waiting[0]?.seat ?? null) ? null : asked;
  }

  /** The viewer's seat, if it has to decide now and did not before. */
  protected newlyAsked(before: T['View'] | null, view: T['View']): Seat | null {
    const own = view.own?.seat;
    return own !== undefined && isAsked(view) && !(before !== null && isAsked(before)) ? own : null;
  }

  protected end(): void {
    this.ground.end();
    this.boardText.end();
    this.buttons.end();
  }
}

/** A part of a board as the game reports it, with its middle and size in world units. */
export interface BoardThing extends Omit<BoardPart, 'at'> {
  at: { x: number; y: number; width: number; height: number };
}

/** Converts a drawing centred on 0, 0 to a picture. */
export function pictureOf({ svg, width, height }: Drawing): Picture {
  const view = `${-width / 2} ${-height / 2} ${width} ${height}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${2 * width}" height="${2 * height}">${svg}</svg>`,
    width,
    height,
  };
}

/** Whether the viewer has to decide. */
export function isAsked(view: ViewedBy): boolean {
  return view.waiting.some(({ seat }) => seat === view.own?.seat);
}
