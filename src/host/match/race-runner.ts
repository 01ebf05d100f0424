// Plays one race: its state is always the one on disk, and a move counts once it is committed.
// Not here: who may make a move (match.ts), or loading races from disk (resume.ts).

import type { SeatInfo } from '@api/contract';
import type { AnyGame, Move, RaceState, Seat } from '@core/contract';
import { isOver, step } from '@core/engine';
import { hashState } from '@core/hash';
import { MARK_EVERY } from '@core/record';
import type { RaceHead } from '@store/races/head';
import type { Snapshot } from '@store/races/past';
import type { Finish } from '@store/races/saves';
import { StoreError } from '@store/store-error';
import { type Refused, refuse, refusedAction } from '../api-errors';
import { finishOf } from '../archive/ending';
import type { Context } from '../context';
import { tellSeason } from '../seasons/origin';
import { stopWithReport } from './reports';
import { type LastMove, type Resumed, resume } from './resume';
import type { Happened } from './update';

/** Success, or why it was refused. */
export type Done = { ok: true } | Refused;

/** The result of a move. */
export type MoveResult = { state: RaceState; events: unknown[]; drew: boolean; revealed: boolean };

/** The match that owns the race. */
interface Around {
  seats(): readonly SeatInfo[];
  /** Called when a move is on disk. */
  changed(happened: readonly Happened[]): void;
  /** Called after the last move. */
  ended(): void;
  /** Called when the race in memory can't continue. */
  lost(): void;
}

/** One race, move by move. */
export class RaceRunner {
  private readonly context: Context;
  private readonly head: RaceHead;
  private readonly from: Resumed;
  private readonly around: Around;
  private readonly game: AnyGame;
  private now: RaceState;
  private hash: string;
  private last: LastMove | undefined;
  /** Step of the newest snapshot on disk. */
  private kept: number;

  constructor(context: Context, head: RaceHead, from: Resumed, around: Around) {
    this.context = context;
    this.head = head;
    this.from = from;
    this.around = around;
    this.game = from.game;
    this.now = from.state;
    this.hash = from.hash;
    this.last = from.last;
    this.kept = from.kept;
  }

  /** The current state. */
  get state(): RaceState {
    return this.now;
  }

  /** Commits a move and reports it. Throws StoreError; the race is then unchanged. */
  make(move: Move): Done {
    const turn = this.tryStep(move, this.now);
    if (!turn.ok) return turn;
    const { state, events, drew, revealed } = turn.value;
    const hash = hashState(state);
    const finish = isOver(state) ? this.finishOf(state, events) : undefined;
    const isDue = finish !== undefined || state.step % MARK_EVERY === 0;
    const snapshot = isDue ? this.snapshot(state, hash) : undefined;
    const barrier = drew || revealed;
    const at = this.context.clock.now();
    const row = { step: state.step, move, events, hash, barrier, at, snapshot, finish };
    try {
      this.context.store.saves.append(this.head.id, row);
    } catch (error) {
      this.compareWithDisk();
      throw error;
    }
    this.now = state;
    this.hash = hash;
    this.last = { seat: move.seat, by: move.by, barrier };
    if (isDue) this.kept = state.step;
    this.around.changed([{ events, move }]);
    if (finish !== undefined) this.around.ended();
    return { ok: true };
  }

  /** What a move would lead to. If the rules throw, this stops the race with a report. */
  tryStep(move: Move, state: RaceState): { ok: true; value: MoveResult } | Refused {
    try {
      const turn = step(this.game, state, move);
      return turn.ok ? turn : refusedAction(this.game.id, turn.violation);
    } catch (error) {
      const text = stopWithReport(this.context, { id: this.head.id, game: this.game, state }, move, error);
      this.around.lost();
      tellSeason(this.context, this.head.season);
      return refuse('internal', text);
    }
  }

  /** Only the very last move, only by its driver, and only if it drew and revealed nothing. */
  canTakeBack(viewer: Seat | 'watcher'): boolean {
    const { last } = this;
    return last !== undefined && !isOver(this.now) && last.by === 'player' && last.seat === viewer && !last.barrier;
  }

  /** Takes the last move back, also on disk. Throws StoreError. */
  takeBack(): Done {
    const { saves } = this.context.store;
    const { step: at } = this.now;
    const back = resume(saves, this.context.games, { ...this.head, step: at }, at - 1);
    if (!back.ok) return refuse('internal', back.trouble);
    saves.cut(this.head.id, back.state.step, this.context.clock.now());
    this.now = back.state;
    this.hash = back.hash;
    this.last = back.last;
    this.kept = Math.min(this.kept, back.kept);
    return { ok: true };
  }

  /** Stores a snapshot, so that reopening the race need not replay moves. */
  keepSnapshot(): void {
    if (this.kept === this.now.step) return;
    try {
      this.context.store.saves.keepSnapshot(this.head.id, this.snapshot(this.now, this.hash));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error; // The moves are all on disk; only the shortcut is missing.
    }
  }

  /** Without the recording, which needs a replay of the race: a job runner makes it later. */
  private finishOf(state: RaceState, events: readonly unknown[]): Finish {
    const { game, config, setup } = this.from;
    const { id, practice } = this.head;
    const seats = [...this.around.seats()];
    const log = [...(this.context.store.saves.log(id) ?? []), ...events];
    return finishOf({ game, config, state, seats, log, record: undefined, practice, setup });
  }

  /** After a failed commit: if the move reached the disk after all, the race is read again from there. */
  private compareWithDisk(): void {
    try {
      const onDisk = this.context.store.saves.head(this.head.id)?.step;
      if (onDisk !== this.now.step) this.around.lost();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error; // The disk gives no answer now; the next append finds out.
    }
  }

  private snapshot(state: RaceState, hash: string): Snapshot {
    return { step: state.step, stateVersion: this.game.stateVersion, hash, state };
  }
}
