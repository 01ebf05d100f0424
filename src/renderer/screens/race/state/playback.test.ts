import type { MatchUpdate } from '@api/contract';
import { describe, expect, it, vi } from 'vitest';
import { Playback } from './playback';
import { begun, HandBoard, ui, update } from './tests/hand-board';

describe('the playback of a race', () => {
  it('shows the first update at once, and a board that opens later', () => {
    const { playback, settled } = begun();
    const late = new HandBoard();
    playback.attach(late);
    expect(settled()).toBe('a');
    expect(late.done[0]).toBe('show a');
  });
  it('settles a view only after its events have been played, in order', async () => {
    const { playback, board, settled } = begun();
    playback.receive(update(2, 'b', ['moves']));
    playback.receive(update(3, 'c', ['cools']));
    expect(settled()).toBe('a');
    expect(board.done).toEqual(['play moves to b']);
    await board.end();
    expect(settled()).toBe('b');
    expect(board.done).toEqual(['play moves to b', 'play cools to c']);
    await board.end();
    expect(settled()).toBe('c');
    expect(playback.store.getState().playing).toBe(false);
  });
  it('logs each event once, when the board begins it', async () => {
    const { playback, board, text } = begun();
    playback.receive(update(2, 'b', ['one', 'two']));
    expect(text()).toEqual([]);
    playback.eventBegins('one');
    expect(text()).toEqual(['one']);
    expect(playback.store.getState().shown).toEqual(['one']);
    await board.end();
    expect(text()).toEqual(['one', 'two']);
    expect(playback.store.getState().shown).toEqual([]);
  });
  it('plays nothing on a board that closes while the camera moves', async () => {
    const { playback, settled } = begun();
    const board = new HandBoard();
    const led = Promise.withResolvers<void>();
    playback.attach(Object.assign(board, { lead: () => led.promise }));
    playback.receive(update(2, 'b', ['moves']));
    playback.attach(undefined);
    board.done.length = 0;
    led.resolve();
    await vi.waitUntil(() => settled() === 'b');
    expect(board.done).toEqual([]);
  });
  it('does not delay the screen for updates with nothing to see', () => {
    const { playback, board, settled } = begun();
    playback.receive(update(2, 'b', ['LOCKED']));
    expect(settled()).toBe('b');
    expect(board.done).toContain('show b');
    expect(playback.store.getState().playing).toBe(false);
  });
  it('drops updates older than the newest', () => {
    const { playback, settled } = begun();
    playback.receive(update(5, 'e'));
    playback.receive(update(4, 'd'));
    expect(settled()).toBe('e');
  });
  it('shows skipped updates at once, and plays normally after that', async () => {
    const { playback, board, settled, text } = begun();
    playback.receive(update(2, 'storm 2', ['two']));
    playback.receive(update(3, 'storm 3', ['three']));
    playback.rush((view) => String(view).startsWith('storm'));
    playback.receive(update(4, 'storm 4', ['four']));
    expect(board.done).toEqual(['play two to storm 2', 'skip']);
    await board.end();
    expect(settled()).toBe('storm 4');
    playback.receive(update(5, 'storm 5', ['five']));
    expect(settled()).toBe('storm 5');
    playback.receive(update(6, 'coins', ['six']));
    playback.receive(update(7, 'storm 7', ['seven']));
    for (let n = 0; n < 3; n++) await board.end();
    expect(board.done.filter((done) => done.startsWith('play'))).toEqual([
      'play two to storm 2',
      'play six to coins',
      'play seven to storm 7',
    ]);
    expect(text()).toEqual(['two', 'three', 'four', 'five', 'six', 'seven']);
  });
  it('puts a preview back after an animation', async () => {
    const { playback, board } = begun();
    playback.preview('ghost');
    playback.receive(update(2, 'b', ['moves']));
    await board.end();
    expect(board.done).toEqual(['preview ghost', 'play moves to b', 'preview ghost']);
  });
  it('plays faster when many updates are queued', () => {
    const { playback } = begun();
    for (let seq = 2; seq < 4; seq++) playback.receive(update(seq, `v${seq}`, ['moves']));
    expect(playback.speedFactor()).toBe(1);
    for (let seq = 4; seq < 7; seq++) playback.receive(update(seq, `v${seq}`, ['moves']));
    expect(playback.speedFactor()).toBe(2);
    for (let seq = 7; seq < 20; seq++) playback.receive(update(seq, `v${seq}`, ['moves']));
    expect(playback.speedFactor()).toBe(4);
  });
  it('starts over after a lost connection', async () => {
    const { playback, board, settled } = begun();
    playback.receive(update(9, 'i', ['moves']));
    playback.restart();
    playback.receive(update(3, 'c'));
    await board.end();
    expect(settled()).toBe('c');
    expect(board.done.at(-2)).toBe('show c');
    playback.receive(update(4, 'd'));
    expect(settled()).toBe('d');
  });
  it('knows the offset of the host’s clock', () => {
    expect(begun().playback.store.getState().clockOffset).toBe(4000);
  });
});

