// The queue of updates of one race: the board plays events before a view becomes the settled one.
// Not here: talking to the host (use-race.ts) or drawing.

import type { MatchUpdate } from '@api/contract';
import type { Board } from '@ui/board';
import { keep } from '@ui/render/keep';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { steadyNow } from '../../../app/use-now';
import { Lag } from './lag';
import { DEFAULT_PREFERENCES, isDecision, OthersPacing, type PlaybackPreferences } from './others-pacing';
import { type Logged, type LogSource, RaceLog } from './race-log';

/** Hot seat: down while someone's cards wait for them to sit down, open while everyone may look, up for one person. */
export type PrivacyCurtain = 'up' | 'open' | 'down';

/** The state that the race screen shows. */
export interface PlaybackState extends Logged {
  /** The update that the screen shows in full; undefined until the first. */
  settled: MatchUpdate | undefined;
  /** The newest update received. */
  newest: MatchUpdate | undefined;
  /** Events of the running animation begun so far, the current one last. */
  shown: readonly unknown[];
  playing: boolean;
  /** Whether the running animation is paused; null: this board's animations cannot be paused. */
  held: boolean | null;
  /** What the dashboard shows of the current choice, in the game's own format; null: nothing. */
  preview: unknown;
  /** The start of the race has been seen, or is not to be shown. */
  started: boolean;
  curtain: PrivacyCurtain;
  /** Other drivers' turns have been shown for a while and can be skipped. */
  canSkip: boolean;
  /** This page's steady clock minus the host's, ms. */
  clockOffset: number;
}

/** The board functions that the playback needs. */
export type PlaybackBoard = Pick<Board, 'show' | 'play' | 'skip' | 'preview' | 'pacing' | 'lead' | 'lengthOf'>;

const NO_EVENTS: readonly unknown[] = [];
/** Before the first update. */
const NOTHING = { newest: undefined, clockOffset: 0 };
/** Without animations, other drivers' moves are shown together at this interval, ms: AI drivers can answer every few ms. */
const GATHERED = 40;
/** From this many queued updates on, everything plays twice, then four times as fast. */
const HURRY = { twice: 3, fourTimes: 8 } as const;

/** The race before its start is played: no decision is open yet. */
export function atStart(update: MatchUpdate): MatchUpdate {
  const view = update.start?.view ?? update.view;
  return { ...update, view, events: [], timeOuts: [], asks: [], choices: {}, sitting: [], canTakeBack: false };
}

