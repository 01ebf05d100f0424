// One race that somebody watches: takes actions in by one door, commits them, then tells everybody what they may see.
// Not for: finding races (table.ts) or bringing them back from disk (resume.ts).

import type { Driver, MatchUpdate, RaceSetup, Reply, SeatInfo } from '@api/contract';
import { isPerson } from '@api/drivers';
import type { Session } from '@api/session';
import type { AnyGame, Ask, Move, RaceConfig, RaceState, Seat } from '@core/contract';
import { findAsk, isOver, step } from '@core/engine';
import { hashState } from '@core/hash';
import { MARK_EVERY } from '@core/record';
import type { Finish, RaceHead, Snapshot } from '@store/saves';
import { StoreTrouble } from '@store/trouble';
import { banksOf } from './banks';
import { type Context, notify, tellOwners } from './context';
import { createDecisionClocks, type DecisionClocks } from './decision-clocks';
import { createDrivers, type Drivers } from './drivers';
import { finishOf } from './ending';
import { granted, notYours, type Refused, refuse, refusedAction, staleAsk } from './faults';
import { keepFilm } from './film-keeping';
import { createHeldAnswers, type HeldAnswers } from './held-answers';
import { createHints, type Hints } from './hints';
import { stopWithReport, tellOfFailedDriver } from './reports';
import { type LastMove, type Resumed, resume } from './resume';
import { allowsUndo, guestSeat } from './roster';
import { originOf, tellSeason } from './seasons/origin';
import { botOf, firstViewer, handOverTrouble, seatsHere } from './seats';
import { noteSeen, startFor, startOf } from './starts';
import { type Happened, newestHappened, newestOf, updateFor } from './update';
import { decisionsOf } from './waiting';

/** A disk that refused an AI driver's or the clock's move is asked again after so long. */
export const RETRY_MS = 5000;

interface Watcher {
  session: Session;
  viewer: Seat | 'watcher';
  /** It says when its screen has come to rest (match.shown). */
  tells: boolean;
}
type Done = { ok: true } | Refused;

/** One open race in memory. Its state is always what is on disk. */
export class Match {
  readonly id: string;
  readonly game: AnyGame;
  readonly setup: RaceSetup;
  private readonly context: Context;
  private readonly head: RaceHead;
  private readonly config: RaceConfig;
  private readonly banks: readonly number[];
  private readonly clocks: DecisionClocks;
  private readonly drivers: Drivers;
  private readonly hints: Hints;
  private readonly held: HeldAnswers;
  private readonly watchers = new Map<string, Watcher>();
  private readonly gone: (match: Match) => void;
  private seats: SeatInfo[];
  private state: RaceState;
  private hash: string;
  private last: LastMove | undefined;
  /** Step of the newest snapshot on disk. */
  private kept: number;
  /** Raised with every change that is pushed. */
  private seq: number;
  /** The window that has stopped the race; it goes on where that window goes. */
  private pausedBy: Session | undefined;
  /** The last results that the host went on from, 0 = none. */
  private goneOnFrom: number = 0;
  private closed: boolean = false;
  private cancelRetry: (() => void) | undefined;

  /** gone: called when the race can no longer be watched, or nobody does. */
  constructor(context: Context, head: RaceHead, from: Resumed, gone: (match: Match) => void) {
    this.context = context;
    this.head = head;
    this.gone = gone;
    this.id = head.id;
    this.game = from.game;
    this.setup = from.setup;
    this.config = from.config;
    this.seats = from.seats;
    this.state = from.state;
    this.hash = from.hash;
    this.last = from.last;
    this.kept = from.kept;
    this.seq = from.state.step;
    const times = { seconds: head.clock, banks: banksOf(context, head.id, from.setup) };
    this.banks = times.banks;
    this.clocks = createDecisionClocks(times, context.clock, (ask) => this.onItsOwn(() => this.timeIsUp(ask)));
    const answering = {
      state: () => this.state,
      tryStep: (move: Move, state: RaceState) => this.tryStep(move, state),
      play: (move: Move) => this.playNow(move),
      onItsOwn: (work: () => void) => this.onItsOwn(work),
    };
    this.held = createHeldAnswers(answering, context.clock);
    this.hints = createHints(context, { id: head.id, game: from.game, state: () => this.state });
    this.drivers = createDrivers(context, {
      id: head.id,
      game: from.game,
      seed: head.seed,
      state: () => this.state,
      botOf: (seat) => botOf(this.seats, seat),
      running: () => this.isRunning(),
      answer: (ask, action) => this.onItsOwn(() => this.driverAnswers(ask, action)),
    });
  }