describe('a decision that the clock has made', () => {
  const seats = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, driver: { kind: 'hotseat' } }));
  function out(seq: number, more: Partial<MatchUpdate>): MatchUpdate {
    return { ...update(seq, 'b', ['moves']), viewer: 0, mine: [0], seats, ...more } as MatchUpdate;
  }
  const timeOuts = [{ at: 0, seat: 0, action: { gear: 3 } }];
  const others = [{ at: 0, seat: 1, action: null }];

  it('is logged before its consequences, and the viewer sees the answer', async () => {
    const { playback, board, text } = begun();
    playback.receive(out(2, { timeOuts }));
    await board.end();
    expect(text()).toEqual(['Ada ran out of time: gear 3', 'moves']);
    expect(playback.store.getState().timedOut).toEqual({ nth: 1, seat: 0, text: 'gear 3' });
    playback.receive(out(3, { timeOuts, events: [] }));
    await board.end();
    expect(playback.store.getState().timedOut?.nth).toBe(2);
  });
  it('is logged for every driver, but without the answer and the notice if it is not the viewer’s', async () => {
    const { playback, board, text } = begun();
    playback.receive(out(2, { timeOuts: others }));
    await board.end();
    expect([text(), playback.store.getState().timedOut]).toEqual([['Bo ran out of time', 'moves'], undefined]);
  });
  it('keeps the answer out of the log of a shared screen, where the next person reads it', async () => {
    const { playback, board, text } = begun();
    playback.receive(out(2, { timeOuts, mine: [0, 1] }));
    await board.end();
    expect([text()[0], playback.store.getState().timedOut?.text]).toEqual(['Ada ran out of time', 'gear 3']);
  });
  it('is logged even if nothing is animated, and in its place among earlier events', async () => {
    const still = begun(true);
    still.playback.receive(out(2, { timeOuts, events: [] }));
    await vi.waitUntil(() => still.playback.store.getState().newest?.seq === 2);
    expect(still.text()).toEqual(['Ada ran out of time: gear 3']);
    const late = new Playback(ui, () => 5000);
    late.receive(out(9, { events: ['one', 'two'], timeOuts: [{ at: 1, seat: 1, action: null }] }));
    expect(late.store.getState().lines.map((line) => line.text)).toEqual(['one', 'Bo ran out of time', 'two']);
    expect(late.store.getState().timedOut).toBeUndefined();
  });
});

