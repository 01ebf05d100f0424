// A playback with a board that a test works by hand.

import type { MatchUpdate } from '@api/contract';
import type { LogLine } from '@narration/log';
import { Playback, type PlaybackBoard } from '../playback';

/** Events are plain words; those in capitals are silent. */
export const ui = {
  logLine: (event: unknown): LogLine | null =>
    typeof event === 'string' && event !== event.toUpperCase() ? { seat: null, text: event, kind: 'race' } : null,
  answerText: (action: unknown): string => `gear ${(action as { gear: number }).gear}`,
};

/** A board whose animations end when the test says so. */
export class HandBoard implements PlaybackBoard {
  readonly done: string[] = [];
  private ends: (() => void)[] = [];
  show(view: unknown): void {
    this.done.push(`show ${view}`);
  }
  play(events: readonly unknown[], view: unknown): Promise<void> {
    this.done.push(`play ${events.join('+')} to ${view}`);
    return new Promise((resolve) => this.ends.push(resolve));
  }
  skip(): void {
    this.done.push('skip');
  }
  preview(preview: unknown): void {
    this.done.push(`preview ${preview}`);
  }
  async end(): Promise<void> {
    this.ends.shift()?.();
    for (let i = 0; i < 12; i++) await Promise.resolve();
  }
}

export function update(seq: number, view: string, events: unknown[] = []): MatchUpdate {
  return {
    seq,
    view,
    events,
    now: 1000,
    seats: [],
    circuit: 'italy',
    asks: [],
    timeOuts: [],
  } as unknown as MatchUpdate;
}

/** The same with a decision for the viewer. */
export function asked(one: MatchUpdate): MatchUpdate {
  return { ...one, viewer: 0, asks: [{ id: 1, seat: 0 }] } as unknown as MatchUpdate;
}

export function begun(still = false) {
  const playback = new Playback(
    ui,
    () => 5000,
    () => still,
  );
  const board = new HandBoard();
  playback.receive(update(1, 'a'));
  playback.attach(board);
  board.done.length = 0;
  const text = () => playback.store.getState().lines.map((line) => line.text);
  const settled = () => playback.store.getState().settled?.view;
  return { playback, board, text, settled };
}
