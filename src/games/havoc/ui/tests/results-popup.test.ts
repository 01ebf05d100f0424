// The popup after a stage, and how it holds the screen.

import type { Board } from '@ui/board';
import { describe, expect, it, vi } from 'vitest';
import type { HavocEvent, HavocView, StageResult } from '../../types';
import { rowsOf, shortText } from '../dashboard/results-popup';
import type { PopupEvent } from '../results-pause';
import { hostPopups, numberOf, partsOf, pausing, resultsPause } from '../results-pause';
import { seats } from './given';

/** The board of this test shows nothing. */
const VIEW = {} as HavocView;

describe('the results popup', () => {
  const results: HavocEvent = { round: 1, type: 'stageResults', stage: 'storm', next: 'lanes', table: [] };
  const other: HavocEvent = { round: 1, type: 'stormTurn', seat: 0 };
  function boardThatNotes(): { board: Board; played: unknown[][] } {
    const played: unknown[][] = [];
    const nothing = () => undefined;
    const board: Board = {
      holding: { hold: nothing, stop: nothing, step: nothing },
      show: nothing,
      play: (events) => Promise.resolve(void played.push([...events])),
      skip: nothing,
      preview: nothing,
      setInsets: nothing,
      zoomBy: nothing,
      fit: nothing,
      follow: nothing,
      destroy: nothing,
    };
    return { board, played };
  }
  it('splits an animation after each event that has a popup', () => {
    expect(partsOf([other, results, results, other])).toEqual([[other, results], [results], [other]]);
    expect(partsOf([])).toEqual([[]]);
    expect(partsOf([results])).toEqual([[results]]);
  });
  it('holds the screen until the viewer continues', async () => {
    const { board, played } = boardThatNotes();
    const leave = hostPopups();
    const done = pausing(board, () => 1).play([results, other], VIEW);
    await expect.poll(() => resultsPause.getState().event).toBe(results);
    expect(played).toEqual([[results]]);
    resultsPause.getState().go();
    await done;
    expect(played).toEqual([[results], [other]]);
    expect(resultsPause.getState().event).toBeNull();
    leave();
  });
  const ended = (stage: 'storm' | 'lanes' | 'coins' | 'racing', round = 1, table: StageResult[] = []): PopupEvent => ({
    round,
    type: 'stageResults',
    stage,
    next: 'racing',
    table,
  });
  const line = (seat: number, badge: number, progress: number, coins = 0): StageResult => {
    return { seat, badge, lane: seat + 1, coins, at: 0, lap: 1, progress, gained: 0, finished: false };
  };
  it('numbers results in race order, so that continuing from one includes all before it', () => {
    const tie: PopupEvent = { round: 2, type: 'tieBreakStarted', seats: [0, 1], progress: 100 };
    const order = [
      ended('storm'),
      ended('lanes'),
      ended('coins'),
      ended('racing'),
      ended('storm', 2),
      ended('racing', 2),
      tie,
    ];
    const numbers = order.map(numberOf);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(order.length);
  });
  it('lets lanes and coins continue automatically after a moment, and at once when the animation is skipped', async () => {
    vi.useFakeTimers();
    const leave = hostPopups();
    const { board, played } = boardThatNotes();
    const pauses = pausing(board, () => 2);
    const done = pauses.play([ended('lanes'), other], VIEW);
    await vi.advanceTimersByTimeAsync(0);
    expect(resultsPause.getState().event).toMatchObject({ stage: 'lanes' });
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(played).toHaveLength(2);
    const skipped = pauses.play([ended('coins'), other], VIEW);
    await vi.advanceTimersByTimeAsync(0);
    expect(resultsPause.getState().event).toMatchObject({ stage: 'coins' });
    pauses.skip();
    await skipped;
    expect(resultsPause.getState().event).toBeNull();
    // A Storm's results stay, whatever is skipped.
    const held = pauses.play([ended('storm')], VIEW);
    await vi.advanceTimersByTimeAsync(60_000);
    pauses.skip();
    expect(resultsPause.getState().event).toMatchObject({ stage: 'storm' });
    leave();
    await held;
    vi.useRealTimers();
  });
  it('shows lanes and coins in one line', () => {
    expect(shortText(ended('lanes', 1, [line(1, 1, 0), line(0, 2, 0)]), seats)).toBe(
      'Lanes taken: Ada lane 2, Marta lane 1',
    );
    expect(shortText(ended('coins', 1, [line(1, 1, 0, 3), line(0, 2, 0, 0)]), seats)).toBe(
      'Coins placed: Ada 3, Marta none',
    );
  });
  it('lists the results of Racing in race order, level cars by the better badge [R87]', () => {
    const table = [line(0, 1, 40), line(1, 2, 55), line(2, 3, 40)];
    expect(rowsOf({ ...ended('racing', 1, table), type: 'stageResults' } as never).map((row) => row.seat)).toEqual([
      1, 0, 2,
    ]);
    expect(rowsOf({ ...ended('storm', 1, table), type: 'stageResults' } as never).map((row) => row.seat)).toEqual([
      0, 1, 2,
    ]);
  });
  it('holds nothing if no dashboard can continue', async () => {
    const { board, played } = boardThatNotes();
    await pausing(board, () => 1).play([results, other], VIEW);
    expect(played).toEqual([[results, other]]);
  });
  it('releases a held animation when the screen is left', async () => {
    const leave = hostPopups();
    const done = pausing(boardThatNotes().board, () => 1).play([results], VIEW);
    await expect.poll(() => resultsPause.getState().event).toBe(results);
    leave();
    await done;
  });
});