describe('the start of a race', () => {
  const decisions = [{ id: 1, seat: 0 }];
  /** A first update whose first events belong to the setup. */
  function first(seq: number, events: string[], start: { view: string; events: number } | undefined): MatchUpdate {
    return {
      ...update(seq, 'now', events),
      asks: decisions,
      choices: { 1: 'gears' },
      sitting: [],
      start,
    } as unknown as MatchUpdate;
  }
  function opened(events: string[], count: number, still = false) {
    const playback = new Playback(
      ui,
      () => 5000,
      () => still,
    );
    const board = new HandBoard();
    playback.receive(first(1, events, { view: 'grid', events: count }));
    const state = () => playback.store.getState();
    const text = () => state().lines.map((line) => line.text);
    return { playback, board, state, text };
  }
  const rest = async () => {
    for (let i = 0; i < 8; i++) await Promise.resolve();
  };

  it('waits for the board, plays before anything is shown or asked, and then the race is as it is', async () => {
    const { playback, board, state, text } = opened(['grid', 'lights'], 2);
    expect([state().playing, state().settled?.asks, text()]).toEqual([true, [], []]);
    playback.attach(board);
    await rest();
    expect(board.done).toEqual(['play grid+lights to grid']);
    playback.eventBegins('grid');
    expect([text(), state().started]).toEqual([['grid'], false]);
    await board.end();
    expect([text(), state().started]).toEqual([['grid', 'lights'], true]);
    expect(state().settled).toMatchObject({ view: 'now', asks: decisions });
    expect(state().settled?.start).toBeUndefined();
    expect([state().playing, board.done[1]]).toEqual([false, 'show now']);
  });
  it('is followed at normal speed by everything since, and by updates that arrive meanwhile', async () => {
    const { playback, board, state, text } = opened(['grid', 'moves'], 1);
    playback.attach(board);
    await rest();
    for (let seq = 2; seq < 12; seq++) playback.receive(update(seq, `v${seq}`, ['moves']));
    expect(playback.speedFactor()).toBe(1);
    await board.end();
    expect(board.done.slice(0, 2)).toEqual(['play grid to grid', 'play moves to now']);
    expect([state().settled?.view, text(), playback.speedFactor()]).toEqual(['grid', ['grid'], 4]);
  });
  it('can be skipped like everything else, with all of it in the log', async () => {
    const { playback, board, text } = opened(['grid', 'lights'], 2);
    playback.attach(board);
    await rest();
    playback.skip();
    expect(board.done.at(-1)).toBe('skip');
    await board.end();
    expect(text()).toEqual(['grid', 'lights']);
  });
  it('does not play if animations are off, or if there is nothing of it to show', () => {
    for (const { playback, board, state, text } of [opened(['grid'], 1, true)]) {
      playback.attach(board);
      expect([board.done[0], state().playing, text()]).toEqual(['show now', false, ['grid']]);
      expect(state().settled?.start).toBeUndefined();
    }
    const later = new Playback(ui, () => 5000);
    later.receive(first(1, ['grid'], undefined));
    expect(later.store.getState()).toMatchObject({ playing: false, settled: { view: 'now', asks: decisions } });
  });
  it('does not delay the race if the board cannot be drawn', async () => {
    const { playback, state, text } = opened(['grid'], 1);
    playback.attach(undefined);
    await rest();
    expect([state().playing, state().settled?.view, text()]).toEqual([false, 'now', ['grid']]);
  });
  it('is dropped when a lost connection comes back', async () => {
    const { playback, board, state } = opened(['grid'], 1);
    playback.restart();
    playback.receive(first(4, ['grid'], { view: 'grid', events: 1 }));
    playback.attach(board);
    await rest();
    expect(board.done).toEqual(['play grid to grid']);
    await board.end();
    expect([state().settled?.view, state().playing]).toEqual(['now', false]);
  });
  it('plays from its beginning, and only once, if the connection is lost in the middle of it', async () => {
    const { playback, board, state, text } = opened(['grid', 'lights'], 2);
    playback.attach(board);
    await rest();
    playback.eventBegins('grid');
    playback.restart();
    playback.receive(first(4, ['grid', 'lights'], { view: 'grid', events: 2 }));
    // An animation that waited for its viewer no longer waits.
    expect(board.done.at(-1)).toBe('show grid');
    expect([state().shown, text()]).toEqual([[], []]);
    await board.end();
    expect(board.done.at(-1)).toBe('play grid+lights to grid');
    await board.end();
    expect(board.done.filter((done) => done.startsWith('play'))).toHaveLength(2);
    expect([state().settled?.view, text(), state().playing]).toEqual(['now', ['grid', 'lights'], false]);
  });
});