  /**
   * The client gets every update from here on; the first is returned, with the newest events for its log. shows: it plays
   * what happens and tells when its screen has come to rest, so it gets the start of the race to show, once.
   */
  watch(session: Session, shows: boolean): MatchUpdate {
    const watcher = { session, viewer: firstViewer(this.personsFor(session)), tells: shows };
    this.watchers.set(session.id, watcher);
    this.goOn();
    const happened = newestHappened(this.context.store.saves, this.id);
    const update = this.updateOf(watcher, happened);
    const newest = { ...update, ...newestOf(update) };
    const begun = shows ? startFor(this.context, { id: this.id, step: this.state.step }, session) : undefined;
    const race = { game: this.game, part: this.head.season };
    const start = startOf(this.context, race, begun, watcher.viewer, happened);
    return start !== undefined && newest.events.length === update.events.length ? { ...newest, start } : newest;
  }

  /** The client gets no more updates. A race that nobody watches sleeps. */
  leave(session: Session): void {
    if (!this.watchers.delete(session.id)) return;
    if (this.watchers.size === 0) this.close();
    else if (this.pausedBy?.id === session.id) this.pause(session, false);
    else this.setClocks();
  }

  /** Stops clocks and drivers and keeps a snapshot, so that opening the race again need not play moves. */
  close(): void {
    if (this.closed) return;
    this.keepHeld();
    this.drop();
    if (this.kept === this.state.step) return;
    try {
      this.context.store.saves.keepSnapshot(this.id, this.snapshot(this.state, this.hash));
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error; // Moves are all there; only the shortcut is missing.
    }
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
    const watcher = this.watchers.get(session.id);
    if (watcher === undefined) return notWatching();
    if (!this.personsFor(session).includes(seat)) {
      return refuse('not-allowed', 'Nobody at this screen drives this car.');
    }
    watcher.viewer = seat;
    this.setClocks();
    // The curtain lifts: who animates will say when all is seen, everybody else sees it now.
    if (!watcher.tells) for (const ask of this.state.asks) if (ask.seat === seat) this.clocks.begin(ask.id);
    return granted(this.updateOf(watcher, []));
  }

  /** The client's screen has come to rest: its viewer's clocks count from now, unless newer news is on its way. */
  shown(session: Session, seq: number): Reply<{ ask: number; endsAt: number | null }[]> {
    const watcher = this.watchers.get(session.id);
    if (watcher === undefined) return notWatching();
    watcher.tells = true;
    noteSeen(this.context, this.id, session);
    const own = this.state.asks.filter((ask) => ask.seat === watcher.viewer);
    if (seq === this.seq) for (const ask of own) this.clocks.begin(ask.id);
    return granted(own.map((ask) => ({ ask: ask.id, endsAt: this.clocks.endsAt(ask.id) })));
  }

  act(session: Session, id: number, action: unknown): Done {
    const found = this.ownAsk(session, id);
    if (!found.ok) return found;
    return this.held.act({ ask: id, seat: found.ask.seat, action, by: 'player' });
  }

  /** What the hard AI driver would do. */
  async hint(session: Session, id: number): Promise<Reply<{ action: unknown }>> {
    const found = this.ownAsk(session, id);
    return found.ok ? this.hints.hintFor(session, found.ask) : found;
  }

  /** Only the very last move can be taken back, by whoever made it, and only if it drew and revealed nothing. */
  takeBack(session: Session): Done {
    const watcher = this.watchers.get(session.id);
    if (watcher === undefined) return notWatching();
    if (!allowsUndo(this.context.roster, this.id)) {
      return refuse('not-allowed', 'At this party nothing is taken back; the host has set it so.');
    }
    this.held.flush();
    if (!this.canTakeBack(watcher)) {
      return refuse('not-allowed', 'This cannot be taken back: cards or dice, or another driver, have spoken since.');
    }
    const { saves } = this.context.store;
    const back = resume(saves, this.context.games, { ...this.head, step: this.state.step }, this.state.step - 1);
    if (!back.ok) return refuse('internal', back.trouble);
    saves.cut(this.id, back.state.step, this.context.clock.now());
    this.state = back.state;
    this.hash = back.hash;
    this.last = back.last;
    this.kept = Math.min(this.kept, back.kept);
    this.drivers.forget();
    this.changed([]);
    return { ok: true };
  }

  /** Whether a seat may change hands. */
  canHandOver(seat: Seat, driver: Driver): Done {
    const refused = isOver(this.state)
      ? refuse('not-allowed', 'This race is over.')
      : handOverTrouble(this.seats[seat], driver);
    return refused ?? { ok: true };
  }

