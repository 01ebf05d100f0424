// What the live boards of all games share beside their seam: opening, painted ground, words and targets over it, pictures
// drawn ahead, the viewer's own car. Not for: what stands on a board and how its events are played.

import type { Seat } from '@core/contract';
import type { Box } from '@ui/art/piece';
import type { BoardOptions } from '@ui/game-ui';
import { Ground, type GroundSource } from '@ui/stage/ground';
import { LiveBoard } from '@ui/stage/live-board';
import { type BoardParts, Layers, Pace } from '@ui/stage/parts';
import { type Drawing, SpriteBook } from '@ui/stage/sprites';
import { Stage } from '@ui/stage/stage';
import { TargetButtons } from '@ui/stage/target-buttons';
import { loadFaces, Words } from '@ui/stage/words';

/** The bounds of what is painted, board units. frame: what a view must show; world: all of it; background: beyond it. */
export interface BoardScene {
  frame: Box;
  world: Box;
  background: string;
}

/** What every game's view tells of whoever looks on. */
export interface ViewedBy {
  own?: { seat: Seat } | null;
  waiting: readonly { seat: Seat }[];
}

/** What the playing of events needs on every board. */
export interface PlayTable extends BoardParts {
  words: Words;
  /** Where a car is drawn now. */
  spotOf(seat: Seat): { x: number; y: number };
  /** Called while a car moves. */
  followed(seat: Seat): void;
}

/** Opens a board in its host; resolves when all is drawn. The host then bears data-ready. */
export async function openBoard<B extends Pointed>(
  options: BoardOptions,
  { frame, world, background }: BoardScene,
  make: (parts: BoardParts) => B,
): Promise<B> {
  let board: B | null = null;
  await loadFaces();
  const stage = await Stage.open({
    host: options.host,
    frame,
    world,
    background,
    reducedMotion: () => options.reducedMotion(),
    onTap: (x, y) => board?.point(x, y, true),
    onHover: (x, y) => board?.point(x, y, false),
  });
  const book = new SpriteBook(() => stage.request());
  board = make({ options, stage, book, layers: new Layers(stage.world), pace: new Pace(options) });
  await board.draw();
  options.host.dataset.ready = 'true';
  return board;
}

interface Pointed {
  draw(): Promise<void>;
  point(x: number, y: number, isTap: boolean): void;
}

/** One live board of a game. */
export abstract class GameBoard<View extends ViewedBy, GameEvent, Parts extends BoardParts> extends LiveBoard<
  View,
  GameEvent
> {
  protected readonly parts: Parts;
  protected readonly ground: Ground;
  protected readonly words: Words;
  protected readonly buttons: TargetButtons;
  private pointed: string = '';

  /** ground: how any part of the land is painted; targets: what the spots to choose are together. */
  constructor(parts: Parts, ground: GroundSource, targets: string) {
    super(parts);
    this.parts = parts;
    this.ground = new Ground(parts, ground);
    this.words = new Words(parts);
    this.buttons = new TargetButtons(parts, targets);
  }

  /** The pointer is at window px: what lies there may explain itself. x below 0: it has left the board. */
  abstract point(x: number, y: number, isTap: boolean): void;

  /** Pictures that must be there before they are first shown, such as the faces of dice. */
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

  /** What the board knows of its own cost. */
  get figures(): { frames: number; ms: number; redraws: number; mode: string } {
    const { count, mode } = this.parts.stage;
    return { frames: count.frames, ms: count.ms, redraws: this.ground.redraws, mode };
  }

  /** What a game's table has in common with every other. */
  protected playTable(): Parts & PlayTable {
    return {
      ...this.parts,
      words: this.words,
      spotOf: (seat) => this.spotOf(seat),
      followed: (seat) => this.lookAt(seat),
    };
  }

  /** Says what is pointed at, a tap screen readers too. null: nothing. Returns whether it is another thing than before. */
  protected explain(said: Explanation | null, isTap: boolean): boolean {
    const key = said?.key ?? '';
    if (key === this.pointed && !isTap) return false;
    this.pointed = key;
    const isSaid = said !== null && said.text !== '';
    this.words.pill('pointed', isSaid ? { text: said.text, at: said.at, dy: said.dy } : null);
    if (isSaid && isTap) this.parts.options.announce(said.text.replaceAll('\n', ' '));
    return true;
  }

  protected override ownSeat(): Seat | null {
    return this.view?.own?.seat ?? null;
  }

  /** The seat that is asked first, where another one was before: its car may hop. */
  protected firstAsked(before: View | null, view: View): Seat | null {
    const asked = view.waiting[0]?.seat ?? null;
    return asked === (before?.waiting[0]?.seat ?? null) ? null : asked;
  }

  /** The viewer's seat, where it is asked now and was not before the view that has been shown. */
  protected newlyAsked(before: View | null, view: View): Seat | null {
    const own = view.own?.seat;
    return own !== undefined && isAsked(view) && !(before !== null && isAsked(before)) ? own : null;
  }

  protected end(): void {
    this.ground.end();
    this.words.end();
    this.buttons.end();
  }
}

/** Words for a spot of the board. key: of the thing that is there; dy: px below the spot. */
export interface Explanation {
  key: string;
  text: string;
  at: { x: number; y: number };
  dy: number;
}

/** Whether the viewer has an answer to give. */
export function isAsked(view: ViewedBy): boolean {
  return view.waiting.some(({ seat }) => seat === view.own?.seat);
}
