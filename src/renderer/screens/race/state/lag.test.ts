// A screen that keeps up with people who are faster than animations: how fast it plays, and what it leaves out.

import { expect, it } from 'vitest';
import { FASTEST, hurryFor, Lag } from './lag';
import { Playback } from './playback';
import { HandBoard, ui, update } from './tests/hand-board';

/** ms of every animation. */
const MOVE = 3000;

/** A television that follows a race, with a board whose animations end when the test says so. */
function television() {
  const preferences = { speed: () => 1, skipsAi: () => false, keepsUp: true } as const;
  const playback = new Playback(
    ui,
    () => 5000,
    () => false,
    preferences,
  );
  const board = Object.assign(new HandBoard(), { lengthOf: (events: readonly unknown[]) => events.length * MOVE });
  playback.receive(update(1, 'a'));
  playback.attach(board);
  board.done.length = 0;
  const played = () => board.done.filter((done) => done.startsWith('play'));
  return { playback, board, played };
}

it('plays at normal speed while little waits, then faster, but never faster than eyes can follow', () => {
  expect(hurryFor([3000])).toBe(1);
  expect(hurryFor([3000, 3000])).toBe(1);
  expect(hurryFor([3000, 3000, 6000])).toBe(2);
  expect(hurryFor([60_000])).toBe(FASTEST);
});

it('shows a move at once if too much waits behind it, in time or in number', () => {
  expect(hurryFor([3000, 12_000, 9000])).toBe(FASTEST);
  expect(hurryFor([3000, 12_000, 9001])).toBe(Number.POSITIVE_INFINITY);
  const many = Array.from({ length: 12 }, () => 10);
  expect([hurryFor(many.slice(1)), hurryFor(many)]).toEqual([1, Number.POSITIVE_INFINITY]);
  // Updates with nothing to see cost no time.
  expect(hurryFor([...many.slice(1), 0, 0, 0, 0])).toBe(1);
});

it('catches up with a burst of moves, loses no line of the log, and plays the last moves up to the final position', async () => {
  const { playback, board, played } = television();
  const views = Array.from({ length: 40 }, (_, at) => `v${at + 2}`);
  for (const [at, view] of views.entries()) playback.receive(update(at + 2, view, [`moves ${view}`]));
  expect(played()).toHaveLength(1);
  expect(playback.speedFactor()).toBe(FASTEST);
  // What plays ends at once.
  expect(board.done).toContain('skip');
  await board.end();
  await new Promise((done) => setTimeout(done, 0));
  // Everything but the last eight moves, which fit into what may wait.
  expect(board.done.filter((done) => done.startsWith('show'))).toHaveLength(31);
  for (let rest = 0; rest < 8; rest++) await board.end();
  expect(played()).toHaveLength(9);
  expect(played().at(-1)).toBe('play moves v41 to v41');
  const { settled, playing, lines } = playback.store.getState();
  expect([settled?.view, playing, playback.speedFactor()]).toEqual(['v41', false, 1]);
  expect(lines.map(({ text }) => text)).toEqual(views.map((view) => `moves ${view}`));
});

it('returns to normal speed once it has caught up', async () => {
  const { playback, board } = television();
  for (let seq = 2; seq < 8; seq++) playback.receive(update(seq, `v${seq}`, ['moves']));
  expect(playback.speedFactor()).toBe(3);
  for (let seq = 2; seq < 7; seq++) await board.end();
  expect(playback.speedFactor()).toBe(1);
});

it('counts what is left of the update that plays, and ends it only if others wait', () => {
  const clock = { now: 0 };
  const lag = new Lag(
    () => clock.now,
    (events) => Number(events[0]),
  );
  const of = (...lengths: number[]) => lengths.map((ms) => ({ events: [ms] }));
  expect([lag.begins(of(60_000)), lag.speed]).toEqual([false, FASTEST]);
  clock.now = 2000;
  // 52 s are left.
  expect([lag.grows(of(1000)), lag.speed]).toEqual([true, FASTEST]);
  clock.now = 12_000;
  // 12 s are left: a second one is waited for.
  expect([lag.grows(of(1000)), lag.speed]).toEqual([false, 13 / 6]);
  expect([lag.begins(of(1000)), lag.speed]).toEqual([false, 1]);
});
