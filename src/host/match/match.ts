// One watched race: accepts actions, commits them, then sends everyone what they may see.
// Not here: playing and committing a move (race-runner.ts), who watches (watchers.ts) and who drives (driven-seats.ts).

import type { Driver, MatchUpdate, RaceSetup, Reply, SeatInfo } from '@api/contract';
import { isPerson } from '@api/drivers';
import { message } from '@api/messages';
import type { Session } from '@api/session';
import type { AnyGame, Decision, Move, RaceConfig, RaceState, Seat } from '@core/contract';
import { findDecision, isOver } from '@core/engine';
import type { RaceHead } from '@store/races/head';
import { StoreError } from '@store/store-error';
import { granted, notYours, type Refused, refuse, staleDecision } from '../api-errors';
import { storeRecording } from '../archive/store-recording';
import { backAs } from '../characters';
import { type Context, tellOwners } from '../context';
import { allowsUndo, isScreen, undoOff } from '../roster';
import { originOf, tellSeason } from '../seasons/origin';
import { createDecisionClocks, type DecisionClocks } from './decision-clocks';
import { DrivenSeats } from './driven-seats';
import { createDrivers, type Drivers } from './drivers';
import { createHeldAnswers, type HeldAnswers } from './held-answers';
import { createHints, type Hints } from './hints';
import { Pause } from './pause';
import { type Done, RaceRunner } from './race-runner';
import { tellOfDisk, tellOfFailedDriver } from './reports';
import type { Resumed } from './resume';
import { botOf, styleOf } from './seats';
import { noteSeen, startFor, startOf } from './starts';
import { banksOf } from './time-banks';
import { type Happened, newestHappened, newestOf, type UpdateSource, updateFor } from './update';
import { decisionsOf } from './waiting';
import { type Watcher, Watchers } from './watchers';

/** ms until a failed write of an AI driver's or the clock's move is tried again. */
export const RETRY_MS = 5000;

/** One open race in memory. Its state is always the one on disk. */
export class Match {
  readonly id: string;
  readonly game: AnyGame;
  readonly setup: RaceSetup;
  private readonly context: Context;
  private readonly head: RaceHead;
  private readonly config: RaceConfig;
  private readonly runner: RaceRunner;
  private readonly seats: DrivenSeats;
  private readonly banks: readonly number[];
  private readonly clocks: DecisionClocks;
  private readonly drivers: Drivers;
  private readonly hints: Hints;
  private readonly held: HeldAnswers;
  private readonly watchers: Watchers;
  private readonly gone: (match: Match) => void;
  /** Increased with every change that is pushed. */
  private seq: number;
  private readonly paused = new Pause();
  /** The last results that the host continued from; 0 = none. */
  private goneOnFrom: number = 0;
  private closed: boolean = false;
  private cancelRetry: (() => void) | undefined;

  /** gone: called when the race can no longer be watched, or no one watches it. */
  constructor(context: Context, head: RaceHead, from: Resumed, gone: (match: Match) => void) {
    this.context = context;
    this.head = head;
    this.gone = gone;
    this.id = head.id;
    this.game = from.game;
    this.setup = from.setup;
    this.config = from.config;
    this.seats = new DrivenSeats(context, head.id, from.seats);
    this.watchers = new Watchers((session) => this.seats.personsFor(session));
    this.runner = new RaceRunner(context, head, from, {
      seats: () => this.seats.all,
      changed: (happened) => this.changed(happened),
      ended: () => this.ended(),
      lost: () => this.lost(),
    });
    this.seq = from.state.step;
    const times = { seconds: head.clock, banks: banksOf(context, head.id, from.setup) };
    this.banks = times.banks;
    this.clocks = createDecisionClocks(times, context.clock, (decision) =>
      this.onItsOwn(() => this.timeIsUp(decision)),
    );
    const answering = {
      state: () => this.runner.state,
      tryStep: (move: Move, state: RaceState) => this.runner.tryStep(move, state),
      make: (move: Move) => this.runner.make(move),
      onItsOwn: (work: () => void) => this.onItsOwn(work),
    };
    this.held = createHeldAnswers(answering, context.clock);
    const race = {
      ...{ id: head.id, game: from.game, source: from.config.source, seed: head.seed },
      state: () => this.runner.state,
    };
    this.hints = createHints(context, {
      ...race,
      used: (seat) => this.seats.noteHint(seat),
    });
    this.drivers = createDrivers(context, {
      ...race,
      botOf: (seat) => botOf(this.seats.all, seat),
      styleOf: (seat) => styleOf(this.seats.all, seat),
      running: () => this.isRunning(),
      answer: (decision, action) => this.onItsOwn(() => this.driverAnswers(decision, action)),
    });
  }

