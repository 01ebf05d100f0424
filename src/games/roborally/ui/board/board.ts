// The live board of a RoboRally race: shows views, plays turns event by event, previews programmes and returns.

import type { Colour, Seat } from '@core/contract';
import { cutPieces } from '@ui/art/cut';
import type { BoardOptions, BoardPace } from '@ui/game-ui';
import { Effects } from '@ui/stage/effects';
import { Ground, type GroundSource } from '@ui/stage/ground';
import { LiveBoard } from '@ui/stage/live-board';
import type { MapWay } from '@ui/stage/map-dots';
import { Layers, Pace } from '@ui/stage/parts';
import { SpriteBook } from '@ui/stage/sprites';
import { Stage } from '@ui/stage/stage';
import { TargetButtons } from '@ui/stage/target-buttons';
import { loadFaces, Words } from '@ui/stage/words';
import type { RoborallyEvent, RoborallyView } from '../../types';
import { BACKGROUND, lamps, sceneOf } from './art/scene';
import { Flags } from './live/flags';
import type { Parts } from './live/parts';
import { PreviewLayer } from './live/preview-layer';
import { Robots } from './live/robots';
import { Tooltips } from './live/tooltips';
import { Works } from './live/works';
import { hasteOf, playEvent, timeOf } from './play/play';
import type { Table } from './play/table';
import { isRoborallyPreview, type RoborallyPreview } from './preview';
import { wayOf } from './way';

/** Opens a board in its host; resolves when the floor is drawn. The host then bears data-ready. */
export async function openBoard(options: BoardOptions): Promise<RoborallyBoard> {
  const scene = sceneOf(options.circuit);
  let board: RoborallyBoard | null = null;
  await loadFaces();
  const stage = await Stage.open({
    host: options.host,
    frame: scene.frame,
    world: scene.world,
    background: BACKGROUND,
    reducedMotion: () => options.reducedMotion(),
    onTap: (x, y) => board?.point(x, y, true),
    onHover: (x, y) => board?.point(x, y, false),
  });
  const book = new SpriteBook(() => stage.request());
  const layers = new Layers(stage.world);
  board = new RoborallyBoard({ options, scene, course: scene.course, stage, book, layers, pace: new Pace(options) });
  await board.draw();
  options.host.dataset.ready = 'true';
  return board;
}

/** One live board. */
export class RoborallyBoard extends LiveBoard<RoborallyView, RoborallyEvent> {
  readonly pacing: BoardPace = this.holding;
  private readonly parts: Parts;
  private readonly ground: Ground;
  private readonly table: Table;
  private readonly words: Words;
  private readonly buttons: TargetButtons;
  private readonly previews: PreviewLayer;
  private readonly tooltips: Tooltips;
  private wanted: RoborallyPreview | null = null;

  constructor(parts: Parts) {
    super(parts);
    this.parts = parts;
    this.ground = new Ground(parts, { world: parts.scene.world, cut: cutGround(parts.options.circuit) });
    const robots = new Robots(parts);
    this.words = new Words(parts);
    this.buttons = new TargetButtons(parts, 'Cells to return on');
    this.previews = new PreviewLayer(parts, this.buttons);
    this.tooltips = new Tooltips(parts, this.words, () => this.view);
    this.table = {
      ...parts,
      robots,
      flags: new Flags(parts),
      works: new Works(parts),
      effects: new Effects(parts, robots),
      words: this.words,
      viewer: () => this.ownSeat(),
      followed: (seat) => this.lookAt(seat),
    };
  }

  /** Paints the floor for the first time. */
  async draw(): Promise<void> {
    await this.ground.paint();
    await this.parts.book.sharpen(this.parts.stage.sharpness);
    this.parts.stage.request();
  }

  /** What the board knows of its own cost. */
  get figures(): { frames: number; ms: number; redraws: number; mode: string } {
    const { count, mode } = this.parts.stage;
    return { frames: count.frames, ms: count.ms, redraws: this.ground.redraws, mode };
  }

  preview(preview: unknown): void {
    const wanted = isRoborallyPreview(preview) ? preview : null;
    this.wanted = wanted;
    this.previews.show(wanted, this.table.robots.figureOf(wanted?.seat ?? 0));
  }

  /** The pointer is at window px: what lies there explains itself. */
  point(x: number, y: number, isTap: boolean): void {
    this.tooltips.point(x, y, isTap);
  }

  protected start(events: readonly RoborallyEvent[]): void {
    this.tooltips.hide();
    this.parts.pace.haste = hasteOf(events);
  }

  protected playEvent(event: RoborallyEvent): Promise<void> {
    return playEvent(this.table, event);
  }

  protected override isSeen(event: RoborallyEvent): boolean {
    return timeOf(event) > 0;
  }

  protected override isStage(event: RoborallyEvent): boolean {
    return event.type === 'registerStarted' || event.type === 'raceEnded';
  }

  protected spotOf(seat: Seat): { x: number; y: number } {
    return this.table.robots.spotOf(seat);
  }

  protected override ownSeat(): Seat | null {
    return this.view?.own?.seat ?? null;
  }

  protected override angleOf(seat: Seat): number {
    return this.table.robots.spotOf(seat).angle;
  }

  protected override mapWay(): MapWay | null {
    if (!this.wanted) return null;
    return wayOf(this.parts.course, this.wanted, this.table.robots.figureOf(this.wanted.seat));
  }

  protected override colourOf(seat: Seat): Colour {
    return this.view?.robots[seat]?.colour ?? super.colourOf(seat);
  }

  protected override isOut(seat: Seat): boolean {
    return this.table.robots.standOf(seat).cell < 0;
  }

  protected settle(view: RoborallyView): void {
    const wasAsked = this.view !== null && isAsked(this.view);
    this.view = view;
    const { robots, flags } = this.table;
    const asked = isAsked(view);
    robots.show(view, view.active ?? (asked ? (view.own?.seat ?? null) : null));
    flags.show(view.own ? (view.robots[view.own.seat]?.flags ?? 0) : -1);
    for (const { seat, colour, archive, status } of view.robots) {
      flags.pin(seat, colour, status === 'inPlay' || status === 'destroyed' ? archive : -1);
    }
    flags.makeRoom(robots.occupied);
    this.ground.refresh();
    if (view.own && asked && !wasAsked) void robots.hop(view.own.seat);
  }

  protected clear(view: RoborallyView): void {
    this.view = view;
    const { robots, flags } = this.table;
    robots.show(view, null);
    for (const { seat, facing } of view.robots) robots.stand(seat, -1, facing);
    flags.show(view.own ? 0 : -1);
    this.ground.refresh();
  }

  protected end(): void {
    this.tooltips.hide();
    this.ground.end();
    this.words.end();
    this.buttons.end();
  }
}

/** Paints any part of the scene under its lamps. */
function cutGround(circuit: string): GroundSource['cut'] {
  const scene = sceneOf(circuit);
  const over = lamps(scene);
  return (part, width, height) => cutPieces(scene.pieces, { part, width, height, over });
}

/** Whether the viewer has an answer to give. */
function isAsked(view: RoborallyView): boolean {
  return view.waiting.some(({ seat }) => seat === view.own?.seat);
}
