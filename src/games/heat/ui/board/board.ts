// The live board of a Heat race: shows views, plays events in order, previews choices.

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { CAR_SCALE } from '@ui/art/car';
import { hexOf } from '@ui/art/colours';
import { lightOver } from '@ui/art/light';
import type { BoardOptions } from '@ui/board';
import type { Ghost } from '@ui/game/board/answers-layer';
import { type BoardThing, GameBoard, openBoard as open, pictureOf } from '@ui/game/board/game-board';
import { ghostDrawing } from '@ui/stage/drawings';
import type { GroundSource } from '@ui/stage/ground';
import type { Middle } from '@ui/stage/labels/label-place';
import type { DrawnCorner } from '../../geometry/derive-circuit';
import { CAR_LENGTH } from '../../geometry/road';
import { cornerLimit, cornerRule } from '../../narration/condition-text';
import type { HeatPlace, HeatPreview, HeatUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { HeatEvent, HeatView, WeatherId } from '../../types';
import { lightCorner, onLit } from '../road/lit-corner';
import { eventPause } from '../weekend/event/event-pause';
import { animateEvent, animationTime, moverOf, speedFactorOf } from './animation/animate-event';
import type { HeatAnimationContext } from './animation/context';
import { type GridStart, gridMarks, joinStarts, startsIn, startsOf } from './art/grid-boxes';
import { cutScene, type Scene, sceneOf } from './art/scene';
import { isWet, type Look, weatherAround, weatherLight, weatherPieces } from './art/weather-look';
import { directionOf } from './direction';
import { Cars } from './live/cars';
import { changedSignDrawing, signDrawing } from './live/drawings';
import { HeatEffects } from './live/effects';
import type { HeatBoardParts } from './live/parts';
import { colourOf, PreviewLayer } from './live/preview-layer';
import { Roadside } from './live/roadside';
import { Signs } from './live/signs';
import { Sky } from './live/sky';

/** Radius of a corner's sign, board units. */
const SIGN_RADIUS = 24;

/** How near to its line a corner reacts to the pointer, board units. */
const CORNER_REACH = 26;
/** The ring around a sign, board units. */
const SIGN_RING = 52;

/** The parts of a race's state that are painted into the ground. */
interface GroundNow {
  look: Look | null;
  starts: readonly GridStart[];
}

/** Opens a board in its host; resolves when the circuit is drawn. */
export function openBoard(options: BoardOptions<HeatUi>): Promise<HeatBoard> {
  const scene = sceneOf(options.circuit);
  const bounds = { ...scene, background: scene.theme.surround, direction: directionOf(options.circuit) };
  return open(options, bounds, (parts) => new HeatBoard({ ...parts, options, scene, road: scene.road }));
}

/** One live board. */
export class HeatBoard extends GameBoard<HeatUi, HeatBoardParts> {
  private readonly context: HeatAnimationContext;
  private readonly previews: PreviewLayer;
  private readonly sky: Sky;
  private readonly unlight: () => void;
  private look: Look | null = null;
  private starts: GridStart[] = [];
  private pointed: number = -1;
  protected override readonly carSize = CAR_LENGTH;

  constructor(parts: HeatBoardParts) {
    super(parts, { world: parts.scene.world, cut: cutGround(parts.scene, () => this.painted) }, t('board.targets'));
    this.sky = new Sky(parts);
    const roadside = new Roadside(parts);
    const cars = new Cars(parts);
    this.previews = new PreviewLayer(parts, this.boardText, this.buttons, () => this.kept);
    this.context = {
      ...this.animationContext(),
      cars,
      signs: new Signs(parts),
      effects: new HeatEffects(parts, cars),
      roadside,
      view: null,
      isWet: () => isWet(this.look?.weather ?? null),
      paintWeather: (weather, sectors) => this.paintWeather(weather, sectors),
      laps: 1,
    };
    this.unlight = onLit((corner, showsRule) => this.light(corner, showsRule));
    const { past = [], seats } = parts.options;
    this.starts = startsIn(past, (seat) => seats[seat]?.colour ?? 'ivory', parts.road) ?? [];
  }

  /** What labels avoid: signs, tokens, and other things beside the road. */
  private get kept(): Middle[] {
    return [...this.context.signs.boxes, ...this.context.roadside.boxes];
  }

  private get painted(): GroundNow {
    return { look: this.look, starts: this.starts };
  }

  preview(preview: HeatPreview | null): void {
    const seat = preview?.seat ?? 0;
    const car = this.view?.cars.find((one) => one.seat === seat);
    const from = { progress: car?.progress ?? 0, lane: car?.lane ?? 0 };
    this.previews.show(preview, from, colourOf(this.view?.cars ?? [], seat));
    this.context.signs.heat(preview?.hotCorners ?? []);
  }

  /** The ghost of a seat's car: a drawing in its colour, with scale and radius. */
  protected override ghostOf(seat: Seat): Ghost {
    const hex = hexOf(colourOf(this.view?.cars ?? [], seat));
    return { key: `ghost-${hex}`, drawing: ghostDrawing(hex), scale: CAR_SCALE, radius: CAR_LENGTH * 0.9 };
  }

  /** Handles the pointer at window px: things beside the road light up what they belong to. */
  override point(x: number, y: number): void {
    const spot = this.parts.stage.toWorld(x, y);
    const corner = (x < 0 ? undefined : this.context.roadside.at(spot.x, spot.y))?.corner ?? -1;
    if (corner !== this.pointed) lightCorner(corner);
    this.pointed = corner;
  }

  /** A thing beside the road shows its rule; a corner shows its limit and every effect there. */
  protected override thingAt({ x, y }: { x: number; y: number }): BoardThing | null {
    const { signs, roadside } = this.context;
    const thing = roadside.at(x, y);
    if (thing) {
      const { x: left, y: top, width, height, part, name, text, drawing } = thing;
      const at = { x: left, y: top, width, height };
      return { part, key: `${part} ${left} ${top}`, name, says: text, picture: () => pictureOf(drawing), at };
    }
    const corner = signs.cornerAt(x, y, CORNER_REACH);
    if (!corner) return null;
    const at = { ...signs.spotOf(corner), width: SIGN_RING, height: SIGN_RING };
    const { limit: printed, index, name } = corner;
    const limit = signs.limitOf(corner);
    const { theme } = this.parts.scene;
    const sign = printed === limit ? signDrawing(theme, limit) : changedSignDrawing(theme, printed, limit);
    const key = `corner.${index}`;
    return {
      part: 'sign.corner',
      key,
      name,
      says: this.ruleAt(corner),
      picture: () => pictureOf(sign),
      at,
      round: true,
    };
  }

  /** A view that arrives over an event's card removes the card. */
  override show(view: HeatView): void {
    eventPause.store.getState().go();
    super.show(view);
  }

  /** A corner with every effect there; before the first view only its name and limit. */
  private ruleAt(corner: DrawnCorner): string {
    if (this.view) return cornerRule({ ...this.view, limits: this.context.signs.limits }, corner.index);
    return cornerLimit(corner.name, this.context.signs.limitOf(corner));
  }

  /** Lights a corner. From the list, also shows its rule at its token, or at its sign if it has no token. */
  private light(index: number, showsRule: boolean): void {
    const { signs, roadside } = this.context;
    roadside.light(index);
    const corner = this.parts.road.circuit.corners[index];
    if (!showsRule || !corner) {
      this.boardText.pill('rule', null);
      return;
    }
    // Beyond the token as seen from the sign, so that neither they nor the cars between them are hidden.
    const sign = signs.spotOf(corner);
    const at = roadside.tokenAt(index) ?? sign;
    const away = Math.max(1, Math.hypot(at.x - sign.x, at.y - sign.y));
    const [dx, dy] = [((at.x - sign.x) / away) * 130, ((at.y - sign.y) / away) * 64];
    const label = { text: this.ruleAt(corner), at, dx, dy: dx === 0 && dy === 0 ? 52 : dy };
    // On the other side, or below, if the place is taken.
    const { scale } = this.parts.stage.camera;
    const others = [-2 * dy, -dy].map((down) => ({ x: at.x - (2 * dx) / scale, y: at.y + down / scale }));
    this.boardText.pill('rule', { ...label, others });
  }

  /** An event's card waits for its button, not for a click anywhere. */
  override skip(): void {
    if (eventPause.store.getState().event === null) super.skip();
  }

  protected start(events: readonly HeatEvent[], view: HeatView): void {
    this.parts.pace.speedFactor = speedFactorOf(events);
    this.context.laps = view.laps;
    this.context.view = view;
    this.paintGrid(startsIn(events, (seat) => colourOf(view.cars, seat), this.parts.road) ?? []);
  }

  protected override moverOf(event: HeatEvent): Seat | null {
    return moverOf(event);
  }

  protected override homeOf(event: HeatEvent): Seat | null {
    return event.type === 'lapCompleted' && event.lap >= this.context.laps ? event.seat : null;
  }

  protected timeOf(events: readonly HeatEvent[]): number {
    return animationTime(events);
  }

  protected animateEvent(event: HeatEvent): Promise<void> {
    return animateEvent(this.context, event);
  }

  /** `corner.<n>`: the sign of a corner. */
  protected override placeAt(place: string): { x: number; y: number; radius: number } | null {
    const corner = this.parts.road.circuit.corners.find(({ index }) => place === `corner.${index}`);
    return corner ? { ...this.context.signs.spotOf(corner), radius: SIGN_RADIUS } : super.placeAt(place);
  }

  protected spotAt({ progress, lane }: HeatPlace): Spot {
    return this.parts.road.cell(progress, lane);
  }

  protected firstCarIn({ cars: [car] }: HeatView): HeatPlace | null {
    return car === undefined || car.status !== 'racing' ? null : { progress: car.progress, lane: car.lane };
  }

  protected override wayBetween(from: HeatPlace, to: HeatPlace): readonly HeatPlace[] {
    const spaces = Math.max(1, Math.abs(to.progress - from.progress));
    return Array.from({ length: spaces + 1 }, (_, step) => ({
      progress: from.progress + ((to.progress - from.progress) * step) / spaces,
      lane: from.lane + ((to.lane - from.lane) * step) / spaces,
    }));
  }

  protected spotOf(seat: Seat): { x: number; y: number } {
    return this.context.cars.spotOf(seat);
  }

  protected override isOut(seat: Seat): boolean {
    const status = this.view?.cars[seat]?.status;
    return status === 'retired' || status === 'eliminated' || !this.context.cars.isOn(seat);
  }

  protected settle(view: HeatView): void {
    const asked = this.newlyAsked(this.view, view);
    this.view = view;
    this.context.laps = view.laps;
    this.context.cars.show(view);
    this.context.signs.show(view.limits);
    this.context.roadside.show(view);
    this.paintWeather(view.weather, view.weatherSectors);
    this.paintGrid(startsOf(view, this.parts.road));
    this.ground.refresh();
    if (asked !== null) void this.context.cars.hop(asked);
  }

  protected clear(view: HeatView): void {
    this.view = view;
    this.context.cars.show(view);
    this.context.cars.clear();
    this.context.signs.light('red', 0);
    this.ground.refresh();
  }

  /** The boxes of the grid keep the colours of the cars that start from them. */
  private paintGrid(newer: readonly GridStart[]): void {
    const starts = joinStarts(this.starts, newer);
    if (JSON.stringify(starts) === JSON.stringify(this.starts)) return;
    this.starts = starts;
    this.ground.repaint();
  }

  private paintWeather(weather: WeatherId | null, sectors: readonly number[]): void {
    const look = weather === null ? null : { weather, sectors };
    if (JSON.stringify(look) === JSON.stringify(this.look)) return;
    this.look = look;
    this.sky.show(weather);
    this.context.cars.setWet(isWet(weather));
    this.parts.stage.setBackground(weatherAround(weather, this.parts.scene.theme.surround));
    this.ground.repaint();
  }

  protected override end(): void {
    super.end();
    this.unlight();
    this.sky.end();
    this.context.roadside.end();
    this.context.signs.end();
  }
}

/** Paints any part of the scene in its evening light, with what the race has added to the ground. */
function cutGround(scene: Scene, now: () => GroundNow): GroundSource['cut'] {
  const evening = lightOver(scene.frame, scene.world);
  return (part, width, height, numbers) => {
    const { look, starts } = now();
    const over = look ? evening + weatherLight(look.weather, scene.world) : evening;
    const wet = look ? weatherPieces(scene.road, look) : [];
    const pieces = [...scene.pieces, ...gridMarks(scene.road, starts), ...wet];
    return cutScene({ ...scene, pieces }, { part, width, height, numbers, over });
  };
}
