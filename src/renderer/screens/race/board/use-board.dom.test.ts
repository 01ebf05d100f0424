// The board of a race as its screens open it: the game's board sees the drivers as they are now. Not here: what it draws.

import type { SeatInfo } from '@api/contract';
import type { Board, BoardOptions } from '@ui/board';
import type { GameUi } from '@ui/game-ui';
import { act, createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { BoardHost } from './board-host';
import { type BoardPlayer, useBoard } from './use-board';

const AI: SeatInfo = { seat: 0, name: 'Sora', colour: 'red', driver: { kind: 'ai', level: 'easy' } };
const PERSON: SeatInfo = { ...AI, name: 'Late', driver: { kind: 'lan' } };

/** What a screen passes on, the same objects at every rendering. */
function screen(createBoard: (options: BoardOptions) => Promise<Board>) {
  const player: BoardPlayer = { attach() {}, eventBegins() {} };
  const same = {
    ui: { createBoard } as unknown as GameUi,
    player,
    speed: () => 1,
    insetsOf: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
    onTarget() {},
    onSay() {},
  };
  return function Screen({ seats }: { seats: readonly SeatInfo[] }): ReactElement {
    const board = useBoard({ ...same, circuit: 'usa', past: [], seats });
    return createElement(
      'main',
      {},
      createElement(BoardHost, { board, className: '', readyClassName: '', onTap() {} }),
    );
  };
}

test('after a takeover, the open board names the person who drives now', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const opened: BoardOptions[] = [];
  const board = { setInsets() {}, destroy() {} } as unknown as Board;
  const Screen = screen(async (options) => {
    opened.push(options);
    return board;
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (seats: readonly SeatInfo[]) => act(async () => root.render(createElement(Screen, { seats })));
  const names = () => opened[0]?.seats.map(({ name }) => name);
  await show([AI]);
  expect(names()).toEqual(['Sora']);
  await show([PERSON]);
  expect(names()).toEqual(['Late']);
  // The same board: a new one would forget where everything is.
  expect(opened).toHaveLength(1);
  await act(async () => root.unmount());
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});