/** Whether the start of the race is to be played from this update. still: animations are switched off. */
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
  /** Raised by a restart: animations begun before it no longer count. */
  private life: number = 0;
  private lastPreview: unknown = null;
  private past: ((view: unknown) => boolean) | undefined;
  /** The start of the race, from the first update until it has been played. */
  private starting: MatchUpdate | undefined;
  private readonly others: OthersPacing;
  private readonly log: RaceLog;
  private readonly lag: Lag | undefined;
  /** The newest update received, which the screen may not know yet. */
  private latest: Pick<PlaybackState, 'newest' | 'clockOffset'> = NOTHING;
  /** Runs while updates are gathered. */
  private gathering: ReturnType<typeof setTimeout> | undefined;
  /** Events of the running animation that are still to be logged, if many begin at once. */
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
      // A paused animation continues when its viewer resumes it.
      if (this.store.getState().held !== true) this.skipOthers();
    });
    if (preferences.keepsUp) this.lag = new Lag(now, (events) => this.board?.lengthOf?.(events) ?? 0);
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
      curtain: 'up',
      canSkip: false,
      clockOffset: 0,
    }));
    this.log = new RaceLog(ui, this.store);
  }

  /** Takes an update; one that is older than the newest is dropped. */
  receive(received: MatchUpdate): void {
    if (received.seq < (this.latest.newest?.seq ?? 0)) return;
    // Parts that are as they were stay the same objects, so that nothing that shows them alone is rendered again.
    const update = keep(this.latest.newest, received);
    this.latest = { newest: update, clockOffset: this.now() - update.now };
    const { settled, held } = this.store.getState();
    if (!settled) {
      this.store.setState(this.latest);
      if (hasStart(update, this.still())) this.begin(update);
      else this.open(update);
      return;
    }
    this.queue.push(update);
    if (this.lag?.grows(this.queue) && !this.starting) this.board?.skip();
    // A driver who has just decided sees that at once, and a driver with an open decision sees it.
    const isTheirs = isDecision(settled) || isDecision(update);
    const canWait = this.still() && !held && !this.pumping && !isTheirs && !update.finished;
    if (!canWait) this.takeAll();
    else if (this.gathering === undefined) {
      // The playback is busy: the newest update is not shown yet.
      this.store.setState({ playing: true });
      this.gathering = setTimeout(() => this.takeAll(), GATHERED);
    }
  }

  /** Shows all updates that have arrived by now. */
  private takeAll(): void {
    this.stopGathering();
    this.store.setState(this.latest);
    void this.pump();
  }

  private stopGathering(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
  }

  /** The first update of a race without a start to show: the race is over, and no more updates follow. */
  private open(update: MatchUpdate): void {
    const { start: _, ...now } = update;
    this.store.setState({ settled: now, started: true });
    this.log.begin(update);
    this.log.past(update);
    this.board?.show(update.view);
  }

  /** Starts over after a lost connection: the next update is shown at once. */
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

  /** The host's newest deadline; for the settled update only. */
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
    // Without animations all events of an update begin at the same moment, and the page is drawn once for all of them.
    if (!this.still() || held === true) this.tell();
    else if (this.unlogged.length === 1) setTimeout(() => this.tell(), 0);
  }

  /** Finishes the running animation at once. */
  skip(): void {
    this.board?.skip();
    if (this.store.getState().held) this.store.setState({ held: false });
  }

  /** A key: finishes the running animation; skips other drivers' turns once that is offered. */
  finish(): void {
    if (this.store.getState().canSkip) this.skipOthers();
    else this.skip();
  }

  /** Shows other drivers' moves at once, up to the viewer's next decision. */
  skipOthers(): void {
    this.others.skip();
    this.skip();
  }

  /** Shows queued and later updates at once, for as long as this holds for their view. */
  rush(past: (view: unknown) => boolean): void {
    this.past = past;
    this.skip();
  }

  /** Pauses animations before each event, or lets them run again. */
  hold(on: boolean): void {
    const pacing = this.board?.pacing;
    if (!pacing) return;
    pacing.hold(on);
    this.store.setState({ held: on });
  }

  /** Shows the next event of a paused animation, or all of its stage; pauses one that runs. */
  step(far: boolean): void {
    if (this.store.getState().held === false) this.hold(true);
    this.board?.pacing?.step(far);
  }

  /** Someone sits down at a shared screen (up), it shows what everyone may see (open), or neither (down). */
  setCurtain(curtain: PrivacyCurtain): void {
    if (this.store.getState().curtain !== curtain) this.store.setState({ curtain });
  }

  /** The speed factor for a long queue. */
  speedFactor(): number {
    // The start plays at normal speed, however soon AI drivers answer.
    if (this.starting) return 1;
    if (this.lag) return this.lag.speed;
    if (this.others.factor !== 1) return this.others.factor;
    if (this.queue.length >= HURRY.fourTimes) return 4;
    return this.queue.length >= HURRY.twice ? 2 : 1;
  }

  /** Shows the effect of a choice; it stays during animations that do not touch the choice. */
  preview(preview: unknown): void {
    this.lastPreview = preview;
    this.store.setState({ preview });
    if (!this.store.getState().playing) this.board?.preview(preview);
  }

  /** Plays the start of the race, and then everything since. */
  private begin(update: MatchUpdate): void {
    const { start, ...now } = update;
    const before = atStart(update);
    const events = start?.events ?? 0;
    const later = now.timeOuts.map((out) => ({ ...out, at: out.at - events }));
    this.starting = { ...before, events: update.events.slice(0, events) };
    // A start may have been playing, perhaps paused, when the connection was lost.
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

  /** Without animations nothing is visible between two positions: all queued updates but the last are only logged. */
  private next(): MatchUpdate | undefined {
    if (this.still() && this.store.getState().held !== true) {
      for (const passed of this.queue.splice(0, this.queue.length - 1)) {
        this.log.begin(passed);
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
    this.log.begin(update);
    this.log.timeOuts(update);
    if (this.past && !this.past(update.view)) this.past = undefined;
    this.hasten(update, isStart);
    const isLate = this.lag?.begins([update, ...this.queue]) === true;
    if (!board || this.past || ((isLate || this.isQuiet(update)) && !isStart)) {
      board?.show(update.view);
      this.log.events(update, update.events);
    } else {
      this.store.setState({ playing: true, shown: NO_EVENTS });
      try {
        await this.show(board, update);
      } finally {
        this.tell();
        // A board that does not announce its events one by one, or was made to skip some of them.
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

  /** Plays an update; the camera follows while no one at this screen chooses. */
  private async show(board: PlaybackBoard, update: MatchUpdate): Promise<void> {
    if (board.lead) await board.lead(!this.isChoosing(update));
    // The board has closed meanwhile: nothing can be shown on it any more.
    if (this.board !== board) return;
    const played = board.play(update.events, update.view);
    if (this.others.factor === Number.POSITIVE_INFINITY) board.skip();
    await played;
  }

  /** The viewer's open decision outlasts this update: they keep choosing while it is shown. */
  private isChoosing({ asks: decisions }: MatchUpdate): boolean {
    const { settled } = this.store.getState();
    const open = settled?.asks.find((decision) => decision.seat === settled.viewer && !decision.committed);
    return open !== undefined && decisions.some((decision) => decision.id === open.id && !decision.committed);
  }

  /** How fast this update plays, and from when on it can be skipped. */
  private hasten(update: MatchUpdate, isStart: boolean): void {
    if (isStart || this.isChoosing(update) || typeof update.viewer !== 'number') this.others.leave();
    else this.others.pace([update, ...this.queue], (events) => this.board?.lengthOf?.(events) ?? 0);
  }

  /** Nothing to see or read: others have locked their choices. */
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
