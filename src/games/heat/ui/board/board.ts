// The live board of a Heat race: shows views, plays events in order, previews choices.

import type { Seat } from '@core/contract';
import { lightOver } from '@ui/art/light';
import type { BoardOptions } from '@ui/game-ui';
import { Ground } from '@ui/stage/ground';
import { LiveBoard } from '@ui/stage/live-board';
import { Layers, Pace } from '@ui/stage/parts';
import { SpriteBook } from '@ui/stage/sprites';
import { Stage } from '@ui/stage/stage';
import { TargetButtons } from '@ui/stage/target-buttons';
import { loadFaces, Words } from '@ui/stage/words';
import type { HeatEvent, HeatView, WeatherId } from '../../types';
import { cornerRule } from '../condition-words';
import { lightCorner, onLit } from '../lit-corner';
import { eventPause } from '../weekend/event-pause';
import { cutScene, type Scene, sceneOf } from './art/scene';
import { isWet, type Look, weatherLight, weatherPieces } from './art/weather-look';
import type { DrawnCorner } from './geometry/circuits';
import { Cars } from './live/cars';
import { HeatEffects } from './live/effects';
import type { Parts } from './live/parts';
import { colourOf, PreviewLayer } from './live/preview-layer';
import { Roadside } from './live/roadside';
import { Signs } from './live/signs';
import { Sky } from './live/sky';
import { hasteOf, playEvent } from './play/play';
import type { Table } from './play/table';
import { isHeatPreview } from './preview';

/** A corner answers a pointer this near to its line, board units. */
const CORNER_REACH = 26;

/** Opens a board in its host; resolves when the circuit is drawn. The host then bears data-ready. */
export async function openBoard(options: BoardOptions): Promise<HeatBoard> {
  const scene = sceneOf(options.circuit);
  let board: HeatBoard | null = null;
  await loadFaces();
  const stage = await Stage.open({
    host: options.host,
    frame: scene.frame,
    world: scene.world,
    background: scene.theme.surround,
    reducedMotion: () => options.reducedMotion(),
    onTap: (x, y) => board?.point(x, y, true),
    onHover: (x, y) => board?.point(x, y, false),
  });
  const book = new SpriteBook(() => stage.request());
  const parts: Parts = {
    options,
    scene,
    road: scene.road,
    stage,
    book,
    layers: new Layers(stage.world),
    pace: new Pace(options),
  };
  board = new HeatBoard(parts);
  await board.draw();
  options.host.dataset.ready = 'true';
  return board;
}

/** One live board. */
export class HeatBoard extends LiveBoard<HeatView, HeatEvent> {
  private readonly parts: Parts;
  private readonly ground: Ground;
  private readonly table: Table;
  private readonly words: Words;
  private readonly buttons: TargetButtons;
  private readonly previews: PreviewLayer;
  private readonly sky: Sky;
  private readonly unlight: () => void;
  private look: Look | null = null;
  private pointed: string = '';

  constructor(parts: Parts) {
    super(parts);
    this.parts = parts;
    this.ground = new Ground(parts, { world: parts.scene.world, cut: cutGround(parts.scene, () => this.look) });
    this.sky = new Sky(parts);
    const roadside = new Roadside(parts);
    const cars = new Cars(parts);
    this.words = new Words(parts);
    this.buttons = new TargetButtons(parts, 'Spaces to choose');
    this.previews = new PreviewLayer(parts, this.words, this.buttons);
    this.table = {
      ...parts,
      cars,
      signs: new Signs(parts),
      effects: new HeatEffects(parts, cars),
      words: this.words,
      roadside,
      view: null,
      isWet: () => isWet(this.look?.weather ?? null),
      paintWeather: (weather, sectors) => this.paintWeather(weather, sectors),
      laps: 1,
      followed: (seat) => this.lookAt(seat),
    };
    this.unlight = onLit((corner, isTold) => this.light(corner, isTold));
  }

  /** Paints the ground for the first time. */
  async draw(): Promise<void> {
    await this.ground.paint();
    await this.parts.book.sharpen(this.parts.stage.sharpness);
    this.parts.stage.request();
  }

  /** Draw calls are counted by whoever measures; this is what the board knows of itself. */
  get figures(): { frames: number; ms: number; redraws: number; mode: string } {
    const { count, mode } = this.parts.stage;
    return { frames: count.frames, ms: count.ms, redraws: this.ground.redraws, mode };
  }

  preview(preview: unknown): void {
    const wanted = isHeatPreview(preview) ? preview : null;
    const seat = wanted?.seat ?? 0;
    const car = this.view?.cars.find((one) => one.seat === seat);
    const from = { progress: car?.progress ?? 0, lane: car?.lane ?? 0 };
    this.previews.show(wanted, from, colourOf(this.view?.cars ?? [], seat));
    this.table.signs.heat(wanted?.hotCorners ?? []);
  }