  /**
   * Sends the client every update from here on; returns the first one, with the newest events for its log. shows: the client
   * animates and reports when its screen has come to rest, so it gets the start of the race once.
   */
  watch(session: Session, shows: boolean): MatchUpdate {
    const watcher = this.watchers.add(session, shows);
    this.goOn();
    const happened = newestHappened(this.context.store.saves, this.id);
    const update = this.updateOf(watcher, happened);
    const newest = { ...update, ...newestOf(update) };
    const begun = shows ? startFor(this.context, { id: this.id, step: this.runner.state.step }, session) : undefined;
    const race = { game: this.game, part: this.head.season };
    const start = startOf(this.context, race, begun, watcher.viewer, happened);
    return start !== undefined && newest.events.length === update.events.length ? { ...newest, start } : newest;
  }

  /** Stops the client's updates. A race that no one watches is suspended, unless it runs unattended. */
  leave(session: Session): void {
    if (!this.watchers.remove(session)) return;
    if (this.watchers.isEmpty()) this.close();
    else if (this.paused.isBy(session)) this.pause(session, false);
    else this.setClocks();
  }

  /** Stops clocks and AI drivers and stores a snapshot, so that reopening the race need not replay moves. */
  close(): void {
    if (this.closed) return;
    this.keepHeld();
    this.drop();
    this.runner.keepSnapshot();
  }

  /** Forgets the race without touching the disk: it was deleted or replaced. */
  drop(): void {
    this.closed = true;
    this.clocks.stop();
    this.held.forget();
    this.drivers.forget();
    this.cancelRetry?.();
    this.watchers.clear();
    this.gone(this);
  }

  sit(session: Session, seat: Seat): Reply<MatchUpdate> {
    const watcher = this.watchers.of(session);
    if (watcher === undefined) return notWatching();
    if (!this.seats.personsFor(session).includes(seat)) return refuse('not-allowed', message('seat.not-here'));
    watcher.viewer = seat;
    this.setClocks();
    // The curtain lifts: a client that animates reports when everything is shown; all others see it now.
    if (!watcher.tells)
      for (const decision of this.runner.state.asks) if (decision.seat === seat) this.clocks.begin(decision.id);
    return granted(this.updateOf(watcher, []));
  }

  /** The client's screen has come to rest: its viewer's clocks start now, unless a newer update is on its way. */
  shown(session: Session, seq: number): Reply<{ ask: number; endsAt: number | null }[]> {
    const watcher = this.watchers.of(session);
    if (watcher === undefined) return notWatching();
    watcher.tells = true;
    noteSeen(this.context, this.id, session);
    const own = this.runner.state.asks.filter((decision) => decision.seat === watcher.viewer);
    if (seq === this.seq) for (const decision of own) this.clocks.begin(decision.id);
    return granted(own.map((decision) => ({ ask: decision.id, endsAt: this.clocks.endsAt(decision.id) })));
  }

  act(session: Session, id: number, action: unknown): Done {
    const found = this.ownDecision(session, id);
    if (!found.ok) return found;
    return this.held.act({ ask: id, seat: found.ask.seat, action, by: 'player' });
  }

