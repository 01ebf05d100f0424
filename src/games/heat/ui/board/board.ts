// The live board of a Heat race: shows views, plays events in order, previews choices.

import type { Seat } from '@core/contract';
import type { Board, BoardOptions, Insets } from '@ui/game-ui';
import { centreOn } from '@ui/stage/camera';
import { SpriteBook } from '@ui/stage/sprites';
import { Stage } from '@ui/stage/stage';
import type { HeatEvent, HeatView } from '../../types';
import { sceneOf } from './art/scene';
import { Cars } from './live/cars';
import { Effects } from './live/effects';
import { Ground } from './live/ground';
import { Layers, Pace, type Parts } from './live/parts';
import { colourOf, PreviewLayer } from './live/preview-layer';
import { Signs } from './live/signs';
import { TargetButtons } from './live/target-buttons';
import { loadFaces, Words } from './live/words';
import { hasteOf, playEvent } from './play/play';
import type { Table } from './play/table';
import { isHeatPreview } from './preview';

/** Zoom at which a followed car is shown at least, times the fitted scale. */
const FOLLOW_ZOOM = 2;
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
export class HeatBoard implements Board {
  private readonly parts: Parts;
  private readonly ground: Ground;
  private readonly table: Table;
  private readonly words: Words;
  private readonly buttons: TargetButtons;
  private readonly previews: PreviewLayer;
  private view: HeatView | null = null;
  private queue: Promise<void> = Promise.resolve();
  private playing: number = 0;
  private shows: number = 0;
  private followedSeat: Seat | null = null;
  private pointed: number = -1;
  private closed: boolean = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.ground = new Ground(parts);
    const cars = new Cars(parts);
    this.words = new Words(parts);
    this.buttons = new TargetButtons(parts);
    this.previews = new PreviewLayer(parts, this.words, this.buttons);
    this.table = {
      ...parts,
      cars,
      signs: new Signs(parts),
      effects: new Effects(parts, cars),
      words: this.words,
      laps: 1,
      followed: (seat) => this.lookAt(seat),
    };
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

  show(view: unknown): void {
    this.shows += 1;
    this.skip();
    this.settle(view as HeatView);
  }

  play(events: readonly unknown[], view: unknown): Promise<void> {
    this.playing += 1;
    this.parts.options.host.dataset.busy = 'true';
    this.preview(null);
    const played = this.queue.then(() => this.playAll(events as readonly HeatEvent[], view as HeatView));
    this.queue = played.then(
      () => this.rest(),
      () => this.rest(),
    );
    return played;
  }

  skip(): void {
    if (this.playing > 0) this.parts.stage.motion.hurry(true);
  }

  preview(preview: unknown): void {
    const wanted = isHeatPreview(preview) ? preview : null;
    const seat = wanted?.seat ?? 0;
    const car = this.view?.cars.find((one) => one.seat === seat);
    const from = { progress: car?.progress ?? 0, lane: car?.lane ?? 0 };
    this.previews.show(wanted, from, colourOf(this.view?.cars ?? [], seat));
    this.table.signs.heat(wanted?.hotCorners ?? []);
  }

  setInsets(insets: Insets): void {
    this.parts.stage.setInsets(insets);
  }

  zoomBy(factor: number): void {
    this.parts.stage.zoomBy(factor);
  }

  fit(): void {
    this.followedSeat = null;
    this.parts.stage.fit();
  }

  follow(seat: Seat | null): void {
    this.followedSeat = seat;
    if (seat !== null) this.lookAt(seat, true);
  }

  destroy(): void {
    if (this.closed) return;
    this.closed = true;
    this.ground.end();
    this.table.signs.end();
    this.words.end();
    this.buttons.end();
    this.parts.stage.close();
    this.parts.book.close();
    delete this.parts.options.host.dataset.ready;
    delete this.parts.options.host.dataset.busy;
  }

  /** The pointer is at window px; a corner there tells its name and limit. */
  point(x: number, y: number, isTap: boolean): void {
    const { stage, options } = this.parts;
    const spot = stage.toWorld(x, y);
    const corner = x < 0 ? undefined : this.table.signs.cornerAt(spot.x, spot.y, CORNER_REACH);
    const index = corner?.index ?? -1;
    if (index === this.pointed && !isTap) return;
    this.pointed = index;
    const text = corner ? `${corner.name} · limit ${this.table.signs.limitOf(corner)}` : '';
    this.words.pill('corner', corner ? { text, at: this.table.signs.spotOf(corner), dy: 46 } : null);
    if (corner && isTap) options.announce(text);
  }

  /** A view shown in the meantime ends the batch and stays. */
  private async playAll(events: readonly HeatEvent[], view: HeatView): Promise<void> {
    const { pace, options } = this.parts;
    const shows = this.shows;
    const isOvertaken = (): boolean => this.closed || shows !== this.shows;
    pace.haste = hasteOf(events);
    this.table.laps = view.laps;
    for (const event of events) {
      if (isOvertaken()) break;
      options.onEvent?.(event);
      await playEvent(this.table, event);
    }
    pace.haste = 1;
    if (this.closed) return;
    this.settle(isOvertaken() && this.view ? this.view : view);
  }

  private rest(): void {
    this.playing -= 1;
    if (this.playing > 0 || this.closed) return;
    this.parts.stage.motion.hurry(false);
    delete this.parts.options.host.dataset.busy;
  }

  private settle(view: HeatView): void {
    const wasAsked = this.view !== null && isAsked(this.view);
    this.view = view;
    this.table.laps = view.laps;
    this.table.cars.show(view);
    this.table.signs.show(view.limits);
    this.ground.refresh();
    if (view.own && isAsked(view) && !wasAsked) void this.table.cars.hop(view.own.seat);
    if (this.followedSeat !== null) this.lookAt(this.followedSeat, true);
    this.parts.stage.request();
  }

  /** Brings a followed car to the middle. */
  private lookAt(seat: Seat, glides = false): void {
    if (seat !== this.followedSeat) return;
    const { stage } = this.parts;
    const { x, y } = this.table.cars.spotOf(seat);
    const scale = Math.max(stage.camera.scale, stage.fitScale * FOLLOW_ZOOM);
    const camera = centreOn({ ...stage.camera, scale }, stage.window, x, y);
    if (glides) stage.glide(camera);
    else stage.look(camera);
  }
}

/** Whether the viewer has an answer to give. */
function isAsked(view: HeatView): boolean {
  return view.waiting.some(({ seat }) => seat === view.own?.seat);
}
