// The live board of a race of Waddington's Formula 1: shows views, plays events in order, previews choices.

import type { Colour, Seat } from '@core/contract';
import { cutPieces } from '@ui/art/cut';
import { lightOver } from '@ui/art/light';
import type { BoardOptions } from '@ui/game-ui';
import { Effects } from '@ui/stage/effects';
import { Ground, type GroundSource } from '@ui/stage/ground';
import { LiveBoard } from '@ui/stage/live-board';
import { Layers, Pace } from '@ui/stage/parts';
import { SpriteBook } from '@ui/stage/sprites';
import { Stage } from '@ui/stage/stage';
import { TargetButtons } from '@ui/stage/target-buttons';
import { loadFaces, Words } from '@ui/stage/words';
import type { WaddingtonEvent, WaddingtonView } from '../../types';
import { sceneOf } from './art/scene';
import { Cars } from './live/cars';
import { Corners, cornerWords } from './live/corners';
import { Dice, dieDrawing } from './live/dice';
import { BandNumbers } from './live/numbers';
import type { Parts } from './live/parts';
import { PreviewLayer } from './live/preview-layer';
import { hasteOf, playEvent, unjudgedOf } from './play/play';
import type { Table } from './play/table';
import { isWaddingtonPreview } from './preview';

/** A corner answers a pointer this near to a band square's middle, board units. */
const CORNER_REACH = 14;

/** Opens a board in its host; resolves when the circuit is drawn. The host then bears data-ready. */
export async function openBoard(options: BoardOptions): Promise<WaddingtonBoard> {
  const scene = sceneOf(options.circuit);
  let board: WaddingtonBoard | null = null;
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
  board = new WaddingtonBoard(parts);
  await board.draw();
  options.host.dataset.ready = 'true';
  return board;
}

/** One live board. */
export class WaddingtonBoard extends LiveBoard<WaddingtonView, WaddingtonEvent> {
  private readonly parts: Parts;
  private readonly ground: Ground;
  private readonly table: Table;
  private readonly words: Words;
  private readonly buttons: TargetButtons;
  private readonly numbers: BandNumbers;
  private readonly previews: PreviewLayer;
  private pointed: string = '';

  constructor(parts: Parts) {
    super(parts);
    this.parts = parts;
    this.ground = new Ground(parts, { world: parts.scene.world, cut: cutGround(parts.options.circuit) });
    this.numbers = new BandNumbers(parts);
    const cars = new Cars(parts);
    this.words = new Words(parts);
    this.buttons = new TargetButtons(parts, 'Squares to choose');
    this.previews = new PreviewLayer(parts, this.words, this.buttons);
    this.table = {
      ...parts,
      cars,
      corners: new Corners(parts),
      effects: new Effects(parts, cars),
      words: this.words,
      dice: new Dice(parts, this.words),
      trail: [],
      unjudged: new Set(),
      followed: (seat) => this.lookAt(seat),
    };
  }

  /** Paints the ground for the first time, and the dice before they are needed. */
  async draw(): Promise<void> {
    await this.ground.paint();
    const faces = [1, 2, 3, 4, 5, 6].map((face) => [`die-${face}`, dieDrawing(face)] as const);
    await this.parts.book.prepare(Object.fromEntries(faces));
    await this.parts.book.sharpen(this.parts.stage.sharpness);
    this.parts.stage.request();
  }

  /** What the board knows of its own cost. */
  get figures(): { frames: number; ms: number; redraws: number; mode: string } {
    const { count, mode } = this.parts.stage;
    return { frames: count.frames, ms: count.ms, redraws: this.ground.redraws, mode };
  }

  preview(preview: unknown): void {
    const wanted = isWaddingtonPreview(preview) ? preview : null;
    const { cars } = this.table;
    this.previews.show(wanted, wanted ? cars.placeOf(wanted.seat) : -1, cars.hexOf(wanted?.seat ?? 0));
  }

  /** The pointer is at window px; a corner there tells its name and limits. */
  point(x: number, y: number, isTap: boolean): void {
    const { stage, options } = this.parts;
    const spot = stage.toWorld(x, y);
    const corner = x < 0 ? undefined : this.table.corners.cornerAt(spot.x, spot.y, CORNER_REACH);
    const id = corner?.id ?? '';
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

  protected start(events: readonly WaddingtonEvent[]): void {
    this.parts.pace.haste = hasteOf(events);
    this.table.unjudged = unjudgedOf(events);
  }

  protected playEvent(event: WaddingtonEvent): Promise<void> {
    return playEvent(this.table, event);
  }

  protected spotOf(seat: Seat): { x: number; y: number } {
    return this.table.cars.spotOf(seat);
  }

  protected override ownSeat(): Seat | null {
    return this.view?.own?.seat ?? null;
  }

  protected override colourOf(seat: Seat): Colour {
    return this.view?.cars[seat]?.colour ?? super.colourOf(seat);
  }

  protected override isOut(seat: Seat): boolean {
    return this.table.cars.placeOf(seat) < 0;
  }

  protected settle(view: WaddingtonView): void {
    const wasAsked = this.view !== null && isAsked(this.view);
    this.view = view;
    this.table.cars.show(view);
    this.ground.refresh();
    if (view.own && isAsked(view) && !wasAsked) void this.table.cars.hop(view.own.seat);
  }

  protected clear(view: WaddingtonView): void {
    this.view = view;
    this.table.cars.show(view);
    for (const { seat } of view.cars) this.table.cars.place(seat, -1);
    this.table.cars.setActive(null);
    this.ground.refresh();
  }

  protected end(): void {
    this.ground.end();
    this.table.corners.end();
    this.numbers.end();
    this.words.end();
    this.buttons.end();
  }
}

/** Paints any part of the scene in its evening light. */
function cutGround(circuit: string): GroundSource['cut'] {
  const { frame, world } = sceneOf(circuit);
  const over = lightOver(frame, world);
  // Asked for anew: pits and grid bear the cars' colours in the palette in force.
  return (part, width, height) => cutPieces(sceneOf(circuit).pieces, { part, width, height, over });
}

/** Whether the viewer has an answer to give. */
function isAsked(view: WaddingtonView): boolean {
  return view.waiting.some(({ seat }) => seat === view.own?.seat);
}