  /** The best and the second-best answer, with reasons. */
  async hint(session: Session, id: number): ReturnType<Hints['hintFor']> {
    const found = this.ownDecision(session, id);
    return found.ok ? this.hints.hintFor(session, found.ask) : found;
  }

  /** Takes back the very last move: only its own driver may, and only if it drew and revealed nothing. */
  takeBack(session: Session): Done {
    const watcher = this.watchers.of(session);
    if (watcher === undefined) return notWatching();
    if (!allowsUndo(this.context.roster, this.id)) return refuse('not-allowed', undoOff(this.context.roster, this.id));
    this.held.flush();
    if (!this.canTakeBack(watcher)) return refuse('not-allowed', message('undo.too-late'));
    const undone = this.runner.takeBack();
    if (!undone.ok) return undone;
    this.drivers.forget();
    this.changed([]);
    return undone;
  }

  canHandOver(seat: Seat, driver: Driver): Done {
    return this.isOver() ? refuse('not-allowed', message('race.over')) : this.seats.canHandOver(seat, driver);
  }

  /** Changes a seat's driver. name: the new driver's, if another person takes the seat. */
  handOver(seat: Seat, driver: Driver, name?: string): Done {
    const may = this.canHandOver(seat, driver);
    if (!may.ok) return may;
    this.held.flush();
    this.seats.handOver(seat, backAs(this.setup.seats[seat]?.driver, driver), name);
    this.drivers.forget();
    this.seatWatchers(seat);
    return { ok: true };
  }

  /** Updates each watcher's view after a guest has taken or left this seat. */
  seatWatchers(seat: Seat): void {
    this.watchers.reseat(seat);
    this.changed([]);
  }

  /** Lets the race run although no one watches, or no longer. */
  runUnattended(isUnattended: boolean): void {
    if (this.watchers.isUnattended === isUnattended) return;
    this.watchers.isUnattended = isUnattended;
    if (this.watchers.isEmpty()) this.close();
    else this.goOn();
  }

  /** The race as a spectator sees it now, without events; undefined if its newest update has this number. */
  spectated(known?: number): MatchUpdate | undefined {
    return known === this.seq ? undefined : updateFor(this.source(), 'watcher', [], [], false);
  }

  isWatched(): boolean {
    return !this.watchers.isEmpty();
  }

  isOver(): boolean {
    return isOver(this.runner.state);
  }

  /** The seats with their current drivers. */
  drivenBy(): readonly SeatInfo[] {
    return this.seats.all;
  }

  /** by: a window, or TOURNAMENT, whose pause no window ends. */
  pause(by: Pick<Session, 'id'>, paused: boolean): void {
    if (this.paused.set(by, paused)) this.changed([]);
  }

  /** The host continues from a stage's results, and all waiting screens do too. Only screens wait, never the rules. */
  goOnFrom(results: number): void {
    if (results <= this.goneOnFrom) return;
    this.goneOnFrom = results;
    this.changed([]);
  }

  private isRunning(): boolean {
    return !this.closed && !this.paused.isOn && !this.watchers.isEmpty();
  }

  private ownDecision(session: Session, id: number): { ok: true; ask: Decision } | Refused {
    const watcher = this.watchers.of(session);
    if (watcher === undefined) return notWatching();
    const decision = findDecision(this.runner.state, id);
    if (decision === undefined) return staleDecision();
    if (decision.seat !== watcher.viewer) return notYours();
    return { ok: true, ask: decision };
  }

  private canTakeBack(watcher: Watcher): boolean {
    return allowsUndo(this.context.roster, this.id) && this.runner.canTakeBack(watcher.viewer);
  }

  /** Makes the move after the held answers. Throws StoreError; the race is then unchanged. */
  private makeMove(move: Move): Done {
    this.held.flush();
    return this.runner.make(move);
  }

