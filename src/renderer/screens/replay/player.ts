// Plays a recording on a board: runs, stops, steps, jumps to any moment. Knows no screen and no game.

import type { Recording } from '@core/recording';
import type { Board } from '@ui/board';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { steadyNow } from '../../app/use-now';
import type { Speed } from './speeds';
import { endOf, type Moment } from './time/time-axis';

/** What the screen shows of a player. */
export interface PlayerState {
  at: Moment;
  running: boolean;
  speed: Speed;
  /** Counts jumps: lists scroll to the current line at once. */
  jumps: number;
}

/** The board functions that a player needs. */
export type RecordingBoard = Pick<Board, 'show' | 'play' | 'skip' | 'holding'>;

export interface PlayerOptions {
  recording: Recording;
  /** Whether a frame has something to see or read; others are shown at once. */
  hasLines(frame: number): boolean;
  /** The minimum time for a frame with a log line at 1x, ms. */
  least(): number;
}

/** What to play next: a frame, and the event to start at. run: for as long as the player runs; one: that event alone. */
interface Wish {
  frame: number;
  from: number;
  how: 'run' | 'step' | 'one';
}

/** Plays one recording. */
export class Player {
  readonly store: StoreApi<PlayerState>;
  private readonly recording: Recording;
  private readonly options: PlayerOptions;
  private board: RecordingBoard | undefined;
  private wish: Wish | undefined;
  private driving: boolean = false;
  private dragging: boolean = false;
  /** Raised by each jump: animations begun before it no longer count. */
  private life: number = 0;
  /** The board's last animation, until it has finished. */
  private last: Promise<unknown> = Promise.resolve();
  private wake: () => void = () => undefined;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.recording = options.recording;
    this.store = createStore<PlayerState>(() => ({ at: endOf(this.recording, 0), running: false, speed: 1, jumps: 0 }));
  }

  /** The board has opened, or closed with undefined. */
  attach(board: RecordingBoard | undefined): void {
    this.board = board;
    this.life += 1;
    this.last = Promise.resolve();
    const { frame } = this.at;
    this.set({ at: endOf(this.recording, frame) });
    board?.show(this.recording.frames[frame]?.view);
    void this.drive();
  }

  /** The board begins to show an event. */
  eventBegins(_event: unknown): void {
    const { frame, events } = this.at;
    const all = endOf(this.recording, frame).events;
    this.set({ at: { frame, events: Math.min(all, events + 1) } });
  }

  /** Continues from here; from the start if the recording is over. */
  play(): void {
    if (this.isOver) this.seek(0);
    this.set({ running: true });
    this.board?.holding.hold(false);
    void this.drive();
  }

  /** Stops; the running animation finishes. */
  pause(): void {
    this.wish = undefined;
    if (!this.store.getState().running) return;
    this.set({ running: false });
    this.board?.holding.stop();
    this.wake();
  }

  toggle(): void {
    if (this.store.getState().running) this.pause();
    else this.play();
  }

  setSpeed(speed: Speed): void {
    this.set({ speed });
  }

  /** Shows the state of the race after a frame. */
  seek(frame: number): void {
    const to = Math.max(0, Math.min(this.recording.frames.length - 1, frame));
    this.jump(endOf(this.recording, to), to);
  }

  /** Shows the state of the race before the last event of a moment, and then that event. */
  seekEvent({ frame, events }: Moment): void {
    if (frame === 0) {
      this.seek(frame);
      return;
    }
    this.jump({ frame, events: events - 1 }, frame - 1);
    if (!this.store.getState().running) this.wish = { frame, from: events - 1, how: 'one' };
    void this.drive();
  }

  /** Forwards (1): plays the next frame with events, after finishing a running one. Back (-1): shows the previous one. */
  step(by: 1 | -1): void {
    this.pause();
    const { frame, events } = this.at;
    const isWhole = events >= endOf(this.recording, frame).events;
    if (by === -1) this.seek(this.frameWithLinesFrom(frame - 1, -1));
    else if (isWhole) this.stepOn(frame + 1);
    else this.seek(frame);
  }

  /** The knob is held: jumps do not play on until it is released. */
  drag(on: boolean): void {
    this.dragging = on;
    if (!on) void this.drive();
  }

  get isOver(): boolean {
    const { frame, events } = this.at;
    const last = endOf(this.recording, this.recording.frames.length - 1);
    return frame === last.frame && events >= last.events;
  }

  /** The frame whose view applies: for one that is half shown, the previous one. */
  get settledFrame(): number {
    const { frame, events } = this.at;
    return events >= endOf(this.recording, frame).events ? frame : frame - 1;
  }

  private get at(): Moment {
    return this.store.getState().at;
  }

  private set(change: Partial<PlayerState>): void {
    this.store.setState(change);
  }

  private jump(at: Moment, shown: number): void {
    this.life += 1;
    this.wish = undefined;
    this.board?.show(this.recording.frames[shown]?.view);
    this.wake();
    this.set({ at, jumps: this.store.getState().jumps + 1 });
  }

  /** Plays the next frame with a log line, from this one on. */
  private stepOn(from: number): void {
    if (from >= this.recording.frames.length) return;
    const frame = this.frameWithLinesFrom(from, 1);
    if (frame > from) this.seek(frame - 1);
    this.wish = { frame, from: 0, how: 'step' };
    void this.drive();
  }

  /** The nearest frame with a log line from this one on; the first or last of the recording if there is none. */
  private frameWithLinesFrom(frame: number, by: 1 | -1): number {
    const last = this.recording.frames.length - 1;
    let found = Math.max(0, Math.min(last, frame));
    while (found > 0 && found < last && !this.options.hasLines(found)) found += by;
    return found;
  }

  /** Plays request after request, one at a time. */
  private async drive(): Promise<void> {
    if (this.driving || !this.board) return;
    this.driving = true;
    for (let wish = this.next(); wish && this.board; wish = this.next()) await this.playWish(wish);
    this.driving = false;
    if (this.isOver) this.set({ running: false });
  }

  private next(): Wish | undefined {
    if (this.dragging) return undefined;
    const { wish } = this;
    this.wish = undefined;
    if (wish) return wish;
    if (!this.store.getState().running || this.isOver) return undefined;
    const { frame, events } = this.at;
    const isWhole = events >= endOf(this.recording, frame).events;
    return isWhole ? { frame: frame + 1, from: 0, how: 'run' } : { frame, from: events, how: 'run' };
  }

  private async playWish({ frame, from, how }: Wish): Promise<void> {
    const { life } = this;
    // After a jump ends an animation, the board counts it as running until it has come to rest.
    await this.last;
    const { board } = this;
    const shown = this.recording.frames[frame];
    if (life !== this.life || !board || !shown) return;
    if (how === 'run' && !this.store.getState().running) return;
    board.holding.hold(how === 'one');
    this.set({ at: { frame, events: from } });
    if (from === 0 && !this.options.hasLines(frame)) board.show(shown.view);
    else await this.playShown(board, frame, from);
    if (life === this.life) this.set({ at: endOf(this.recording, frame) });
  }

  private async playShown(board: RecordingBoard, frame: number, from: number): Promise<void> {
    const { events, view } = this.recording.frames[frame] ?? { events: [], view: null };
    const began = steadyNow();
    const played = board.play(events, view, from);
    this.last = played.catch(() => undefined);
    await played;
    const { running, speed } = this.store.getState();
    const left = this.options.least() / speed - (steadyNow() - began);
    if (running && left > 0) await this.rest(left);
  }

  private rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
