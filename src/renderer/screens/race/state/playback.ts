// The queue of updates of one race: events are played on the board before a view becomes the settled one.
// Not for: talking to the host (use-race.ts) or drawing.

import type { MatchUpdate } from '@api/contract';
import type { Board } from '@ui/game-ui';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { steadyNow } from '../../../app/use-now';
import { DEFAULT_PREFERENCES, isDecision, OthersPacing, type PlaybackPreferences } from './others-pacing';
import { type Logged, type LogSource, RaceLog } from './race-log';

/** Hot seat: down where a person's own cards wait for someone to say that they sit there, open while all look on. */
export type PrivacyCurtain = 'up' | 'open' | 'down';

/** What the race screen shows. */
export interface PlaybackState extends Logged {
  /** The update that the screen shows in full; undefined until the first. */
  settled: MatchUpdate | undefined;
  /** The update last received. */
  newest: MatchUpdate | undefined;
  /** Events of the running animation begun so far, the one on show last. */
  shown: readonly unknown[];
  playing: boolean;
  /** The running animation waits for its viewer; null: this board's animations cannot be held. */
  held: boolean | null;
  /** What the dashboard shows of the present choice, in the game's own shape; null: nothing. */
  preview: unknown;
  /** The start of the race has been seen, or was never to be. */
  started: boolean;
  veil: PrivacyCurtain;
  /** What others do has been shown for a while: it can be skipped. */
  canSkip: boolean;
  /** This page's steady clock minus the host's, ms. */
  clockOffset: number;
}

/** What the playback needs of a board. */
export type PlaybackBoard = Pick<Board, 'show' | 'play' | 'skip' | 'preview' | 'pacing' | 'lead' | 'lengthOf'>;

const NO_EVENTS: readonly unknown[] = [];
/** Before the first update. */
const NOTHING = { newest: undefined, clockOffset: 0 };
/** Without animations what others do is shown together, so often, ms: AI drivers alone answer hundreds of times a second. */
const GATHERED = 40;
/** From this many waiting updates on, everything goes twice, then four times as fast. */
const HURRY = { twice: 3, fourTimes: 8 } as const;

/** The race before its start is played: nothing is asked yet. */
export function atStart(update: MatchUpdate): MatchUpdate {
  const view = update.start?.view ?? update.view;
  return { ...update, view, events: [], timeOuts: [], asks: [], choices: {}, sitting: [], canTakeBack: false };
}

/** Whether the start of the race is to be played from here. still: animations are switched off. */
export function hasStart(update: MatchUpdate, still: boolean): boolean {
  return update.start !== undefined && !still;
}

/** Keeps the updates of one race in order and shows them one after the other. */
export class Playback {
  readonly store: StoreApi<PlaybackState>;
  private readonly ui: LogSource;
  private readonly now: () => number;
  private readonly still: () => boolean;
  private board: PlaybackBoard | undefined;
  private queue: MatchUpdate[] = [];
  private pumping: boolean = false;
  /** Raised by a restart: what was being played belongs to the past. */
  private life: number = 0;
  private lastPreview: unknown = null;
  private past: ((view: unknown) => boolean) | undefined;
  /** The start of the race, from the first update until it has been played. */
  private starting: MatchUpdate | undefined;
  private readonly others: OthersPacing;
  private readonly log: RaceLog;
  /** What was received last, which the screen may not know yet. */
  private latest: Pick<PlaybackState, 'newest' | 'clockOffset'> = NOTHING;
  /** Runs while updates are gathered. */
  private gathering: ReturnType<typeof setTimeout> | undefined;
  /** Events of the running animation that are still to be told, where many begin at once. */
  private unlogged: unknown[] = [];
  /** Called when the board has opened, or never will. */
  private opened: () => void = () => undefined;

  /** still: animations are switched off. */
  constructor(
    ui: LogSource,
    now: () => number = steadyNow,
    still: () => boolean = () => false,
    preferences: PlaybackPreferences = DEFAULT_PREFERENCES,
  ) {
    this.ui = ui;
    this.now = now;
    this.still = still;
    const offer = (canSkip: boolean) => {
      if (canSkip && preferences.skipsAi()) this.skipOthers();
      else if (canSkip !== this.store.getState().canSkip) this.store.setState({ canSkip });
    };
    this.others = new OthersPacing(now, preferences, offer, () => {
      // An animation that its viewer holds goes on when they let it.
      if (this.store.getState().held !== true) this.skipOthers();
    });
    this.store = createStore<PlaybackState>(() => ({
      settled: undefined,
      newest: undefined,
      shown: NO_EVENTS,
      playing: false,
      held: null,
      lines: [],
      timedOut: undefined,
      preview: null,
      started: false,
      veil: 'up',
      canSkip: false,
      clockOffset: 0,
    }));
    this.log = new RaceLog(ui, this.store);
  }

