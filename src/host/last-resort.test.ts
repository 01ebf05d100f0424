import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { type Ending, endOnUncaught } from './last-resort';

class FakeProcess extends EventEmitter implements Ending {
  readonly exits: number[] = [];
  exit(code: number): void {
    this.exits.push(code);
  }
}

function ending(close: () => Promise<void>) {
  const own = new FakeProcess();
  const done: string[] = [];
  endOnUncaught({
    log: { error: (_, text) => done.push(`log: ${text}`) },
    close: async () => {
      done.push('close');
      await close();
    },
    say: (error) => done.push(`say: ${error}`),
    process: own,
  });
  return { own, done };
}

test.each(['uncaughtException', 'unhandledRejection'] as const)(
  '%s: logged, shown, closed, and then the process ends',
  async (event) => {
    const { own, done } = ending(async () => undefined);
    own.emit(event, new Error('no handle'));
    await vi.waitFor(() => expect(own.exits).toEqual([1]), { timeout: 60_000 });
    expect(done).toEqual(['log: an error that nobody caught', 'say: no handle', 'close']);
  },
);

test('a second error while closing is logged, and nothing is closed twice', async () => {
  const { own, done } = ending(() => new Promise((resolve) => setTimeout(resolve, 5)));
  own.emit('unhandledRejection', new Error('one'));
  own.emit('unhandledRejection', 'two');
  await vi.waitFor(() => expect(own.exits).toEqual([1]), { timeout: 60_000 });
  expect(done.filter((line) => line === 'close')).toHaveLength(1);
  expect(done.filter((line) => line.startsWith('log'))).toHaveLength(2);
});

test('the process ends even if closing fails or never ends', async () => {
  const failing = ending(() => Promise.reject(new Error('disk')));
  failing.own.emit('uncaughtException', new Error('one'));
  await vi.waitFor(() => expect(failing.own.exits).toEqual([1]), { timeout: 60_000 });
  vi.useFakeTimers();
  const hanging = ending(() => new Promise(() => undefined));
  hanging.own.emit('uncaughtException', new Error('one'));
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(hanging.own.exits).toEqual([1]);
});
