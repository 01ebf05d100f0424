import type { UiTypes } from '@ui/ui-types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveBoard } from '../live-board';
import type { BoardParts } from '../parts';
import { Motion } from './motion';

interface Strings extends UiTypes {
  View: string;
  Event: string;
}

/** A board with one car that moves twice per event. */
class OneCar extends LiveBoard<Strings> {
  readonly moved: string[] = [];
  readonly motion: Motion;
  private readonly isGone: () => boolean;
  constructor(parts: BoardParts, isGone: () => boolean) {
    super(parts);
    this.motion = parts.stage.motion;
    this.isGone = isGone;
  }
  protected settle(): void {}
  protected clear(): void {}
  protected start(): void {}
  protected async animateEvent(): Promise<void> {
    await this.motion.run(500, () => this.move());
    await this.motion.run(500, () => this.move());
  }
  protected spotOf(): { x: number; y: number } {
    return { x: 0, y: 0 };
  }
  protected timeOf(): number {
    return 1000;
  }
  protected end(): void {}
  preview(): void {}
  private move(): void {
    this.moved.push(this.isGone() ? 'gone' : 'there');
  }
}

describe('a board that closes while a car drives', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'MutationObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
    vi.stubGlobal('document', { documentElement: {} });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('releases its cars only when the animation has ended', async () => {
    const motion = new Motion(() => undefined);
    let gone = false;
    let isBookClosed = false;
    const stage = {
      motion,
      onView: () => undefined,
      beforeEachFrame: () => undefined,
      request: () => undefined,
      overlay: { addChildAt: () => undefined, addChild: () => undefined },
      close: async (played: Promise<unknown>) => {
        motion.hurry(true);
        await played;
        gone = true;
      },
    };
    const parts = {
      stage: new Proxy(stage, { get: (all, key) => Reflect.get(all, key) ?? (() => () => undefined) }),
      options: { host: { dataset: {} }, seats: [] },
      pace: { speedFactor: 1, slow: 1, isReduced: false },
      director: { close: () => undefined, rest: () => undefined },
      book: { close: () => (isBookClosed = gone) },
    } as unknown as BoardParts;
    const board = new OneCar(parts, () => gone);
    const played = board.play(['drives'], 'view');
    for (let i = 0; i < 5; i++) await Promise.resolve();
    motion.tick(0);
    motion.tick(100);
    expect(board.moved).toHaveLength(3);
    board.destroy();
    await played;
    for (let i = 0; i < 5; i++) await Promise.resolve();
    expect(new Set(board.moved)).toEqual(new Set(['there']));
    expect([gone, isBookClosed]).toEqual([true, true]);
  });
});
