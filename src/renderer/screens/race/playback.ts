// The queue of updates of one race: events are played on the board before a view becomes the settled one.
// Not for: talking to the host (use-race.ts) or drawing.

import type { MatchUpdate } from '@api/contract';
import type { Board, GameUi, LogLine } from '@ui/game-ui';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** One line of the log, numbered from the start of watching. */
export interface NumberedLine extends LogLine {
  id: number;
}

/** What the race screen shows. */
export interface PlaybackState {
  /** The update that the screen shows in full; undefined until the first. */
  settled: MatchUpdate | undefined;
  /** The update last received. */
  newest: MatchUpdate | undefined;
  /** Events of the running play begun so far, the one on show last. */
  shown: readonly unknown[];
  playing: boolean;
  /** The running play waits for its viewer; null: this board's plays cannot be held. */
  held: boolean | null;
  lines: readonly NumberedLine[];
  /** This clock minus the host's, ms. */
  clockOffset: number;
}

/** What the playback needs of a board. */
export type PlayingBoard = Pick<Board, 'show' | 'play' | 'skip' | 'preview' | 'pacing'>;

const NO_EVENTS: readonly unknown[] = [];
/** From so many waiting updates on, everything goes twice, then four times as fast. */
const HURRY = { twice: 3, fourTimes: 8 } as const;

/** Keeps the updates of one race in order and shows them one after the other. */
export class Playback {
  readonly store: StoreApi<PlaybackState>;
  private readonly ui: Pick<GameUi, 'logLine'>;
  private readonly now: () => number;
  private readonly still: () => boolean;
  private board: PlayingBoard | undefined;
  private queue: MatchUpdate[] = [];
  private pumping: boolean = false;
  /** Raised by a restart: what was being played belongs to the past. */
  private life: number = 0;
  private lastPreview: unknown = null;

  /** still: animations are switched off. */
  constructor(ui: Pick<GameUi, 'logLine'>, now: () => number = Date.now, still: () => boolean = () => false) {
    this.ui = ui;
    this.now = now;
    this.still = still;
    this.store = createStore<PlaybackState>(() => ({
      settled: undefined,
      newest: undefined,
      shown: NO_EVENTS,
      playing: false,
      held: null,
      lines: [],
      clockOffset: 0,
    }));
  }

  /** Takes in an update; one that is older than what is known is dropped. */
  receive(update: MatchUpdate): void {
    const { newest, settled } = this.store.getState();
    if (newest && update.seq < newest.seq) return;
    this.store.setState({ newest: update, clockOffset: this.now() - update.now });
    if (!settled) {
      this.store.setState({ settled: update });
      this.note(update, update.events);
      this.board?.show(update.view);
      return;
    }
    this.queue.push(update);
    void this.pump();
  }

  /** Starts over, after the connection was lost: what comes next is shown at once. */
  restart(): void {
    this.queue = [];
    this.life += 1;
    this.board?.skip();
    this.store.setState({ newest: undefined, settled: undefined, lines: [] });
  }

  /** The host's newest word on when time is up; for the settled update only. */
  mendClocks(seq: number, ends: readonly { ask: number; endsAt: number | null }[]): void {
    const { settled } = this.store.getState();
    if (settled?.seq !== seq) return;
    const asks = settled.asks.map((ask) => {
      const end = ends.find((one) => one.ask === ask.id);
      return end ? { ...ask, endsAt: end.endsAt } : ask;
    });
    this.store.setState({ settled: { ...settled, asks } });
  }

  /** The board has opened, or closed with undefined. */
  attach(board: PlayingBoard | undefined): void {
    this.board = board;
    this.store.setState({ held: board?.pacing ? false : null });
    const { settled } = this.store.getState();
    if (board && settled) {
      board.show(settled.view);
      board.preview(this.lastPreview);
    }
  }

  /** The board begins to show an event of the running play. */
  eventBegins(event: unknown): void {
    const { shown, settled, playing } = this.store.getState();
    if (!playing) return;
    this.store.setState({ shown: [...shown, event] });
    if (settled) this.note(settled, [event]);
  }