  /** Takes in an update; one that is older than what is known is dropped. */
  receive(update: MatchUpdate): void {
    if (update.seq < (this.latest.newest?.seq ?? 0)) return;
    this.latest = { newest: update, clockOffset: this.now() - update.now };
    const { settled, held } = this.store.getState();
    if (!settled) {
      this.store.setState(this.latest);
      if (hasStart(update, this.still())) this.begin(update);
      else this.open(update);
      return;
    }
    this.queue.push(update);
    // Who has just decided sees that it is decided at once, and who has to decide what there is to decide.
    const isTheirs = isDecision(settled) || isDecision(update);
    const canWait = this.still() && !held && !this.pumping && !isTheirs && !update.finished;
    if (!canWait) this.takeAll();
    else if (this.gathering === undefined) {
      // Not at rest: what is known is not shown yet.
      this.store.setState({ playing: true });
      this.gathering = setTimeout(() => this.takeAll(), GATHERED);
    }
  }

  /** Shows all that has come by now. */
  private takeAll(): void {
    this.stopGathering();
    this.store.setState(this.latest);
    void this.pump();
  }

  private stopGathering(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
  }

  /** The first update of a race whose start nobody is to see: it is over, and anyone who shows the race asks for no more of it. */
  private open(update: MatchUpdate): void {
    const { start: _, ...now } = update;
    this.store.setState({ settled: now, started: true });
    this.log.past(update);
    this.board?.show(update.view);
  }

  /** Starts over, after the connection was lost: what comes next is shown at once. */
  restart(): void {
    this.stopGathering();
    this.latest = NOTHING;
    this.queue = [];
    this.unlogged = [];
    this.starting = undefined;
    this.opened();
    this.past = undefined;
    this.life += 1;
    this.others.end();
    this.board?.skip();
    this.store.setState({ newest: undefined, settled: undefined, lines: [], playing: this.pumping });
  }

  /** The host's newest word on when time is up; for the settled update only. */
  mendClocks(seq: number, ends: readonly { ask: number; endsAt: number | null }[]): void {
    const { settled } = this.store.getState();
    if (settled?.seq !== seq) return;
    const decisions = settled.asks.map((decision) => {
      const end = ends.find((one) => one.ask === decision.id);
      return end ? { ...decision, endsAt: end.endsAt } : decision;
    });
    this.store.setState({ settled: { ...settled, asks: decisions } });
  }

  /** The board has opened, or closed with undefined. */
  attach(board: PlaybackBoard | undefined): void {
    this.board = board;
    this.store.setState({ held: board?.pacing ? false : null });
    const { settled } = this.store.getState();
    // A board that has yet to play the start shows nothing before it.
    if (board && settled && !this.starting) {
      board.show(settled.view);
      board.preview(this.lastPreview);
    }
    this.opened();
  }

  /** The board begins to show an event of the running animation. */
  eventBegins(event: unknown): void {
    const { playing, held } = this.store.getState();
    if (!playing) return;
    this.unlogged.push(event);
    // Without animations a whole play begins in one breath, and the page is drawn once for all of it.
    if (!this.still() || held === true) this.tell();
    else if (this.unlogged.length === 1) setTimeout(() => this.tell(), 0);
  }

  /** Finishes the running animation at once. */
  skip(): void {
    this.board?.skip();
    if (this.store.getState().held) this.store.setState({ held: false });
  }

  /** A key: finishes what moves; what others do is skipped once that is offered. */
  finish(): void {
    if (this.store.getState().canSkip) this.skipOthers();
    else this.skip();
  }

  /** Shows what others do at once, up to the viewer's next decision. */
  skipOthers(): void {
    this.others.skip();
    this.skip();
  }

  /** Shows what waits and what comes at once, for as long as this holds for its view. */
  rush(past: (view: unknown) => boolean): void {
    this.past = past;
    this.skip();
  }

  /** Holds animations before each event, or lets them run again. */
  hold(on: boolean): void {
    const pacing = this.board?.pacing;
    if (!pacing) return;
    pacing.hold(on);
    this.store.setState({ held: on });
  }

  /** Shows the next event of a held animation, or all of its stage; holds one that runs. */
  step(far: boolean): void {
    if (this.store.getState().held === false) this.hold(true);
    this.board?.pacing?.step(far);
  }

