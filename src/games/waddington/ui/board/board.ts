// The live board of a race of Waddington's Formula 1: shows views, plays events in order, previews choices.

import type { Colour, Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { cutPieces } from '@ui/art/cut';
import { lightOver } from '@ui/art/light';
import type { BoardOptions } from '@ui/board';
import type { Ghost } from '@ui/game/board/answers-layer';
import { type BoardThing, GameBoard, openBoard as open } from '@ui/game/board/game-board';
import { ghostDrawing } from '@ui/stage/drawings';
import type { GroundSource } from '@ui/stage/ground';
import { Effects } from '@ui/stage/motion/effects';
import { CAR_LENGTH, CAR_SCALE, squaresBetween } from '../../geometry/road';
import type { WaddingtonPreview, WaddingtonUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { Place, WaddingtonEvent, WaddingtonView } from '../../types';
import { animateEvent, animationTime, moverOf, speedFactorOf, unjudgedOf } from './animation/animate-event';
import type { WaddingtonAnimationContext } from './animation/context';
import { sceneOf } from './art/scene';
import { directionOf } from './direction';
import { Cars } from './live/cars';
import { Corners, cornerText } from './live/corners';
import { Dice, dieDrawing } from './live/dice';
import { BandNumbers } from './live/numbers';
import type { WaddingtonBoardParts } from './live/parts';
import { PreviewLayer } from './live/preview-layer';

/** A corner responds to a pointer this near to a band square's middle, board units. */
const CORNER_REACH = 14;
/** The ring around a square, board units. */
const SQUARE_RADIUS = 18;
/** How much of the road a corner's picture shows around its band, board units. */
const AROUND = 24;

/** Opens a board in its host element. Resolves when the circuit is drawn. */
export function openBoard(options: BoardOptions<WaddingtonUi>): Promise<WaddingtonBoard> {
  const scene = sceneOf(options.circuit);
  const bounds = { ...scene, background: scene.theme.surround, direction: directionOf(options.circuit) };
  return open(options, bounds, (parts) => new WaddingtonBoard({ ...parts, scene, road: scene.road }));
}

/** One live board. */
export class WaddingtonBoard extends GameBoard<WaddingtonUi, WaddingtonBoardParts> {
  protected override readonly carSize = CAR_LENGTH;
  private readonly context: WaddingtonAnimationContext;
  private readonly numbers: BandNumbers;
  private readonly previews: PreviewLayer;

  constructor(parts: WaddingtonBoardParts) {
    super(parts, { world: parts.scene.world, cut: cutGround(parts.options.circuit) }, t('board.targets'));
    this.numbers = new BandNumbers(parts);
    const cars = new Cars(parts);
    this.previews = new PreviewLayer(parts, this.boardText, this.buttons);
    this.context = {
      ...this.animationContext(),
      cars,
      corners: new Corners(parts),
      effects: new Effects(parts, cars),
      dice: new Dice(parts, this.boardText),
      trail: [],
      unjudged: new Set(),
    };
  }

  protected override drawings() {
    return Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [`die-${face}`, dieDrawing(face)]));
  }

  preview(preview: WaddingtonPreview | null): void {
    const { cars } = this.context;
    this.previews.show(preview, preview ? cars.placeOf(preview.seat) : -1, cars.hexOf(preview?.seat ?? 0));
  }

  protected override ghostOf(seat: Seat): Ghost {
    const hex = this.context.cars.hexOf(seat);
    return { key: `ghost-${hex}`, drawing: ghostDrawing(hex), scale: CAR_SCALE, radius: CAR_LENGTH * 0.9 };
  }

  /** A corner gives its name and limits. It is located by its band. */
  protected override thingAt(spot: { x: number; y: number }): BoardThing | null {
    const { corners } = this.context;
    const corner = corners.cornerAt(spot.x, spot.y, CORNER_REACH);
    if (!corner) return null;
    const at = corners.boxOf(corner);
    const reach = Math.max(at.width, at.height) / 2 + AROUND;
    const { id, name } = corner;
    return {
      part: 'sign.corner',
      key: id,
      name,
      says: cornerText(corner),
      picture: () => this.cutting(at, reach),
      at,
    };
  }

  protected start(events: readonly WaddingtonEvent[]): void {
    this.parts.pace.speedFactor = speedFactorOf(events);
    this.context.unjudged = unjudgedOf(events);
  }

  protected override moverOf(event: WaddingtonEvent): Seat | null {
    return moverOf(event);
  }

  protected override homeOf(event: WaddingtonEvent): Seat | null {
    return event.type === 'carFinished' ? event.seat : null;
  }

  protected timeOf(events: readonly WaddingtonEvent[]): number {
    return animationTime(events);
  }

  protected animateEvent(event: WaddingtonEvent): Promise<void> {
    return animateEvent(this.context, event);
  }

  /** `corner.<id>`: the band of a corner. `square.<id>`: a square or a pit. */
  protected override placeAt(place: string): { x: number; y: number; radius: number } | null {
    const { circuit } = this.parts.road;
    const corner = circuit.corners.find(({ id }) => place === `corner.${id}`);
    if (corner) {
      const { x, y, width, height } = this.context.corners.boxOf(corner);
      return { x, y, radius: Math.max(width, height) / 2 };
    }
    const named = [...circuit.cells, ...circuit.pits].find(({ id }) => place === `square.${id}`);
    if (!named) return super.placeAt(place);
    return { ...this.parts.road.spot(this.parts.road.placeOf(named.id)), radius: SQUARE_RADIUS };
  }

  protected spotAt(place: Place): Spot {
    return this.parts.road.spot(place);
  }

  protected firstCarIn({ cars: [car] }: WaddingtonView): Place | null {
    return car === undefined || car.at < 0 ? null : car.at;
  }

  protected override wayBetween(from: Place, to: Place): readonly Place[] {
    return squaresBetween(this.parts.road, from, to);
  }

  protected spotOf(seat: Seat): { x: number; y: number } {
    return this.context.cars.spotOf(seat);
  }

  protected override colourOf(seat: Seat): Colour {
    return this.view?.cars[seat]?.colour ?? super.colourOf(seat);
  }

  protected override isOut(seat: Seat): boolean {
    return this.context.cars.placeOf(seat) < 0;
  }

  protected settle(view: WaddingtonView): void {
    const asked = this.newlyAsked(this.view, view);
    this.view = view;
    this.context.cars.show(view);
    this.ground.refresh();
    if (asked !== null) void this.context.cars.hop(asked);
  }

  protected clear(view: WaddingtonView): void {
    this.view = view;
    this.context.cars.show(view);
    for (const { seat } of view.cars) this.context.cars.place(seat, -1);
    this.context.cars.setActive(null);
    this.ground.refresh();
  }

  protected override end(): void {
    super.end();
    this.context.corners.end();
    this.numbers.end();
  }
}

/** Paints any part of the scene in its evening light. */
function cutGround(circuit: string): GroundSource['cut'] {
  const { frame, world } = sceneOf(circuit);
  const over = lightOver(frame, world);
  // The scene is looked up again, as pits and grid have the cars' colours of the current palette.
  return (part, width, height) => cutPieces(sceneOf(circuit).pieces, { part, width, height, over });
}
