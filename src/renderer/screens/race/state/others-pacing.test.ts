import type { MatchUpdate } from '@api/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from './playback';
import { HandBoard } from './tests/hand-board';

/** Events are plain words. */
const ui = {
  logLine: (event: unknown) => ({ seat: null, text: String(event), kind: 'race' as const }),
  answerText: () => '',
};

/** Records when its camera may move, and counts how often it was finished early. */
class LedBoard extends HandBoard {
  skips = 0;
  lengthOf = (): number => 4000;
  async lead(on: boolean): Promise<void> {
    this.done.push(on ? 'led' : 'still');
  }
  override skip(): void {
    this.skips += 1;
  }
  override preview(): void {}
}

describe('other drivers’ turns between two decisions', () => {
  const seats = ['you', 'ai', 'ai'].map((kind, seat) => ({ seat, name: `${seat}`, driver: { kind, level: 'easy' } }));
  const ask = (id: number) => ({ id, seat: 0, committed: false });
  const sent = (seq: number, decisions: object[]) =>
    ({
      seq,
      view: `v${seq}`,
      events: ['moves'],
      now: 0,
      circuit: 'italy',
      timeOuts: [],
      viewer: 0,
      mine: [0],
      sitting: [],
      seats,
      asks: decisions,
    }) as unknown as MatchUpdate;
  function table(skipsAi = false) {
    const clock = { now: 0 };
    const playback = new Playback(
      ui,
      () => clock.now,
      () => false,
      { speed: () => 1, skipsAi: () => skipsAi },
    );
    const board = new LedBoard();
    playback.receive(sent(1, [ask(1)]));
    playback.attach(board);
    board.done.length = 0;
    return { playback, board, clock };
  }
  const flush = async () => {
    for (let i = 0; i < 12; i++) await Promise.resolve();
  };

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lead the camera, and give it back before the next decision is shown', async () => {
    const { playback, board } = table();
    playback.receive(sent(2, []));
    await flush();
    expect(board.done).toEqual(['led', 'play moves to v2']);
    playback.receive(sent(3, [ask(2)]));
    await board.end();
    await board.end();
    await flush();
    expect(board.done.slice(0, 5)).toEqual(['led', 'play moves to v2', 'led', 'play moves to v3', 'still']);
    expect(playback.store.getState().settled?.seq).toBe(3);
  });
  it('keep the camera still while the own decision outlasts them', async () => {
    const { playback, board } = table();
    playback.receive(sent(2, [ask(1)]));
    await flush();
    expect(board.done[0]).toBe('still');
    expect(playback.speedFactor()).toBe(1);
  });
  it('play faster the more there are, so that all of them fit', async () => {
    const { playback } = table();
    playback.receive(sent(2, []));
    await flush();
    expect(playback.speedFactor()).toBe(1);
    const long = table();
    long.board.lengthOf = () => 21_000;
    long.playback.receive(sent(2, []));
    await flush();
    expect(long.playback.speedFactor()).toBeCloseTo(3);
  });
  it('can be skipped after two seconds, up to the next decision and no further', async () => {
    const { playback, board } = table();
    playback.receive(sent(2, []));
    await flush();
    vi.advanceTimersByTime(1900);
    expect(playback.store.getState().canSkip).toBe(false);
    vi.advanceTimersByTime(200);
    expect(playback.store.getState().canSkip).toBe(true);
    playback.finish();
    expect([playback.store.getState().canSkip, board.skips, playback.speedFactor()]).toEqual([false, 1, Infinity]);
    playback.receive(sent(3, [ask(2)]));
    await board.end();
    await board.end();
    await flush();
    expect([playback.store.getState().settled?.seq, playback.speedFactor()]).toEqual([3, 1]);
    expect(playback.store.getState().lines.map(({ text }) => text)).toEqual(['moves', 'moves', 'moves']);
  });
  it('are cut off before eight seconds have passed, even if they take longer than expected', async () => {
    const { playback, board } = table();
    playback.receive(sent(2, []));
    await flush();
    vi.advanceTimersByTime(7400);
    expect(board.skips).toBe(0);
    vi.advanceTimersByTime(200);
    expect([board.skips, playback.speedFactor()]).toEqual([1, Infinity]);
    // Late updates are summed up as well, and the next decision starts fresh.
    playback.receive(sent(3, []));
    await board.end();
    await flush();
    expect(board.skips).toBe(2);
    playback.receive(sent(4, [ask(2)]));
    await board.end();
    await board.end();
    await flush();
    expect([playback.store.getState().settled?.seq, playback.speedFactor()]).toEqual([4, 1]);
  });
  it('are not cut off once the next decision is there', async () => {
    const { playback, board } = table();
    playback.receive(sent(2, [ask(2)]));
    await flush();
    await board.end();
    await flush();
    vi.advanceTimersByTime(20_000);
    expect(board.skips).toBe(0);
  });
  it('are skipped automatically for players who want that', async () => {
    const { playback, board } = table(true);
    playback.receive(sent(2, []));
    await flush();
    vi.advanceTimersByTime(2100);
    expect([board.skips, playback.speedFactor(), playback.store.getState().canSkip]).toEqual([1, Infinity, false]);
  });
});
