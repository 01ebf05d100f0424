// The live board of a Formula D race: shows views, plays events in order, previews choices, and zooms in if that helps.

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { cutPieces } from '@ui/art/cut';
import { lightOver } from '@ui/art/light';
import { ghostWingedCarArt } from '@ui/art/winged-car';
import type { BoardOptions, Insets } from '@ui/board';
import type { Ghost } from '@ui/game/board/answers-layer';
import { type BoardThing, GameBoard, openBoard as open, pictureOf } from '@ui/game/board/game-board';
import type { GroundSource } from '@ui/stage/ground';
import { numberDrawings, Tumble } from '@ui/stage/motion/tumble';
import { CAR_LENGTH, CAR_SCALE, cornerAfter, spacesBetween } from '../../geometry/road';
import { SIGN } from '../../geometry/sign-place';
import { cornerName } from '../../narration/places';
import type { FormulaPreview, FormulaUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { FormulaEvent, FormulaView, Space } from '../../types';
import { animateEvent, animationTime, moverOf, speedFactorOf } from './animation/animate-event';
import type { FormulaAnimationContext } from './animation/context';
import { RoadEffects } from './animation/road-effects';
import { type Scene, sceneOf } from './art/scene';
import { signArt, signFieldAt } from './art/signs';
import { directionOf } from './direction';
import { BLACK_DIE, gearDie } from './gear-dice';
import { Cars } from './live/cars';
import { CloseLook } from './live/close-look';
import { Corners, cornerText } from './live/corners';
import type { FormulaBoardParts } from './live/parts';
import { PreviewLayer } from './live/preview-layer';
import { layRoof } from './live/roof';

/** The ring around a space, board units. */
const SPACE_RING = 15;

/** Opens a board in its host element. Resolves when the circuit is drawn. */
export function openBoard(options: BoardOptions<FormulaUi>): Promise<FormulaBoard> {
  const scene = sceneOf(options.circuit);
  const bounds = { ...scene, background: scene.theme.surround, direction: directionOf(options.circuit) };
  return open(options, bounds, (parts) => new FormulaBoard({ ...parts, scene, road: scene.road }));
}

/** One live board. */
export class FormulaBoard extends GameBoard<FormulaUi, FormulaBoardParts> {
  protected override readonly carSize = CAR_LENGTH;
  private readonly context: FormulaAnimationContext;
  private readonly previews: PreviewLayer;
  private readonly closeLook: CloseLook;
  private follows: boolean = false;

  constructor(parts: FormulaBoardParts) {
    super(parts, { world: parts.scene.world, cut: cutGround(parts.scene) }, t('board.targets'));
    const cars = new Cars(parts);
    layRoof(parts);
    const corners = new Corners(parts);
    this.previews = new PreviewLayer(parts, corners, this.boardText, this.buttons);
    this.closeLook = new CloseLook(parts);
    this.context = {
      ...this.animationContext(),
      cars,
      corners,
      effects: new RoadEffects(parts, cars),
      dice: new Tumble(parts, this.boardText),
      view: null,
      gridRolls: new Map(),
    };
  }

  protected override drawings() {
    return numberDrawings([BLACK_DIE, ...[1, 2, 3, 4, 5, 6].map((gear) => gearDie(gear))]);
  }

  preview(preview: FormulaPreview | null): void {
    const { cars } = this.context;
    const from = preview ? cars.spaceOf(preview.seat) : undefined;
    this.previews.show(preview, from, cars.hexOf(preview?.seat ?? 0));
    if (preview && from !== undefined && !this.follows) this.closeLook.at(preview, from);
  }

  protected override ghostOf(seat: Seat): Ghost {
    const hex = this.context.cars.hexOf(seat);
    const drawing = { svg: ghostWingedCarArt(hex), width: 54, height: 34 };
    return { key: `winged-ghost-${hex}`, drawing, scale: CAR_SCALE, radius: CAR_LENGTH * 0.9 };
  }

  override follow(seat: Seat | null): void {
    this.follows = seat !== null;
    super.follow(seat);
  }

  override setInsets(insets: Insets): void {
    super.setInsets(insets);
    this.closeLook.again();
  }

  override fit(): void {
    this.closeLook.forget();
    super.fit();
  }

  /** A corner's box gives its name and numbers. */
  protected override thingAt(spot: { x: number; y: number }): BoardThing | null {
    const { corners } = this.context;
    const { circuit } = this.parts.road;
    const corner = corners.cornerAt(spot.x, spot.y);
    if (!corner) return null;
    const { x, y, reach } = corners.spotOf(corner);
    const at = { x, y, width: (2 * reach * SIGN.width) / SIGN.height, height: 2 * reach };
    return {
      part: `sign.${signFieldAt((spot.x - x) / at.width)}`,
      key: `corner.${corner.index}`,
      name: cornerName(circuit.id, corner.index),
      says: cornerText(circuit.id, corner),
      picture: () => pictureOf({ svg: signArt(corner, false), ...SIGN }),
      at,
    };
  }

  protected start(events: readonly FormulaEvent[], view: FormulaView): void {
    this.parts.pace.speedFactor = speedFactorOf(events);
    this.context.view = view;
  }

  protected override moverOf(event: FormulaEvent): Seat | null {
    return moverOf(event);
  }

  protected override homeOf(event: FormulaEvent): Seat | null {
    return event.type === 'carFinished' ? event.seat : null;
  }

  protected timeOf(events: readonly FormulaEvent[]): number {
    return animationTime(events);
  }

  protected animateEvent(event: FormulaEvent): Promise<void> {
    // Another car's turn is shown on the whole board again.
    if (event.type === 'turnStarted') this.closeLook.leave();
    return animateEvent(this.context, event);
  }

  /** `corner.<n>`: the box of a corner. `space.<id>`: a space. */
  protected override placeAt(place: string): { x: number; y: number; radius: number } | null {
    const [kind, name = ''] = place.split('.');
    const { circuit, spot } = this.parts.road;
    const corner = kind === 'corner' ? circuit.corners[Number(name)] : undefined;
    if (corner) {
      const { x, y, reach } = this.context.corners.spotOf(corner);
      return { x, y, radius: (reach * SIGN.width) / SIGN.height };
    }
    const space = kind === 'space' ? circuit.spaces.indexOf(name) : -1;
    if (space < 0) return super.placeAt(place);
    const { x, y } = spot(space);
    return { x, y, radius: SPACE_RING };
  }

  protected spotAt(place: Space): Spot {
    return this.parts.road.spot(place);
  }

  protected firstCarIn({ cars: [car] }: FormulaView): Space | null {
    return car === undefined || car.status !== 'racing' ? null : car.at;
  }

  protected override wayBetween(from: Space, to: Space): readonly Space[] {
    return spacesBetween(this.parts.road, from, to);
  }

  protected spotOf(seat: Seat): { x: number; y: number } {
    return this.context.cars.spotOf(seat);
  }

  protected settle(view: FormulaView): void {
    const asked = this.firstAsked(this.view, view);
    this.view = view;
    const { cars, corners } = this.context;
    cars.show(view);
    const active = view.cars.find((car) => car.seat === view.active);
    if (!active) corners.setAhead(-1);
    else if (active.corner >= 0 && active.stops < active.asked) corners.setAhead(active.corner);
    else corners.setAhead(cornerAfter(this.parts.road, active.at));
    this.ground.refresh();
    if (asked !== null) void cars.hop(asked);
    if (view.waiting.length === 0) this.closeLook.leave();
  }

  protected clear(view: FormulaView): void {
    this.view = view;
    const { cars, corners } = this.context;
    cars.show(view);
    for (const { seat } of view.cars) cars.hide(seat);
    cars.setActive(null);
    corners.setAhead(-1);
    this.ground.refresh();
  }

  protected override end(): void {
    super.end();
    this.context.cars.end();
    this.context.corners.end();
    this.previews.end();
  }
}

/** Paints any part of the scene in its evening light. */
function cutGround(scene: Scene): GroundSource['cut'] {
  const over = lightOver(scene.frame, scene.world);
  return (part, width, height) => cutPieces(scene.pieces, { part, width, height, over });
}
