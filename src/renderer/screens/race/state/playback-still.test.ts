// The playback of a race with animations switched off.

import { expect, it, vi } from 'vitest';
import { asked, begun, update } from './tests/hand-board';

it('logs all events that begin at once, each once and in order', async () => {
  const { playback, board, text } = begun(true);
  playback.receive(asked(update(2, 'b', ['one', 'two', 'three'])));
  let changes = 0;
  const leave = playback.store.subscribe(({ lines }, before) => {
    if (lines !== before.lines) changes += 1;
  });
  playback.eventBegins('one');
  playback.eventBegins('two');
  expect(text()).toEqual([]);
  await new Promise((done) => setTimeout(done, 0));
  expect([text(), changes]).toEqual([['one', 'two'], 1]);
  playback.eventBegins('three');
  await board.end();
  expect([text(), changes]).toEqual([['one', 'two', 'three'], 2]);
  await new Promise((done) => setTimeout(done, 0));
  expect(text()).toEqual(['one', 'two', 'three']);
  leave();
});

it('logs nothing of an animation that a lost connection has ended', async () => {
  const { playback, text } = begun(true);
  playback.receive(asked(update(2, 'b', ['one'])));
  playback.eventBegins('one');
  playback.restart();
  playback.receive(update(1, 'a'));
  await new Promise((done) => setTimeout(done, 0));
  expect([text(), playback.store.getState().shown]).toEqual([[], []]);
});

it('goes straight to the last queued update if animations are off, and logs all events', async () => {
  const { playback, board, settled, text } = begun(true);
  const { store } = playback;
  let screens = 0;
  const leave = store.subscribe(({ newest }, before) => {
    if (newest !== before.newest) screens += 1;
  });
  for (const [seq, event] of ['one', 'two', 'three', 'four'].entries()) {
    playback.receive(update(seq + 2, `after ${event}`, [event]));
  }
  expect([store.getState().newest?.seq, store.getState().playing, board.done]).toEqual([1, true, []]);
  await vi.waitUntil(() => store.getState().newest?.seq === 5);
  await board.end();
  expect(board.done).toEqual(['play four to after four', 'preview null']);
  expect(text()).toEqual(['one', 'two', 'three', 'four']);
  expect([settled(), screens]).toEqual(['after four', 1]);
  leave();
});

it('delays no one who has to decide, or wants to see the end, if animations are off', async () => {
  for (const last of [asked(update(3, 'c', ['two'])), { ...update(3, 'c', ['two']), finished: true }]) {
    const { playback, board, settled, text } = begun(true);
    playback.receive(update(2, 'b', ['one']));
    playback.receive(last);
    expect([playback.store.getState().newest?.seq, board.done]).toEqual([3, ['play two to c']]);
    await board.end();
    expect([settled(), text()]).toEqual(['c', ['one', 'two']]);
  }
});

it('shows an answer as given at once if animations are off', async () => {
  const { playback, board, settled } = begun(true);
  playback.receive(asked(update(2, 'b', ['one'])));
  await board.end();
  playback.receive(update(3, 'c', ['two']));
  expect([playback.store.getState().newest?.seq, board.done.at(-1)]).toEqual([3, 'play two to c']);
  await board.end();
  expect(settled()).toBe('c');
  playback.receive(update(4, 'd', ['three']));
  expect(playback.store.getState().newest?.seq).toBe(3);
});

it('shows no updates gathered before the connection was lost', async () => {
  const { playback, board, settled } = begun(true);
  playback.receive(update(7, 'lost', ['one']));
  playback.restart();
  expect(playback.store.getState().playing).toBe(false);
  playback.receive(update(2, 'b'));
  playback.receive(update(3, 'c', ['two']));
  await vi.waitUntil(() => playback.store.getState().newest?.seq === 3);
  await board.end();
  expect(settled()).toBe('c');
  expect(board.done.filter((one) => one.startsWith('play'))).toEqual(['play two to c']);
});