  /** Plays the held answers; if the disk refuses, what is lost is what a crash would lose. */
  private keepHeld(): void {
    try {
      this.held.flush();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  }

  /** The last move is on disk. */
  private ended(): void {
    void storeRecording(this.context, this.id).then(() => {
      for (const ended of this.context.endings) ended(this.head.game, this.id);
    });
    tellOwners(this.context, 'matches.changed', {});
    tellSeason(this.context, this.head.season);
  }

  /** The race in memory differs from the disk, or can't continue: the next call that opens it reads it again. */
  private lost(): void {
    this.drop();
    tellOwners(this.context, 'matches.changed', {});
    tellSeason(this.context, this.head.season);
  }

  private changed(happened: readonly Happened[]): void {
    this.seq += 1;
    this.hints.look();
    this.setClocks();
    this.watchers.push(
      (watcher) => this.updateOf(watcher, happened),
      (watcher) => this.canTakeBack(watcher),
    );
    this.goOn();
  }

  private goOn(): void {
    this.setClocks();
    this.drivers.ask();
  }

  private setClocks(): void {
    const { game } = this;
    const { state } = this.runner;
    const seats = this.seats.all;
    const watchers = this.watchers.list();
    const screens = watchers.filter((one) => isScreen(this.context.roster, one.session)).map(({ viewer }) => viewer);
    const tells = watchers.some((watcher) => watcher.tells);
    this.clocks.set(decisionsOf({ game, state, seats, screens, tells }), this.isRunning());
  }

  private updateOf(watcher: Watcher, happened: readonly Happened[]): MatchUpdate {
    const persons = this.seats.personsFor(watcher.session);
    return updateFor(this.source(), watcher.viewer, persons, happened, this.canTakeBack(watcher));
  }

  private source(): UpdateSource {
    const { id, game, config, setup, seq, banks, head } = this;
    const { state } = this.runner;
    const race = { id, game, config, seats: this.seats.all, setup, state, seq, banks, clock: head.clock };
    return {
      ...race,
      origin: originOf(this.context, head),
      paused: this.paused.isOn,
      goOn: { after: setup.goOn ?? 0, host: this.goneOnFrom },
      now: this.context.clock.steady(),
      endsAt: (decision) => this.clocks.endsAt(decision),
    };
  }

  /** Runs work that no command waits for: a bug in it is logged here and must not crash the whole host. */
  private onItsOwn(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.context.log.error({ err: error, match: this.id, step: this.runner.state.step }, 'a race could not go on');
    }
  }

  private timeIsUp(id: number): void {
    const decision = findDecision(this.runner.state, id);
    const info = decision && this.seats.all[decision.seat];
    if (!decision || decision.committed || !info || !isPerson(info.driver) || !this.isRunning()) return;
    this.answerFor(decision, this.game.fallback(this.runner.state, decision), 'clock');
  }

  private driverAnswers(asked: Decision, action: unknown): void {
    const decision = findDecision(this.runner.state, asked.id);
    if (decision === undefined || decision.committed || botOf(this.seats.all, decision.seat) === undefined) return;
    if (action !== undefined && this.answerFor(decision, action, 'bot')) return;
    if (this.closed) return;
    this.answerFor(decision, this.game.fallback(this.runner.state, decision), 'bot');
    const info = this.seats.all[decision.seat];
    if (info !== undefined) tellOfFailedDriver(this.context, this.id, info);
  }

  /** False if the rules refused. A failed write is retried later, and a person is shown why the race waits. */
  private answerFor(decision: Decision, action: unknown, by: 'bot' | 'clock'): boolean {
    try {
      return this.makeMove({ ask: decision.id, seat: decision.seat, action, by }).ok;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.waitForDisk(error);
      return true;
    }
  }

  private waitForDisk(trouble: StoreError): void {
    if (this.closed) return;
    tellOfDisk(this.context, trouble);
    this.cancelRetry?.();
    this.cancelRetry = this.context.clock.setTimer(RETRY_MS, () => this.onItsOwn(() => this.goOn()));
  }
}

function notWatching(): Refused {
  return refuse('not-allowed', message('race.not-open'));
}