  /** Who drives a seat from now on. name: of the new driver, where another person takes it. */
  handOver(seat: Seat, driver: Driver, name?: string): Done {
    const may = this.canHandOver(seat, driver);
    const info = this.seats[seat];
    if (!may.ok || info === undefined) return may;
    this.held.flush();
    const seats = this.seats.with(seat, { ...info, name: name ?? info.name, driver });
    this.context.store.saves.setSeats(this.id, seats);
    this.seats = seats;
    this.drivers.forget();
    this.seatWatchers(seat);
    return { ok: true };
  }

  /** Says anew who looks over whose shoulder, because a guest sat down at this seat or got up from it. */
  seatWatchers(seat: Seat): void {
    for (const watcher of this.watchers.values()) {
      const persons = this.personsFor(watcher.session);
      if (watcher.viewer !== 'watcher' && persons.includes(watcher.viewer)) continue;
      // The only person gets the seat back; whoever is left over from a hot seat sits down behind the curtain.
      watcher.viewer = persons.includes(seat) ? firstViewer(persons) : 'watcher';
    }
    this.changed([]);
  }

  /** Somebody gets its updates. */
  isWatched(): boolean {
    return this.watchers.size > 0;
  }

  isOver(): boolean {
    return isOver(this.state);
  }

  /** Who drives which car. */
  drivenBy(): readonly SeatInfo[] {
    return this.seats;
  }

  pause(session: Session, paused: boolean): void {
    if ((this.pausedBy !== undefined) === paused) return;
    this.pausedBy = paused ? session : undefined;
    this.changed([]);
  }

  /** The host goes on from the results of a stage; every screen that waits there is told. Screens alone wait, never the rules. */
  goOnFrom(results: number): void {
    if (results <= this.goneOnFrom) return;
    this.goneOnFrom = results;
    this.changed([]);
  }

  private isRunning(): boolean {
    return !this.closed && this.pausedBy === undefined && this.watchers.size > 0;
  }

  private personsFor(session: Session): Seat[] {
    if (session.role === 'owner') return seatsHere(this.seats);
    const seat = guestSeat(this.context.roster, session, this.id);
    return seat !== undefined && this.seats[seat]?.driver.kind === 'lan' ? [seat] : [];
  }

  private ownAsk(session: Session, id: number): { ok: true; ask: Ask } | Refused {
    const watcher = this.watchers.get(session.id);
    if (watcher === undefined) return notWatching();
    const ask = findAsk(this.state, id);
    if (ask === undefined) return staleAsk();
    if (ask.seat !== watcher.viewer) return notYours();
    return { ok: true, ask };
  }

  private canTakeBack(watcher: Watcher): boolean {
    const { last } = this;
    if (last === undefined || isOver(this.state) || !allowsUndo(this.context.roster, this.id)) return false;
    return last.by === 'player' && last.seat === watcher.viewer && !last.barrier;
  }

  /** After what is held. Throws StoreTrouble; the race then stands as it was. */
  private play(move: Move): Done {
    this.held.flush();
    return this.playNow(move);
  }

  /** A disk that refuses costs what a crash would. */
  private keepHeld(): void {
    try {
      this.held.flush();
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
    }
  }

  private playNow(move: Move): Done {
    const turn = this.tryStep(move, this.state);
    if (!turn.ok) return turn;
    const { state, events, drew, revealed } = turn.value;
    const hash = hashState(state);
    const finish = isOver(state) ? this.finishOf(state, events) : undefined;
    const isDue = finish !== undefined || state.step % MARK_EVERY === 0;
    const snapshot = isDue ? this.snapshot(state, hash) : undefined;
    const barrier = drew || revealed;
    const at = this.context.clock.now();
    try {
      this.context.store.saves.append(this.id, { step: state.step, move, events, hash, barrier, at, snapshot, finish });
    } catch (error) {
      this.compareWithDisk();
      throw error;
    }
    this.state = state;
    this.hash = hash;
    this.last = { seat: move.seat, by: move.by, barrier };
    if (isDue) this.kept = state.step;
    this.changed([{ events, move }]);
    if (finish !== undefined) {
      void keepFilm(this.context, this.id);
      tellOwners(this.context, 'matches.changed', {});
      tellSeason(this.context, this.head.season);
    }
    return { ok: true };
  }

  /** Without the film, for which the race is played once more: a clerk makes it. */
  private finishOf(state: RaceState, events: readonly unknown[]): Finish {
    const { game, config, seats, head, setup } = this;
    const log = [...(this.context.store.saves.log(this.id) ?? []), ...events];
    return finishOf({ game, config, state, seats, log, record: undefined, practice: head.practice, setup });
  }

