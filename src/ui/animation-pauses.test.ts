import { describe, expect, it } from 'vitest';
import { animationPauses } from './animation-pauses';
import type { Board } from './board';
import type { UiTypes } from './ui-types';

interface Strings extends UiTypes {
  Event: string;
}

/** Animations of strings: 'stop' pauses until someone continues. */
function held() {
  const pauses = animationPauses<Strings, 'stop'>({
    holds: (event): event is 'stop' => event === 'stop',
    lasts: () => null,
  });
  const done: string[] = [];
  const board = {
    show: (view: unknown) => done.push(`show ${view}`),
    play: async (events: readonly unknown[], view: unknown) => void done.push(`play ${events.join('+')} to ${view}`),
    skip: () => done.push('skip'),
  } as unknown as Board;
  return { pauses, done, board: pauses.pausing(board, () => 1) };
}
const rest = async () => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};

describe('a paused animation', () => {
  it('continues when someone says so, and not because of a skip', async () => {
    const { pauses, done, board } = held();
    pauses.host();
    void board.play(['a', 'stop', 'b'], 'end');
    await rest();
    board.skip();
    await rest();
    expect(done).toEqual(['play a+stop to end', 'skip']);
    pauses.store.getState().go();
    await rest();
    expect(done.at(-1)).toBe('play b to end');
  });
  it('ends, with everything after it, when a view is shown instead', async () => {
    const { pauses, done, board } = held();
    pauses.host();
    const over = board.play(['a', 'stop', 'b'], 'end');
    await rest();
    board.show('now');
    await over;
    expect(pauses.store.getState().event).toBeNull();
    expect(done).toEqual(['play a+stop to end', 'show now']);
  });
  it('passes where() and bring() on to the board', () => {
    const { pauses } = held();
    const brought: (readonly string[])[] = [];
    const spot = { x: 1, y: 2, radius: 3 };
    const board = {
      where: (place: string) => (place === 'car.0' ? spot : null),
      bring: (places: readonly string[]) => brought.push(places),
    } as unknown as Board;
    const paused = pauses.pausing(board, () => 1);
    expect(paused.where?.('car.0')).toEqual(spot);
    expect(paused.where?.('car.1')).toBeNull();
    expect(paused.partAt?.(1, 2)).toBeNull();
    paused.bring?.(['car.0']);
    expect(brought).toEqual([['car.0']]);
  });
  it('is not paused if no screen shows the pause', async () => {
    const { done, board } = held();
    await board.play(['a', 'stop', 'b'], 'end');
    expect(done).toEqual(['play a+stop+b to end']);
  });
});