  /** Someone has sat down at a shared screen (up), it shows what everyone may see (open), or that is over (down). */
  veil(curtain: PrivacyCurtain): void {
    if (this.store.getState().veil !== curtain) this.store.setState({ veil: curtain });
  }

  /** How much faster than set everything goes, because much is waiting. */
  speedFactor(): number {
    // The start is seen as it is, however soon AI drivers answer.
    if (this.starting) return 1;
    if (this.others.factor !== 1) return this.others.factor;
    if (this.queue.length >= HURRY.fourTimes) return 4;
    return this.queue.length >= HURRY.twice ? 2 : 1;
  }

  /** Shows what a choice would do; kept over animations that do not touch the choice. */
  preview(preview: unknown): void {
    this.lastPreview = preview;
    this.store.setState({ preview });
    if (!this.store.getState().playing) this.board?.preview(preview);
  }

  /** The start of the race is played, and then what happened since. */
  private begin(update: MatchUpdate): void {
    const { start, ...now } = update;
    const before = atStart(update);
    const events = start?.events ?? 0;
    const later = now.timeOuts.map((out) => ({ ...out, at: out.at - events }));
    this.starting = { ...before, events: update.events.slice(0, events) };
    // A start that was being played, and may wait for its viewer, when the connection was lost.
    if (this.pumping) this.board?.show(before.view);
    this.store.setState({ settled: before, playing: true, shown: NO_EVENTS });
    this.queue = [this.starting, { ...now, events: update.events.slice(events), timeOuts: later }];
    void this.pump();
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
      for (const passed of this.queue.splice(0, this.queue.length - 1)) {
        this.log.timeOuts(passed);
        this.log.events(passed, passed.events);
      }
    }
    return this.queue.shift();
  }

  private async playOne(update: MatchUpdate): Promise<void> {
    const { life } = this;
    const isStart = update === this.starting;
    if (isStart && !this.board) await new Promise<void>((opened) => (this.opened = opened));
    const { board } = this;
    if (isStart && life !== this.life) return;
    this.log.timeOuts(update);
    if (this.past && !this.past(update.view)) this.past = undefined;
    this.hasten(update, isStart);
    if (!board || this.past || (this.isQuiet(update) && !isStart)) {
      board?.show(update.view);
      this.log.events(update, update.events);
    } else {
      this.store.setState({ playing: true, shown: NO_EVENTS });
      try {
        await this.show(board, update);
      } finally {
        this.tell();
        // A board that does not tell its events one by one, or was hurried past some of them.
        if (life === this.life) this.log.events(update, update.events.slice(this.store.getState().shown.length));
      }
    }
    if (this.starting === update) this.starting = undefined;
    if (life !== this.life) {
      const { settled } = this.store.getState();
      if (settled) this.board?.show(settled.view);
      return;
    }
    if (isDecision(update)) {
      this.others.end();
      if (board?.lead && this.board === board) await board.lead(false);
    }
    this.store.setState({ settled: update, shown: NO_EVENTS, started: true });
  }

  /** Plays an update; the camera is led while nobody at this screen chooses. */
  private async show(board: PlaybackBoard, update: MatchUpdate): Promise<void> {
    if (board.lead) await board.lead(!this.isChoosing(update));
    // It has closed meanwhile: nothing can be shown on it any more.
    if (this.board !== board) return;
    const played = board.play(update.events, update.view);
    if (this.others.factor === Number.POSITIVE_INFINITY) board.skip();
    await played;
  }

  /** The viewer's open question outlasts this update: they go on choosing while it is shown. */
  private isChoosing({ asks: decisions }: MatchUpdate): boolean {
    const { settled } = this.store.getState();
    const open = settled?.asks.find((decision) => decision.seat === settled.viewer && !decision.committed);
    return open !== undefined && decisions.some((decision) => decision.id === open.id && !decision.committed);
  }

  /** How fast this update goes, and from when on it can be skipped. */
  private hasten(update: MatchUpdate, isStart: boolean): void {
    if (isStart || this.isChoosing(update) || typeof update.viewer !== 'number') this.others.leave();
    else this.others.pace([update, ...this.queue], (events) => this.board?.lengthOf?.(events) ?? 0);
  }

  /** Nothing to be seen or read: others have locked their choices. */
  private isQuiet(update: MatchUpdate): boolean {
    return update.events.every((event) => this.ui.logLine(event, update.seats, update.circuit) === null);
  }

  private tell(): void {
    const events = this.unlogged;
    if (events.length === 0) return;
    this.unlogged = [];
    const { shown, settled } = this.store.getState();
    this.store.setState({ shown: [...shown, ...events] });
    if (settled) this.log.events(settled, events);
  }
}
