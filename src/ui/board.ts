// A live board as the shell drives it: shows views, plays events, previews choices.
// Not here: what boards of all games share (ui/stage, ui/game/board).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { AnswerPath } from './board-answers';
import type { BoardPart } from './inspector/part';
import type { PlaceOf, PreviewOf, UiTypes } from './ui-types';

export interface BoardOptions<T extends UiTypes = UiTypes> {
  host: HTMLElement;
  circuit: string;
  /** As they are now: read it again each time, since drivers change in the middle of a race. */
  readonly seats: readonly SeatInfo[];
  /** Events from before the board opened. Left out: none. */
  past?: readonly T['Event'][];
  /** Animation speed: 1 = as in the duration table; 4 = four times as fast. */
  speed(): number;
  reducedMotion(): boolean;
  spaceNumbers(): boolean;
  /** Whether drivers' names appear beside their cars. */
  nameTags(): boolean;
  /** How high those names are, px; left out: as on a screen within reach. */
  nameSize?(): number;
  /** Whether the camera may zoom in on what happens; left out: it stays where it is. */
  cameraLeads?(): boolean;
  /** ms between two moves of the camera, at least; left out: as on a screen of one person. */
  cameraEvery?: number;
  /** Whether the board may shake; left out: it may. */
  shakes?(): boolean;
  /** Called with the key of a board target when it is clicked. */
  onTarget(key: string): void;
  /** Outputs text for screen readers and captions. */
  announce(text: string): void;
  /** Called when the board starts to show this event of an animation; log, banner and dashboard keep in step with it. */
  onEvent?(event: T['Event']): void;
}
/** Space that panels take from each edge of the board's host element, px. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
/** Lets the viewer step through an animation: it stops before each event, or each stage, until step is called. */
export interface BoardPace {
  hold(on: boolean): void;
  /** Pauses; running movements finish first. */
  stop(): void;
  /** Shows the next event. far: everything up to the next stage. */
  step(far: boolean): void;
}
/** A board's camera and picture, for photos. */
export interface BoardPhoto {
  /** The camera as it is now, to be given back to restore. */
  keep(): unknown;
  /** Puts the camera back where keep() found it. */
  restore(kept: unknown): void;
  /** Moves the board by px of the window. */
  moveBy(dx: number, dy: number): void;
  /** What the window shows of the board, in its full sharpness. */
  picture(): HTMLCanvasElement;
}
/**
 * A live board. show puts a view on the screen at once; play animates events over the view shown, then shows the new one. play
 * resolves when everything has come to rest; skip() finishes the running animation at once. from: events before this index are
 * applied without announcement, and a paused animation runs to the end of the event at this index. If nothing was shown before,
 * the events are the start of the race, on an empty board. preview draws what the current selection would do (ghost, path, glow);
 * null clears it.
 */
export interface Board<T extends UiTypes = UiTypes> {
  show(view: T['View']): void;
  play(events: readonly T['Event'][], view: T['View'], from?: number): Promise<void>;
  skip(): void;
  /** How long these events take at 1x, ms, including camera moves. Left out: unknown. */
  lengthOf?(events: readonly T['Event'][]): number;
  preview(preview: PreviewOf<T> | null): void;
  /** Draws the paths of several answers; an empty list removes them. Left out: this board draws none. */
  answerPaths?(paths: readonly AnswerPath<PlaceOf<T>>[]): void;
  /**
   * Drives a shadow car on to where another race, seen in this view, has its first car; the first call puts it there. null takes it
   * away. Left out: this board draws no ghosts.
   */
  ghost?(view: T['View'] | null): void;
  setInsets(insets: Insets): void;
  zoomBy(factor: number): void;
  fit(): void;
  /** Pauses animations; replays use it. */
  readonly holding: BoardPace;
  /** Left out: animations cannot be paused during a race. */
  readonly pacing?: BoardPace;
  /**
   * Allows animations to move the camera (true), or not because someone is choosing (false). Resolves when the whole board, or
   * the viewer's own camera position, is back and still. Left out: this board never moves the camera.
   */
  lead?(on: boolean): Promise<void>;
  /** Keeps the camera on a car; null: on none. */
  follow(seat: Seat | null): void;
  /**
   * The part of the board at a point, px within the host, if it can be explained: signs, tokens, floor tiles, cars. Left out:
   * nothing on the board can be explained.
   */
  partAt?(x: number, y: number): BoardPart | null;
  /** Stereo position of a car: -1 left to 1 right. Left out: the middle. */
  panOf?(seat: Seat): number;
  /**
   * Where a place of the board is in the window now, px: `car.<seat>`, or one of the game's own names. null: there is no such
   * place. Left out: this board has no named places.
   */
  where?(place: string): { x: number; y: number; radius: number } | null;
  /** Shows what a driver says, in a bubble at their car; null: takes it away. Left out: this board has no bubbles. */
  say?(seat: Seat, text: string | null): void;
  /** Zooms in on these places in a small window; an empty list: the whole board. Left out: the board always shows all of them. */
  bring?(places: readonly string[]): void;
  /** Left out: no photos can be taken of this board. */
  readonly photo?: BoardPhoto;
  destroy(): void;
}
