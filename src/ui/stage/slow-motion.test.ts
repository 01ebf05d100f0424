// The winner's last move is shown once in slow motion. The test's live board records the pace of each move.

import type { BoardOptions } from '@ui/board';
import type { UiTypes } from '@ui/ui-types';
import { Container } from 'pixi.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveBoard } from './live-board';
import { Pace } from './motion/pace';
import type { BoardParts } from './parts';

interface Move {
  seat: number;
  home?: true;
}

interface Moves extends UiTypes {
  View: string;
  Event: Move;
}

/** Animates nothing; it records how slow each move is. */
class NotedBoard extends LiveBoard<Moves> {
  readonly paces: (readonly [seat: number, slow: number])[] = [];
  private readonly pace: Pace;
  constructor(parts: BoardParts) {
    super(parts);
    this.pace = parts.pace;
  }
  preview(): void {}
  protected settle(view: string): void {
    this.view = view;
  }
  protected clear(): void {}
  protected start(): void {}
  protected async animateEvent({ seat }: Move): Promise<void> {
    this.paces.push([seat, this.pace.slow]);
  }
  protected spotOf() {
    return { x: 0, y: 0 };
  }
  protected timeOf = (): number => 0;
  protected override moverOf({ seat, home }: Move) {
    return home ? null : seat;
  }
  protected override homeOf({ seat, home }: Move) {
    return home ? seat : null;
  }
  protected end(): void {}
}

function board({ leads = true, isReduced = false } = {}) {
  const options = {
    host: { dataset: {} },
    seats: [],
    speed: () => 1,
    reducedMotion: () => isReduced,
    cameraLeads: () => leads,
  } as unknown as BoardOptions;
  const stage = {
    overlay: new Container(),
    onFrame: () => undefined,
    request: () => undefined,
    motion: { hurry: () => undefined },
  };
  const pace = new Pace(options);
  const director = { rest: () => undefined };
  return { noted: new NotedBoard({ options, stage, pace, director } as unknown as BoardParts), pace };
}

/** Two cars drive; the second one wins, and the first one finishes after it. */
const RACE: readonly Move[] = [
  { seat: 0 },
  { seat: 1 },
  { seat: 1 },
  { seat: 1, home: true },
  { seat: 0 },
  { seat: 0, home: true },
];
const ORDINARY = RACE.map(({ seat }) => [seat, 1] as const);

beforeEach(() => {
  class Unseen {
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('MutationObserver', Unseen);
  vi.stubGlobal('document', { documentElement: {} });
  return () => vi.unstubAllGlobals();
});

describe('the last move of the winner', () => {
  it('runs at about half speed, and no other move does', async () => {
    const { noted, pace } = board();
    await noted.play(RACE, 'end');
    expect(noted.paces).toEqual(ORDINARY.map(([seat], at) => [seat, at === 2 ? 1.9 : 1]));
    expect([pace.slow, pace.ms(1000)]).toEqual([1, 1000]);
  });
  it('is in slow motion once: later finishers move at normal speed', async () => {
    const { noted } = board();
    await noted.play(RACE.slice(0, 4), 'won');
    noted.paces.length = 0;
    await noted.play(RACE.slice(4), 'end');
    expect(noted.paces).toEqual(ORDINARY.slice(4));
  });
  it.each([{ leads: false }, { isReduced: true }])('is as fast as any other with %j', async (wish) => {
    const { noted } = board(wish);
    await noted.play(RACE, 'end');
    expect(noted.paces).toEqual(ORDINARY);
  });
});