  /** The pointer is at window px: a corner there tells its name and limit, and what stands beside the road its rule. */
  point(x: number, y: number, isTap: boolean): void {
    const { stage, options } = this.parts;
    const { signs, roadside } = this.table;
    const spot = stage.toWorld(x, y);
    const thing = x < 0 ? undefined : roadside.at(spot.x, spot.y);
    const corner = x < 0 || thing ? undefined : signs.cornerAt(spot.x, spot.y, CORNER_REACH);
    const text = thing?.words ?? (corner ? this.ruleAt(corner) : '');
    const key = `${text}${thing?.x ?? corner?.index ?? ''}`;
    if (key === this.pointed && !isTap) return;
    this.pointed = key;
    lightCorner(thing?.corner ?? -1);
    const at = thing ? { x: thing.x, y: thing.y + thing.height / 2 } : corner && signs.spotOf(corner);
    this.words.pill('corner', at && text !== '' ? { text, at, dy: thing ? 24 : 46 } : null);
    if (text !== '' && isTap) options.announce(text.replaceAll('\n', ' '));
  }

  /** A view that comes over an event's card takes it away. */
  override show(view: unknown): void {
    eventPause.store.getState().go();
    super.show(view);
  }

  /** A corner with all that holds there; before the first view its name and limit alone. */
  private ruleAt(corner: DrawnCorner): string {
    if (this.view) return cornerRule({ ...this.view, limits: this.table.signs.limits }, corner.index);
    return `${corner.name} · limit ${this.table.signs.limitOf(corner)}`;
  }

  /** A corner is lit; from the list its rule is said at its token, or its sign where none lies there. */
  private light(index: number, isTold: boolean): void {
    const { signs, roadside } = this.table;
    roadside.light(index);
    const corner = this.parts.road.circuit.corners[index];
    if (!isTold || !corner) {
      this.words.pill('told', null);
      return;
    }
    // Beyond the token as seen from the sign, so that neither is hidden, nor the cars between them.
    const sign = signs.spotOf(corner);
    const at = roadside.tokenAt(index) ?? sign;
    const away = Math.max(1, Math.hypot(at.x - sign.x, at.y - sign.y));
    const [dx, dy] = [((at.x - sign.x) / away) * 130, ((at.y - sign.y) / away) * 64];
    this.words.pill('told', { text: this.ruleAt(corner), at, dx, dy: dx === 0 && dy === 0 ? 52 : dy });
  }

  /** An event's card waits for its button, not for a click anywhere. */
  override skip(): void {
    if (eventPause.store.getState().event === null) super.skip();
  }

  protected start(events: readonly HeatEvent[], view: HeatView): void {
    this.parts.pace.haste = hasteOf(events);
    this.table.laps = view.laps;
    this.table.view = view;
  }

  protected playEvent(event: HeatEvent): Promise<void> {
    return playEvent(this.table, event);
  }

  protected spotOf(seat: Seat): { x: number; y: number } {
    return this.table.cars.spotOf(seat);
  }

  protected override ownSeat(): Seat | null {
    return this.view?.own?.seat ?? null;
  }

  protected override isOut(seat: Seat): boolean {
    const status = this.view?.cars[seat]?.status;
    return status === 'retired' || status === 'eliminated' || !this.table.cars.isOn(seat);
  }

  protected settle(view: HeatView): void {
    const wasAsked = this.view !== null && isAsked(this.view);
    this.view = view;
    this.table.laps = view.laps;
    this.table.cars.show(view);
    this.table.signs.show(view.limits);
    this.table.roadside.show(view);
    this.paintWeather(view.weather, view.weatherSectors);
    this.ground.refresh();
    if (view.own && isAsked(view) && !wasAsked) void this.table.cars.hop(view.own.seat);
  }

  protected clear(view: HeatView): void {
    this.view = view;
    this.table.cars.show(view);
    this.table.cars.clear();
    this.table.signs.light('red', 0);
    this.ground.refresh();
  }

  private paintWeather(weather: WeatherId | null, sectors: readonly number[]): void {
    const look = weather === null ? null : { weather, sectors };
    if (JSON.stringify(look) === JSON.stringify(this.look)) return;
    this.look = look;
    this.sky.show(weather);
    this.table.cars.setWet(isWet(weather));
    this.ground.repaint();
  }

  protected end(): void {
    this.unlight();
    this.sky.end();
    this.table.roadside.end();
    this.ground.end();
    this.table.signs.end();
    this.words.end();
    this.buttons.end();
  }
}

/** Paints any part of the scene in its evening light. */
function cutGround(scene: Scene, look: () => Look | null): ConstructorParameters<typeof Ground>[1]['cut'] {
  const evening = lightOver(scene.frame, scene.world);
  return (part, width, height, numbers) => {
    const now = look();
    const over = now ? evening + weatherLight(now.weather, scene.world) : evening;
    const pieces = now ? [...scene.pieces, ...weatherPieces(scene.road, now)] : scene.pieces;
    return cutScene({ ...scene, pieces }, { part, width, height, numbers, over });
  };
}

/** Whether the viewer has an answer to give. */
function isAsked(view: HeatView): boolean {
  return view.waiting.some(({ seat }) => seat === view.own?.seat);
}