  /** Adds a line that no event tells, such as what the clock did. */
  tell(line: LogLine): void {
    const { lines } = this.store.getState();
    this.store.setState({ lines: [...lines, { ...line, id: lines.length }] });
  }

  /** Finishes the running animation at once. */
  skip(): void {
    this.board?.skip();
    if (this.store.getState().held) this.store.setState({ held: false });
  }

  /** Holds plays before each event, or lets them run again. */
  hold(on: boolean): void {
    const pacing = this.board?.pacing;
    if (!pacing) return;
    pacing.hold(on);
    this.store.setState({ held: on });
  }

  /** Shows the next event of a held play, or all of its stage; holds one that runs. */
  step(far: boolean): void {
    if (this.store.getState().held === false) this.hold(true);
    this.board?.pacing?.step(far);
  }

  /** How much faster than set everything goes, because much is waiting. */
  haste(): number {
    if (this.queue.length >= HURRY.fourTimes) return 4;
    return this.queue.length >= HURRY.twice ? 2 : 1;
  }

  /** Shows what a choice would do; kept over plays that do not touch the choice. */
  preview(preview: unknown): void {
    this.lastPreview = preview;
    if (!this.store.getState().playing) this.board?.preview(preview);
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    for (let update = this.next(); update; update = this.next()) await this.playOne(update);
    this.pumping = false;
    this.store.setState({ playing: false, shown: NO_EVENTS });
    this.board?.preview(this.lastPreview);
  }

  /** Without animations nothing is to be seen between two positions: all that waits but the last is only told in the log. */
  private next(): MatchUpdate | undefined {
    if (this.still() && this.store.getState().held !== true) {
      for (const passed of this.queue.splice(0, this.queue.length - 1)) this.note(passed, passed.events);
    }
    return this.queue.shift();
  }

  private async playOne(update: MatchUpdate): Promise<void> {
    const { board, life } = this;
    if (!board || this.isQuiet(update)) {
      board?.show(update.view);
      this.note(update, update.events);
    } else {
      this.store.setState({ playing: true, shown: NO_EVENTS });
      try {
        await board.play(update.events, update.view);
      } finally {
        // A board that does not tell its events one by one, or was hurried past some of them.
        if (life === this.life) this.note(update, update.events.slice(this.store.getState().shown.length));
      }
    }
    if (life !== this.life) {
      const { settled } = this.store.getState();
      if (settled) this.board?.show(settled.view);
      return;
    }
    this.store.setState({ settled: update, shown: NO_EVENTS });
  }

  /** Nothing to be seen or read: others have locked their choices. */
  private isQuiet(update: MatchUpdate): boolean {
    return update.events.every((event) => this.ui.logLine(event, update.seats, update.circuit) === null);
  }

  private note(update: MatchUpdate, events: readonly unknown[]): void {
    const { lines } = this.store.getState();
    const fresh = events.flatMap((event) => this.ui.logLine(event, update.seats, update.circuit) ?? []);
    if (fresh.length === 0) return;
    this.store.setState({ lines: [...lines, ...fresh.map((line, i) => ({ ...line, id: lines.length + i }))] });
  }
}

/** The viewer's seat where time has just run out and the usual choice was made for it. clock: ms by this clock. */
export function coastedSeat(now: PlaybackState, before: PlaybackState, clock: number): number | undefined {
  if (now.newest === before.newest || !now.newest || !before.newest) return undefined;
  const { newest, clockOffset } = now;
  const ask = before.newest.asks.find((open) => open.seat === before.newest?.viewer);
  if (!ask || ask.committed || ask.endsAt === null || newest.viewer !== before.newest.viewer) return undefined;
  const after = newest.asks.find((open) => open.id === ask.id);
  if (after && !after.committed) return undefined;
  return clock - clockOffset >= ask.endsAt ? ask.seat : undefined;
}
