// The live board of a Havoc Speedway race: shows views, animates events in order, previews choices, leads the camera.

import type { Colour, Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { hexOf } from '@ui/art/colours';
import { cutPieces } from '@ui/art/cut';
import type { BoardOptions, Insets } from '@ui/board';
import type { Ghost } from '@ui/game/board/answers-layer';
import { type BoardThing, GameBoard, openBoard as open, pictureOf } from '@ui/game/board/game-board';
import { centreOn } from '@ui/stage/camera';
import { Effects } from '@ui/stage/motion/effects';
import { Tumble } from '@ui/stage/motion/tumble';
import { COINS } from '../../data/coins';
import { SPACE_IDS } from '../../data/track';
import { CAR_SCALE, spotOf, WORLD } from '../../geometry/oval';
import type { HavocPreview, HavocUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { HavocEvent, HavocView, Space } from '../../types';
import { animateEvent, crossingsOf } from './animation/animate-event';
import type { HavocAnimationContext } from './animation/context';
import { diceDrawings } from './animation/dice';
import { animationTime, moverOf, speedFactorOf } from './animation/pace';
import { COIN_RADIUS, coinDrawing } from './art/coin';
import { FRAME, LOOK } from './art/look';
import { duskOver, scenePieces } from './art/scene';
import { ghostStockCarArt } from './art/stock-car';
import { directionOf } from './direction';
import { Cars } from './live/cars';
import { Coins } from './live/coins';
import type { HavocBoardParts } from './live/parts';
import { PreviewLayer } from './live/preview-layer';
import { RowHold } from './live/row-hold';
import { Scoreboard } from './live/scoreboard';
import { tellRoad } from './road';

/** Minimum zoom for showing a car the viewer looks for, relative to the fitted scale. */
const FOUND_ZOOM = 2;
/** The ring around a car, board units. */
const CAR_RING = 34;
/** The ring around a cell, board units from its centre. */
const CELL_RING = 22;

/** Opens a board in its host; resolves when the oval is drawn. */
export function openBoard(options: BoardOptions<HavocUi>): Promise<HavocBoard> {
  const bounds = { frame: FRAME, world: WORLD, background: LOOK.land.beyond, direction: directionOf() };
  return open(options, bounds, (parts) => new HavocBoard(parts));
}

/** One live board. */
export class HavocBoard extends GameBoard<HavocUi, HavocBoardParts> {
  protected override readonly carSize = CAR_RING;
  private readonly context: HavocAnimationContext;
  private readonly previews: PreviewLayer;
  private readonly scoreboard: Scoreboard;
  private readonly row: RowHold;

  constructor(parts: HavocBoardParts) {
    super(
      parts,
      {
        world: WORLD,
        cut: (part, width, height) => cutPieces(scenePieces(), { part, width, height, over: duskOver() }),
      },
      t('board.lanes'),
    );
    const cars = new Cars(parts);
    cars.onMove = (standing) => tellRoad({ cars: standing });
    const coins = new Coins(parts);
    this.scoreboard = new Scoreboard(parts);
    this.row = new RowHold(parts);
    this.previews = new PreviewLayer(parts, cars, this.boardText, this.buttons);
    this.context = {
      ...this.animationContext(),
      cars,
      coins,
      effects: new Effects(parts, cars),
      dice: new Tumble(parts, this.boardText),
      row: this.row,
      view: null,
      crossings: new Map(),
    };
    tellRoad({ find: (seat) => this.find(seat), take: (key) => parts.options.onTarget(key) });
  }

  protected override drawings() {
    return diceDrawings();
  }

  preview(preview: HavocPreview | null): void {
    this.previews.show(preview);
    tellRoad({ preview });
  }

  protected override ghostOf(seat: Seat): Ghost {
    const hex = hexOf(this.context.cars.colourOf(seat));
    const drawing = { svg: ghostStockCarArt(hex), width: 48, height: 28 };
    return { key: `stock-ghost-${hex}`, drawing, scale: CAR_SCALE, radius: CAR_RING * 0.9 };
  }

  override setInsets(insets: Insets): void {
    super.setInsets(insets);
    this.row.keep();
  }

  override zoomBy(factor: number): void {
    if (!this.parts.stage.handsOff) super.zoomBy(factor);
  }

  override fit(): void {
    if (!this.parts.stage.handsOff) super.fit();
  }

  /** Describes a coin as far as the viewer knows it. */
  protected override thingAt(spot: { x: number; y: number }): BoardThing | null {
    const lying = this.context.coins.at(spot.x, spot.y);
    if (!lying) return null;
    const { at, coin } = lying;
    const place = { ...spotOf(at), width: 2 * COIN_RADIUS, height: 2 * COIN_RADIUS };
    const picture = () => pictureOf(coinDrawing(coin, false));
    const key = `coin.${at}`;
    if (coin === null) return { part: 'token.coin', key, picture, at: place, round: true };
    return { part: `coin.${COINS[coin]?.id ?? ''}`, as: String(coin), key, picture, at: place, round: true };
  }

  /** Handles a pointer at window px. */
  override point(x: number, y: number, isTap: boolean): void {
    this.previews.pointAt(x, y, isTap);
  }

  /** Centres a car, near enough to be seen, and makes it hop; while the board leads the camera it only hops. */
  private find(seat: Seat): void {
    const { cars } = this.context;
    if (!cars.isOn(seat)) return;
    const { stage } = this.parts;
    const { x, y } = cars.spotOf(seat);
    const scale = Math.max(stage.camera.scale, stage.fitScale * FOUND_ZOOM);
    if (!stage.handsOff) stage.glide(centreOn({ ...stage.camera, scale }, stage.window, x, y));
    void cars.hop(seat);
  }

  protected override lookAt(seat: Seat, glides = false): void {
    if (!this.parts.stage.handsOff && this.context.cars.isOn(seat)) super.lookAt(seat, glides);
  }

  protected override isOut(seat: Seat): boolean {
    return !this.context.cars.isOn(seat);
  }

  protected override colourOf(seat: Seat): Colour {
    return this.context.cars.colourOf(seat);
  }

  protected start(events: readonly HavocEvent[], view: HavocView): void {
    this.parts.pace.speedFactor = speedFactorOf(events);
    this.context.view = view;
    this.context.crossings = crossingsOf(events);
  }

  protected override moverOf(event: HavocEvent): Seat | null {
    return moverOf(event);
  }

  protected override homeOf(event: HavocEvent): Seat | null {
    return event.type === 'playerFinished' ? event.seat : null;
  }

  protected timeOf(events: readonly HavocEvent[]): number {
    return animationTime(events);
  }

  protected animateEvent(event: HavocEvent): Promise<void> {
    return animateEvent(this.context, event);
  }

  /** `cell.<id>`: a cell of the track. The card table hides the whole board. */
  protected override placeAt(place: string): { x: number; y: number; radius: number } | null {
    const { view } = this;
    if (view === null || view.stage === 'dealer' || view.stage === 'storm') return null;
    const [kind, id = ''] = place.split('.');
    const space = kind === 'cell' ? SPACE_IDS.indexOf(id) : -1;
    if (space >= 0) return { ...spotOf(space), radius: CELL_RING };
    return kind === 'car' && this.isOut(Number(id)) ? null : super.placeAt(place);
  }

  protected spotAt(place: Space): Spot {
    return spotOf(place);
  }

  protected firstCarIn({ cars: [car] }: HavocView): Space | null {
    return car === undefined || car.at < 0 ? null : car.at;
  }

  protected spotOf(seat: Seat): { x: number; y: number } {
    return this.context.cars.spotOf(seat);
  }

  protected settle(view: HavocView): void {
    const newly = this.firstAsked(this.view, view);
    this.view = view;
    const { cars, coins } = this.context;
    cars.show(view);
    coins.show(view.laid);
    this.scoreboard.show(view);
    cars.setActive(view.waiting[0]?.seat ?? null);
    this.ground.refresh();
    void (view.stage === 'lanes' ? this.row.hold() : this.row.back());
    if (newly !== null && cars.isOn(newly)) void cars.hop(newly);
  }

  protected clear(view: HavocView): void {
    this.settle(view);
  }

  protected override end(): void {
    super.end();
    tellRoad(null);
    this.previews.end();
  }
}
