// The live board of a Formula D race: shows views, plays events in order, previews choices, looks closer where it helps.

import type { Seat } from '@core/contract';
import { cutPieces } from '@ui/art/cut';
import { lightOver } from '@ui/art/light';
import type { BoardOptions, Insets } from '@ui/game-ui';
import { Ground, type GroundSource } from '@ui/stage/ground';
import { LiveBoard } from '@ui/stage/live-board';
import { Layers, Pace } from '@ui/stage/parts';
import { SpriteBook } from '@ui/stage/sprites';
import { Stage } from '@ui/stage/stage';
import { TargetButtons } from '@ui/stage/target-buttons';
import { numberDrawings, Tumble } from '@ui/stage/tumble';
import { loadFaces, Words } from '@ui/stage/words';
import type { FormulaEvent, FormulaView } from '../../types';
import { type Scene, sceneOf } from './art/scene';
import { BLACK_DIE, gearDie } from './gear-dice';
import { cornerAfter } from './geometry/road';
import { Cars } from './live/cars';
import { CloseLook } from './live/close-look';
import { Corners, cornerWords } from './live/corners';
import type { Parts } from './live/parts';
import { PreviewLayer } from './live/preview-layer';
import { layRoof } from './live/roof';
import { hasteOf, playEvent } from './play/play';
import type { Table } from './play/table';
import { Wounds } from './play/wounds';
import { isFormulaPreview } from './preview';

/** Opens a board in its host; resolves when the circuit is drawn. The host then bears data-ready. */
export async function openBoard(options: BoardOptions): Promise<FormulaBoard> {
  const scene = sceneOf(options.circuit);
  let board: FormulaBoard | null = null;
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
  board = new FormulaBoard(parts);
  await board.draw();
  options.host.dataset.ready = 'true';
  return board;
}

/** One live board. */
export class FormulaBoard extends LiveBoard<FormulaView, FormulaEvent> {
  private readonly parts: Parts;
  private readonly ground: Ground;
  private readonly table: Table;
  private readonly words: Words;
  private readonly buttons: TargetButtons;
  private readonly previews: PreviewLayer;
  private readonly closeLook: CloseLook;
  private pointed: string = '';
  private follows: boolean = false;

  constructor(parts: Parts) {
    super(parts);
    this.parts = parts;
    this.ground = new Ground(parts, { world: parts.scene.world, cut: cutGround(parts.scene) });
    const cars = new Cars(parts);
    layRoof(parts);
    this.words = new Words(parts);
    this.buttons = new TargetButtons(parts, 'Spaces to choose');
    const corners = new Corners(parts);
    this.previews = new PreviewLayer(parts, corners, this.words, this.buttons);
    this.closeLook = new CloseLook(parts);
    this.table = {
      ...parts,
      cars,
      corners,
      effects: new Wounds(parts, cars),
      words: this.words,
      dice: new Tumble(parts, this.words),
      view: null,
      gridRolls: new Map(),
      followed: (seat) => this.lookAt(seat),
    };
  }

  /** Paints the ground for the first time, and the dice's numbers before they are needed. */
  async draw(): Promise<void> {
    await this.ground.paint();
    const dice = [BLACK_DIE, ...[1, 2, 3, 4, 5, 6].map((gear) => gearDie(gear))];
    await this.parts.book.prepare(numberDrawings(dice));
    await this.parts.book.sharpen(this.parts.stage.sharpness);
    this.parts.stage.request();
  }

  /** What the board knows of its own cost. */
  get figures(): { frames: number; ms: number; redraws: number; mode: string } {
    const { count, mode } = this.parts.stage;
    return { frames: count.frames, ms: count.ms, redraws: this.ground.redraws, mode };
  }

  preview(preview: unknown): void {
    const wanted = isFormulaPreview(preview) ? preview : null;
    const { cars } = this.table;
    const from = wanted ? cars.spaceOf(wanted.seat) : undefined;
    this.previews.show(wanted, from, cars.hexOf(wanted?.seat ?? 0));
    if (wanted && from !== undefined && !this.follows) this.closeLook.at(wanted, from);
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

  /** The pointer is at window px; a corner's box there tells its name and numbers. */
  point(x: number, y: number, isTap: boolean): void {
    const { stage, options } = this.parts;
    const spot = stage.toWorld(x, y);
    const corner = x < 0 ? undefined : this.table.corners.cornerAt(spot.x, spot.y);
    const id = corner?.name ?? '';
    if (id === this.pointed && !isTap) return;
    this.pointed = id;
    if (!corner) {
      this.words.pill('corner', null);
      return;
    }
    const text = cornerWords(corner);
    const at = this.table.corners.spotOf(corner);
    this.words.pill('corner', { text, at: { x: at.x, y: at.y + at.reach }, dy: 20 });
    if (isTap) options.announce(text);
  }

  protected start(events: readonly FormulaEvent[], view: FormulaView): void {
    this.parts.pace.haste = hasteOf(events);
    this.table.view = view;
  }

  protected playEvent(event: FormulaEvent): Promise<void> {
    // Another car's turn is seen on the whole board again.
    if (event.type === 'turnStarted') this.closeLook.leave();
    return playEvent(this.table, event);
  }

  protected spotOf(seat: Seat): { x: number; y: number } {
    return this.table.cars.spotOf(seat);
  }

  protected settle(view: FormulaView): void {
    const before = this.view?.waiting[0]?.seat ?? null;
    this.view = view;
    const { cars, corners } = this.table;
    cars.show(view);
    const active = view.cars.find((car) => car.seat === view.active);
    if (!active) corners.setAhead(-1);
    else if (active.corner >= 0 && active.stops < active.asked) corners.setAhead(active.corner);
    else corners.setAhead(cornerAfter(this.parts.road, active.at));
    this.ground.refresh();
    const asked = view.waiting[0]?.seat ?? null;
    if (asked !== null && asked !== before) void cars.hop(asked);
    if (asked === null) this.closeLook.leave();
  }

  protected clear(view: FormulaView): void {
    this.view = view;
    const { cars, corners } = this.table;
    cars.show(view);
    for (const { seat } of view.cars) cars.hide(seat);
    cars.setActive(null);
    corners.setAhead(-1);
    this.ground.refresh();
  }

  protected end(): void {
    this.ground.end();
    this.table.cars.end();
    this.table.corners.end();
    this.previews.end();
    this.words.end();
    this.buttons.end();
  }
}

/** Paints any part of the scene in its evening light. */
function cutGround(scene: Scene): GroundSource['cut'] {
  const over = lightOver(scene.frame, scene.world);
  return (part, width, height) => cutPieces(scene.pieces, { part, width, height, over });
}
