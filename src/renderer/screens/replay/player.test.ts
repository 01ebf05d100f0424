import type { Recording } from '@core/recording';
import { describe, expect, it } from 'vitest';
import { Player, type RecordingBoard } from './player';

/** Four frames after the grid; the second has no lines. */
const RECORDING: Recording = {
  format: 1,
  frames: [[], ['a', 'b'], ['quiet'], ['c', 'd', 'e'], ['f']].map((types, i) => ({
    step: i,
    round: 1,
    events: types.map((type) => ({ type })),
    view: `view ${i}`,
  })),
  rounds: [
    { round: 0, frame: 0, order: [0], out: [] },
    { round: 1, frame: 4, order: [0], out: [] },
  ],
};

/** A board that records its calls; each event of an animation takes one turn of the queue, and pauses are kept. */
class NotingBoard implements RecordingBoard {
  readonly notes: string[] = [];
  began: (event: unknown) => void = () => undefined;
  private held: boolean = false;
  private shows = 0;
  private goOn: () => void = () => undefined;
  readonly holding = {
    hold: (on: boolean) => {
      this.held = on;
      if (!on) this.goOn();
    },
    stop: () => {
      this.held = true;
    },
    step: () => undefined,
  };

  show(view: unknown): void {
    this.shows += 1;
    this.notes.push(`show ${String(view)}`);
    this.goOn();
  }

  async play(events: readonly unknown[], view: unknown, from = -1): Promise<void> {
    const { shows } = this;
    for (const [i, event] of events.entries()) {
      if (this.held && i > from) await new Promise<void>((goOn) => (this.goOn = goOn));
      if (shows !== this.shows) return;
      if (i >= from) {
        this.notes.push((event as { type: string }).type);
        this.began(event);
      }
      await Promise.resolve();
    }
    this.notes.push(`rest ${String(view)}`);
  }

  skip(): void {
    this.holding.hold(false);
  }
}

function opened(): { player: Player; board: NotingBoard; at: () => string } {
  const player = new Player({ recording: RECORDING, hasLines: (frame) => frame !== 2, least: () => 0 });
  const board = new NotingBoard();
  board.began = (event) => player.eventBegins(event);
  player.attach(board);
  board.notes.length = 0;
  return {
    player,
    board,
    at: () => {
      const { frame, events } = player.store.getState().at;
      return `${frame}.${events}`;
    },
  };
}

describe('a player', () => {
  it('plays frame after frame to the end, and shows frames without lines at once', async () => {
    const { player, board, at } = opened();
    player.play();
    await expect.poll(() => player.store.getState().running).toBe(false);
    expect(board.notes).toEqual([
      'a',
      'b',
      'rest view 1',
      'show view 2',
      'c',
      'd',
      'e',
      'rest view 3',
      'f',
      'rest view 4',
    ]);
    expect(at()).toBe('4.1');
  });
  it('starts from the beginning when the recording is over', async () => {
    const { player, board } = opened();
    player.seek(4);
    player.play();
    await expect.poll(() => player.store.getState().running).toBe(false);
    expect(board.notes.slice(0, 3)).toEqual(['show view 4', 'show view 0', 'a']);
  });
  it('stops within a frame and continues from there', async () => {
    const { player, board, at } = opened();
    board.began = (event) => {
      player.eventBegins(event);
      if ((event as { type: string }).type === 'c') player.pause();
    };
    player.play();
    await expect.poll(at).toBe('3.1');
    expect(player.settledFrame).toBe(2);
    player.play();
    await expect.poll(at).toBe('4.1');
    expect(board.notes.filter((note) => note === 'c')).toHaveLength(1);
  });
  it('shows any frame at once', () => {
    const { player, board, at } = opened();
    player.seek(3);
    expect([at(), board.notes]).toEqual(['3.3', ['show view 3']]);
    player.seek(99);
    expect(at()).toBe('4.1');
  });
  it('goes to an event by showing the state before it, then the event alone', async () => {
    const { player, board, at } = opened();
    player.seekEvent({ frame: 3, events: 2 });
    await expect.poll(at).toBe('3.2');
    expect(board.notes).toEqual(['show view 2', 'd']);
  });
  it('goes from event to event of one frame, backwards and forwards', async () => {
    const { player, at } = opened();
    for (const events of [3, 2, 1, 2]) {
      player.seekEvent({ frame: 3, events });
      await expect.poll(at).toBe(`3.${events}`);
    }
  });
  it('plays on after an event it has gone to', async () => {
    const { player, board, at } = opened();
    player.seekEvent({ frame: 3, events: 2 });
    await expect.poll(at).toBe('3.2');
    player.play();
    await expect.poll(at).toBe('4.1');
    expect(board.notes).toEqual(['show view 2', 'd', 'e', 'rest view 3', 'f', 'rest view 4']);
  });
  it('steps on to the next frame with a log line and plays it, finishing one that is half shown', async () => {
    const { player, board, at } = opened();
    player.step(1);
    await expect.poll(at).toBe('1.2');
    player.step(1);
    await expect.poll(at).toBe('3.3');
    expect(board.notes).toEqual(['a', 'b', 'rest view 1', 'show view 2', 'c', 'd', 'e', 'rest view 3']);
    player.seekEvent({ frame: 3, events: 1 });
    await expect.poll(at).toBe('3.1');
    player.step(1);
    expect(at()).toBe('3.3');
  });
  it('steps back by showing the previous frame with a log line', () => {
    const { player, board, at } = opened();
    player.seek(3);
    player.step(-1);
    expect([at(), board.notes.at(-1)]).toEqual(['1.2', 'show view 1']);
    player.step(-1);
    player.step(-1);
    expect(at()).toBe('0.0');
  });
  it('does not run while the knob is held', async () => {
    const { player, board, at } = opened();
    player.play();
    player.drag(true);
    player.seek(3);
    await Promise.resolve();
    player.seek(1);
    await new Promise((done) => setTimeout(done, 5));
    expect(at()).toBe('1.2');
    expect(board.notes).not.toContain('f');
    player.drag(false);
    await expect.poll(at).toBe('4.1');
  });
});