  private tryStep(move: Move, state: RaceState): { ok: true; value: Turned } | Refused {
    try {
      const turn = step(this.game, state, move);
      return turn.ok ? turn : refusedAction(turn.breach);
    } catch (error) {
      const text = stopWithReport(this.context, { id: this.id, game: this.game, state }, move, error);
      this.drop();
      tellOwners(this.context, 'matches.changed', {});
      tellSeason(this.context, this.head.season);
      return refuse('internal', text);
    }
  }

  /** After a commit that failed: should it have reached the disk after all, the race is read again from there. */
  private compareWithDisk(): void {
    try {
      const step = this.context.store.saves.head(this.id)?.step;
      if (step === this.state.step) return;
      this.drop();
      tellOwners(this.context, 'matches.changed', {});
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error; // The disk says nothing now; the next append finds out.
    }
  }

  private snapshot(state: RaceState, hash: string): Snapshot {
    return { step: state.step, stateVersion: this.game.stateVersion, hash, state };
  }

  private changed(happened: readonly Happened[]): void {
    this.seq += 1;
    this.setClocks();
    // One view for all who may see the same: building and encoding it is what an action costs.
    const updates = new Map<string, MatchUpdate>();
    for (const watcher of [...this.watchers.values()]) {
      const key = `${watcher.viewer}/${this.personsFor(watcher.session).join()}/${this.canTakeBack(watcher)}`;
      const update = updates.get(key) ?? this.updateOf(watcher, happened);
      updates.set(key, update);
      watcher.session.push('match.update', update);
    }
    this.goOn();
  }

  private goOn(): void {
    this.setClocks();
    this.drivers.ask();
  }

  private setClocks(): void {
    const { game, state, seats } = this;
    const watchers = [...this.watchers.values()];
    const screens = watchers.filter(({ session }) => session.role === 'owner').map(({ viewer }) => viewer);
    const tells = watchers.some((watcher) => watcher.tells);
    this.clocks.set(decisionsOf({ game, state, seats, screens, tells }), this.isRunning());
  }

  private updateOf(watcher: Watcher, happened: readonly Happened[]): MatchUpdate {
    const { id, game, config, seats, setup, state, seq } = this;
    const now = this.context.clock.steady();
    const endsAt = (ask: number) => this.clocks.endsAt(ask);
    const { banks } = this;
    const paused = this.pausedBy !== undefined;
    const origin = originOf(this.context, this.head);
    const race = { id, game, config, seats, setup, state, seq, origin };
    const goOn = { after: setup.goOn ?? 0, host: this.goneOnFrom };
    const shown = { ...race, clock: this.head.clock, banks, paused, goOn, now, endsAt };
    return updateFor(shown, watcher.viewer, this.personsFor(watcher.session), happened, this.canTakeBack(watcher));
  }

  /** Work that no command waits for: a bug in it is logged here and must not take the whole host with it. */
  private onItsOwn(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.context.log.error({ err: error, match: this.id, step: this.state.step }, 'a race could not go on');
    }
  }

  private timeIsUp(id: number): void {
    const ask = findAsk(this.state, id);
    const info = ask && this.seats[ask.seat];
    if (!ask || ask.committed || !info || !isPerson(info.driver) || !this.isRunning()) return;
    this.playFor(ask, this.game.fallback(this.state, ask), 'clock');
  }

  private driverAnswers(asked: Ask, action: unknown): void {
    const ask = findAsk(this.state, asked.id);
    if (ask === undefined || ask.committed || botOf(this.seats, ask.seat) === undefined) return;
    if (action !== undefined && this.playFor(ask, action, 'bot')) return;
    if (this.closed) return;
    this.playFor(ask, this.game.fallback(this.state, ask), 'bot');
    tellOfFailedDriver(this.context, this.id, this.seats[ask.seat]);
  }

  /** False where the rules refused. A disk that refuses is asked again later, and a person is told why it waits. */
  private playFor(ask: Ask, action: unknown, by: 'bot' | 'clock'): boolean {
    try {
      return this.play({ ask: ask.id, seat: ask.seat, action, by }).ok;
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
      this.waitForDisk(error);
      return true;
    }
  }

  private waitForDisk(trouble: StoreTrouble): void {
    if (this.closed) return;
    const title = 'The race waits for the disk';
    notify(this.context, { id: 'waits-for-disk', level: 'error', title, text: trouble.message, backup: null });
    this.cancelRetry?.();
    this.cancelRetry = this.context.clock.setTimer(RETRY_MS, () => this.onItsOwn(() => this.goOn()));
  }
}

/** What a move leads to. */
export type Turned = { state: RaceState; events: unknown[]; drew: boolean; revealed: boolean };

function notWatching(): Refused {
  return refuse('not-allowed', 'Open this race first.');
}
